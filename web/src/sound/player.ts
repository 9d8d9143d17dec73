// The page's one loudspeaker. A browser lets it speak only after somebody has touched the page.

import { settings } from "../state/settings.svelte";
import type { Cue } from "./cues";
import { sound } from "./synth";

let context: AudioContext | null = null;
const nothing = () => {};

/** To be called when the page is touched: opens the loudspeaker of who wants to hear something. */
export async function wake(): Promise<void> {
  if (!settings.sound || !globalThis.AudioContext) return;
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
}

/** Play a sound, if one may be heard; returns how to end it early. */
export function play(cue: Cue): () => void {
  if (!settings.sound || context?.state !== "running") return nothing;
  return sound(context, cue.sound === "bang" && settings.skin === "gentle" ? "pop" : cue.sound);
}
