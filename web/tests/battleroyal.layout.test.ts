// The places of Battle Royal: nobody sits on anybody else, on the stage or on one's cards; the next clockwise on the left.

import { describe, expect, it } from "vitest";
import { closeTo, fromYou, type Layout, layoutOf, neighbours, placed } from "../src/games/battleroyal/layout";

/** What the shell leaves for the table: phones upright, small and on their side, a desktop, a large screen. */
const FIELDS = [[374, 500], [304, 300], [304, 440], [500, 330], [1000, 590], [1900, 900]] as const; // biome-ignore format: rows
const counts = Array.from({ length: 35 }, (_, index) => index + 2);

const boxes = ({ spots, width, height }: Layout, from: number) =>
  spots.slice(from).map(({ x, y }) => ({ left: x - width / 2, top: y - height / 2, width, height }));
const meet = (a: Layout["own"], b: Layout["own"]) =>
  a.left < b.left + b.width - 0.5 &&
  b.left < a.left + a.width - 0.5 &&
  a.top < b.top + b.height - 0.5 &&
  b.top < a.top + a.height - 0.5;

describe.each(FIELDS)("a field of %i by %i", (width, height) => {
  it.each([true, false])("keeps everybody apart (plays: %s)", (plays) => {
    for (const count of counts) {
      const layout = layoutOf(count, width, height, plays);
      const all = boxes(layout, plays ? 1 : 0);
      expect(layout.spots).toHaveLength(count);
      for (const [index, box] of all.entries()) {
        const where = `${index} of ${count}`;
        expect(box.left, where).toBeGreaterThanOrEqual(-0.5);
        expect(box.left + box.width, where).toBeLessThanOrEqual(width + 0.5);
        expect(box.top + box.height, where).toBeLessThanOrEqual(layout.own.top + 0.5);
        expect(meet(box, layout.middle), where).toBe(false);
        for (const other of all.slice(index + 1)) expect(meet(box, other), where).toBe(false);
      }
      expect(layout.middle.top + layout.middle.height).toBeLessThanOrEqual(layout.own.top);
    }
  });
});

it("has room for two who face each other, however many look on", () => {
  for (const count of counts) {
    const { middle, height } = layoutOf(count, 374, 500, true);
    expect(Math.min(middle.width, middle.height), `${count}`).toBeGreaterThanOrEqual(130);
    expect(height, `${count}`).toBeGreaterThanOrEqual(44);
  }
});

it("puts the second on the left and the last on the right", () => {
  for (const count of [4, 8, 13, 36]) {
    const { spots } = layoutOf(count, 1000, 600, true);
    expect(spots[0]!.y).toBeGreaterThan(Math.max(...spots.slice(1).map(({ y }) => y)));
    expect(spots[1]!.x).toBeLessThan(500);
    expect(spots.at(-1)!.x).toBeGreaterThan(500);
  }
});

it("begins with you, and finds the nearest who are left", () => {
  expect(fromYou([3, 1, 0, 2], 0)).toEqual([0, 2, 3, 1]);
  expect(fromYou([3, 1, 0], -1)).toEqual([3, 1, 0]);
  expect(neighbours([3, 1, 0, 2], [0, 3, 1], 0)).toEqual({ left: 3, right: 1 });
  expect(neighbours([3, 1, 0, 2], [0, 3], 0)).toEqual({ left: 3, right: 3 });
});

it("keeps everybody's place, and seats those who are left of a crowd at the table", () => {
  const crowd = Array.from({ length: 20 }, (_, seat) => seat);
  expect(placed([0, 1, 2, 3], [1, 2, 3], 1)).toEqual([1, 2, 3, 0]);
  expect(placed(crowd, crowd.slice(0, 13), null)).toHaveLength(20);
  expect(placed(crowd, crowd.slice(0, 12), null)).toHaveLength(12);
  expect(placed(crowd, crowd.slice(0, 5), 9)).toEqual([9, 0, 1, 2, 3, 4]);
});

it("has everybody somewhere before the field is measured", () => {
  for (const count of [2, 6, 36])
    for (const { x, y } of layoutOf(count, 0, 0, true).spots) expect(Number.isFinite(x + y)).toBe(true);
});

describe("two who face each other", () => {
  const stage = (height: number) => ({ left: 0, top: 0, width: 374, height });

  it("stand aslant, larger, where the stage is high, and never above or below it", () => {
    const { scale, apart } = closeTo(stage(190), stage(350), false);
    expect(scale).toBeGreaterThan(1.3);
    const head = Math.min(374 * 0.3, (190 - 47.5) * 0.84) * 1.07 * scale;
    expect(2 * apart + head).toBeLessThanOrEqual(350);
    expect(2 * apart).toBeGreaterThan(head * 0.8);
  });

  it("stay side by side where it is not", () => {
    expect(closeTo(stage(190), stage(190), false)).toEqual({ scale: 1, apart: 0, up: 0 });
    expect(closeTo(stage(300), stage(330), true).scale).toBe(1);
  });
});
