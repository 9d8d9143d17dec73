// Lets a table be heard.

import type { Ear, LogLine } from "../state/table.svelte";
import { beginningOf, soundOf } from "./cues";
import { play } from "./player";

/** Remarks that come within so many milliseconds are heard as one. */
const BURST = 1000;

/** What is heard depends on the game, which a table knows once the server has told it. */
export function soundEar(game: () => string | undefined): Ear {
  let hush = () => {};
  let spokenAt = 0;
  return {
    begins({ event }: LogLine): void {
      const which = beginningOf(game(), event);
      if (which) hush = play(which);
    },
    told(lines: LogLine[]): void {
      hush();
      for (const which of new Set(lines.map(({ event }) => soundOf(game(), event)))) if (which) play(which);
    },
    asked: () => void play("your-turn"),
    spoken(): void {
      // all that was said before one came arrives at once
      if (Date.now() - spokenAt > BURST) play("talk");
      spokenAt = Date.now();
    },
  };
}
