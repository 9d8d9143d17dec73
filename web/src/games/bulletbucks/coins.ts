// Where each marker lies. They are all alike, but one that is taken is the one that travels: each stays what it is.

/** In the centre, or in the hand of whoever spins; otherwise the seat on whose stack it lies. */
export const CENTRE = -1;
export const HAND = -2;

/** The places of all markers, as few of them moved as the numbers ask for. */
export function moved(before: readonly number[], wanted: ReadonlyMap<number, number>): number[] {
  const open = new Map(wanted);
  const take = (place: number): boolean => {
    const left = open.get(place) ?? 0;
    if (left > 0) open.set(place, left - 1);
    return left > 0;
  };
  const total = [...wanted.values()].reduce((sum, count) => sum + count, 0);
  const kept: (number | null)[] = Array.from({ length: total }, (_, coin) => {
    const place = before[coin];
    return place !== undefined && take(place) ? place : null;
  });
  return kept.map((place) => place ?? [...open.keys()].find(take)!);
}
