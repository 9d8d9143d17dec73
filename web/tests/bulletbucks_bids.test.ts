import { describe, expect, it } from "vitest";
import { bidOf, canAdd, canTakeBack, changed, mostOf, NOTHING } from "../src/games/bulletbucks/bids";
import type { Bid, Choice } from "../src/games/bulletbucks/protocol";

const bid = (ones: number, twos: number): Bid => ({ code: ones * 37 + twos, type: "Bid", ones, twos });

/** Every bid from a purse, at least one note (BB-5). */
function bidsFrom(ones: number, twos: number): Choice[] {
  const choices: Choice[] = [];
  for (let o = 0; o <= ones; o++) for (let t = 0; t <= twos; t++) if (o + t > 0) choices.push(bid(o, t));
  return choices;
}

describe("picking the notes of a bid", () => {
  it("adds notes of a kind as long as the purse has them", () => {
    const choices = bidsFrom(2, 1);
    expect(canAdd(choices, [1, 0], 0)).toBe(true);
    expect(canAdd(choices, [2, 0], 0)).toBe(false);
    expect(canAdd(choices, [2, 0], 1)).toBe(true);
    expect(canAdd(choices, [2, 1], 1)).toBe(false);
  });

  it("adds nothing where nothing is asked", () => {
    expect(canAdd([], NOTHING, 0)).toBe(false);
    expect(mostOf([], 1)).toBe(0);
  });

  it("goes through notes that are no bid by themselves where a listed bid holds them", () => {
    const choices = [bid(2, 1)];
    expect(canAdd(choices, NOTHING, 1)).toBe(true);
    expect(bidOf(choices, [0, 1])).toBeUndefined();
    expect(canAdd(choices, [0, 1], 0)).toBe(true);
    expect(canAdd(choices, [0, 1], 1)).toBe(false);
    expect(bidOf(choices, [2, 1])?.code).toBe(75);
  });

  it("looks for one bid that holds both kinds", () => {
    const choices = [bid(2, 0), bid(0, 2)];
    expect(canAdd(choices, [1, 0], 0)).toBe(true);
    expect(canAdd(choices, [1, 0], 1)).toBe(false);
  });

  it("seals no empty envelope, and only exactly what is picked", () => {
    const choices = bidsFrom(6, 6);
    expect(bidOf(choices, NOTHING)).toBeUndefined();
    expect(bidOf(choices, [3, 2])).toMatchObject({ ones: 3, twos: 2 });
  });

  it("takes back what is picked, and leaves what was picked before untouched", () => {
    expect(canTakeBack([0, 1], 0)).toBe(false);
    expect(canTakeBack([0, 1], 1)).toBe(true);
    const picked: [number, number] = [1, 1];
    expect(changed(picked, 1, -1)).toEqual([1, 0]);
    expect(picked).toEqual([1, 1]);
  });

  it("takes other answers for no bids", () => {
    const choices: Choice[] = [{ code: 1370, type: "Name", seat: 1 }];
    expect(canAdd(choices, NOTHING, 0)).toBe(false);
    expect(bidOf(choices, NOTHING)).toBeUndefined();
  });
});
