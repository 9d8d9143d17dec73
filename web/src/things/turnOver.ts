// For in:turnOver inside a {#key}: a small card or a tile is turned over. It is flat, so that dozens of them cost nothing.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lasting } from "./pace";

export function turnOver(_node: Element, { upwards = false } = {}): TransitionConfig {
  return {
    duration: lasting(320),
    easing: cubicOut,
    css: (t) => (upwards ? `transform: scale(1, ${t})` : `transform: scale(${t}, 1)`),
  };
}
