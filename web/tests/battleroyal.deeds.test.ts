// What somebody is known for at a table of Battle Royal.

import { expect, it } from "vitest";
import { betrayals, betrayedIn, passers, togetherOut } from "../src/games/battleroyal/deeds";
import type { Event } from "../src/games/battleroyal/protocol";

const duel = (attackers: number[], defenders: number[], ...signs: [number, number][]): Event[] => [
  { type: "Confronted", seat: attackers[0]!, target: defenders[0]!, attackers, defenders },
  { type: "SignsRevealed", signs },
];
const passed = (seat: number): Event => ({ type: "Passed", seat });
const turn: Event = { type: "TurnBegan", seat: 0, person: 0, passes: 0 };

it("is betrayed who offered peace to somebody who did not", () => {
  const sides = { attackers: [0, 1], defenders: [2] };
  expect(betrayedIn({ ...sides, signs: new Map() })).toEqual([]);
  expect(betrayedIn({ ...sides, signs: new Map([[0, 0], [1, 1], [2, 0]]) })).toEqual([2]); // biome-ignore format: rows
  expect(betrayedIn({ ...sides, signs: new Map([[0, 0], [1, 0], [2, 2]]) })).toEqual([0, 1]); // biome-ignore format: rows
  expect(betrayedIn({ ...sides, signs: new Map([[0, 0], [1, 1], [2, 1]]) })).toEqual([]); // biome-ignore format: rows
});

it("counts betrayals by who showed the thumb down", () => {
  const events = [...duel([0, 1], [2], [0, 0], [1, 1], [2, 0]), ...duel([1], [3], [1, 1], [3, 0])];
  expect([...betrayals([...events, ...duel([4], [3], [4, 1], [3, 1])])]).toEqual([[1, 2]]);
});

it("knows the last who passed", () => {
  expect(passers([passed(1), passed(2), turn, passed(3)], 2)).toEqual([2, 3]);
  expect(passers([passed(1)], 0)).toEqual([]);
});

it("tells who lose together, and whether all had passed", () => {
  const out: Event = { type: "Eliminated", seats: [1, 2] };
  expect(togetherOut([turn, passed(1), turn, passed(2), out])).toEqual({ seats: [1, 2], passed: true });
  expect(togetherOut([passed(1), ...duel([3], [4]), turn, passed(2), out])?.passed).toBe(false);
  expect(togetherOut([turn, ...duel([1], [2]), out])).toBeNull();
  expect(togetherOut([turn, ...duel([1], [2]), out, turn])).toBeNull();
});
