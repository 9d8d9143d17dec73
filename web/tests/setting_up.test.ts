// What a new table is set to: options that matter with so many seats, and longer moments for whoever is new.

import { afterEach, expect, it, vi } from "vitest";
import type { GameInfo, TableLine } from "../src/net/bodies";
import { mattersWith, offered, settingsOf } from "../src/state/games.svelte";
import { hasPlayed, playNow } from "../src/state/playing";

const PAIRS = { name: "pairs", values: ["on", "off"], most_seats: 5 };
const SEATING = { name: "seating", values: ["random", "fixed"] };

afterEach(() => vi.unstubAllGlobals());

it("leaves out what changes nothing with so many seats", () => {
  offered.games = [{ name: "battleroyal", options: [PAIRS, SEATING] } as unknown as GameInfo];
  expect([4, 5, 6].map((seats) => mattersWith(seats, PAIRS as never))).toEqual([true, true, false]);
  expect(settingsOf("battleroyal", { pairs: "on", seating: "random" }, 6)).toEqual([["seating", "random"]]);
  expect(settingsOf("battleroyal", { pairs: "on", seating: "random" }, 5)).toHaveLength(2);
});

const at = (more: Partial<TableLine>) =>
  ({ game: "championship", stage: "playing", number: 1, ...more }) as TableLine;

it.each([
  ["nothing yet", [], false],
  ["a game that is still played", [at({})], false],
  ["a lesson", [at({ stage: "over", lesson: true })], false],
  ["another game", [at({ game: "bulletbucks", stage: "over" })], false],
  ["a game to its end", [at({ stage: "over" })], true],
  ["the second at a table", [at({ number: 2 })], true],
])("knows who has played before: %s", (_, tables, played) => {
  expect(hasPlayed("championship", tables)).toBe(played);
});

it.each([
  [[], "long"],
  [[at({ stage: "over" })], "normal"],
])("gives whoever is new longer moments", async (tables, beat) => {
  const opened: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body?: string }) => {
    if (body) opened.push(JSON.parse(body).beat);
    return new Response(JSON.stringify(path === "/api/me" ? { tables } : { code: "ABCDEF" }));
  });
  expect(await playNow("championship")).toBe("");
  expect(opened).toEqual([beat]);
});
