// What lies on the table of Bulletbucks.

import type { Notes, SeatNotes, View } from "./protocol";

/** BB-3: so many markers are in the game. */
export const MARKERS = 6;

export const worth = ([ones, twos]: Notes): number => 1000 * ones + 2000 * twos;

/** BB-17: the money in these stacks, times the markers on them. */
export const scoreOf = (stacks: Notes[]): number =>
  stacks.length * stacks.reduce((sum, notes) => sum + worth(notes), 0);

export const without = ([ones, twos]: Notes, [lessOnes, lessTwos]: Notes): Notes => [
  ones - lessOnes,
  twos - lessTwos,
];

/** What of all that is turned over one has put there oneself. */
export function ownOf(turned: SeatNotes[], view: Partial<View>): Notes {
  const [, ones, twos] = turned.find(([seat]) => seat === view.seat) ?? [0, 0, 0];
  return [ones, twos];
}

/** What lies before a seat: an envelope that waits, a closed one, notes for all to see, or nothing. */
export type Before = "thinking" | "sealed" | "open" | "nothing";

export function before(view: View, seat: number): Before {
  if (view.sealed && view.must.includes(seat)) return view.sealed_by.includes(seat) ? "sealed" : "thinking";
  return worth(view.bids[seat] ?? [0, 0]) > 0 ? "open" : "nothing";
}
