// Which faces people show: moods from what everybody saw, faces that are pulled, and choosing one's own.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Chooser from "../src/faces/Chooser.svelte";
import FaceBar from "../src/faces/FaceBar.svelte";
import { facesOf, PULLED_FOR } from "../src/faces/seats.svelte";
import { moods as royalMoods } from "../src/games/battleroyal/moods";
import { moods as buckMoods } from "../src/games/bulletbucks/moods";
import { moods as cupMoods } from "../src/games/championship/moods";
import type { Played, ServerMessage, TableInfo } from "../src/net/protocol";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";

let table: Table;
let sent: Record<string, unknown>[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { lang: "en", fast: true, name: "Robin", portrait: "" });
  sent = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      static OPEN = 1;
      readyState = 1;
      send = (text: string) => void sent.push(JSON.parse(text));
      close() {}
    },
  );
  table = new Table("ABCDEF", "ws://nowhere");
  const seats = ["Robin", "Ada", "Cleo"].map((name) => ({ kind: "person", name }));
  table.info = { game: "bulletbucks", seats, stage: "playing", you: 0 } as unknown as TableInfo;
});

afterEach(() => {
  cleanup();
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const hear = (message: object) => {
  table.message(message as ServerMessage<Played>);
  flushSync();
};
let heard = 0;
/** What happens before one's eyes; a game that is told from its beginning is history. */
function happens(...events: object[]) {
  hear({ type: "update", game: 1, first: heard + 1, events });
  heard += events.length;
  table.director.catchUp();
  flushSync();
}
function begin() {
  heard = 0;
  const view = { seats: 3, seated: [0, 1, 2] };
  hear({ type: "update", game: 1, first: 1, events: [{ type: "Began" }], view });
  heard = 1;
}

const shown = () => [0, 1, 2].map((seat) => facesOf(table).of(seat));

it("writes what everybody saw into people's faces", () => {
  facesOf(table);
  begin();
  happens({ type: "Named", by: 0, seat: 1 });
  expect(shown()).toEqual(["smug", "fear", "awe"]);
});

it("lets a mood fade to calm", () => {
  facesOf(table);
  begin();
  happens({ type: "HighBidder", seat: 2, total: 4 });
  expect(shown()).toEqual(["calm", "calm", "smug"]);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual(["calm", "calm", "calm"]);
});

it("keeps whoever is out turned away, whatever happens next", () => {
  facesOf(table);
  begin();
  happens({ type: "Banged", seat: 1, markers: 1 }, { type: "Tied", seats: [0, 1], total: 3 });
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["calm", "out", "calm"]);
  expect(facesOf(table).isOut(1)).toBe(true);
});

it("finds after a reload only who is out", () => {
  facesOf(table);
  const events = [{ type: "Began" }, { type: "Named", by: 0, seat: 1 }, { type: "Left", seat: 2 }];
  hear({ type: "update", game: 1, first: 1, events, view: { seats: 3, seated: [0, 1] } });
  expect(shown()).toEqual(["calm", "calm", "out"]);
});

it("shows a face that is pulled before the mood, for a moment", () => {
  facesOf(table);
  begin();
  happens({ type: "Named", by: 0, seat: 1 });
  hear({ type: "faced", seat: 1, face: "laugh" });
  expect(shown()[1]).toBe("laugh");
  vi.advanceTimersByTime(PULLED_FOR);
  expect(shown()[1]).toBe("fear");
});

it("says who pulls a face, also to those who only watch", () => {
  table.info = { ...(table.info as TableInfo), you: null };
  render(FaceBar, { table });
  expect(screen.queryByRole("toolbar")).toBeNull();
  hear({ type: "faced", seat: 1, face: "smirk" });
  expect(screen.getByRole("status").textContent).toBe("Ada smirks");
});

it("pulls a face at one press, and not as fast as one can press", async () => {
  render(FaceBar, { table });
  await fireEvent.click(screen.getByRole("button", { name: "Smirk" }));
  await fireEvent.click(screen.getByRole("button", { name: "Laugh" }));
  expect(sent.filter(({ type }) => type === "face")).toMatchObject([{ type: "face", face: "smirk" }]);
});

it("is one stop for the tab key, with arrows inside", async () => {
  render(FaceBar, { table });
  const buttons = screen.getAllByRole("button");
  expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
  buttons[0]?.focus();
  await fireEvent.keyDown(screen.getByRole("toolbar"), { key: "ArrowLeft" });
  expect(document.activeElement).toBe(buttons.at(-1));
});

it("lets one choose among a handful, and keeps that among others", async () => {
  const chosen: string[] = [];
  render(Chooser, { onportrait: (key: string) => void chosen.push(key) });
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  expect(radios[0]?.checked).toBe(true);
  await fireEvent.click(radios[3] as HTMLElement);
  expect(chosen).toEqual([settings.portrait]);
  expect(settings.portrait).toMatch(/^[a-z0-9]+$/);
  await fireEvent.click(screen.getByRole("button", { name: "Other faces" }));
  expect(screen.getAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked)?.value).toBe(
    settings.portrait,
  );
});

// What only some hear leaves no trace

const PRIVATE = {
  bulletbucks: ["OwnAnswer", "OwnStep", "OwnStepBack"],
  championship: ["OwnAnswer", "OwnCard", "Peeked", "PocketSeen"],
  battleroyal: [
    "OwnAnswer",
    "OwnStep",
    "OwnStepBack",
    "OwnCard",
    "CardsRevealed",
    "SpoilsSeen",
    "Proposed",
  ].concat([
    "OfferMade",
    "OfferAgreed",
    "OfferLapsed",
    "OfferCarriedOut",
    "CardsShown",
    "CardsGiven",
    "GiftsSeen",
  ]),
};
const everything = { seat: 1, by: 1, reveals: [[1, "x", false]], seats: [1], cards: [], offers: [] };

it.each(Object.entries({ bulletbucks: buckMoods, championship: cupMoods, battleroyal: royalMoods }))(
  "%s: what only some hear is in nobody's face",
  (game, moods) => {
    for (const type of PRIVATE[game as keyof typeof PRIVATE])
      expect(moods({ type, ...everything } as never, { seats: 4 } as never)).toEqual({});
  },
);

it("has the same moods whatever one holds oneself", () => {
  const event = { type: "Confronted", seat: 0, target: 1, attackers: [0], defenders: [1] } as never;
  const view = { alive: [0, 1, 2], hand: ["teddy"] } as never;
  expect(royalMoods(event, view)).toEqual(
    royalMoods(event, { alive: [0, 1, 2], hand: ["bazooka"] } as never),
  );
});

it("sees who is betrayed", () => {
  const signs = (kills: number[]) =>
    royalMoods({ type: "SignsRevealed", signs: kills.map((count, seat) => [seat, count]) } as never, {});
  expect(signs([1, 0])).toEqual({ 0: "smug", 1: "awe" });
  expect(signs([0, 0])).toEqual({ 0: "happy", 1: "happy" });
  expect(signs([1, 1])).toEqual({ 0: "angry", 1: "angry" });
});
