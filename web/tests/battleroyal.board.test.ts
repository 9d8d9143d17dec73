// The board and the answers of Battle Royal with a sample view.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Answer from "../src/games/battleroyal/Answer.svelte";
import Board from "../src/games/battleroyal/Board.svelte";
import type { Battleroyal, Card, Choice, Event, Offer, View } from "../src/games/battleroyal/protocol";
import type { TableInfo } from "../src/net/protocol";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";

const NAMES = ["Zoe", "Ada", "Basil", "Cleo", "Dante", "Esme"];
const CARDS: Record<string, Card> = {
  rope: { place: 0, name: "Rope", value: 5 },
  revolver: { place: 1, name: "Revolver", value: 27, bang: true },
  bomb: { place: 2, name: "Bomb", effect: "bomb", text: "Everybody goes." },
};
const VIEW: Partial<View> = {
  seat: 0,
  seats: 6,
  options: { lap_limit: "10" },
  prompt: "turn",
  must: [0],
  sealed_by: [],
  circle: [2, 0, 1, 3, 4, 5],
  persons: 1,
  alive: [0, 1, 2, 3, 4],
  teams: [[0, 1], [0, 1], [2], [3], [4], [5]],
  sizes: [2, 1, 1, 1, 1, 0],
  turn: 0,
  person: 0,
  passes: 3,
  laps: 1,
  hand: ["rope", "bomb"],
  known: { revolver: { seats: [2], spoils: false, discarded: false } },
  bluffs: [[3, 2]],
  heirs: [],
  spoils: 0,
};

let table: Table<Battleroyal>;

beforeEach(() => {
  settings.lang = "en";
  settings.skin = "classic";
  vi.stubGlobal(
    "WebSocket",
    class {
      addEventListener() {}
      close() {}
    },
  );
  table = new Table("abcdef", "ws://localhost/ws");
  const seats = NAMES.map((name) => ({ kind: "bot" as const, name }));
  table.info = {
    type: "table",
    game: "battleroyal",
    seats,
    stage: "playing",
    you: 0,
  } as unknown as TableInfo;
  table.cards = CARDS;
  table.view = VIEW;
});

afterEach(() => {
  table.close();
  cleanup();
});

function ask(kind: string, choices: Choice[], labels: string[], steps: string[] = []): void {
  table.prompt = { number: 1, step: 0, kind, role: "must", choices, labels, steps, question: "?" };
}

function heard(...events: Event[]): void {
  table.log = events.map((event, index) => ({ number: index + 1, event, text: "" }));
}

/** An event that has come to this step of its scene. */
function actOut(event: Event, step: number, steps: number, order: number[] = []): void {
  const line = { number: 99, event, text: "" };
  table.log = [...table.log.filter(({ number }) => number < 99), line];
  const about = { event, number: 99, line, lasts: 1000, order, lamp: [], faces: -1, held: false };
  table.director.scene = { ...about, step, steps };
  flushSync();
}

it("shows the circle, the cards, what one knows, and who is out", async () => {
  heard({ type: "TeamFormed", seats: [0, 1] });
  const { container } = render(Board, { table });
  expect(screen.getByText("Your turn", { selector: ".turn" })).toBeTruthy();
  expect(container.querySelectorAll(".circle li")).toHaveLength(5);
  expect(container.querySelector(".own")?.textContent).toContain("you, 2 cards, in your team A, on turn");
  expect(container.querySelector(".own .plate")?.textContent).toBe("Ayou");
  expect(screen.getByText("3 passes in a row of 5").closest(".pill")?.className).toContain("near");
  expect(container.querySelector(".hand")?.textContent).toContain("Everybody goes.");
  expect(container.querySelector(".circle .gone")?.textContent).toContain("Esme, out");
  await fireEvent.click(screen.getByRole("button", { name: /Basil/ }));
  const basil = screen.getByRole("dialog", { name: "Basil" });
  expect(basil.textContent).toContain("on your right");
  expect(basil.textContent).toContain("Revolver");
  await fireEvent.click(screen.getByRole("button", { name: /Cleo/ }));
  expect(screen.getByRole("dialog").textContent).toContain("bluffed 2 times");
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "5 of 6 left" }));
  expect(screen.getByRole("dialog").textContent).toContain("Esme");
});

it("shows a card closely", async () => {
  render(Board, { table });
  await fireEvent.click(screen.getByRole("button", { name: /Bomb/ }));
  expect(screen.getByRole("dialog", { name: "Bomb" }).textContent).toContain("Everybody goes.");
});

it("lets one confront a neighbour by tapping them, and nobody else", async () => {
  ask("turn", [{ code: 13, type: "Confront", seat: 1 }, { code: 14, type: "Confront", seat: 2 }], ["confront Ada", "confront Basil"]); // biome-ignore format: short
  const answer = vi.spyOn(table, "answer").mockResolvedValue("");
  const { container } = render(Board, { table });
  expect(container.querySelectorAll(".circle .may")).toHaveLength(2);
  const why = vi.spyOn(table, "why").mockResolvedValue();
  await fireEvent.click(screen.getByRole("button", { name: /Cleo.*why not/ }));
  expect(why).toHaveBeenCalledWith({ type: "Confront", seat: 3 });
  await fireEvent.click(screen.getByRole("button", { name: /confront Basil/ }));
  expect(answer).toHaveBeenCalledWith(14);
});

it("speaks of leaving a team to whoever is in one, and to nobody else", async () => {
  const pass: Choice = { code: 1, type: "Pass" };
  ask("turn", [pass, { code: 2, type: "Leave" }], ["pass", "leave your team"]);
  render(Answer, { table });
  expect(screen.getByRole("button", { name: /leave/i })).toBeTruthy();
  ask("turn", [pass], ["pass"]);
  flushSync();
  expect(screen.queryByRole("button", { name: /leave/i })).toBeNull();
});

it("shows the thumbs, the cards and what came of it", () => {
  heard(
    { type: "Confronted", seat: 0, target: 2, attackers: [0, 1], defenders: [2] },
    { type: "SignsRevealed", signs: [[0, 1], [1, 1], [2, 0]] }, // biome-ignore format: rows
    { type: "CardsRevealed", reveals: [[0, "rope", true], [1, "revolver", true]] }, // biome-ignore format: rows
    { type: "BangsHeard", bangs: [[0, 1], [1, 1]] }, // biome-ignore format: rows
    { type: "Eliminated", seats: [2] },
  );
  const { container } = render(Board, { table });
  const stage = container.querySelector(".closeup")!;
  expect(stage.querySelectorAll(".thumb.down")).toHaveLength(2);
  expect(stage.querySelectorAll(".bubble")).toHaveLength(2);
  expect(stage.querySelector(".sum")?.textContent).toBe("32");
  expect(stage.textContent).toContain("Out: Basil");
  expect(stage.querySelector(".fighter.out")?.textContent).toContain("Basil");
  expect(container.querySelector('.circle [data-seat="2"]')?.className).toContain("gone");
});

it("tells a betrayal large, and in a line once the next turn has begun", () => {
  const duel: Event[] = [
    { type: "Confronted", seat: 3, target: 2, attackers: [3], defenders: [2] },
    { type: "SignsRevealed", signs: [[3, 1], [2, 0]] }, // biome-ignore format: rows
    { type: "Eliminated", seats: [2] },
  ];
  heard(...duel);
  const { container } = render(Board, { table });
  const stage = container.querySelector(".closeup")!;
  expect(stage.querySelector(".headline")?.textContent).toBe("BETRAYED!");
  expect(stage.querySelector(".under")?.textContent).toBe("Out: Basil");
  expect(container.querySelector("[data-seat='3'].away")).toBeTruthy();
  table.director.missed = [{ type: "Eliminated", seats: [4, 5] }];
  heard(...duel, { type: "TurnBegan", seat: 0, person: 0, passes: 0 });
  flushSync();
  expect(stage.querySelector(".duel")).toBeNull();
  expect(stage.querySelector(".slip")?.textContent).toContain("Just now: Cleo betrayed Basil");
  expect(stage.querySelector(".slip")?.textContent).toContain("2 fell meanwhile");
  expect(container.querySelector("[data-seat='3']")?.textContent).toContain("betrayed somebody");
});

it("puts out the lamps one after another where all lose together", () => {
  const alive = VIEW.alive!;
  heard(
    { type: "TurnBegan", seat: 0, person: 0, passes: 4 },
    ...alive.map((seat): Event => ({ type: "Passed", seat })),
  );
  const { container } = render(Board, { table });
  expect(container.querySelectorAll(".palm")).toHaveLength(3); // as many as the view says
  actOut({ type: "Eliminated", seats: alive }, 2, 5, alive);
  const stage = container.querySelector(".closeup")!;
  expect(stage.textContent).toContain("Everybody passed.");
  expect(stage.textContent).not.toContain("Everybody is out.");
  expect(container.querySelectorAll(".circle li.gone")).toHaveLength(2); // one, and who was out before; oneself is below
  actOut({ type: "Eliminated", seats: alive }, 5, 5, alive);
  expect(stage.textContent).toContain("Everybody is out.");
  expect(container.querySelectorAll(".circle li.gone")).toHaveLength(5);
});

it("counts to three before anybody sees a thumb", () => {
  heard({ type: "Confronted", seat: 0, target: 2, attackers: [0, 1], defenders: [2] });
  const { container } = render(Board, { table });
  const shown = () => container.querySelectorAll(".closeup .thumb:is(.up, .down)").length;
  actOut({ type: "SignsRevealed", signs: [[0, 1], [1, 1], [2, 0]] }, 2, 3); // biome-ignore format: rows
  expect(container.querySelectorAll(".beats")).toHaveLength(3);
  expect(container.querySelector(".count")?.textContent).toContain("two");
  expect(shown()).toBe(0);
  expect(container.textContent).not.toMatch(/thumb (up|down)/);
  actOut({ type: "SignsRevealed", signs: [[0, 1], [1, 1], [2, 0]] }, 3, 3); // biome-ignore format: rows
  expect(container.querySelectorAll(".beats")).toHaveLength(0);
  expect(shown()).toBe(3);
});

it("turns the cards over one after another, and tells no sum before the last", () => {
  heard(
    { type: "Confronted", seat: 0, target: 2, attackers: [0, 1], defenders: [2] },
    { type: "SignsRevealed", signs: [[0, 1], [1, 0], [2, 1]] }, // biome-ignore format: rows
  );
  const { container } = render(Board, { table });
  const reveals: Event = { type: "CardsRevealed", reveals: [[0, "rope", false], [2, "revolver", true]] }; // biome-ignore format: rows
  const faceDown = () => container.querySelectorAll(".closeup .playing.down").length;
  expect(faceDown()).toBe(2);
  actOut(reveals, 1, 2, [0, 2]);
  expect(faceDown()).toBe(1);
  expect(container.querySelector(".sum")).toBeNull();
  expect(container.querySelector(".hand")?.textContent).not.toContain("Rope"); // it lies on the stage
  actOut(reveals, 2, 2, [0, 2]);
  expect(faceDown()).toBe(0);
  expect(container.querySelectorAll(".sum")).toHaveLength(2);
});

it("leaves everybody at the table until their farewell has been seen", () => {
  heard({ type: "Confronted", seat: 0, target: 2, attackers: [0], defenders: [2] });
  const { container } = render(Board, { table });
  const basil = () => container.querySelector('.circle [data-seat="2"]')!.className;
  actOut({ type: "Eliminated", seats: [2] }, 0, 1);
  expect(basil()).not.toContain("gone");
  expect(container.textContent).not.toContain("Out:");
  expect(screen.getByRole("button", { name: "5 of 6 left" })).toBeTruthy();
  actOut({ type: "Eliminated", seats: [2] }, 1, 1);
  expect(basil()).toContain("gone");
  expect(screen.getByRole("button", { name: "4 of 6 left" })).toBeTruthy();
});

it("brings whoever is left to the middle at the end, and nobody who fell back", () => {
  table.view = { ...VIEW, alive: [0, 2], turn: 2, hand: ["rope"] };
  heard(
    { type: "Confronted", seat: 2, target: 0, attackers: [2], defenders: [0] },
    { type: "SignsRevealed", signs: [[2, 1], [0, 0]] }, // biome-ignore format: rows
    { type: "Eliminated", seats: [0] },
  );
  const { container } = render(Board, { table });
  const stage = container.querySelector(".closeup")!;
  const ended: Event = { type: "Ended", ending: "one-winner", winners: [2], scores: [] };
  actOut(ended, 0, 1);
  expect(stage.textContent).not.toContain("the last one standing");
  actOut(ended, 1, 1);
  expect(stage.querySelector(".head")?.textContent).toMatch(/Basil.*the last one standing/);
  expect(stage.querySelectorAll(".champion")).toHaveLength(1);
  expect(stage.querySelector(".turn, .slip")).toBeNull();
  expect(container.querySelector(".hand")?.textContent).toContain("You are out");
  expect(container.querySelector("[data-seat='2']")?.className).toContain("away");
  expect(screen.getByRole("button", { name: "1 of 6 left" })).toBeTruthy();
});

it("tells the higher number from the lower, and neither beside a card that does something else", () => {
  const duel: Event[] = [
    { type: "Confronted", seat: 0, target: 2, attackers: [0], defenders: [2] },
    { type: "SignsRevealed", signs: [[0, 1], [2, 1]] }, // biome-ignore format: rows
  ];
  const told = () => [...container.querySelectorAll(".sum")].map(({ textContent }) => textContent);
  heard(...duel, { type: "CardsRevealed", reveals: [[0, "rope", false], [2, "revolver", true]] }); // biome-ignore format: rows
  const { container } = render(Board, { table });
  expect(told()).toEqual(["5", "27"]);
  expect(container.querySelector(".sum.lower")?.textContent).toBe("5");
  expect(container.querySelector(".sum.higher")?.textContent).toBe("27");
  heard(...duel, { type: "CardsRevealed", reveals: [[0, "bomb", false], [2, "revolver", true]] }); // biome-ignore format: rows
  flushSync();
  expect(told()).toEqual(["27"]);
  expect(container.querySelector(".sum:is(.higher, .lower)")).toBeNull();
});

it("says it in gentle words", () => {
  settings.skin = "gentle";
  heard(
    { type: "Confronted", seat: 0, target: 2, attackers: [0], defenders: [2] },
    { type: "BangsHeard", bangs: [[0, 1]] },
    { type: "Eliminated", seats: [2] },
  );
  const { container } = render(Board, { table });
  expect(container.textContent).toContain("Pop!");
  expect(container.textContent).toContain("Off home: Basil");
  expect(container.textContent).not.toMatch(/Bang|Eliminated/);
});

it("asks a pair for two thumbs at once", () => {
  table.view = { ...VIEW, persons: 2 };
  ask("sign", [0, 1, 2].map((kills) => ({ code: 4 + kills, type: "Sign", kills })), ["team and team", "team and kill", "kill and kill"]); // biome-ignore format: short
  render(Answer, { table });
  const downs = screen.getAllByRole("button").map((button) => button.querySelectorAll(".down").length);
  expect(downs).toEqual([0, 1, 2]);
});

it("goes through a division card by card", async () => {
  table.view = { ...VIEW, heirs: [0, 1], owners: [["rope", 5], ["bomb", 4]] }; // biome-ignore format: rows
  ask("divide", [{ code: 48, type: "Assign", seat: 0 }, { code: 49, type: "Assign", seat: 1 }], ["you", "Ada"], ["Ada"]); // biome-ignore format: short
  const answer = vi.spyOn(table, "answer").mockResolvedValue("");
  const { container } = render(Answer, { table });
  expect(container.textContent).toContain("→ Ada");
  expect(screen.getByText("Who gets Bomb?")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "you" }));
  expect(answer).toHaveBeenCalledWith(48);
});

it("tells an offer in words, with its answers", async () => {
  const offer: Offer = {
    author: 1,
    round: 1,
    parties: [0, 1],
    gifts: [[1, 0, 2, []]],
    shows: [0],
    agreed: [1],
    picked: [],
  };
  table.view = { ...VIEW, offers: [offer], offers_made: 2 };
  ask("talk", [{ code: 9, type: "Done" }, { code: 292, type: "Agree", offer: 0 }, { code: 420, type: "Refuse", offer: 0 }], ["done", "agree to offer 1", "refuse offer 1"]); // biome-ignore format: short
  const answer = vi.spyOn(table, "answer").mockResolvedValue("");
  const { container } = render(Answer, { table });
  expect(container.textContent).toContain("Ada gives you 2 cards");
  expect(container.textContent).toContain("you show all your cards");
  await fireEvent.click(screen.getByRole("button", { name: "Agree" }));
  expect(answer).toHaveBeenCalledWith(292);
});

it("names the cards of an offer, and says why one can only refuse", () => {
  const gifts: Offer["gifts"] = [[1, 0, 1, ["rope"]], [0, 1, 1, ["bomb"]]]; // biome-ignore format: rows
  const offer: Offer = { author: 1, round: 1, parties: [0, 1], gifts, shows: [], agreed: [1], picked: [] };
  table.view = { ...VIEW, offers: [offer] };
  ask("talk", [{ code: 9, type: "Done" }, { code: 420, type: "Refuse", offer: 0 }], ["done", "refuse offer 1"]); // biome-ignore format: short
  const { container } = render(Answer, { table });
  expect(container.textContent).toContain("Ada gives you: Rope");
  expect(container.textContent).toContain("you give Ada: Bomb");
  expect(container.textContent).toContain("you can only refuse");
  expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
});

it("reveals a card silently or with a bluff, and one with the word only with it", async () => {
  const ways: [number, boolean][] = [[0, false], [0, true], [1, true]]; // biome-ignore format: rows
  ask("reveal", ways.map(([card, bang], index) => ({ code: 548 + index, type: "Reveal", card, bang })), ["Rope", "Rope with “Bang!”", "Revolver with “Bang!”"]); // biome-ignore format: short
  const answer = vi.spyOn(table, "answer").mockResolvedValue("");
  const { container } = render(Answer, { table });
  expect([...container.querySelectorAll(".numeral")].map((worth) => worth.textContent)).toEqual(["5", "27"]);
  expect(
    screen.getAllByRole("button").map((button) => button.textContent?.trim().replace(/\s+/g, " ")),
  ).toEqual([
    "Rope: Reveal silently",
    "Rope: Bluff “Bang!”",
    "Revolver: Reveal silently (why not?)",
    "Revolver: Reveal with “Bang!”",
  ]);
  await fireEvent.click(screen.getByRole("button", { name: "Rope: Bluff “Bang!”" }));
  expect(answer).toHaveBeenCalledWith(549);
});
