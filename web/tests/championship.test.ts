import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Answer from "../src/games/championship/Answer.svelte";
import Board from "../src/games/championship/Board.svelte";
import { momentsOf, phaseIn } from "../src/games/championship/moment";
import { declining, groupByCard, handOf } from "../src/games/championship/plays";
import type { Championship, Choice, Event } from "../src/games/championship/protocol";
import { around, type Cards } from "../src/games/championship/view";
import { settings } from "../src/state/settings.svelte";
import type { LogLine as Line, Table } from "../src/state/table.svelte";
import sample from "./championship.sample.json";

// A game of four in its sixth round, as the server told it to the first seat: it may play one of three cards before
// the shots, and knows the top of its own barrel.
const NAMES = ["Zoé", "Ada", "Basil", "Cleo"];
const cards = sample.cards as unknown as Cards;
const choices = sample.prompt.choices as unknown as Choice[];

function sampleTable(changes: Record<string, unknown> = {}): Table<Championship> {
  const labels = (changes.labels as string[]) ?? sample.prompt.labels;
  const stakes = (changes.stakes as string[]) ?? [];
  const table = {
    view: sample.view,
    prompt: sample.prompt,
    cards,
    log: sample.log,
    fresh: [],
    onStage: null,
    director: { scene: null, acted: 0 },
    you: 0,
    isAsked: true,
    canAct: true,
    waiting: false,
    choices,
    name: (seat: number) => NAMES[seat],
    label(choice: Choice): string {
      return labels[this.choices.indexOf(choice)]!;
    },
    stake(choice: Choice): string {
      return stakes[this.choices.indexOf(choice)] ?? "";
    },
    answer: vi.fn(async () => ""),
    ...changes,
  };
  return table as unknown as Table<Championship>;
}

beforeEach(() => {
  settings.lang = "en";
  settings.skin = "classic";
});

afterEach(() => {
  document.body.innerHTML = "";
});

test("choices are grouped by card, then by target", () => {
  const groups = groupByCard(choices, cards);
  expect(groups.map((group) => [group.key, group.targets.map((target) => target.seat)])).toEqual([
    ["gift", [1, 2, 3]],
    ["shoot-somebody", [null]],
    ["one-more", [0, 2]],
  ]);
  expect(groups.flatMap((group) => group.targets.map((target) => target.way))).not.toContain("up");
});

test("a die is turned up or down", () => {
  const place = cards["second-thoughts"]!.place;
  const both: Choice[] = [
    { code: 1, type: "Play", card: place, seat: 1, down: false },
    { code: 2, type: "Play", card: place, seat: 1, down: true },
  ];
  const [group] = groupByCard(both, cards);
  expect(group!.targets.map((target) => [target.seat, target.way])).toEqual([
    [1, "up"],
    [1, "down"],
  ]);
});

test("cards are found by their place, whatever order their keys have come in", () => {
  const card = { text: "", phase: "bet", effect: "peek", copies: 1 };
  const own: Cards = {
    "2": { ...card, name: "Second", place: 1 },
    "10": { ...card, name: "First", place: 0 },
  };
  const groups = groupByCard([{ code: 22, type: "Play", card: 0, seat: 1, down: false }], own);
  expect(groups.map((group) => group.card.name)).toEqual(["First"]);
});

test("declining is no card", () => {
  expect(declining(choices)?.code).toBe(0);
  expect(groupByCard([{ code: 0, type: "Decline" }], cards)).toEqual([]);
});

test("a card of the hand that cannot be played says why", () => {
  const held = handOf(
    { peek: 1, "bribe-the-judge": 2, gift: 1 },
    cards,
    groupByCard(choices, cards),
    "accusation",
  );
  expect(held.map((one) => [one.key, one.copies, one.isPlayable, one.reason])).toEqual([
    ["peek", 1, false, "championship-not-in-phase"],
    ["gift", 1, true, ""],
    ["bribe-the-judge", 2, false, "championship-not-now"],
  ]);
  expect(handOf(null, cards, [], "bet")).toEqual([]);
});

test("one's own seat comes first, the others as they sit", () => {
  expect(around(4, 2)).toEqual([2, 3, 0, 1]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});

function line(number: number, type: Event["type"], fields: Record<string, unknown> = {}): Line<Championship> {
  return { number, event: { type, ...fields } as unknown as Event, text: `${type} ${number}` };
}

test("the moment is the latest great event and what came of it", () => {
  const log = [
    line(0, "BetsRevealed"),
    line(1, "Asked"),
    line(2, "ShotsFired", {
      shots: [
        [0, 1, -1],
        [2, 0, 1],
      ],
    }),
    line(3, "CharacterDied", { seat: 0 }),
    line(4, "CardDrawn", { seat: 0 }),
    line(5, "Asked"),
  ];
  const [moment, ...others] = momentsOf(log);
  expect(others).toEqual([]);
  expect(moment!.headline.number).toBe(2);
  expect(moment!.turned).toEqual([
    { number: 2, seat: 0, card: 1, aim: -1 },
    { number: 2, seat: 2, card: 0, aim: 1 },
  ]);
  expect(moment!.after.map((one) => one.number)).toEqual([3]);
  expect(momentsOf([line(1, "Asked")])).toEqual([]);
});

test("shots between which nobody is asked are shown side by side", () => {
  const shot = { shots: [[0, 0, -1]] };
  const log = [
    line(1, "ShotsFired", shot),
    line(2, "ShotsFired", shot),
    line(3, "RoundScored"),
    line(4, "RoundBegan"),
  ];
  expect(momentsOf(log).map((moment) => moment.headline.number)).toEqual([1, 2, 3]);
});

test("pockets that were accused are turned over", () => {
  const log = [line(1, "AccusationsRevealed"), line(2, "PocketShown", { seat: 3, card: 1 })];
  expect(momentsOf(log)[0]!.turned).toEqual([{ number: 2, seat: 3, card: 1, aim: -1 }]);
});

test("a shot is told when its cards are turned, not before", () => {
  const log = [line(1, "ShotsFired", { shots: [[0, 1, -1]] })];
  const { unmount } = render(Board, {
    table: sampleTable({ log, director: { scene: { ...log[0], step: 0, steps: 1, order: [0] } } }),
  });
  const moment = () => screen.getByRole("region", { name: "What has just happened" });
  expect(moment().textContent).not.toContain("BULLET");
  expect(moment().querySelector(".bullet")).toBeNull();
  unmount();
  render(Board, {
    table: sampleTable({ log, director: { scene: { ...log[0], step: 1, steps: 1, order: [0] } } }),
  });
  expect(moment().textContent).toContain("BULLET");
});

test("the table shows round, phase, teams, points, dice and barrels", () => {
  render(Board, { table: sampleTable() });
  expect(screen.getByRole("heading", { name: "Round 6" })).toBeTruthy();
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain("Trigger");
  const tiles = within(screen.getByRole("list", { name: "The players" })).getAllByRole("heading", {
    level: 3,
  });
  expect(tiles.map((tile) => tile.textContent)).toEqual(["Zoéyou", "Ada", "Basil", "Cleo"]);
  const own = tiles[0]!.closest("li")!;
  expect(own.textContent).toContain("captain + 2 alive");
  expect(within(own).getByText("14 points of 15")).toBeTruthy();
  expect(within(own).getByText("Barrel: 0 turned, 6 left")).toBeTruthy();
  expect(own.textContent).toContain("bet: 4");
  expect(within(own).getByLabelText("CLICK in the pocket, shown to all")).toBeTruthy();
  expect(tiles[1]!.closest("li")!.textContent).toContain("captain dead");
  expect(tiles[2]!.closest("li")!.textContent).toContain("+ 2 BULLETs");
});

test("it is your turn, and the others think", () => {
  render(Board, { table: sampleTable({ view: { ...sample.view, must: [], asked: [0, 2], sealed_by: [] } }) });
  const tile = (name: string) =>
    screen.getByRole("heading", { level: 3, name: new RegExp(name) }).closest("li")!;
  expect(within(tile("Zoé")).getByText("your turn")).toBeTruthy();
  expect(within(tile("Zoé")).queryByText("thinking …")).toBeNull();
  expect(within(tile("Basil")).getByText("thinking …")).toBeTruthy();
});

test("what only you have seen is told", () => {
  render(Board, { table: sampleTable() });
  expect(screen.getByText("On top of your barrel: BULLET, CLICK, CLICK")).toBeTruthy();
  expect(screen.getByLabelText("BULLET, only you have seen it")).toBeTruthy();
});

test("a pocket that nobody has shown stays closed; one that you have seen is open to you alone", () => {
  const players = sample.view.players.map((player) => ({ ...player, captain: true, shown: false }));
  players[1]!.pocket = 1;
  players[2]!.pocket = 2;
  render(Board, { table: sampleTable({ view: { ...sample.view, players } }) });
  expect(screen.getByLabelText("BULLET in the pocket, as you know")).toBeTruthy();
  expect(screen.getAllByLabelText("a card in the pocket, face down").length).toBe(2);
  expect(screen.getByText("In Ada's pocket: BULLET")).toBeTruthy();
});

test("bets are sealed until they are shown", () => {
  const players = sample.view.players.map((player) => ({ ...player, bet: -1 }));
  const view = { ...sample.view, prompt: "bet", phase: "bet", sealed_by: [1], players };
  render(Board, { table: sampleTable({ view }) });
  expect(screen.getAllByText("the bet is sealed").length).toBe(1);
  expect(screen.getAllByText("no bet yet").length).toBe(3);
});

test("the hand is shown as cards, dimmed with the reason where they cannot be played", () => {
  const why = vi.fn();
  render(Board, { table: sampleTable({ why }) });
  const hand = within(screen.getByRole("region", { name: "Your action cards" }));
  const playable = hand.getAllByRole("button").filter((button) => !button.hasAttribute("aria-disabled"));
  expect(playable.map((button) => button.querySelector("b")?.textContent)).toEqual([
    "A Gift!",
    "Shoot Somebody",
    "One More",
  ]);
  const peek = hand.getByText("Peek").closest("button")!;
  peek.click();
  expect(why).toHaveBeenCalledWith({ type: "Play", card: cards.peek!.place });
  expect(peek.textContent).toContain("not in this phase");
  expect(peek.textContent).toContain("look at the top three cards");
  expect(hand.getByText("× 2")).toBeTruthy();
});

test("a spectator sees no hand", () => {
  render(Board, {
    table: sampleTable({
      you: null,
      isAsked: false,
      canAct: false,
      choices: [],
      view: { ...sample.view, hand: null },
    }),
  });
  expect(screen.queryByRole("region", { name: "Your action cards" })).toBeNull();
});

test("gentle words have neither bullets nor the dead, in both languages", () => {
  for (const lang of ["en", "fr"] as const) {
    settings.lang = lang;
    settings.skin = "gentle";
    const { container, unmount } = render(Board, { table: sampleTable({ log: [], cards: {} }) });
    expect(container.innerHTML).toMatch(/POP|SURPRISE/);
    expect(container.innerHTML).not.toMatch(/BULLET|BALLE|dead|mort\b|alive|en vie|[Bb]arillet|[Bb]arrel:/);
    unmount();
  }
});

test("in a card window there are the cards, then their targets, and no button that says no", async () => {
  const table = sampleTable();
  render(Answer, { table });
  const names = () => screen.getAllByRole("button").map((button) => button.textContent?.trim());
  expect(names()).toEqual(["A Gift!", "“Shoot Somebody”", "One More"]);
  await fireEvent.click(screen.getByText("One More"));
  expect(names().slice(3)).toEqual(["yourself", "Basil"]);
  await fireEvent.click(screen.getByText("Basil"));
  expect(table.answer).toHaveBeenLastCalledWith(103);
  await fireEvent.click(screen.getByText("“Shoot Somebody”"));
  expect(table.answer).toHaveBeenLastCalledWith(48);
});

test.each([
  ["takes the full time", {}, 1],
  ["takes nothing where somebody has taken it", { waits: [2] }, 0],
  ["takes nothing where no time is left to take", { may_wait: 0 }, 0],
])("a first tap on a card that needs a target %s", async (_, more, times) => {
  const clock = { left: 1, of: 1, until: Date.now() + 1000, beat: true, may_wait: 8, ...more };
  const wait = vi.fn(async () => "");
  const prompt = { ...sample.prompt, number: sample.prompt.number + 1 };
  render(Answer, { table: sampleTable({ prompt, clock, inBeat: true, wait }) });
  await fireEvent.click(screen.getByText("A Gift!"));
  expect(wait).toHaveBeenCalledTimes(times);
  expect(screen.getByRole("button", { name: /Basil/ })).toBeTruthy();
  await fireEvent.click(screen.getByText("A Gift!")); // put back
  expect(wait).toHaveBeenCalledTimes(times);
});

test("a refusal of time that nobody asked for by the button is not shown", async () => {
  const table = sampleTable({
    prompt: { ...sample.prompt, number: sample.prompt.number + 2 },
    clock: { left: 1, of: 1, until: Date.now() + 1000, beat: true, may_wait: 8 },
    inBeat: true,
    wait: vi.fn(async () => {
      table.refusal = "Too late.";
      return table.refusal;
    }),
  });
  render(Answer, { table });
  await fireEvent.click(screen.getByText("A Gift!"));
  await vi.waitFor(() => expect(table.refusal).toBe(""));
  expect(table.wait).toHaveBeenCalledOnce();
});

test("with cards that cannot be played there is nothing to press", () => {
  render(Answer, { table: sampleTable({ choices: [choices[0]] }) });
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("the die picker offers the faces that are listed", async () => {
  const bets = [0, 3, 5].map((shots) => ({ code: 3 + shots, type: "Bet", shots }));
  const labels = ["0 shots", "3 shots", "5 shots"];
  const stakes = ["Surely safe: +1", "Safe 1 in 2: +4", "Safe 1 in 6: +6"];
  const table = sampleTable({ choices: bets, labels, stakes, prompt: { ...sample.prompt, kind: "bet" } });
  render(Answer, { table });
  expect(screen.getAllByRole("button").length).toBe(3);
  await fireEvent.click(screen.getByRole("button", { name: /3 shots.*Safe 1 in 2: \+4/ }));
  expect(table.answer).toHaveBeenCalledWith(6);
});

test("one accuses by a tap on a name", async () => {
  const listed = [
    { code: 0, type: "Decline" },
    { code: 11, type: "Accuse", seat: 2 },
  ];
  const table = sampleTable({
    choices: listed,
    labels: ["no", "Basil"],
    prompt: { ...sample.prompt, kind: "accuse" },
  });
  render(Answer, { table });
  expect(screen.getByText("Accuse nobody")).toBeTruthy();
  await fireEvent.click(screen.getByText("Basil"));
  expect(table.answer).toHaveBeenCalledWith(11);
});

test("the strip shows the phase of what is acted out, for which the view waits", () => {
  const began = (number: number, phase: string) =>
    ({ number, event: { type: "PhaseBegan", phase }, text: "" }) as Line<Championship>;
  expect(phaseIn([])).toBeUndefined();
  expect(phaseIn([began(1, "accusation"), began(2, "trigger")])).toBe("trigger");
  const log = [...(sample.log as unknown as Line<Championship>[]), began(9999, "scoring")];
  render(Board, { table: sampleTable({ log }) });
  expect(document.querySelector("[aria-current=step]")?.textContent).toContain("Scoring");
});
