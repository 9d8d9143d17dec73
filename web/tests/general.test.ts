// The board of a game that has none: drawn from whatever its view shows.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { areSeats, partsOf } from "../src/games/general/parts";
import { gameOf } from "../src/games/registry";
import type { TableInfo, View } from "../src/net/protocol";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";
import { phrase } from "../src/text/phrase";
import sample from "./championship.sample.json";

const NAMES = ["Ada", "Blaise", "Cleo", "Dario"];
const { Board } = gameOf("a-game-from-elsewhere");
let table: Table;

beforeEach(() => {
  vi.stubGlobal("WebSocket", class { close() {} }); // biome-ignore format: short
  Object.assign(settings, { lang: "en", skin: "classic" });
  table = new Table("ABCDEF", "ws://nowhere");
  table.info = {
    type: "table",
    game: "a-game-from-elsewhere",
    seats: NAMES.map((name) => ({ kind: "bot", name })),
    stage: "playing",
    you: 1,
  } as unknown as TableInfo;
});

afterEach(() => {
  cleanup();
  table.close();
  vi.unstubAllGlobals();
});

function tiles(view: Partial<View> & Record<string, unknown>): string[] {
  table.view = { seats: 4, must: [0, 1], sealed_by: [0], ...view };
  render(Board, { table });
  return screen.getAllByRole("listitem").map((item) => item.textContent!.replace(/\s+/g, " ").trim());
}

it("tells a set of seats, something for every seat, and anything else apart", () => {
  const view = { seats: 3, must: [1], playing: [0, 2], coins: [5, 5, 0], round: 2, gone: [] };
  expect(partsOf(view)).toEqual({
    marks: [["playing", [0, 2]]],
    each: [["coins", [5, 5, 0]]],
    facts: [
      ["round", 2],
      ["gone", []],
    ],
  });
});

it.each([
  [[0, 2], true],
  [[2, 0], false],
  [[0, 0], false],
  [[4], false],
  [["0"], false],
  [[true], false],
])("knows a set of seats by its order: %j", (values, are) => {
  expect(areSeats(values, 4)).toBe(are);
});

it("begins with oneself, and shows who has answered, marks and what each has", () => {
  expect(tiles({ playing: [0, 1], coins: [1000, 2, 3, 4] })).toEqual([
    "Blaise you your turn Playing Coins 2",
    "Cleo Coins 3",
    "Dario Coins 4",
    "Ada answered ✓ Playing Coins 1,000",
  ]);
});

it("shows what is not one player's below, seats as names and truth as a word", () => {
  tiles({ drawing: false, chosen: [[2, 0]], by: 3, best: { seat: 2, points: 7 }, nothing: null });
  const facts = [...document.querySelectorAll(".board > .card:last-child > dl > *")].map((part) =>
    part.textContent!.trim(),
  );
  const shown = ["Drawing", "no", "Chosen", "2, 0", "By", "Dario", "Best", "SeatCleoPoints7", "Nothing", "–"];
  expect(facts.map((fact) => fact.replace(/\s+/g, " "))).toEqual(shown);
});

it("draws the view of a large game whole", () => {
  expect(tiles(sample.view)).toHaveLength(4);
  expect(document.body.textContent).toContain("In round");
  expect(document.body.textContent).not.toContain("[object");
});

it.each(["HandsShown", "hands-shown", "hands_shown"])("makes words of %s", (name) => {
  expect(phrase(name)).toBe("Hands shown");
});
