// How fast a visitor wants things acted out.

import { settings } from "../state/settings.svelte";

/** Nothing moves for who asked for that, nor on a page that nobody looks at. */
export function isStill(): boolean {
  const reduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  return reduced || document.hidden;
}

/** 1 as usual, a half in half the time, 0 not at all. */
export const tempo = (): number => (isStill() ? 0 : settings.fast ? 0.5 : 1);
