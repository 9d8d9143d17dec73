import { expect, it } from "vitest";
import { CENTRE, HAND, moved } from "../src/games/bulletbucks/coins";

const six = [CENTRE, CENTRE, CENTRE, CENTRE, CENTRE, CENTRE];

it("moves one marker where one is taken, and leaves the others where they are", () => {
  const taken = moved(six, new Map([[CENTRE, 5], [HAND, 1]])); // biome-ignore format: one line
  expect(taken.filter((place, coin) => place !== six[coin])).toEqual([HAND]);
  const won = moved(taken, new Map([[CENTRE, 5], [2, 1]])); // biome-ignore format: one line
  expect(won.indexOf(2)).toBe(taken.indexOf(HAND));
});

it("puts a marker back where its place is free", () => {
  expect(moved([2, CENTRE, 2], new Map([[CENTRE, 2], [2, 1]]))).toEqual([2, CENTRE, CENTRE]); // biome-ignore format: one line
});

it("begins anywhere", () => {
  expect(moved([], new Map([[CENTRE, 1], [0, 2]]))).toEqual([CENTRE, 0, 0]); // biome-ignore format: one line
});
