// What is fatal is chosen first, and sealed by a second press.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Played, PromptInfo, TableInfo } from "../src/net/protocol";
import PromptBar from "../src/parts/PromptBar.svelte";
import { choose, liftedIn } from "../src/parts/sealing.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";

const info = {
  type: "table",
  game: "championship",
  stage: "playing",
  seats: ["Ada", "Blaise"].map((name) => ({ kind: "person", name })),
  you: 0,
} as unknown as TableInfo;

const question = (number: number, kind: string, choices: unknown[]) =>
  ({
    number,
    step: 0,
    kind,
    role: "must",
    choices,
    labels: ["CLICK", "BULLET"],
    stakes: ["Honest: what one may lose is little", "Cheat: no BULLET among your 6 cards"],
    question: "Which card goes into your pocket?",
  }) as unknown as PromptInfo<Played>;
const pockets = [
  { code: 1, type: "Pocket", bullet: false },
  { code: 2, type: "Pocket", bullet: true },
];

let table: Table;
let answer: ReturnType<typeof vi.spyOn>;
let asked = 0;

function ask(kind = "pocket", choices: unknown[] = pockets) {
  table.prompt = question(++asked, kind, choices);
  flushSync();
}

const pocket = (name: RegExp) => screen.getByRole("button", { name });
const later = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.stubGlobal("WebSocket", class { close() {} send() {} }); // biome-ignore format: short
  vi.useFakeTimers();
  [settings.lang, settings.skin, settings.seals] = ["en", "classic", true];
  table = new Table("ABCDEF", "ws://nowhere");
  table.message(info);
  answer = vi.spyOn(table, "answer").mockResolvedValue("");
  ask();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("lifts a choice with all that is at stake, and answers at the second press", async () => {
  render(PromptBar, { table });
  await fireEvent.click(pocket(/BULLET/));
  expect(answer).not.toHaveBeenCalled();
  expect(screen.getByText("Cheat: no BULLET among your 6 cards")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /CLICK/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe("Seal it");
  later(300);
  await fireEvent.click(screen.getByRole("button", { name: "Seal it" }));
  expect(answer).toHaveBeenCalledExactlyOnceWith(2);
});

it("takes no press for a seal that was meant for what lay there before", async () => {
  render(PromptBar, { table });
  await fireEvent.click(pocket(/CLICK/));
  later(200);
  await fireEvent.click(screen.getByRole("button", { name: "Seal it" }));
  expect(answer).not.toHaveBeenCalled();
});

it("puts a choice back, and another one can be lifted", async () => {
  render(PromptBar, { table });
  await fireEvent.click(pocket(/BULLET/));
  await fireEvent.click(screen.getByRole("button", { name: "Something else" }));
  expect(liftedIn(table)).toBeUndefined();
  await fireEvent.click(pocket(/CLICK/));
  expect(liftedIn(table)).toEqual(pockets[0]);
});

it("forgets what was lifted when something else is asked", () => {
  choose(table, pockets[1] as never);
  expect(liftedIn(table)?.code).toBe(2);
  ask();
  expect(liftedIn(table)).toBeUndefined();
});

it("answers at once whoever wants one press, and with what is not fatal", () => {
  settings.seals = false;
  choose(table, pockets[1] as never);
  expect(answer).toHaveBeenLastCalledWith(2);
  settings.seals = true;
  const bet = { code: 5, type: "Bet", shots: 2 };
  ask("bet", [bet]);
  choose(table, bet as never);
  expect(answer).toHaveBeenLastCalledWith(5);
});
