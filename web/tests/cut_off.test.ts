// Without a connection: whatever is pressed says so, and nothing waits for a reply that cannot come.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableInfo } from "../src/net/protocol";
import PromptBar from "../src/parts/PromptBar.svelte";
import Home from "../src/screens/Home.svelte";
import Lobby from "../src/screens/Lobby.svelte";
import { offered } from "../src/state/games.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";

const LOST = "The connection is lost. Coming back …";
let table: Table;
let readyState = 1;
let sent: string[] = [];

beforeEach(() => {
  settings.lang = "en";
  settings.skin = "classic";
  readyState = 1;
  sent = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      static OPEN = 1;
      get readyState() {
        return readyState;
      }
      send(text: string) {
        sent.push(text);
      }
      close() {}
    },
  );
  table = new Table("ABCDEF", "ws://nowhere");
  table.connection("open");
  table.info = {
    type: "table",
    code: "ABCDEF",
    game: "bulletbucks",
    options: {},
    clock: "none",
    seats: [{ kind: "person", name: "Ada", connected: true }],
    stage: "lobby",
    number: 1,
    you: 0,
  } as unknown as TableInfo;
});

afterEach(() => {
  cleanup();
  table.close();
  vi.unstubAllGlobals();
});

function lose() {
  readyState = 3;
  table.connection("lost");
}

it("says in the lobby that the connection is lost, until it is back", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games: [] })));
  render(Lobby, { table });
  lose();
  await fireEvent.click(screen.getByRole("button", { name: "Ready" }));
  expect((await screen.findByRole("alert")).textContent).toBe(LOST);
  table.connection("open");
  flushSync();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says in a game that the connection is lost, until it is back", async () => {
  table.info = { ...table.info!, stage: "playing" };
  table.prompt = { number: 1, step: 0, kind: "bid", role: "must" };
  render(PromptBar, { table });
  lose();
  expect(await table.answer(1)).toBe(LOST);
  flushSync();
  expect(screen.getByRole("alert").textContent).toBe(LOST);
  table.connection("open");
  flushSync();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("sends an answer again if the connection broke before the reply, and then only once", async () => {
  table.prompt = { number: 1, step: 0, kind: "bid", role: "must" };
  const answered = table.answer(1);
  lose();
  expect(table.waiting).toBe(true);
  readyState = 1;
  table.connection("open");
  expect(sent.map((text) => JSON.parse(text))).toEqual([
    { type: "answer", id: 1, prompt: 1, step: 0, action: 1 },
    { type: "answer", id: 1, prompt: 1, step: 0, action: 1 },
  ]);
  table.message({ type: "done", id: 1 });
  expect(await answered).toBe("");
  expect(table.waiting).toBe(false);
  table.connection("open");
  expect(sent).toHaveLength(2);
});

it("says that anything else was not done if the connection broke before the reply", async () => {
  const said = table.talk("hello");
  lose();
  expect(await said).toBe(LOST);
});

it("says in plain words that the server cannot be reached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  offered.games = [
    {
      name: "bulletbucks",
      title: "",
      about: "",
      least_seats: 3,
      most_seats: 6,
      options: [],
      bots: [],
      beats: false,
      welcome: "",
      rules: {},
      asks: {},
      styled: [],
      usual: "",
    },
  ];
  render(Home);
  await fireEvent.click(screen.getAllByRole("button", { name: "Play now" })[0]!);
  expect((await screen.findByRole("alert")).textContent).toBe("The server cannot be reached.");
});
