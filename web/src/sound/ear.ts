// Lets a table be heard.

import type { Ear, LogLine } from "../state/table.svelte";
import { beginningOf, soundOf } from "./cues";
import { play } from "./player";

export function soundEar(): Ear {
  let hush = () => {};
  return {
    begins({ event }: LogLine): void {
      const which = beginningOf(event);
      if (which) hush = play(which);
    },
    told(lines: LogLine[]): void {
      hush();
      for (const which of new Set(lines.map(({ event }) => soundOf(event)))) if (which) play(which);
    },
    asked: () => void play("your-turn"),
  };
}
