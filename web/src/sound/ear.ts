// Lets a table be heard.

import type { Ear, LogLine, OnStage } from "../director/director.svelte";
import { gameOf } from "../games/registry";
import { soundOf } from "./cues";
import { play } from "./player";
import type { Sound } from "./scores";

/** Remarks that come within so many milliseconds are heard as one. */
const BURST = 1000;
/** What goes on until something else happens; all other sounds are left to die away. */
const GOES_ON: Sound[] = ["spin", "pulse"];

/** What is heard depends on the game, which a table knows once the server has told it. */
export function soundEar(game: () => string | undefined): Ear {
  let hush = () => {};
  let spokenAt = 0;
  /** The number of the line whose outcome has been heard on stage. */
  let heard = 0;
  return {
    steps(scene: OnStage): void {
      const { event, step, steps, number } = scene;
      const cue = gameOf(game()).scenes?.[event.type]?.cue?.(event, step, scene);
      if (step === steps) heard = number;
      if (step === steps || cue?.sound === "silence") hush();
      if (!cue) return;
      const stop = play(cue);
      if (GOES_ON.includes(cue.sound)) hush = stop;
    },
    told(lines: LogLine[]): void {
      const fresh = lines.filter(({ number }) => number !== heard);
      for (const sound of new Set(fresh.map(({ event }) => soundOf(game(), event))))
        if (sound) play({ sound });
    },
    asked: () => void play({ sound: "your-turn" }),
    spoken(): void {
      // all that was said before one came arrives at once
      if (Date.now() - spokenAt > BURST) play({ sound: "talk" });
      spokenAt = Date.now();
    },
  };
}
