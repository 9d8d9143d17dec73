// What a seat is shown of World Championship, and what its numbers mean.

import { BEFORE_ALL } from "../before";
import type { Card, View } from "./protocol";

export const PHASES = ["pocket", "spin", "bet", "accusation", "trigger", "scoring"] as const;

export const CLICK = 0;
export const BULLET = 1;
/** A pocket that this seat has not seen; an empty one is less than a CLICK. */
export const UNSEEN = 2;

export const AT_SELF = -1;
export const AT_SKY = -2;

export type Cards = Record<string, Card>;

/** Before the first message of a game: a table at which nobody sits. */
const EMPTY: View = {
  ...BEFORE_ALL,
  round: 0,
  first: 0,
  phase: "",
  goal: 0,
  team: 0,
  players: [],
  hand: null,
  deck_left: 0,
  played: {},
  accusations: [],
  last_captain: -1,
};

/** What one sees, as far as one has been told. */
export const championship = (view: Partial<View>): View => ({ ...EMPTY, ...view });

/** The seats around the table, beginning with one's own. */
export function around(seats: number, you: number | null): number[] {
  return Array.from({ length: seats }, (_, index) => (index + (you ?? 0)) % seats);
}

/** Whether there are action cards in this game. */
export const hasDeck = (view: View): boolean => view.options.deck !== "none";

/** Everybody's own colour, by which their arrows and their plate are known; light enough for the dark felt. */
const HUES = ["#ffd166", "#6fd3ff", "#ff8fa3", "#8ce99a", "#d0a2ff", "#ffab5e", "#5ee3cf", "#f2a6e8"];
export const hueOf = (seat: number): string => HUES[seat % HUES.length]!;

export const BARREL = 6;
