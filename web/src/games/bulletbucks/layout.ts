// Where everything lies on a table of Bulletbucks: people around it, before each their bid, in the middle the pot and the
// well of the wheel. Pixels of the table's field; every point is the middle of what lies there.

import { type Oval, seating } from "../../room/places";

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  seat: number;
  /** 1 where the table is to the right of the head, -1 where it is to the left. */
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
  /** The size of what stands at a seat: its font, in pixels. */
  font: number;
  oval: Oval;
  pot: Point;
  well: Point;
  /** Where the wheel lies while there is no pot: in the very middle. */
  rest: Point;
  /** The widest the wheel can be where it is seen from near. */
  near: number;
}

/** A wide table has the pot beside the wheel, a high one above it. */
const WIDE = 1.1;
/** A wide table is longer than others: there is room for bids at both ends of it. */
const LONGEST = 3.1;
/** On a phone that lies on its side people are smaller. */
const LOW = 400;
const LEAST_UNIT = 4;
const MOST_UNIT = 14;
/** What a bid takes with its word below it, and what the pot and the well of the wheel take, in units. */
export const BID = { width: 9, height: 7 };
export const POT = { width: 15, height: 12 };
export const WELL = 14.5;
/** What is won, below a name: how high that is, how far left of the middle its stacks lie, and how wide one of them is, by its font. */
export const CHIP = { height: 1.5, stacks: 1.95, stack: 2.3 };

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
  const most = Math.max(
    64,
    Math.min(height * (isWide ? (height < LOW ? 0.27 : 0.33) : 0.22), width * 0.28, 280),
  );
  const seated = seating(seats, width, height, { aspect: isWide ? 1.12 : 1.02, most, longest: LONGEST });
  const { oval } = seated;
  const nearest = you ?? 0;
  const people = Array.from({ length: seats }, (_, seat): Box => {
    const { x, y } = seated.spots[(seat - nearest + seats) % seats]!;
    return { x, y, width: seated.width, height: seated.height };
  });
  const { unit, middle, bids } = arranged(people, oval, seated.height * 0.074, isWide);
  const font = Math.max(11.5, Math.min(20, seated.height * 0.1));
  const places = people.map(({ x, y }, seat): Place => {
    const side = x > oval.x + 1 ? -1 : 1;
    // below the name, beside the score
    const won = { x: x - font * CHIP.stacks, y: y + seated.height / 2 - (font * CHIP.height) / 2 };
    return { seat, x, y, side, bid: bids.at[seat]!, won };
  });
  const [pot, well] = middle;
  const centred = { ...well, x: oval.x, y: oval.y };
  const bid = { width: BID.width * unit, height: BID.height * unit };
  const rest = bids.at.some((at) => overlap({ ...at, ...bid }, centred) > unit) ? well : centred;
  const near = Math.min(width * 0.5, height * 0.42, 340);
  return { places, width: seated.width, height: seated.height, unit, font, oval, pot, well, rest, near };
}

/** As large as everything fits; where it would be small, not all have their bid right before them. */
function arranged(people: Box[], oval: Oval, most: number, isWide: boolean) {
  const largest = Math.max(LEAST_UNIT, Math.min(MOST_UNIT, most));
  const arrange = (unit: number, straight: number, isCentred: boolean) => {
    const middle = middleOf(oval, unit, isWide, isCentred);
    return { unit, middle, bids: bidsFor(people, middle, oval, unit, straight) };
  };
  for (const [straight, least, isCentred, mayHang] of [
    [STRAIGHT, largest * 0.8, true, false],
    [LEAST_AHEAD, largest * 0.7, true, false],
    [STRAIGHT, largest * 0.7, false, false],
    [LEAST_AHEAD, largest * 0.7, false, false],
    [LEAST_AHEAD, LEAST_UNIT, false, true],
  ] as const)
    for (let unit = largest; unit >= least; unit -= 0.25) {
      const found = arrange(unit, straight, isCentred);
      if (found.bids.fits && (mayHang || !found.bids.hangs)) return found;
    }
  return arrange(LEAST_UNIT, LEAST_AHEAD, false);
}

/** The pot and the well: that in the very middle of the table, or where there is no room for it, the two together. */
function middleOf({ x, y }: Oval, unit: number, isWide: boolean, isCentred: boolean): [pot: Box, well: Box] {
  const apart = unit * (isWide ? 16 : 13.6);
  const [pot, well] = isCentred ? [apart, 0] : [apart * 0.52, apart * 0.52];
  const off = (by: number) => (isWide ? { x: x + by, y } : { x, y: y + by });
  return [
    { ...off(-pot), width: POT.width * unit, height: POT.height * unit },
    { ...off(well), width: WELL * unit, height: WELL * unit },
  ];
}

/** A bid right before everybody, as far towards the middle as there is room; and whether there is for all. */
function bidsFor(
  people: Box[],
  middle: Box[],
  oval: Oval,
  unit: number,
  straight: number,
): { at: Point[]; fits: boolean; hangs: boolean } {
  const taken = [...people, ...middle];
  let fits = true;
  let hangs = false;
  const at = people.map((from) => {
    const size = { width: BID.width * unit, height: BID.height * unit };
    const inward = inwardAt(from, oval);
    const least = Math.abs(from.x - oval.x) < from.width / 4 ? straight : LEAST_AHEAD;
    let best = { ...from, cost: Number.POSITIVE_INFINITY, over: 0, off: 0 };
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
      const off = offFelt(spot, oval);
      const cost = over * 50 - ahead * unit + off * unit * 9;
      if (cost < best.cost) best = { ...spot, cost, over, off };
    }
    taken.push({ ...best, ...size });
    fits &&= best.over < 1;
    hangs ||= best.off > 0;
    return { x: best.x, y: best.y };
  });
  return { at, fits, hangs };
}

/** How far something lies over the edge of the table; a little of it may. */
function offFelt({ x, y }: Point, oval: Oval): number {
  return Math.max(0, ((x - oval.x) / oval.rx) ** 2 + ((y - oval.y) / oval.ry) ** 2 - 0.8);
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

/** Stacks lie over one another like tiles, the newest on top. */
export function stackAt({ won }: Place, { font }: Layout, which: number, many: number): Point {
  const step = (font * 0.9) / Math.max(2, many - 1);
  return { x: won.x + (which - (many - 1) / 2) * step, y: won.y };
}
