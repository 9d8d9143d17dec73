// The circle of Battle Royal: nobody stands on anybody else, you are at the bottom, the next clockwise on your left.

import { describe, expect, it } from "vitest";
import { around, circleLayout, shortNames } from "../src/games/battleroyal/layout";

const PHONE = 296; // what a window of 320 pixels leaves for the circle
const ALL_SIZES = [PHONE, 366, 520, 640];
const people = Array.from({ length: 36 }, (_, index) => index + 1);

describe.each(ALL_SIZES)("a circle of %i pixels", (size) => {
  it.each(people)("has room for %i", (count) => {
    const { places, disc, middle } = circleLayout(count, size);
    expect(places).toHaveLength(count);
    for (const [index, place] of places.entries()) {
      expect(place.x - disc).toBeGreaterThanOrEqual(0);
      expect(place.x + disc).toBeLessThanOrEqual(size);
      expect(place.y - disc).toBeGreaterThanOrEqual(0);
      expect(place.y + disc).toBeLessThanOrEqual(size);
      const fromMiddle = Math.hypot(place.x - size / 2, place.y - size / 2 + 3);
      expect(fromMiddle - disc).toBeGreaterThanOrEqual(middle);
      for (const other of places.slice(index + 1))
        expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(2 * disc);
    }
  });
});

it("is readable on a phone with thirty-six, and with thirty-five", () => {
  for (const count of [35, 36]) {
    expect(circleLayout(count, PHONE).disc).toBeGreaterThanOrEqual(14);
    expect(circleLayout(count, PHONE).middle).toBeGreaterThanOrEqual(60);
  }
});

it.each([4, 5, 8, 13, 36])("puts the first of %i at the bottom and the second on the left", (count) => {
  const { places } = circleLayout(count, 400);
  expect(places[0]!.x).toBeCloseTo(200);
  expect(Math.max(...places.map(({ y }) => y))).toBeCloseTo(places[0]!.y);
  expect(places[1]!.x).toBeLessThan(200);
  expect(places.at(-1)!.x).toBeGreaterThan(200);
});

it("begins with you, leaves out the eliminated, and seats the two persons of a player side by side", () => {
  expect(around([3, 1, 0, 2], [0, 2, 3], 1, 0).map(({ seat }) => seat)).toEqual([0, 2, 3]);
  expect(around([3, 1], [1, 3], 2, 1)).toEqual([
    { seat: 1, person: 0 },
    { seat: 1, person: 1 },
    { seat: 3, person: 0 },
    { seat: 3, person: 1 },
  ]);
  expect(around([3, 1, 0], [0, 1, 3], 1, -1).map(({ seat }) => seat)).toEqual([3, 1, 0]);
});

it("shortens names so that no two are alike", () => {
  expect(shortNames(["Ada", "Arlo", "Dora", "Dolf", "Guest", "Guest", ""])).toEqual([
    "Ad",
    "Ar",
    "Dor",
    "Dol",
    "G5",
    "G6",
    "",
  ]);
});
