// Which event is heard as what. A game says what is its own; these are heard in every game.

import { gameOf } from "../games/registry";
import type { Played } from "../net/protocol";
import type { Sound } from "./synth";

const TOLD: Record<string, Sound> = { Sealed: "seal", Ended: "over" };

/** While it is acted out. */
export const beginningOf = (game: string | undefined, event: Played["event"]): Sound | undefined =>
  gameOf(game).begins?.[event.type];

/** Once it is told. */
export const soundOf = (game: string | undefined, event: Played["event"]): Sound | undefined =>
  TOLD[event.type] ?? gameOf(game).told?.(event);
