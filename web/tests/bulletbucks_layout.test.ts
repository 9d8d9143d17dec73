import { describe, expect, it } from "vitest";
import {
  BID,
  headOf,
  type Layout,
  LINES,
  layout,
  opened,
  overlap,
  POT,
  type Point,
  WELL,
} from "../src/games/bulletbucks/layout";

/** Fields as they are on a small phone, a phone, one on its side, a laptop with the log, a desktop and a big screen. */
const FIELDS: [number, number][] = [
  [304, 300],
  [374, 510],
  [500, 320],
  [1080, 590],
  [1424, 600],
  [1900, 760],
];
const CASES = FIELDS.flatMap(([width, height]) => [3, 4, 5, 6].map((seats) => ({ width, height, seats })));

interface Box extends Point {
  width: number;
  height: number;
}
const bidsOf = ({ places, unit }: Layout): Box[] =>
  places.map(({ bid }) => ({ ...bid, width: BID.width * unit, height: BID.height * unit }));
/** On a narrow table bids are held beside a name, and may graze what lies in the middle by an eighth of it. */
const isNarrow = (width: number, height: number) => width <= height * 1.1;
const smaller = ({ x, y, width, height }: Box, by: number): Box => ({
  x,
  y,
  width: width * by,
  height: height * by,
});

function checkBids(lies: Layout, width: number, height: number): void {
  const { unit } = lies;
  const bids = bidsOf(lies);
  const held = isNarrow(width, height);
  const people = lies.places.map(({ x, y }) => ({ x, y, width: lies.width, height: lies.height }));
  for (const [seat, bid] of bids.entries()) {
    const others = people.filter((_, other) => !held || other !== seat);
    for (const other of [...others, ...bids.filter((one) => one !== bid)])
      expect(overlap(bid, other)).toBeLessThan(1);
    expect(bid.x - bid.width / 2).toBeGreaterThanOrEqual(0);
  }
  const well = { ...lies.well, width: WELL * unit, height: WELL * unit };
  const pot = { ...lies.pot, width: POT.width * unit, height: POT.height * unit };
  for (const bid of bids)
    for (const thing of [well, pot]) expect(overlap(bid, smaller(thing, held ? 0.74 : 1))).toBeLessThan(1);
}

describe.each(CASES)("$seats at a table of $width by $height", ({ seats, width, height }) => {
  it("keeps bids off other people, other bids, the pot and the wheel", () => {
    checkBids(layout(seats, 1, width, height), width, height);
  });

  it("has every bid nearer to who bid it than to anybody else", () => {
    const { places } = layout(seats, 1, width, height);
    for (const { seat, bid } of places) {
      const far = places.map(({ x, y }) => Math.hypot(x - bid.x, y - bid.y));
      if (isNarrow(width, height)) expect(far.indexOf(Math.min(...far))).toBe(seat);
    }
  });
});

/** While nothing is to be decided the table reaches down over most of the dock. */
const REACHES: [number, number, number][] = [
  [304, 265, 115],
  [374, 470, 160],
  [904, 560, 120],
  [1424, 600, 90],
];
describe.each(
  REACHES.flatMap(([width, height, reach]) => [3, 4, 5, 6].map((seats) => ({ width, height, reach, seats }))),
)("$seats at a table of $width by $height that reaches $reach further", ({ seats, width, height, reach }) => {
  const closed = layout(seats, 1, width, height);
  const lies = opened(closed, 1, width, height + reach);
  const head = headOf(lies) * lies.loom;

  it("keeps bids off other people, other bids, the pot and the wheel", () => {
    checkBids(lies, width, height + reach);
  });

  it("has larger heads, and all of them are seen", () => {
    expect(head).toBeGreaterThan(headOf(closed) * 1.05);
    for (const { x, y } of lies.places) {
      expect(y + lies.height / 2 - LINES * lies.font - head).toBeGreaterThanOrEqual(-1);
      expect(y + lies.height / 2).toBeLessThanOrEqual(height + reach + 1);
      expect(Math.abs(x - width / 2) + lies.width / 2).toBeLessThanOrEqual(width / 2 + 1);
    }
  });

  it("has whoever faces the wheel large, and beside or above it", () => {
    const { front, before, near } = lies;
    expect(headOf(lies) * front.loom * front.scale).toBeGreaterThan(90);
    const below = front.y + (lies.height / 2) * front.scale;
    const isAbove = below <= before.y - near / 2;
    expect(isAbove || front.x + headOf(lies) * front.loom * 0.4 < before.x - near / 2).toBe(true);
    expect(before.y + near / 2).toBeLessThan(height + reach);
  });
});
