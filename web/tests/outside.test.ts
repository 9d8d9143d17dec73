// Who is out may go on faster where that hurries nobody, and bet on who wins; what bots do is told at once.

import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Battleroyal, Event } from "../src/games/battleroyal/protocol";
import type { ClientMessage, SeatInfo, TableInfo } from "../src/net/protocol";
import BetList from "../src/parts/BetList.svelte";
import Outside from "../src/parts/Outside.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";

const seat = (name: string, kind = "bot"): SeatInfo => ({ kind, name });
const info = (more: Partial<TableInfo> = {}) =>
  ({
    type: "table",
    game: "battleroyal",
    stage: "playing",
    number: 1,
    seats: [seat("Ada", "person"), seat("Blaise"), seat("Cleo"), seat("Dora", "person")],
    you: 0,
    playing: [1, 2],
    ...more,
  }) as TableInfo;

let table: Table<Battleroyal>;
let asked: ClientMessage[];

beforeEach(() => {
  vi.stubGlobal("WebSocket", class { close() {} send() {} }); // biome-ignore format: short
  vi.useFakeTimers();
  settings.lang = "en";
  settings.fast = false;
  table = new Table("ABCDEF", "ws://nowhere");
  asked = [];
  vi.spyOn(table, "ask").mockImplementation(async (message) => {
    asked.push(message);
    return "";
  });
  table.message(info());
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("goes to the end when only bots play", () => {
  render(Outside, { table: table as unknown as Table });
  screen.getByRole("button", { name: /To the end/ }).click();
  expect(asked).toEqual([{ type: "speed", speed: "end" }]);
});

it("takes faster back", () => {
  table.message(info({ speed: "faster" }));
  render(Outside, { table: table as unknown as Table });
  const faster = screen.getByRole("button", { name: /Faster/, pressed: true });
  faster.click();
  expect(asked).toEqual([{ type: "speed", speed: "" }]);
});

it("hurries nobody who plays", () => {
  table.message(info({ playing: [1, 3] }));
  render(Outside, { table: table as unknown as Table });
  expect(screen.queryByRole("button", { name: /To the end/ })).toBeNull();
});

it("bets on those who can still win, once", () => {
  table.message({ type: "bets", choices: [1, 2] });
  render(Outside, { table: table as unknown as Table });
  screen.getByRole("button", { name: "Bet" }).click();
  flushSync();
  expect(
    screen
      .getAllByRole("radio")
      .map((one) => one.closest("label")?.querySelector("span:last-child")?.textContent),
  ).toEqual(["Blaise", "Cleo"]);
  table.message({ type: "bets", bets: [{ name: "Ada", on: 2, left: 2, own: true }] });
  flushSync();
  expect(screen.queryByRole("radio")).toBeNull();
  screen.getByText("You bet on Cleo when 2 were left.");
});

it("tells at the end who was right", () => {
  table.message(info({ stage: "over", playing: [] }));
  const bets = [
    { name: "Ada", on: 2, left: 3, own: true, right: true },
    { name: "", on: 1, left: 2 },
  ];
  render(BetList, { table: table as unknown as Table, bets });
  const lines = screen.getAllByRole("listitem").map((one) => one.textContent?.replace(/\s+/g, " ").trim());
  expect(lines).toEqual([
    "You bet on Cleo when 3 were left. Right!",
    "A spectator bet on Blaise when 2 were left. Wrong.",
  ]);
});

it("forgets the bets with the game", () => {
  table.message({ type: "bets", choices: [1, 2] });
  table.message(info({ number: 2 }));
  expect(table.bets).toBeNull();
});

const clash = (attackers: number[], defenders: number[]): Event[] =>
  [
    { type: "Confronted", seat: attackers[0], other: defenders[0], attackers, defenders },
    { type: "SignsRevealed", signs: [] },
  ] as unknown as Event[];

it.each([
  [[1], [2], [1, 2, 3], false],
  [[1], [3], [1, 2, 3], true],
  [[1], [2], [1, 2], true],
])(
  "acts out what concerns a person, and for those who watch (%s against %s)",
  (attackers, defenders, playing, isActed) => {
    table.message(info({ playing }));
    table.message({ type: "update", game: 1, first: 1, events: [], view: { seats: 4 } as never });
    const events = clash(attackers, defenders);
    table.message({ type: "update", game: 1, first: 1, events, lines: ["", ""] });
    expect(table.onStage !== null).toBe(isActed);
  },
);
