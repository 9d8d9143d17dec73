// What is acted out on the table, and for how long. Until it is over nothing on the page tells what came of it.

import type { GameName } from "../net/messages";
import { settings } from "./settings.svelte";

/** Milliseconds, as long as the animation that belongs to the event. */
const SUSPENSE: Record<GameName, Record<string, number>> = {
  bulletbucks: { BidsRevealed: 800, RaisesRevealed: 800, Clicked: 1600, Banged: 1600 },
  championship: { AccusationsRevealed: 1200, PocketShown: 1000, ShotsFired: 1100 },
  battleroyal: {
    SignsRevealed: 1100,
    CardsRevealed: 900,
    BangsHeard: 700,
    TeamFormed: 900,
    AllAlone: 900,
    NothingHappened: 900,
    Eliminated: 1100,
  },
};

/** Nothing moves for who asked for that, nor on a page that nobody looks at. */
export function isStill(): boolean {
  const reduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  return settings.fast || reduced || document.hidden;
}

export function suspenseOf(game: GameName, event: string): number {
  return isStill() ? 0 : (SUSPENSE[game][event] ?? 0);
}
