// Where everything lies on a table of Bulletbucks: people around it, before each their bid, in the middle the pot and the
// well of the wheel. Pixels of the table's field; every point is the middle of what lies there.

import { type Oval, seating } from "../../room/places";

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  seat: number;
  /** 1 where what is won lies to the right of the head, -1 where it lies to the left. */
  side: 1 | -1;
  /** Where this player's bid lies. */
  bid: Point;
  /** Where what this player has won is heaped up. */
  won: Point;
}

export interface Layout {
  /** By seat. */
  places: Place[];
  width: number;
  height: number;
  /** The size of things: their font, in pixels. */
  unit: number;
  oval: Oval;
  pot: Point;
  well: Point;
  /** The widest the wheel can be where it is seen from near. */
  near: number;
}

/** A wide table has the pot beside the wheel, a high one above it. */
const WIDE = 1.1;
const LEAST_UNIT = 4;
const MOST_UNIT = 14;
/** What a bid takes with its word below it, and what the pot and the well of the wheel take, in units. */
export const BID = { width: 9, height: 7 };
export const POT = { width: 15, height: 12 };
export const WELL = 14.5;

/** The points around a place at which a bid is tried. */
const TRIES = 48;
/** It lies rather before somebody than beside them: by the cosine of the angle. */
const LEAST_AHEAD = 0.1;
/** Across the table and before oneself there is room right in front. */
const STRAIGHT = 0.9;

interface Box extends Point {
  width: number;
  height: number;
}

/** A spectator sits down behind seat 0. */
export function layout(seats: number, you: number | null, width: number, height: number): Layout {
  const isWide = width > height * WIDE;
  const most = Math.max(64, Math.min(height * (isWide ? 0.27 : 0.2), width * 0.27, 250));
  const seated = seating(seats, width, height, { aspect: isWide ? 1.12 : 1.02, most });
  const { oval } = seated;
  const nearest = you ?? 0;
  const people = Array.from({ length: seats }, (_, seat): Box => {
    const { x, y } = seated.spots[(seat - nearest + seats) % seats]!;
    return { x, y, width: seated.width, height: seated.height };
  });
  const { unit, middle, bids } = arranged(people, oval, seated.height * 0.074, isWide);
  const places = people.map(({ x, y }, seat): Place => {
    // what is won lies on the side of the table
    const side = x > oval.x + 1 ? -1 : 1;
    const won = { x: x + side * seated.width * 0.26, y: y - seated.height * 0.2 };
    return { seat, x, y, side, bid: bids.at[seat]!, won };
  });
  const [pot, well] = middle;
  const near = Math.min(width * 0.5, height * 0.42, 340);
  return { places, width: seated.width, height: seated.height, unit, oval, pot, well, near };
}

/** As large as everything fits; where it would be small, not all have their bid right before them. */
function arranged(people: Box[], oval: Oval, most: number, isWide: boolean) {
  const largest = Math.max(LEAST_UNIT, Math.min(MOST_UNIT, most));
  const arrange = (unit: number, straight: number) => {
    const middle = middleOf(oval, unit, isWide);
    return { unit, middle, bids: bidsFor(people, middle, oval, unit, straight) };
  };
  for (const [straight, least] of [
    [STRAIGHT, largest * 0.75],
    [LEAST_AHEAD, LEAST_UNIT],
  ] as const)
    for (let unit = largest; unit >= least; unit -= 0.25) {
      const found = arrange(unit, straight);
      if (found.bids.fits) return found;
    }
  return arrange(LEAST_UNIT, LEAST_AHEAD);
}

/** The pot and the well. */
function middleOf({ x, y }: Oval, unit: number, isWide: boolean): [pot: Box, well: Box] {
  const away = isWide ? { x: unit * 8.4, y: 0 } : { x: 0, y: unit * 7.2 };
  return [
    { x: x - away.x, y: y - away.y, width: POT.width * unit, height: POT.height * unit },
    { x: x + away.x, y: y + away.y, width: WELL * unit, height: WELL * unit },
  ];
}

/** A bid right before everybody, as far towards the middle as there is room; and whether there is for all. */
function bidsFor(
  people: Box[],
  middle: Box[],
  oval: Oval,
  unit: number,
  straight: number,
): { at: Point[]; fits: boolean } {
  const taken = [...people, ...middle];
  let fits = true;
  const at = people.map((from) => {
    const size = { width: BID.width * unit, height: BID.height * unit };
    const inward = inwardAt(from, oval);
    const least = Math.abs(from.x - oval.x) < from.width / 4 ? straight : LEAST_AHEAD;
    let best = { ...from, cost: Number.POSITIVE_INFINITY, over: 0 };
    for (let step = 0; step < TRIES; step++) {
      const turn = (step / TRIES) * 2 * Math.PI;
      const [x, y] = [Math.cos(turn), Math.sin(turn)];
      const far = Math.min(
        (from.width + size.width) / 2 / Math.max(Math.abs(x), 1e-9),
        (from.height + size.height) / 2 / Math.max(Math.abs(y), 1e-9),
      );
      const spot = { x: from.x + x * (far + 2), y: from.y + y * (far + 2), ...size };
      const ahead = x * inward.x + y * inward.y;
      const over =
        taken.reduce((sum, other) => sum + overlap(spot, other), 0) + Math.max(0, least - ahead) * unit * 9;
      const cost = over * 50 - ahead * unit;
      if (cost < best.cost) best = { ...spot, cost, over };
    }
    taken.push({ ...best, ...size });
    fits &&= best.over < 1;
    return { x: best.x, y: best.y };
  });
  return { at, fits };
}

/** How far two boxes lie over one another. */
export function overlap(one: Box, two: Box): number {
  const x = (one.width + two.width) / 2 - Math.abs(one.x - two.x);
  const y = (one.height + two.height) / 2 - Math.abs(one.y - two.y);
  return x > 0 && y > 0 ? Math.min(x, y) : 0;
}

/** Straight away from the edge of the table. */
function inwardAt({ x, y }: Point, oval: Oval): Point {
  const [dx, dy] = [(oval.x - x) / oval.rx ** 2, (oval.y - y) / oval.ry ** 2];
  const way = Math.hypot(dx, dy) || 1;
  return { x: dx / way, y: dy / way };
}

export const between = (one: Point, two: Point, share: number): Point => ({
  x: one.x + (two.x - one.x) * share,
  y: one.y + (two.y - one.y) * share,
});

/** Stacks lie side by side, and over one another where there are many. */
export function stackAt({ won }: Place, { unit, width }: Layout, which: number, many: number): Point {
  const step = Math.min(unit * 4.6, (width * 0.46 - unit * 4) / Math.max(1, many - 1));
  return { x: won.x + (which - (many - 1) / 2) * step, y: won.y };
}
