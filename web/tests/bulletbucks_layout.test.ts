import { describe, expect, it } from "vitest";
import { BID, type Layout, layout, overlap, POT, type Point, WELL } from "../src/games/bulletbucks/layout";

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

describe.each(CASES)("$seats at a table of $width by $height", ({ seats, width, height }) => {
  const lies = layout(seats, 1, width, height);
  const { unit } = lies;
  const bids = bidsOf(lies);
  const people = lies.places.map(({ x, y }) => ({ x, y, width: lies.width, height: lies.height }));

  it("keeps every bid off people and other bids", () => {
    for (const bid of bids) {
      for (const other of [...people, ...bids.filter((one) => one !== bid)])
        expect(overlap(bid, other)).toBeLessThan(1);
      expect(bid.x - bid.width / 2).toBeGreaterThanOrEqual(0);
    }
  });

  it("keeps the pot and the wheel off bids", () => {
    const well = { ...lies.well, width: WELL * unit, height: WELL * unit };
    const pot = { ...lies.pot, width: POT.width * unit, height: POT.height * unit };
    for (const bid of bids) for (const thing of [well, pot]) expect(overlap(bid, thing)).toBeLessThan(1);
  });
});
