// Whose cards travel to whom.

import { expect, it } from "vitest";
import { lastClash } from "../src/games/battleroyal/clash";
import { flightsOf } from "../src/games/battleroyal/flights";

const clash = (attackers: number[], defenders: number[]) =>
  lastClash([{ type: "Confronted", seat: attackers[0]!, target: defenders[0]!, attackers, defenders }]);

it("sends the loser's cards to whoever beat them alone", () => {
  expect(flightsOf({ type: "Eliminated", seats: [2] }, clash([0], [2]), [1, 1, 2])).toEqual([
    { from: 2, to: 0, cards: 2 },
  ]);
});

it("puts them into the middle where a team divides them, or nobody gets them", () => {
  expect(flightsOf({ type: "Eliminated", seats: [2] }, clash([0, 1], [2]), [1, 1, 1])[0]?.to).toBe("middle");
  expect(flightsOf({ type: "Eliminated", seats: [0, 2] }, clash([0], [2]), [1, 1, 1])[0]?.to).toBe("middle");
  expect(flightsOf({ type: "Eliminated", seats: [0, 1] }, null, [1, 1])).toHaveLength(2);
});

it("sends gifts and shares on their way", () => {
  expect(flightsOf({ type: "GiftsSeen", gifts: [[0, 1, 5]] }, null, [])).toEqual([
    { from: 0, to: 1, cards: 3 },
  ]);
  expect(flightsOf({ type: "SpoilsDivided", division: [["rope", 1]] }, null, [])).toEqual([
    { from: "middle", to: 1, cards: 1 },
  ]);
});

it("puts those in front who confronted each other", () => {
  const found = lastClash([{ type: "Confronted", seat: 3, target: 2, attackers: [1, 3], defenders: [0, 2] }]);
  expect(found?.attackers).toEqual([3, 1]);
  expect(found?.defenders).toEqual([2, 0]);
});
