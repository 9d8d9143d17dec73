// Who sits where: oneself nearest, the others clockwise around the table as they sit.

/** Places of the wide table by the number of others: d and e beside the middle, a b c across. */
const PLACES: Record<number, string> = { 2: "de", 3: "dbe", 4: "dace", 5: "dabce" };

export interface Place {
  seat: number;
  /** Letter of the place at the wide table; y is the nearest. */
  at: string;
}

/** Everybody's place, the nearest seat last; a spectator sits down behind seat 0. */
export function places(seats: number, you: number | null): Place[] {
  const nearest = you ?? 0;
  const letters = PLACES[seats - 1] ?? "";
  const others = [...letters].map((at, index) => ({ seat: (nearest + 1 + index) % seats, at }));
  return [...others, { seat: nearest, at: "y" }];
}
