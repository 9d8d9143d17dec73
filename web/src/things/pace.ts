// How long movement lasts for this visitor: not at all where less motion is wanted, half as long in fast mode.

import { prefersReducedMotion } from "svelte/motion";
import { settings } from "../state/settings.svelte";

/** Milliseconds for something that usually lasts this long. */
export function lasting(milliseconds: number): number {
  if (prefersReducedMotion.current) return 0;
  return settings.fast ? milliseconds / 2 : milliseconds;
}
