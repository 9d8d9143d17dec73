// Which event is heard as what. A game says what is its own; these are heard in every game.

import { gameOf } from "../games/registry";
import type { Played } from "../net/protocol";
import type { Sound } from "./scores";

/** Something to be heard at a step of a scene. */
export interface Cue {
  sound: Sound;
  /** Steps up the scale from the sound's own note: a pot that grows rises. */
  pitch?: number;
  /** Milliseconds, where the sound has no length of its own. */
  lasts?: number;
  /** How near the worst is, from 0 to 1. */
  risk?: number;
}

const TOLD: Record<string, Sound> = { Sealed: "seal" };

/** What is told without having been acted out. */
export const soundOf = (game: string | undefined, event: Played["event"]): Sound | undefined =>
  TOLD[event.type] ?? gameOf(game).told?.(event) ?? (event.type === "Ended" ? "over" : undefined);
