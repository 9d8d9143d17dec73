// For how long an event is acted out on the table. Until that is over nothing on the page tells what came of it.

import { gameOf } from "../games/registry";
import { settings } from "./settings.svelte";

/** Nothing moves for who asked for that, nor on a page that nobody looks at. */
export function isStill(): boolean {
  const reduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  return settings.fast || reduced || document.hidden;
}

export const suspenseOf = (game: string, event: string): number =>
  isStill() ? 0 : (gameOf(game).scenes?.[event] ?? 0);
