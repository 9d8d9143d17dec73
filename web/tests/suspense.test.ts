// What is acted out: nothing tells what came of it until it is over, and nobody has to wait for it.

import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Bulletbucks, Event, View } from "../src/games/bulletbucks/protocol";
import type { PromptInfo, TableInfo } from "../src/net/protocol";
import Log from "../src/parts/Log.svelte";
import PromptBar from "../src/parts/PromptBar.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";

const info = {
  type: "table",
  game: "bulletbucks",
  stage: "playing",
  seats: ["Ada", "Blaise"].map((name) => ({ kind: "person", name })),
  you: 1,
} as unknown as TableInfo;
const bid: PromptInfo<Bulletbucks> = {
  number: 2,
  step: 0,
  kind: "bid",
  role: "must",
  choices: [{ code: 37, type: "Bid", ones: 1, twos: 0 }],
  labels: ["1 × 1,000"],
  question: "What do you bid?",
};

let table: Table<Bulletbucks>;
let heard = 0;

function hear(types: string[], view: Partial<View> = {}, prompt?: PromptInfo<Bulletbucks>) {
  const events = types.map((type) => ({ type, seat: 0 })) as Event[];
  table.message({
    type: "update",
    game: 1,
    first: heard + 1,
    events,
    lines: types.map((type) => `told: ${type}`),
    ...(heard === 0 ? { view: view as View } : { patch: view }),
    ...(prompt ? { prompt } : {}),
  });
  heard += types.length;
  flushSync();
}

const toldOf = () => table.told.map((line) => line.event.type);

beforeEach(() => {
  vi.stubGlobal("WebSocket", class { close() {} send() {} }); // biome-ignore format: short
  vi.useFakeTimers();
  settings.lang = "en";
  settings.fast = false;
  heard = 0;
  table = new Table("ABCDEF", "ws://nowhere");
  table.message(info);
  hear(["RoundBegan"], { round: 1 });
});

afterEach(() => {
  cleanup();
  table.close();
  settings.fast = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("keeps the log, the view and the question back until the wheel stops", () => {
  render(Log, { table });
  render(PromptBar, { table });
  hear(["Named", "Clicked", "RoundBegan"], { round: 2 }, bid);
  expect(screen.getByText("told: Named")).toBeTruthy();
  expect(screen.queryByText("told: Clicked")).toBeNull();
  expect(table.view.round).toBe(1);
  expect(screen.queryByText("What do you bid?")).toBeNull();
  vi.advanceTimersByTime(1600);
  flushSync();
  expect(screen.getByText("told: Clicked")).toBeTruthy();
  expect(table.view.round).toBe(2);
  expect(screen.getByText("What do you bid?")).toBeTruthy();
});

it("leaves out of the log one's draft, and what one declined", () => {
  render(Log, { table });
  table.message({
    type: "update",
    game: 1,
    first: heard + 1,
    events: [
      { type: "OwnStep", seat: 1, action: 37 },
      { type: "OwnAnswer", seat: 1, action: 0 },
      { type: "OwnAnswer", seat: 1, action: 37 },
    ],
    lines: ["told: step", "told: decline", "told: bid"],
  });
  flushSync();
  expect(screen.getByRole("log").textContent).toContain("told: bid");
  expect(screen.queryByText(/told: (step|decline)/)).toBeNull();
});

it("closes the help of a question when the next one comes", () => {
  render(PromptBar, { table });
  hear(["RoundBegan"], {}, { ...bid, help: "Seal some notes." });
  screen.getByRole("button", { name: "What this question is about" }).click();
  flushSync();
  expect(screen.getByRole("note").textContent).toContain("Seal some notes.");
  hear(["RoundBegan"], {}, { ...bid, number: 3, help: "Seal some notes." });
  expect(screen.queryByRole("note")).toBeNull();
});

it("says of the only choice what it costs", () => {
  render(PromptBar, { table });
  hear(["RoundBegan"], {}, { ...bid, sole: true, stakes: ["No note left."] });
  expect(screen.getByText(/made for you: 1 × 1,000/).textContent).toContain("No note left.");
});

it("acts out one after another what comes at once", () => {
  hear(["BidsRevealed", "HighBidder", "Named", "Banged", "RoundBegan"], { round: 2 });
  expect(toldOf()).toEqual(["RoundBegan"]);
  vi.advanceTimersByTime(800);
  expect(toldOf()).toEqual(["RoundBegan", "BidsRevealed", "HighBidder", "Named"]);
  vi.advanceTimersByTime(1600);
  expect(toldOf().at(-1)).toBe("RoundBegan");
  expect(table.view.round).toBe(2);
});

it("lets news wait for their turn, and skips at the press of a button", () => {
  render(PromptBar, { table });
  hear(["Clicked"], { round: 2 });
  hear(["Left"], { round: 3 }, bid);
  expect(toldOf()).toEqual(["RoundBegan"]);
  screen.getByRole("button", { name: /Skip/ }).click();
  flushSync();
  expect(toldOf()).toEqual(["RoundBegan", "Clicked", "Left"]);
  expect(table.view.round).toBe(3);
  expect(screen.queryByRole("button", { name: /Skip/ })).toBeNull();
});

it("takes no more than a fifth of the time for the next question", () => {
  table.message({
    type: "update",
    game: 1,
    first: 2,
    events: [{ type: "Clicked", seat: 0, ones: 1, twos: 0 }],
    clock: { left: 3, of: 3 },
  });
  vi.advanceTimersByTime(590);
  expect(toldOf()).toEqual(["RoundBegan"]);
  vi.advanceTimersByTime(20);
  expect(toldOf()).toEqual(["RoundBegan", "Clicked"]);
});

it("holds nothing back where nothing moves, nor what is told anew", () => {
  settings.fast = true;
  hear(["Clicked"], { round: 2 });
  expect(toldOf()).toEqual(["RoundBegan", "Clicked"]);
  settings.fast = false;
  table.message({
    type: "update",
    game: 1,
    first: 1,
    events: [{ type: "Banged", seat: 0, markers: 5 }],
    view: { round: 9 } as View,
  });
  expect(toldOf()).toEqual(["Banged"]);
  expect(table.view.round).toBe(9);
});

it("catches up when it is far behind", () => {
  for (let round = 2; round < 8; round++) hear(["Clicked"], { round });
  vi.advanceTimersByTime(1600);
  expect(table.view.round).toBeGreaterThan(3);
  vi.advanceTimersByTime(3 * 1600);
  expect(table.view.round).toBe(7);
});

it("leaves the table as it is until it is told anew", () => {
  table.retell();
  expect(table.view.round).toBe(1);
  heard = 0;
  hear(["RoundBegan", "RoundBegan"], { round: 2 });
  expect(table.view).toEqual({ round: 2 });
  expect(toldOf()).toEqual(["RoundBegan", "RoundBegan"]);
});
