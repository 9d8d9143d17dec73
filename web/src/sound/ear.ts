// Lets a table be heard.

import type { Ear, LogLine } from "../state/table.svelte";
import { beginningOf, soundOf } from "./cues";
import { play } from "./player";

/** What is heard depends on the game, which a table knows once the server has told it. */
export function soundEar(game: () => string | undefined): Ear {
  let hush = () => {};
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
  };
}
