import type { Invitation } from "../game";
import Picture from "./Picture.svelte";

const invitation: Invitation = { Picture, seats: 4 };

export default invitation;
