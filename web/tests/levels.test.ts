// How strong bots are, in plain words: chosen before a game, and shown at the seat.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
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
      bots: ["random", "beginner", "steady", "casual", "shrewd", "master"],
      styled: ["beginner", "casual", "shrewd"],
      usual: "shrewd",
      options: [],
    } as unknown as GameInfo,
  ];
  offered.styles = ["cautious", "bold"];
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
      { kind: "bot", name: "Basil", bot: "steady" },
      { kind: "open" },
    ],
    stage: "lobby",
    number: 1,
    you: 0,
    host: "g",
  } as unknown as TableInfo;
});

const labels = (field?: HTMLSelectElement) => [...(field?.options ?? [])].map((one) => one.textContent);

afterEach(() => {
  cleanup();
  table.close();
  vi.unstubAllGlobals();
});

it.each([
  ["en", "classic", "random beginner friendly casual sharp master", "bot, friendly"],
  ["en", "gentle", "random beginner friendly casual sharp master", "bot, friendly"],
  ["fr", "classic", "au hasard débutant amical amateur coriace maître", "bot, amical"],
  ["fr", "gentle", "au hasard débutant amical amateur coriace maître", "bot, amical"],
] as const)("names the levels in the lobby: %s, %s", (lang, skin, words, seat) => {
  Object.assign(settings, { lang, skin });
  render(Lobby, { table });
  expect(screen.getByText(seat)).toBeTruthy();
  const [forSeat, forAll] = screen.getAllByRole<HTMLSelectElement>("combobox");
  expect(labels(forSeat).slice(1).join(" ")).toBe(words);
  expect(labels(forAll).join(" ")).toBe(words);
  expect(forAll?.value).toBe("shrewd"); // on the wire a bot has its own name
});

it.each([
  ["en", "sharp", "sharp; sharp, cautious; sharp, bold", "How Basil plays"],
  ["fr", "coriace", "coriace; coriace, prudent; coriace, audacieux", "Comment joue Basil"],
] as const)("lets the host choose a bot's style: %s", async (lang, level, words, label) => {
  Object.assign(settings, { lang, skin: "classic" });
  Object.assign(table.info!.seats[1]!, { bot: "shrewd" });
  const setBot = vi.spyOn(table, "setBot").mockResolvedValue("");
  render(Lobby, { table });
  const style = screen.getByLabelText<HTMLSelectElement>(label);
  expect(labels(style).join("; ")).toBe(words);
  expect(style.selectedOptions[0]?.textContent).toBe(level); // drawn in secret unless somebody chooses
  await fireEvent.change(style, { target: { value: "shrewd:bold" } });
  expect(setBot).toHaveBeenCalledWith(1, "shrewd:bold");
});

it("shows everybody the style that was chosen", () => {
  Object.assign(settings, { lang: "en", skin: "classic" });
  Object.assign(table.info!.seats[1]!, { bot: "shrewd:bold" });
  table.info!.host = "somebody else";
  render(Lobby, { table });
  expect(screen.getByText("bot, sharp, bold")).toBeTruthy();
  expect(screen.queryByLabelText("How Basil plays")).toBeNull();
});
