// The page's one loudspeaker. A browser lets it speak only after somebody has touched the page.

import { settings } from "../state/settings.svelte";
import type { Cue } from "./cues";
import { Engine } from "./engine";

let context: AudioContext | null = null;
let engine: { of: string; heard: Engine } | null = null;
let isInRoom = false;
const nothing = () => {};

/** To be called when the page is touched, or sound is wanted or not: opens the loudspeaker of who wants to hear. */
export async function wake(): Promise<void> {
  if (!globalThis.AudioContext) return;
  if (!settings.sound) {
    await context?.suspend();
    return;
  }
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
  tune(context);
}

/** The engine of the room that one is in. */
function tune(speaker: AudioContext): Engine {
  if (engine?.of !== settings.skin) {
    engine?.heard.close();
    engine = { of: settings.skin, heard: new Engine(speaker, settings.skin === "gentle") };
    engine.heard.isOpen = isInRoom;
  }
  return engine.heard;
}

/** Play a sound, if one may be heard; returns how to end it early. */
export function play(cue: Cue): () => void {
  if (!settings.sound || context?.state !== "running") return nothing;
  return tune(context).play(cue);
}

/** Whether one is at a table, and looks at it: then the room is heard, too. */
export function enter(isThere: boolean): void {
  isInRoom = isThere;
  if (engine) engine.heard.isOpen = isThere;
}
