// Where everybody sits: up to twelve around the oval, more in the stands, oneself below with one's cards in hand; and
// what is free in the middle for the confrontation.

import { AROUND, type Oval, type Seating, type Spot, seating } from "../../room/places";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Layout {
  /** In the order of the seats, oneself first; who plays has their place in the strip below. */
  spots: Spot[];
  /** The size of a place. */
  width: number;
  height: number;
  /** Many: small heads in two rows. */
  isStands: boolean;
  oval: Oval;
  /** Free of everybody's place. */
  middle: Box;
  /** Where two face each other: as high as that, and on a narrow field over those who only look on at the sides. */
  duel: Box;
  /** Where one sits oneself with one's cards; of no height for who only looks on. */
  own: Box;
}

/** What is told in one line above everything. */
export const STATUS = 44;
const STRIP = { least: 84, most: 168, share: 0.265 };
/** One's face stands at the left of this width, one's cards beside it. */
export const OWN = 416;
const STEP = 8;
const AIR = 6;
const ASPECT = 0.86;
const LEAST = 24;
/** Two who face each other have at least this height. */
const LEAST_DUEL = 140;
/** How much higher than wide a head is. */
const HEAD = 1.07;
/** The share of a head by which the other is lower, and how much larger both are at least and at most. */
const ASLANT = 0.88;
const LEAST_NEAR = 1.12;
const MOST_NEAR = 1.5;
/** Two who face each other want this width. */
const FACING = 420;
/** The stage is at most so much wider than high, the table too. */
const WIDEST = 2.3;
const LONGEST = 2.7;
/** The share of the shorter side of the field that the stage wants. */
const STAGE = 0.42;

/** The places of so many people on a field of this size: as large as they can be while two have room to face each other. */
export function layoutOf(
  count: number,
  width: number,
  height: number,
  plays: boolean,
  own = Math.min(STRIP.most, Math.max(STRIP.least, height * STRIP.share)),
): Layout {
  const strip = plays ? own : 0;
  const free = Math.max(height - STATUS - strip, 0);
  const others = plays ? count - 1 : count;
  const isStands = count > AROUND;
  const around = isStands ? inStands(count, width, free, plays) : horseshoe(others, width, free);
  const spots = around.spots.map((spot) => ({ ...spot, y: spot.y + STATUS }));
  const middle = freeIn(spots, around, width, STATUS, STATUS + free);
  const facing = Math.min(width, Math.max(middle.width, FACING));
  // on a low field it reaches over people who look on: nobody is asked about them meanwhile
  const deep = Math.min(free, Math.max(middle.height, LEAST_DUEL));
  const centred = middle.top + middle.height / 2 - deep / 2;
  const top = Math.min(Math.max(centred, STATUS), STATUS + free - deep);
  const duel = { left: width / 2 - facing / 2, top, width: facing, height: deep };
  const below = { left: 0, top: STATUS + free, width, height: strip };
  const face = (width - Math.min(width, OWN)) / 2 + strip * 0.4;
  if (plays) spots.unshift({ x: face, y: below.top + strip * 0.4, row: 0 });
  const { width: wide, height: high } = around;
  const edge = { top: STATUS + high * (isStands ? 1.7 : 0.6), bottom: STATUS + free + strip * 0.4 };
  const oval = {
    x: width / 2,
    y: (edge.top + edge.bottom) / 2,
    rx: Math.max(Math.min(width, free * LONGEST) / 2 - wide * (isStands ? 1.5 : 0.45), 0),
    ry: Math.max((edge.bottom - edge.top) / 2, 0),
  };
  return { spots, width: wide, height: high, isStands, oval, middle, duel, own: below };
}

/** How much larger two who face each other can be in a stage that is higher than the one they are laid out in. */
export interface Close {
  scale: number;
  /** How far the one moves up and the other down, so that both have the whole width: they face each other aslant. */
  apart: number;
  /** How far up the words above them go. */
  up: number;
}

/** As `Closeup.svelte` has it: a band of words, and below it two heads by the width and the height. */
export function closeTo(from: Box, to: Box, isCrowd: boolean): Close {
  const up = Math.max(0, (to.height - from.height) / 2);
  const band = Math.min(70, Math.max(35, from.height * 0.25));
  const high = from.height - band;
  const head = isCrowd ? high : Math.min(from.width * 0.3, high * 0.84, 240) * HEAD;
  const scale = Math.min(MOST_NEAR, (to.height - band) / (2 * head * ASLANT));
  if (scale < LEAST_NEAR) return { scale: 1, apart: 0, up: 0 };
  // the band is above the middle of them
  return { scale, apart: (head * scale * ASLANT) / 2, up };
}

/** Two deep, oneself not among them. */
function inStands(count: number, width: number, free: number, plays: boolean): Seating {
  const found = seating(count, width, free, { aspect: ASPECT, most: Math.min(width / 7.6, free / 4.8) });
  return { ...found, spots: plays ? found.spots.slice(1) : found.spots };
}

/** Up the left side, along the top and down the right side, as a table is seen by who sits at its lower end. */
function horseshoe(count: number, width: number, free: number): Seating {
  const across = Math.max(Math.min(width, free * LONGEST), 1);
  const wanted = Math.min(width, free) * STAGE;
  // the last are seen large
  const most =
    count > 2 ? Math.min(170, free * 0.34, width / 4) : Math.min(230, free * 0.48, width / (count + 1.2));
  let high = most;
  let side = -1;
  for (; side < 0 && high > LEAST; high -= 2) side = sidesFor(count, across, free, high, wanted);
  const wide = high * ASPECT;
  side = Math.max(side, 0);
  const top = count - 2 * side;
  const bend = bendOf(high, side);
  const left = (width - across) / 2;
  const spots: Spot[] = [];
  const deep = Math.max(free - high - bend, 0);
  const down = (step: number) => high + bend + (deep * (step + 0.5)) / side;
  for (let step = 0; step < side; step++)
    spots.push({ x: left + wide / 2, y: down(side - 1 - step), row: 0 });
  // beside people at the sides those above sit closer together: a table is round
  const row = side > 0 ? Math.min(across, Math.max(top * wide, across - wide)) : across;
  for (let step = 0; step < top; step++) {
    const x = width / 2 + row * ((step + 0.5) / top - 0.5);
    spots.push({ x, y: high / 2 + bend * ((x - width / 2) / (across / 2)) ** 2, row: 0 });
  }
  for (let step = 0; step < side; step++) spots.push({ x: left + across - wide / 2, y: down(step), row: 0 });
  return { oval: { x: 0, y: 0, rx: 0, ry: 0 }, spots, width: wide, height: high };
}

const bendOf = (high: number, side: number) => (side > 0 ? 0.3 * high : 0.5 * high);

/** How many at each side, so that they are least crowded; -1 if places of this height leave no stage. */
function sidesFor(count: number, across: number, free: number, high: number, wanted: number): number {
  let best = -1;
  let least = 1; // nobody is nearer than a place's size
  for (let side = 0; count - 2 * side > 0; side++) {
    const wide = high * ASPECT;
    const deep = free - high - bendOf(high, side);
    const inside = Math.min(across - (side > 0 ? 2 * wide : 0), deep);
    const room = Math.min(across / ((count - 2 * side) * wide), side > 0 ? deep / (side * high) : 9);
    if (inside >= wanted && room >= least) [best, least] = [side, room];
  }
  return best;
}

/** The largest box around the middle that nobody sits in. */
function freeIn(
  spots: Spot[],
  { width: wide, height: high }: Seating,
  width: number,
  from: number,
  to: number,
): Box {
  const x = width / 2;
  const y = (from + to) / 2;
  let best: Box = { left: x, top: y, width: 0, height: 0 };
  for (let across = width; across > STEP; across -= STEP) {
    const near = spots.filter((spot) => Math.abs(spot.x - x) < (across + wide) / 2);
    const over = near.filter((spot) => spot.y < y).map((spot) => spot.y + high / 2);
    const under = near.filter((spot) => spot.y >= y).map((spot) => spot.y - high / 2);
    const top = Math.max(from, ...over) + AIR;
    const bottom = Math.min(to, ...under) - AIR;
    const used = Math.min(across - 2 * AIR, (bottom - top) * WIDEST);
    if (used * (bottom - top) > best.width * best.height)
      best = { left: x - used / 2, top, width: used, height: bottom - top };
  }
  return best;
}

/** Clockwise from oneself; whoever only watches sees the circle as it was dealt. */
export function fromYou(circle: number[], you: number): number[] {
  const start = Math.max(circle.indexOf(you), 0);
  return [...circle.slice(start), ...circle.slice(0, start)];
}

/** Who has a place: all who began, but when a crowd has become few those who are left move to the table. */
export function placed(circle: number[], alive: number[], you: number | null): number[] {
  const all = fromYou(circle, you ?? -1);
  if (all.length <= AROUND || alive.length > AROUND) return all;
  return all.filter((seat) => alive.includes(seat) || seat === you);
}

/** The nearest on the left and on the right who are still in, oneself left out. */
export function neighbours(
  circle: number[],
  alive: number[],
  you: number,
): { left?: number; right?: number } {
  const others = fromYou(circle, you).filter((seat) => seat !== you && alive.includes(seat));
  return { left: others[0], right: others.at(-1) };
}
