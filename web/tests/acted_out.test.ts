// What is acted out at a table: nothing tells what came of it until it is over, and nobody has to wait for it.

import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Bulletbucks, type Event, SCENES, type View } from "../src/games/bulletbucks/protocol";
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
  const events = types.map((type) => ({ type, seat: 0, by: 1, bids: [] })) as unknown as Event[];
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

it("puts back what a scene has shown where the server's view, which it did not change, says otherwise", () => {
  hear([], { named: -1 });
  hear(["Named", "Clicked", "RoundBegan"], { round: 2 });
  vi.advanceTimersByTime(SCENES.Named);
  expect(table.view.named).toBe(0);
  vi.advanceTimersByTime(SCENES.Clicked);
  expect(table.view).toMatchObject({ named: -1, round: 2 });
});

it("keeps the log, the view and the question back until the wheel stops", () => {
  render(Log, { table });
  render(PromptBar, { table });
  hear(["Named", "Clicked", "RoundBegan"], { round: 2 }, bid);
  expect(screen.queryByText("told: Named")).toBeNull();
  vi.advanceTimersByTime(SCENES.Named);
  flushSync();
  expect(screen.getAllByText("told: Named")).toHaveLength(1);
  expect(screen.queryByText("told: Clicked")).toBeNull();
  expect(table.view.round).toBe(1);
  expect(screen.queryByText("What do you bid?")).toBeNull();
  vi.advanceTimersByTime(SCENES.Named + SCENES.Clicked);
  flushSync();
  expect(screen.getAllByText("told: Clicked")).not.toHaveLength(0);
  expect(table.view.round).toBe(2);
  expect(screen.getByRole("heading", { name: "What do you bid?" })).toBeTruthy();
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
  vi.advanceTimersByTime(SCENES.BidsRevealed);
  expect(toldOf()).toEqual(["RoundBegan", "BidsRevealed", "HighBidder"]);
  vi.advanceTimersByTime(SCENES.Named);
  expect(toldOf().at(-1)).toBe("Named");
  vi.advanceTimersByTime(SCENES.Banged);
  expect(toldOf().at(-1)).toBe("RoundBegan");
  expect(table.view.round).toBe(2);
});

it("lets news wait for their turn, and skips at the press of a button", () => {
  render(PromptBar, { table });
  hear(["Clicked"], { round: 2 });
  hear(["PotDiscarded"], { round: 3 }, bid);
  expect(toldOf()).toEqual(["RoundBegan"]);
  screen.getByRole("button", { name: /Skip/ }).click();
  flushSync();
  expect(toldOf()).toEqual(["RoundBegan", "Clicked", "PotDiscarded"]);
  expect(table.view.round).toBe(3);
  expect(screen.queryByRole("button", { name: /Skip/ })).toBeNull();
});

it("takes no more than a fifth of the time for the next question where the clock does not allow for it", () => {
  table.message({
    type: "update",
    game: 1,
    first: 2,
    events: [{ type: "Clicked", seat: 0, ones: 1, twos: 0 }],
    clock: { left: 10, of: 10 },
  });
  vi.advanceTimersByTime(1990);
  expect(toldOf()).toEqual(["RoundBegan"]);
  vi.advanceTimersByTime(20);
  expect(toldOf()).toEqual(["RoundBegan", "Clicked"]);
});

it("holds nothing back where nothing moves, nor what is told anew", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  hear(["Clicked"], { round: 2 });
  expect(toldOf()).toEqual(["RoundBegan", "Clicked"]);
  hidden.mockRestore();
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
  vi.advanceTimersByTime(SCENES.Clicked);
  expect(table.view.round).toBeGreaterThan(3);
  vi.advanceTimersByTime(3 * SCENES.Clicked);
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

it("halves everything for who is in a hurry", () => {
  settings.fast = true;
  hear(["Clicked"], { round: 2 });
  vi.advanceTimersByTime(SCENES.Clicked / 2 - 10);
  expect(toldOf()).toEqual(["RoundBegan"]);
  vi.advanceTimersByTime(20);
  expect(toldOf()).toEqual(["RoundBegan", "Clicked"]);
});

it("does not say who is out, or that it is over, before that has been seen", () => {
  table.message({ ...info, stage: "over", playing: [1] } as unknown as TableInfo, true);
  hear(["Banged"], { round: 2 });
  expect(table.info?.stage).toBe("playing");
  expect(table.isOut).toBe(false);
  vi.advanceTimersByTime(SCENES.Banged);
  expect(table.info?.stage).toBe("over");
});

it("tells at once who has come or gone while nothing is acted out, and later what comes meanwhile", () => {
  const seats = [{ kind: "person", name: "Ada", away: true }];
  table.message({ ...info, seats } as unknown as TableInfo);
  expect(table.info?.seats).toEqual(seats);
  hear(["Clicked"], { round: 2 });
  table.message(info);
  expect(table.info?.seats).toEqual(seats);
  table.director.skip();
  expect(table.info?.seats).toEqual(info.seats);
});

it("shows the present state at once to who comes back in the middle", () => {
  hear(["Named", "Clicked"], { round: 2 });
  expect(table.onStage?.event.type).toBe("Named");
  table.director.catchUp();
  expect(table.onStage).toBeNull();
  expect(toldOf()).toEqual(["RoundBegan", "Named", "Clicked"]);
  expect(table.view.round).toBe(2);
});

it("acts nothing out that happened while one was cut off", () => {
  table.message({
    type: "update",
    game: 1,
    first: 2,
    events: [{ type: "Clicked", seat: 0, ones: 1, twos: 0 }],
    view: { round: 2 } as View,
  });
  expect(table.onStage).toBeNull();
  expect(toldOf()).toEqual(["RoundBegan", "Clicked"]);
  expect(table.view.round).toBe(2);
});
