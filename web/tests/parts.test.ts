// Parts of the frame: who is away, options, the clock, what cannot be done.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../src/net/protocol";
import Clock from "../src/parts/Clock.svelte";
import Level from "../src/parts/Level.svelte";
import OptionField from "../src/parts/OptionField.svelte";
import Presence from "../src/parts/Presence.svelte";
import Share from "../src/parts/Share.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";

let table: Table;
const said: Record<string, unknown>[] = [];

function seats(...people: Partial<SeatInfo>[]): void {
  const found = people.map((one) => ({ kind: "person", connected: true, ...one }));
  table.info = {
    type: "table",
    game: "bulletbucks",
    seats: found,
    stage: "over",
    you: 0,
  } as unknown as TableInfo;
}

beforeEach(() => {
  settings.lang = "en";
  settings.skin = "classic";
  said.length = 0;
  vi.stubGlobal(
    "WebSocket",
    class {
      static OPEN = 1;
      readyState = 1;
      send = (text: string) => said.push(JSON.parse(text));
      close() {}
    },
  );
  table = new Table("abcdef", "ws://nowhere");
  seats({ name: "Ada" }, { name: "Ben" }, { name: "Cleo" });
});

afterEach(() => {
  cleanup();
  table.close();
  vi.useRealTimers();
});

it.each([
  [{ away: true, connected: false }, "left, a bot plays"],
  [{ connected: false }, "not here"],
  [{}, ""],
  [{ kind: "bot", connected: false }, ""],
] as [Partial<SeatInfo>, string][])("marks who is away: %o", (info, words) => {
  seats(info);
  const { container } = render(Presence, { table, seat: 0 });
  expect(container.textContent).toContain(words);
  if (!words) expect(container.textContent?.trim()).toBe("");
});

it.each([
  ["en", "classic", "random", "random"],
  ["en", "gentle", "naive", "casual"],
  ["en", "classic", "trusting", "friendly"],
  ["en", "classic", "shrewd", "sharp"],
  ["en", "classic", "beginner", "beginner"],
  ["en", "classic", "master", "master"],
  ["fr", "classic", "random", "au hasard"],
  ["fr", "gentle", "naive", "amateur"],
  ["fr", "gentle", "steady", "amical"],
  ["fr", "classic", "shrewd", "coriace"],
  ["en", "classic", "my_own", "My own"],
] as const)("shows at the seat how strong a bot is: %s, %s, %s", (lang, skin, bot, word) => {
  Object.assign(settings, { lang, skin });
  seats({ kind: "bot", bot });
  const { container } = render(Level, { table, seat: 0 });
  expect(container.querySelector("[aria-hidden]")?.textContent).toBe(word);
  expect(container.querySelector(".hidden")?.textContent).toBe(`bot, ${word}`);
});

it("gives the others of a lesson no level", () => {
  seats({ kind: "bot", bot: "lesson" });
  table.info = { ...table.info!, lesson: true };
  const { container } = render(Level, { table, seat: 0 });
  expect(container.textContent?.trim()).toBe("");
});

it("takes a file where an option can be written in one", async () => {
  const words = { title: "Cards", about: "Which cards there are.", labels: ["the thirty-six cards"] };
  const option = { name: "deck", ...words, values: ["standard"], own: true, file: true, rule: "BR-1" };
  let given: string | undefined;
  render(OptionField, {
    option,
    value: "standard",
    get file() {
      return given;
    },
    set file(text: string | undefined) {
      given = text;
    },
  });
  expect(screen.queryByLabelText(/TOML/)).toBeNull();
  expect(screen.getByRole("option", { name: "the thirty-six cards" })).toBeTruthy();
  expect(screen.getByText(/Which cards there are/)).toBeTruthy();
  await fireEvent.change(screen.getByLabelText("Cards"), { target: { value: "own" } });
  const file = new File(["[rope]"], "deck.toml");
  await fireEvent.change(screen.getByLabelText(/TOML/), { target: { files: [file] } });
  await vi.waitFor(() => expect(given).toBe("[rope]"));
  await fireEvent.change(screen.getByLabelText("Cards"), { target: { value: "standard" } });
  expect(given).toBeUndefined();
});

it("makes who has ten seconds feel it, and nobody else", () => {
  vi.useFakeTimers();
  const clock = { left: 10, of: 10, until: Date.now() + 10_000 };
  const { container, rerender } = render(Clock, { clock, isMine: true });
  expect(container.querySelector(".drain")).toBeTruthy();
  expect(container.querySelector(".late")).toBeNull();
  vi.advanceTimersByTime(6000);
  flushSync();
  expect(container.querySelector(".clock")?.textContent?.trim()).toBe("4");
  expect(container.querySelectorAll(".late")).toHaveLength(2);
  void rerender({ clock, isMine: false });
  flushSync();
  expect(container.querySelector(".drain")).toBeNull();
});

it("asks the server why something is not offered, and shows its reason", async () => {
  table.prompt = { number: 7, step: 1, kind: "turn", role: "must" };
  const asked = table.why({ type: "Confront", seat: 3 });
  expect(said).toEqual([{ type: "why", prompt: 7, step: 1, choice: { type: "Confront", seat: 3 }, id: 1 }]);
  table.message({ type: "refused", id: 1, code: "battleroyal/not-a-neighbour", sentence: "Too far away." });
  await asked;
  expect(table.refusal).toBe("Too far away.");
});

it("tells the host alone how to let others into this computer's network", () => {
  table.guest = "ada";
  table.info = { ...table.info!, code: "SNVR9K", host: "ada" };
  render(Share, { table });
  expect(screen.getByText(/make play HOST/)).toBeTruthy();
  table.info = { ...table.info!, host: "ben" };
  flushSync();
  expect(screen.queryByText(/make play HOST/)).toBeNull();
});
