// Where everything lies on a table of Bulletbucks: people around it, before each their bid, in the middle the pot and the
// well of the wheel. Pixels of the table's field; every point is the middle of what lies there.

import { type Oval, type Seating, seating } from "../../room/places";

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
  /** How much larger a head is than the rest of its place. */
  loom: number;
  /** Whoever faces the wheel comes to the light: the middle of their place there, and how much larger it and its head are. */
  front: Point & { scale: number; loom: number };
  /** Where the wheel is then. */
  before: Point;
}

/** How large things are beside places, at most. */
const THINGS = 0.074;
/** The lines below a head, by the font of a place: name, status, what is won. */
export const LINES = 4.3;
/** How much higher than wide a place is on a table that reaches far down. */
const TALL = 1.3;
const AIR = 14;
/** What the odds take below the wheel. */
const PLATE = 64;
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
/** The share of the width of their place beside which somebody holds a bid, and how small that may be for it. */
const HELD = 0.36;
const HELD_LEAST = 0.55;
const LOW_HELD = 0.2;
const GRAZED = 0.74;
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
    Math.min(height * (isWide ? (height < LOW ? 0.3 : 0.33) : 0.22), width * 0.28, 280),
  );
  const seated = seating(seats, width, height, { aspect: isWide ? 1.12 : 1.02, most, longest: LONGEST });
  const font = Math.max(12.2, Math.min(22, seated.height * 0.1));
  const place = { width: seated.width, height: seated.height, font, loom: 1 };
  return laid(seated, place, seated.height * THINGS, you, width, height);
}

/** The same table while it reaches further down: places are larger, and heads larger still. */
export function opened(closed: Layout, you: number | null, width: number, height: number): Layout {
  const seats = closed.places.length;
  const isWide = width > height * WIDE;
  const aspect = isWide ? closed.width / closed.height : 1 / TALL;
  const wide = Math.min(width * 0.31, closed.width * 1.3);
  const most = Math.min(wide / aspect, height * (isWide ? 0.36 : 0.24));
  const found = seating(seats, width, height, { aspect, most, longest: LONGEST });
  const seated = isWide ? found : risen(found);
  const scale = seated.width / closed.width;
  const place = { width: seated.width, height: closed.height * scale, font: closed.font * scale };
  const loom = 1 + Math.max(0, seated.height - place.height) / headOf(place);
  const things = isWide ? closed.unit * 1.15 : seated.height * THINGS;
  return laid(seated, { ...place, loom }, things, you, width, height);
}

/** Where nobody sits at the upper end of the table, all move up a little. */
function risen({ spots, height, ...rest }: Seating): Seating {
  const ys = spots.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const by = 1 + Math.max(0, top - height / 2) / 2 / Math.max(1, bottom - top);
  return { ...rest, height, spots: spots.map((spot) => ({ ...spot, y: bottom - (bottom - spot.y) * by })) };
}

/** How high a head is at a place: all that the lines below it leave. */
export const headOf = ({ height, font }: Pick<Layout, "height" | "font">): number => height - LINES * font;

/** People where they are seated, and everything else in between. */
function laid(
  seated: Seating,
  { width: wide, height: high, font, loom }: Pick<Layout, "width" | "height" | "font" | "loom">,
  most: number,
  you: number | null,
  width: number,
  height: number,
): Layout {
  const isWide = width > height * WIDE;
  const { oval } = seated;
  const seats = seated.spots.length;
  const nearest = you ?? 0;
  const people = Array.from({ length: seats }, (_, seat): Box => {
    const { x, y } = seated.spots[(seat - nearest + seats) % seats]!;
    return { x, y, width: seated.width, height: seated.height };
  });
  const { unit, middle, bids } = arranged(people, oval, most, isWide);
  const places = people.map(({ x, y: middle }, seat): Place => {
    const side = x > oval.x + 1 ? -1 : 1;
    // a head that looms stands over its place
    const y = middle + (seated.height - high) / 2;
    // below the name, beside the score
    const won = { x: x - font * CHIP.stacks, y: y + high / 2 - (font * CHIP.height) / 2 };
    return { seat, x, y, side, bid: bids.at[seat]!, won };
  });
  const [pot, well] = middle;
  const centred = { ...well, x: oval.x, y: oval.y };
  const bid = { width: BID.width * unit, height: BID.height * unit };
  const rest = bids.at.some((at) => overlap({ ...at, ...bid }, centred) > unit) ? well : centred;
  const near = Math.min(width * 0.5, height * (isWide ? 0.42 : 0.32), 340);
  const faced = facing(headOf({ height: high, font }), LINES * font, near, width, height);
  return { places, width: wide, height: high, unit, font, oval, pot, well, rest, loom, ...faced };
}

/** On a wide table whoever faces the wheel is beside it, on a high one above it; both in the middle. */
function facing(
  head: number,
  lines: number,
  wished: number,
  width: number,
  height: number,
): Pick<Layout, "front" | "before" | "near"> {
  const isWide = width > height * WIDE;
  const liked = Math.min(isWide ? height * 0.4 : width * 0.4, isWide ? 260 : height * 0.25);
  // head, lines, wheel and plate stand below each other: what can be smaller is, until all of it is on the stage
  const room = height - lines * Math.max(1, Math.min(1.5, liked / head)) - PLATE - AIR * 2;
  const share = isWide ? 1 : Math.min(1, Math.max(0.4, room / (liked + wished)));
  const [wanted, near] = [liked * share, wished * share];
  // what is written there need not be as large as the head
  const scale = Math.min(1.5, Math.max(1, wanted / head));
  const loom = Math.max(1, wanted / head / scale);
  const [x, y] = [width / 2, height / 2];
  if (isWide) {
    const apart = (near + wanted) / 2 + height * 0.06;
    return { front: { x: x - apart / 2, y, scale, loom }, before: { x: x + apart / 2, y }, near };
  }
  // a head that looms stands over its place: all of it is above the wheel
  const whole = (head * loom + lines) * scale;
  const top = Math.max(0, height - whole - near - PLATE) / 2;
  return {
    front: { x, y: top + whole - ((head + lines) * scale) / 2, scale, loom },
    before: { x, y: top + whole + near / 2 + AIR * 1.5 },
    near,
  };
}

/** As large as everything fits; where it would be small, not all have their bid right before them. */
function arranged(people: Box[], oval: Oval, most: number, isWide: boolean) {
  const largest = Math.max(LEAST_UNIT, Math.min(MOST_UNIT, most));
  const arrange = (unit: number, straight: number, isCentred: boolean, isHeld = false) => {
    const middle = middleOf(oval, unit, isWide, isCentred);
    return { unit, middle, bids: bidsFor(people, middle, oval, unit, straight, isHeld) };
  };
  // a narrow table has no room beside people: everybody holds their bid towards the middle
  if (!isWide)
    for (let unit = largest; unit >= largest * HELD_LEAST; unit -= 0.25)
      for (const isCentred of [true, false]) {
        const found = arrange(unit, STRAIGHT, isCentred, true);
        if (found.bids.fits && !found.bids.hangs) return found;
      }
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
  isHeld: boolean,
): { at: Point[]; fits: boolean; hangs: boolean } {
  const bids: Box[] = [];
  let fits = true;
  let hangs = false;
  const at = people.map((from) => {
    const size = { width: BID.width * unit, height: BID.height * unit };
    const inward = inwardAt(from, oval);
    const least = isHeld || Math.abs(from.x - oval.x) < from.width / 4 ? straight : LEAST_AHEAD;
    const taken = [
      ...people.filter((one) => !isHeld || one !== from),
      ...(isHeld ? middle.map(grazed) : middle),
      ...bids,
    ];
    const own = from.width * (isHeld ? HELD : 1);
    // beside the name of who holds it
    const low = isHeld ? from.height * LOW_HELD * Math.abs(inward.x) : 0;
    let best = { ...from, cost: Number.POSITIVE_INFINITY, over: 0, off: 0 };
    for (let step = 0; step < TRIES; step++) {
      const turn = (step / TRIES) * 2 * Math.PI;
      const [x, y] = [Math.cos(turn), Math.sin(turn)];
      const far = Math.min(
        (own + size.width) / 2 / Math.max(Math.abs(x), 1e-9),
        (from.height + size.height) / 2 / Math.max(Math.abs(y), 1e-9),
      );
      const spot = { x: from.x + x * (far + 2), y: from.y + low + y * (far + 2), ...size };
      const ahead = x * inward.x + y * inward.y;
      const over =
        taken.reduce((sum, other) => sum + overlap(spot, other), 0) + Math.max(0, least - ahead) * unit * 9;
      const off = offFelt(spot, oval);
      const cost = over * 50 - ahead * unit + off * unit * 9;
      if (cost < best.cost) best = { ...spot, cost, over, off };
    }
    bids.push({ ...best, ...size });
    fits &&= best.over < 1;
    hangs ||= best.off > 0;
    return { x: best.x, y: best.y };
  });
  return { at, fits, hangs };
}

/** What is held towards the middle may graze what lies there. */
const grazed = ({ x, y, width, height }: Box): Box => ({
  x,
  y,
  width: width * GRAZED,
  height: height * GRAZED,
});

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

/** Somebody's place, or the one in the light. */
export function placeIn({ places, front }: Layout, seat: number, isFront: boolean): Place {
  const place = places[seat]!;
  if (!isFront) return place;
  const { x, y, scale } = front;
  const [dx, dy] = [(place.won.x - place.x) * scale, (place.won.y - place.y) * scale];
  return { ...place, x, y, won: { x: x + dx, y: y + dy } };
}

/** Stacks lie over one another like tiles, the newest on top. */
export function stackAt({ won }: Place, font: number, which: number, many: number): Point {
  const step = (font * 0.9) / Math.max(2, many - 1);
  return { x: won.x + (which - (many - 1) / 2) * step, y: won.y };
}
