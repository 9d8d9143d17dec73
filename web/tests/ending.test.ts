// How it ended: the front page, who stands where, and the picture to share.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Ending } from "../src/ending/ending.svelte";
import FrontPage from "../src/ending/FrontPage.svelte";
import { shorten, wrap } from "../src/ending/lines";
import { portraitSvg } from "../src/ending/portraitImage";
import { fit, pictured } from "../src/ending/poster";
import { departures, ranking } from "../src/ending/standing";
import type { SeatInfo, TableInfo } from "../src/net/protocol";
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
});

const headline = () => screen.getByRole("heading", { level: 2 }).textContent;

const names = () => [...document.querySelectorAll(".standings li strong")].map((name) => name.textContent);

it("puts who won first, then the others by what they have", () => {
  table.view = { winners: [2], scores: [4000, 5000, 3000] };
  render(FrontPage, { table });
  expect(headline()).toBe("Cleo won.");
  expect(names()).toEqual(["Cleo", "Ben", "Ada (you)"]);
  expect(screen.getByText("5,000")).toBeTruthy();
});

it("puts who was put out last before those who went earlier", () => {
  table.view = { winners: [2], scores: [0, 0, 1] };
  table.log = [[0], [1]].map((seats, number) => ({
    number,
    text: "",
    event: { type: "Banged", seat: seats[0] },
  }));
  render(FrontPage, { table });
  expect(names()).toEqual(["Cleo", "Ben", "Ada (you)"]);
});

it("names with whom one has won, and counts nothing where there is nothing to count", () => {
  table.view = { winners: [0, 1], scores: [1, 1, 0] };
  const { container } = render(FrontPage, { table });
  expect(headline()).toBe("You won, together with Ben!");
  expect(container.querySelector(".score")).toBeNull();
});

it("tells what decided it, the sum behind each score, and who went out in order", () => {
  table.view = { winners: [2], scores: [4000, 5000, 6000] };
  table.story = {
    ending: "The last marker has been won.",
    moments: ["Round 2 settled it."],
    sums: ["4,000 × 1", "5,000 × 1", "3,000 × 2"],
    out: ["Round 1: Ada", "Round 3: Ben"],
  };
  const { container } = render(FrontPage, { table });
  expect(container.querySelector(".why")?.textContent).toContain("Round 2 settled it.");
  expect([...container.querySelectorAll(".sum")].map((sum) => sum.textContent)).toEqual([
    "3,000 × 2",
    "5,000 × 1",
    "4,000 × 1",
  ]);
  expect(
    [...container.querySelectorAll(".out li > span:last-child")].map((line) => line.textContent),
  ).toEqual(["Round 1: Ada", "Round 3: Ben"]);
});

it("lists those in front of a crowd, the others when asked", () => {
  seats(...Array.from({ length: 12 }, (_, seat) => ({ name: `P${seat}` })));
  table.view = { winners: [2], scores: Array(12).fill(0).with(2, 1) };
  table.story = { ending: "Only one is left.", sums: Array(12).fill("out") };
  const { container } = render(FrontPage, { table });
  expect(container.querySelector(".sums > .standings .winner")?.textContent).toContain("P2");
  expect(container.querySelectorAll(".sums > .standings li")).toHaveLength(5);
  expect(container.querySelectorAll(".sums details .standings li")).toHaveLength(7);
});

it("says that nobody has won", () => {
  table.view = { winners: [], scores: [0, 0, 0] };
  render(FrontPage, { table });
  expect(headline()).toBe("Nobody won.");
});

it.each([
  ["en", "Copy the command"],
  ["fr", "Copier la commande"],
] as const)("says how to check the record, by the file's own name: %s", (lang, copy) => {
  settings.lang = lang;
  table.info = { ...table.info!, code: "SNVR9K", number: 2 };
  table.view = { winners: [0], scores: [1, 0, 0] };
  render(FrontPage, { table });
  expect(screen.getByText("clickbang verify bulletbucks-SNVR9K-2.jsonl")).toBeTruthy();
  expect(screen.getByText(copy)).toBeTruthy();
});

it("shows whoever won in front, and oneself in the mood of the moment", () => {
  table.view = { winners: [2], scores: [1, 2, 3] };
  table.log = [{ number: 1, text: "", event: { type: "Banged", seat: 0 } }] as never;
  const ending = new Ending(table);
  expect(ending.pictured).toEqual([2, 0]);
  expect(ending.tally).toBe("3 to 2");
  expect([0, 1, 2].map(ending.moodOf)).toEqual(["out", "sad", "happy"]);
  table.view = { winners: [0], scores: [3, 2, 1] };
  expect(ending.pictured).toEqual([0]);
  expect(ending.moodOf(0)).toBe("happy");
  expect(ending.headline).toBe("You won!");
  expect(ending.report).toBe("Ada won."); // what others read in the picture
});

it("says why it was over and what anybody has only where that is why who won has won", () => {
  table.story = { ending: "Only one player is left at the table." };
  table.view = { winners: [2], scores: [4, 5, 3] };
  const ending = new Ending(table);
  expect([ending.tally, ending.kicker]).toEqual(["", "Only one player is left at the table."]);
  table.view = { winners: [1, 2], scores: [4, 5, 5] };
  expect(ending.tally).toBe("");
  table.view = { winners: [2], scores: [4, 5, 6], ending: "last-captain" };
  expect(ending.tally).toBe("");
  table.view = { winners: [2], scores: [4, 5, 6], ending: "one-left" };
  expect(ending.tally).toBe("6 to 5");
  table.log = [{ number: 1, text: "", event: { type: "Banged", seat: 2 } }] as never;
  expect(ending.kicker).toBe("");
});

it("shows faces beside who went only where every line has its own", () => {
  table.view = { winners: [2], scores: [0, 0, 1] };
  table.log = [{ number: 1, text: "", event: { type: "Banged", seat: 1 } }] as never;
  table.story = { ending: "", out: ["Round 1: Ben"] };
  const { container } = render(FrontPage, { table });
  expect(container.querySelectorAll(".out .portrait")).toHaveLength(1);
  cleanup();
  table.story = { ending: "", out: ["Round 1: Ben", "Round 2: Cleo"] };
  expect(render(FrontPage, { table }).container.querySelector(".out .portrait")).toBeNull();
});

it("is put aside by its button, and by Escape", async () => {
  const aside = vi.fn();
  table.view = { winners: [2], scores: [0, 0, 1] };
  const { container } = render(FrontPage, { table, onaside: aside });
  await fireEvent.click(screen.getByText("See the table"));
  await fireEvent.keyDown(container.querySelector(".result")!, { key: "Escape" });
  expect(aside).toHaveBeenCalledTimes(2);
});

it("asks for another game at once", async () => {
  table.view = { winners: [2], scores: [0, 0, 1] };
  render(FrontPage, { table });
  await fireEvent.click(screen.getByText("Play again"));
  expect(said).toContainEqual(expect.objectContaining({ type: "rematch" }));
});

it("knows who went from an event of that name where a game has no faces", () => {
  const log = [[2], [0, 1], [1]].map((seats, number) => ({
    number,
    text: "",
    event: { type: "Eliminated", seats },
  }));
  const gone = departures(log as never, {}, undefined);
  expect(gone).toEqual([[2], [0, 1]]); // nobody goes twice
  expect(ranking(4, [3], [0, 0, 0, 0], gone)).toEqual([3, 0, 1, 2]);
});

const letters = (text: string) => [...text].length;

it("breaks lines between words, and leaves out what is too much", () => {
  expect(wrap("one two three four", 9, 3, letters)).toEqual(["one two", "three", "four"]);
  expect(wrap("one two three four", 9, 2, letters)).toEqual(["one two", "three fo…"]);
  expect(wrap("a\u202f! b", 3, 2, letters)).toEqual(["a\u202f!", "b"]);
  expect(wrap("", 9, 2, letters)).toEqual([]);
  expect(shorten("abcdefgh", 5, letters)).toBe("abcd…");
});

it("prints a headline as large as it fits", () => {
  const at = (size: number) => (text: string) => letters(text) * size;
  expect(fit("Ada won.", [10, 5], 1, 80, at)).toEqual({ size: 10, lines: ["Ada won."] });
  expect(fit("Ada Lovelace won.", [10, 4], 1, 80, at)).toEqual({ size: 4, lines: ["Ada Lovelace won."] });
  expect(fit("Ada Lovelace of London won.", [10, 4], 1, 80, at).lines[0]).toMatch(/…$/);
});

it("pictures whoever won, and if nobody did those in front", () => {
  const people = ["a", "b", "c", "d"].map((seed) => ({
    seed,
    name: seed,
    mood: "sad" as const,
    score: "",
    isWinner: seed === "c",
  }));
  expect(pictured(people).map(({ seed }) => seed)).toEqual(["c"]);
  expect(pictured(people.map((one) => ({ ...one, isWinner: false }))).map(({ seed }) => seed)).toEqual([
    "a",
    "b",
    "c",
  ]);
});

it("draws whoever has gone grey and turned away", () => {
  const person = { under: "<path/>", over: "" };
  expect(portraitSvg(person, "", false, "#fff")).not.toContain("filter");
  expect(portraitSvg(person, "", true, "#fff")).toContain("matrix(-1 0 0 1");
});
