// How long movement lasts for this visitor.

import { tempo } from "../director/tempo";

/** Milliseconds for something that usually lasts this long: none where nothing may move, half as many in fast mode. */
export const lasting = (milliseconds: number): number => milliseconds * tempo();
