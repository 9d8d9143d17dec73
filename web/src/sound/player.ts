// The page's one loudspeaker. A browser lets it speak only after somebody has touched the page.

import { settings } from "../state/settings.svelte";
import { type Sound, sound } from "./synth";

let context: AudioContext | null = null;
const nothing = () => {};

/** To be called when the page is touched: opens the loudspeaker of who wants to hear something. */
export async function wake(): Promise<void> {
  if (!settings.sound || !globalThis.AudioContext) return;
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
}

/** Play a sound, if one may be heard; returns how to end it early. */
export function play(which: Sound): () => void {
  if (!settings.sound || context?.state !== "running") return nothing;
  return sound(context, which === "bang" && settings.skin === "gentle" ? "pop" : which);
}
