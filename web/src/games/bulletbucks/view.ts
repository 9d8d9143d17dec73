// What a seat is shown of a game of Bulletbucks: `shown()` of src/clickbang/games/bulletbucks/view.py.

/** How many notes of 1,000, how many of 2,000. */
export type Notes = [ones: number, twos: number];

export interface BulletbucksView {
  seats: number;
  prompt: string;
  must: number[];
  sealed: boolean;
  sealed_by: number[];
  sealed_notes: Notes | null;
  round: number;
  markers: number;
  seated: number[];
  dead: number[];
  purse: Notes | null;
  bids: Notes[];
  pot: Notes;
  carried: Notes;
  stacks: Notes[][];
  standing_scores: number[];
  raising: boolean;
  tied: number[];
  high_bidder: number;
  named: number;
  spinning: boolean;
  open_purses: Notes[];
}

/** BB-3: so many markers are in the game. */
export const MARKERS = 6;

export const worth = ([ones, twos]: Notes): number => 1000 * ones + 2000 * twos;

/** What lies before a seat: an envelope that waits, a closed one, notes for all to see, or nothing. */
export type Before = "thinking" | "sealed" | "open" | "nothing";

export function before(view: BulletbucksView, seat: number): Before {
  if (view.sealed && view.must.includes(seat)) return view.sealed_by.includes(seat) ? "sealed" : "thinking";
  return worth(view.bids[seat] ?? [0, 0]) > 0 ? "open" : "nothing";
}
