// What one notices beside the game itself: the time that runs on, what is said, and being asked before one leaves.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServerMessage, TableInfo } from "../src/net/protocol";
import Leave from "../src/parts/Leave.svelte";
import PromptBar from "../src/parts/PromptBar.svelte";
import { Drawers } from "../src/room/drawers.svelte";
import TableBar from "../src/room/TableBar.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";

let table: Table;
let sent: string[] = [];

beforeEach(() => {
  settings.lang = "en";
  sessionStorage.clear();
  sent = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      static OPEN = 1;
      readyState = 1;
      send = (text: string) => void sent.push(JSON.parse(text).type);
      close() {}
    },
  );
  open();
});

function open() {
  table = new Table("ABCDEF", "ws://nowhere");
  table.info = { game: "bulletbucks", seats: [], stage: "playing", you: 0 } as unknown as TableInfo;
}

afterEach(() => {
  cleanup();
  table.close();
  vi.unstubAllGlobals();
});

const tell = (message: object) => table.message(message as ServerMessage);
const asked = (number: number, more = {}) =>
  tell({
    type: "update",
    game: 1,
    first: number,
    events: [{ type: "Sealed" }],
    prompt: { number, step: 0, role: "must", choices: [] },
    ...more,
  });
const said = (number: number, seat: number) =>
  tell({ type: "said", number, seat, name: "Ada", text: "Hello", to: "table" });

it("shows the time that is left also to whoever has answered", () => {
  asked(1, { clock: { left: 20, of: 25 }, view: { seats: 2 } });
  tell({ type: "update", game: 1, first: 2, events: [], prompt: { number: 1, step: 0, choices: [] } });
  expect(table.clock?.of).toBe(25);
  asked(2);
  expect(table.clock).toBeNull();
});

it("says what one's answer was about", () => {
  const question = "Do you accuse somebody?";
  const prompt = { number: 1, step: 0, role: "asked", choices: [{ code: 0, type: "Decline" }], question };
  asked(1, { prompt, view: { seats: 2 } });
  const answered = { number: 1, step: 0, choices: [], sealed_label: "no" };
  tell({ type: "update", game: 1, first: 2, events: [], prompt: answered });
  render(PromptBar, { table });
  expect(screen.getByText(question).parentElement?.textContent).toMatch(
    /Do you accuse somebody\?\s+Your answer: no/,
  );
  expect(document.querySelector(".caption")).toBeNull(); // they would lie over each other
});

it("counts what others say until somebody looks, also after a reload", () => {
  const spoken = vi.fn();
  table.listen({ spoken });
  said(1, 1);
  said(2, 0); // one's own
  said(3, 1);
  expect(table.unread.count).toBe(2);
  expect(spoken).toHaveBeenCalledTimes(2);
  table.unread.look(true);
  said(4, 1);
  expect(table.unread.count).toBe(0);
  table.close();
  open();
  for (const number of [1, 2, 3, 4, 5]) said(number, 1);
  expect(table.unread.count).toBe(1);
});

it("says that somebody said something, and leads there", async () => {
  const drawers = new Drawers();
  table.info = { ...table.info!, game: "bulletbucks" };
  render(TableBar, { table, drawers, names: ["chat"] });
  expect(screen.queryByRole("button", { name: /new message/ })).toBeNull();
  said(1, 1);
  flushSync();
  await fireEvent.click(screen.getByRole("button", { name: /1 new message/ }));
  expect(drawers.open).toBe("chat");
});

it("asks before somebody leaves a game", async () => {
  render(Leave, { table });
  await fireEvent.click(screen.getByRole("button", { name: "Leave the game" }));
  await fireEvent.click(screen.getByRole("button", { name: "Stay" }));
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Leave the game" }));
  await fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(sent).toEqual(["stand"]);
});
