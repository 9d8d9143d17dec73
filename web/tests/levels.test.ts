// How strong bots are, in plain words: chosen before a game, and shown at the seat.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameInfo } from "../src/net/bodies";
import type { TableInfo } from "../src/net/protocol";
import Lobby from "../src/screens/Lobby.svelte";
import { offered } from "../src/state/games.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";

let table: Table;

beforeEach(() => {
  vi.stubGlobal(
    "WebSocket",
    class {
      send() {}
      close() {}
    },
  );
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games: [] })));
  offered.games = [
    {
      name: "bulletbucks",
      bots: ["random", "naive", "steady", "shrewd"],
      options: [],
    } as unknown as GameInfo,
  ];
  table = new Table("ABCDEF", "ws://nowhere");
  table.guest = "g";
  table.info = {
    type: "table",
    code: "ABCDEF",
    game: "bulletbucks",
    options: {},
    clock: "none",
    seats: [
      { kind: "person", name: "Ada", guest: "g", connected: true },
      { kind: "bot", name: "Basil", bot: "naive" },
      { kind: "open" },
    ],
    stage: "lobby",
    number: 1,
    you: 0,
    host: "g",
  } as unknown as TableInfo;
});

afterEach(() => {
  cleanup();
  table.close();
  vi.unstubAllGlobals();
});

it.each([
  ["en", "classic", "easy sensible friendly sharp", "bot, sensible"],
  ["en", "gentle", "easy sensible friendly sharp", "bot, sensible"],
  ["fr", "classic", "facile sensé amical coriace", "bot, sensé"],
  ["fr", "gentle", "facile sensé amical coriace", "bot, sensé"],
] as const)("names the levels in the lobby: %s, %s", (lang, skin, words, seat) => {
  Object.assign(settings, { lang, skin });
  render(Lobby, { table });
  expect(screen.getByText(seat)).toBeTruthy();
  const [forSeat, forAll] = screen.getAllByRole<HTMLSelectElement>("combobox");
  const labels = (field?: HTMLSelectElement) => [...(field?.options ?? [])].map((one) => one.textContent);
  expect(labels(forSeat).slice(1).join(" ")).toBe(words);
  expect(labels(forAll).join(" ")).toBe(words);
  expect(forAll?.value).toBe("shrewd"); // on the wire a bot has its own name
});
