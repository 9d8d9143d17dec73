// Choices in groups, open offers with their answers, teams by letter, and the last confrontation as it was heard.

import { describe, expect, it } from "vitest";
import {
  clausesOf,
  openOffers,
  remember,
  revealWays,
  shares,
  talkGroups,
} from "../src/games/battleroyal/choices";
import { lastClash } from "../src/games/battleroyal/clash";
import type { Choice, Event, Offer } from "../src/games/battleroyal/protocol";
import { lettersOf, teamOf, teamsOf } from "../src/games/battleroyal/teams";
import { knownAt, royal } from "../src/games/battleroyal/view";

const offer = (author: number, parties: number[], agreed: number[]): Offer => ({
  author,
  round: 1,
  parties,
  agreed,
  gifts: [],
  shows: [],
  picked: [],
});

describe("talk", () => {
  it("has its steps in groups, and nothing twice", () => {
    const choices: Choice[] = [
      { code: 9, type: "Done" },
      { code: 11, type: "AllShow" },
      { code: 84, type: "Show", seat: 0 },
      { code: 85, type: "Show", seat: 1 },
      { code: 156, type: "GiveFrom", seat: 0 },
      { code: 292, type: "Agree", offer: 0 },
      { code: 420, type: "Refuse", offer: 0 },
    ];
    const groups = talkGroups(choices).map(({ name, choices }) => [name, choices.map(({ code }) => code)]);
    expect(groups).toEqual([
      ["all-show", [11]],
      ["show", [84, 85]],
      ["give", [156]],
      ["done", [9]],
    ]);
  });

  it("counts the offers that wait for you, and only those", () => {
    const choices: Choice[] = [
      { code: 292, type: "Agree", offer: 0 },
      { code: 293, type: "Agree", offer: 1 },
      { code: 420, type: "Refuse", offer: 0 },
      { code: 421, type: "Refuse", offer: 1 },
    ];
    const offers = [offer(1, [0, 1], [1]), offer(0, [0, 2], [0]), offer(2, [0, 2], [2])];
    const found = openOffers(offers, choices, 0).map(({ agree, refuse }) => [agree?.code, refuse?.code]);
    expect(found).toEqual([
      [292, 420],
      [undefined, undefined],
      [293, 421],
    ]);
  });
});

it("lists each card once with the ways of revealing it", () => {
  const silent: Choice = { code: 548, type: "Reveal", card: 0, bang: false };
  const bluff: Choice = { code: 549, type: "Reveal", card: 0, bang: true };
  const loud: Choice = { code: 603, type: "Reveal", card: 27, bang: true };
  expect(revealWays([silent, bluff, loud])).toEqual([
    { card: 0, silent, bang: bluff },
    { card: 27, bang: loud },
  ]);
});

it("tells who gets what in a division", () => {
  expect(
    shares([
      ["rope", 2],
      ["fork", 0],
      ["bomb", 2],
    ]),
  ).toEqual([
    [2, ["rope", "bomb"]],
    [0, ["fork"]],
  ]);
});

const together = (...seats: number[]): Event => ({ type: "TeamFormed", seats });

it("gives a letter to every team of two and more, and none to those alone", () => {
  const letters = lettersOf([together(1, 3), together(2, 4)]);
  const teams = teamsOf([[0], [1, 3], [2, 4], [1, 3], [2, 4]], [0, 1, 2, 3, 4], letters);
  expect(teams.map(({ letter, seats }) => [letter, seats])).toEqual([
    ["A", [1, 3]],
    ["B", [2, 4]],
  ]);
  expect(teamOf(teams, 4)?.letter).toBe("B");
  expect(teamOf(teams, 0)).toBeUndefined();
});

it("lets a team keep its letter as long as it lives", () => {
  const told = [together(4, 5), together(1, 2)];
  const letter = (seat: number, ...more: Event[]) => lettersOf([...told, ...more]).get(seat);
  expect(letter(1)).toBe("B");
  expect(letter(1, { type: "Eliminated", seats: [4] })).toBe("B");
  expect(letter(5, { type: "Eliminated", seats: [4] })).toBeUndefined();
  expect(letter(0, { type: "AllAlone", seats: [4, 5] }, together(0, 3))).toBe("A");
  expect(letter(0, together(0, 1, 2))).toBe("B");
  const grown = [together(0, 1, 2), together(0, 1, 2, 4, 5)];
  expect(letter(4, ...grown)).toBe("B");
  expect(letter(1, ...grown, { type: "LeftTeam", seat: 2 })).toBe("B");
  expect(letter(2, ...grown, { type: "LeftTeam", seat: 2 })).toBeUndefined();
});

it("tells cards that somebody has for certain from those they may have", () => {
  const known = {
    rope: { seats: [1, 2], spoils: false, discarded: false },
    fork: { seats: [1], spoils: false, discarded: false },
    bomb: { seats: [1], spoils: false, discarded: true },
    fan: { seats: [3], spoils: false, discarded: false },
  };
  expect(knownAt(known, 1)).toEqual([
    { key: "fork", sure: true },
    { key: "rope", sure: false },
    { key: "bomb", sure: false },
  ]);
});

describe("the last confrontation", () => {
  const TURN: Event = { type: "TurnBegan", seat: 1, person: 0, passes: 0 };
  const before: Event[] = [
    { type: "Confronted", seat: 5, target: 6, attackers: [5], defenders: [6] },
    { type: "Confronted", seat: 0, target: 1, attackers: [0], defenders: [1, 2] },
    { type: "SignsRevealed", signs: [[0, 1], [1, 1], [2, 0]] }, // biome-ignore format: rows
    { type: "CardsRevealed", reveals: [[0, "rope", true], [1, "fork", false]] }, // biome-ignore format: rows
    { type: "BangsHeard", bangs: [[0, 1]] },
    { type: "Eliminated", seats: [0] },
    { type: "AllAlone", seats: [1, 2] },
  ];

  it("is told from the events", () => {
    const clash = lastClash(before)!;
    expect(clash.attackers).toEqual([0]);
    expect(clash.signs.get(1)).toBe(1);
    expect(clash.cards.get(0)).toEqual(["rope"]);
    expect(clash.bangs.get(0)).toBe(1);
    expect([clash.outcome, clash.eliminated, clash.over]).toEqual(["Eliminated", [0], false]);
  });

  it("stays as it was when the next turn begins", () => {
    const later: Event[] = [...before, TURN, { type: "Eliminated", seats: [1, 2] }];
    const clash = lastClash(later)!;
    expect([clash.over, clash.eliminated]).toEqual([true, [0]]);
  });

  it("is nothing before there was one", () => {
    expect(lastClash([TURN])).toBeNull();
  });
});

it("takes an empty view for an empty table, and a finished game for nobody's turn", () => {
  expect(royal({}).circle).toEqual([]);
  expect(royal({ turn: 3, ending: "" }).turn).toBe(3);
  expect(royal({ turn: 3, ending: "last-one" }).turn).toBe(-1);
});

it("tells the draft of an offer by who gives, as far as it has heard what its steps mean", () => {
  remember([
    { code: 157, type: "GiveFrom", seat: 1 },
    { code: 192, type: "GiveTo", seat: 0 },
    { code: 229, type: "GiveCount", cards: 1 },
    { code: 84, type: "Show", seat: 0 },
    { code: 10, type: "Send" },
  ]);
  const steps = ["Ada gives", "to you", "one card", "you show", "send it"];
  expect(clausesOf([157, 192, 229, 84, 10], steps)).toEqual([
    { seat: 1, words: ["Ada gives", "to you", "one card"] },
    { seat: 0, words: ["you show"] },
  ]);
  expect(clausesOf([120], ["with Basil"])).toBeNull();
});
