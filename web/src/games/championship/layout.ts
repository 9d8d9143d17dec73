// Where everything lies: oneself below with one's hand, the others up both sides and along the top, the middle free for
// what is acted out. Pixels of the table's field. Everything of a place is measured in its unit.

import type { Oval } from "../../room/places";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Layout {
  /** The middles of the places, by seat. */
  places: Point[];
  /** The size of what lies at the others' places, and at one's own: pixels of a font. */
  unit: number;
  own: number;
  oval: Oval;
  /** The middle of the table; x and y are its upper left corner, as of the hand. */
  stage: Box;
  hand: Box;
  /** Whose place is below the middle. */
  mine: number;
  /** How wide words in the middle may be: as wide as the felt is there. */
  words: number;
}

/** A place, in units of its font. */
export const WIDE = 11.4;
export const HIGH = 12.8;
const LEAST = 6.4;
const MOST = 20;
const GAP = 6;
/** So few others may be larger than oneself. */
const FEW = 2;
/** On a table no wider than this, oneself and one's hand share its edge. */
const NARROW = 480;

/** What the middle needs: beside the people at the sides, or below them. */
const STAGE = { width: 104, height: 92 };

interface Tried {
  unit: number;
  spots: Point[];
  stage: Box;
  worth: number;
}

/** A spectator sits behind seat 0. Who holds no cards has the whole edge of the table. */
export function layout(
  seats: number,
  you: number | null,
  width: number,
  height: number,
  hasHand: boolean,
): Layout {
  const isWide = width > Math.max(height * 1.15, NARROW);
  const big = Math.min(
    MOST,
    Math.max(LEAST + 1.4, Math.min(height * (isWide ? 0.029 : 0.022), width * 0.0275)),
  );
  const band = hasHand
    ? Math.max(big * HIGH, Math.min(height * (isWide ? 0.3 : 0.23), 250))
    : Math.min(big * HIGH, height * 0.34);
  const own = Math.min(MOST, band / HIGH, hasHand && !isWide ? (width * 0.43) / WIDE : MOST, big * 1.12);
  const free = height - band - GAP;
  const others = seats - 1;
  const tried: Tried[] = [];
  for (let sides = 0; sides <= Math.floor(others / 2); sides++) {
    const found = largest(others, sides, width, free, Math.min(MOST, own * (others <= FEW ? 1.4 : 1)));
    if (found) tried.push(found);
  }
  tried.sort((one, other) => other.worth - one.worth);
  const best = tried[0] ?? fitted(others, Math.floor(others / 2), width, free, LEAST);
  const ownWide = own * WIDE;
  // on a long table one sits below the middle, the hand to one's right; on a narrow one both share the edge
  const beside = isWide ? (width - ownWide) / 2 - GAP : width - ownWide - 1.5 * GAP;
  const handWide = hasHand ? Math.min(beside, band * 2.6) : 0;
  const left = isWide || !hasHand ? (width - ownWide) / 2 : GAP / 2;
  const mine = { x: left + ownWide / 2, y: height - (own * HIGH) / 2 - GAP / 2 };
  const around = [mine, ...best.spots];
  const places = Array.from(
    { length: seats },
    (_, seat) => around[(seat - (you ?? 0) + seats) % seats] ?? mine,
  );
  const top = best.unit * HIGH * 0.5;
  const bottom = height - band * 0.45;
  const inset = best.unit * WIDE * 0.34;
  const oval = {
    x: width / 2,
    y: (top + bottom) / 2,
    rx: Math.max(40, width / 2 - inset),
    ry: Math.max(40, (bottom - top) / 2),
  };
  const hand = { x: left + ownWide + GAP, y: height - band, width: handWide, height: band };
  const words = Math.max(150, Math.min(feltAt(oval, middleOf(best.stage).y) - 32, best.stage.width - GAP));
  return { places, unit: best.unit, own, oval, stage: best.stage, hand, mine: you ?? 0, words };
}

/** How wide the felt is at this height. */
function feltAt({ y, rx, ry }: Oval, height: number): number {
  const off = Math.min(0.9, Math.abs(height - y) / ry);
  return 2 * rx * Math.sqrt(1 - off * off);
}

/** As large as they can be with so many at each side, if at all. */
function largest(others: number, sides: number, width: number, free: number, most: number): Tried | null {
  for (let unit = most; unit >= LEAST; unit -= 0.2) {
    const found = fitted(others, sides, width, free, unit);
    if (found.worth > 0) return found;
  }
  return null;
}

/** So many up the left side, the rest but as many along the top, and down the right side. */
function fitted(others: number, sides: number, width: number, free: number, unit: number): Tried {
  const [wide, high] = [unit * WIDE + GAP, unit * HIGH + GAP];
  const row = others - 2 * sides;
  const isOver = row > 0 && sides > 0 && (row + 2) * wide > width;
  const from = isOver ? high : 0;
  const spread = row > 0 ? high : 0;
  // beside those at the sides, or below them
  const beside = box(sides > 0 ? wide : 0, spread, width - (sides > 0 ? 2 * wide : 0), free - spread);
  const below = box(0, from + sides * high, width, free - from - sides * high);
  const isBeside = roominess(beside) >= roominess(below) || sides === 0;
  const stage = isBeside ? beside : below;
  const deep = (isBeside ? free : from + sides * high) - from;
  const isFree = row * wide <= width && sides * high <= deep + 1 && roominess(stage) > 0;
  const side = (place: number, x: number): Point => ({
    x,
    y: from + ((place + 0.5) * deep) / sides,
  });
  const lower = !isOver && sides === 0 ? 0 : 1;
  const left = Array.from({ length: sides }, (_, place) => side(sides - 1 - place, wide / 2));
  const right = Array.from({ length: sides }, (_, place) => side(place, width - wide / 2));
  const room = isOver || sides === 0 ? width : width - 2 * wide;
  const top = Array.from({ length: row }, (_, place) => ({
    x: width / 2 + (place - (row - 1) / 2) * Math.min(room / row, wide * 1.5),
    y: high / 2,
  }));
  const worth = isFree ? unit * (1 + 0.1 * lower) + Math.min(roominess(stage), 3) * 0.9 : 0;
  return { unit, spots: [...left, ...top, ...right], stage, worth };
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** How often what is acted out would fit in there; not at all where it is too narrow. */
function roominess({ width, height }: Box): number {
  const times = Math.min(width / STAGE.width, height / STAGE.height);
  return times < 1 ? 0 : times;
}

export const between = (one: Point, two: Point, share: number): Point => ({
  x: one.x + (two.x - one.x) * share,
  y: one.y + (two.y - one.y) * share,
});

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Before the edge of a place, towards the middle of the table, so far away from it. */
export function beforePlace({ places, oval, mine, own, unit }: Layout, seat: number, away: number): Point {
  const place = places[seat] ?? oval;
  const em = seat === mine ? own : unit;
  const [dx, dy] = [Math.abs(oval.x - place.x) || 1, Math.abs(oval.y - place.y) || 1];
  const edge = Math.min((em * WIDE) / 2 / dx, (em * HIGH) / 2 / dy);
  return between(place, oval, Math.min(0.9, edge + away / Math.hypot(dx, dy)));
}

/** Where things of these seats lie in the middle of the table: each on its side, and none on another, where there is room. */
export function inMiddle({ places, stage }: Layout, seats: number[], size: number): Point[] {
  const centre = middleOf(stage);
  const [rx, ry] = [
    Math.max(0, Math.min((stage.width - size) / 2, size * 3)),
    Math.max(0, (stage.height - size) / 2),
  ];
  const lying = seats.map((seat): Point => {
    const place = places[seat] ?? centre;
    const angle = Math.atan2(place.y - centre.y, place.x - centre.x);
    return { x: rx * Math.cos(angle), y: ry * Math.sin(angle) };
  });
  const within = (at: number, most: number) => Math.max(-most, Math.min(most, at));
  for (let round = 0; round < 40; round++) {
    for (const [index, one] of lying.entries()) {
      for (const other of lying.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x || 0.1, other.y - one.y];
        const far = Math.hypot(dx, dy);
        const push = (size * 1.08 - far) / 2 / far;
        if (push <= 0) continue;
        [one.x, one.y] = [within(one.x - dx * push, rx), within(one.y - dy * push, ry)];
        [other.x, other.y] = [within(other.x + dx * push, rx), within(other.y + dy * push, ry)];
      }
    }
  }
  return lying.map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }));
}
