import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stepTimes } from "../src/director/scenes";
import Answer from "../src/games/championship/Answer.svelte";
import { actsIn, pointedIn, type Scene, struckBy } from "../src/games/championship/acting";
import Board from "../src/games/championship/Board.svelte";
import { clauses, intro } from "../src/games/championship/brief";
import { HIGH, inMiddle, layout, WIDE } from "../src/games/championship/layout";
import { momentsOf, phaseIn } from "../src/games/championship/moment";
import { declining, groupByCard, handOf, marksOf } from "../src/games/championship/plays";
import type { Championship, Choice, Event, Player } from "../src/games/championship/protocol";
import { scenes } from "../src/games/championship/scenes";
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
    told: sample.log,
    pulled: [],
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
  settings.seals = true;
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

test("the hand lies in the order of the deck, and what can be played is known", () => {
  const held = handOf({ peek: 1, "bribe-the-judge": 2, gift: 1 }, cards, groupByCard(choices, cards));
  expect(held.map((one) => [one.key, one.copies, one.isPlayable])).toEqual([
    ["peek", 1, false],
    ["gift", 1, true],
    ["bribe-the-judge", 2, false],
  ]);
  expect(handOf(null, cards, [])).toEqual([]);
});

test("what a card has left before a player is told by its name, once for all cards with that effect", () => {
  const jam = { ...Object.values(cards)[0]!, effect: "sand-in-it", name: "Jam" };
  const player = (sample.view.players as unknown as Player[])[0]!;
  const marked = (marks: number) => marksOf({ ...player, sand_in_it: marks } as Player, { jam, other: jam });
  expect(marked(0)).toEqual([]);
  expect(marked(1)).toEqual(["Jam"]);
  expect(marked(2)).toEqual(["Jam × 2"]);
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

test("a volley is counted, and its cards are turned together at its last step, not before", () => {
  const shots = [
    [0, 1, -1],
    [2, 0, -1],
  ];
  const told = { ...line(1, "ShotsFired", { shots }), text: "Three … two … one … fire!\nYou: BULLET" };
  const { unmount } = show(0);
  expect(document.querySelector(".volley .count")?.textContent).toBe("Three");
  expect(document.querySelectorAll(".firing").length).toBe(2);
  expect(document.querySelector(".firing .verdict")).toBeNull();
  expect(document.querySelector(".volley")?.textContent).not.toMatch(/BULLET|CLICK/);
  unmount();
  show(3);
  expect(document.querySelector(".volley .count")?.textContent).toBe("fire!");
  expect([...document.querySelectorAll(".firing .verdict")].map((one) => one.textContent)).toEqual([
    "BULLET",
    "CLICK",
  ]);

  function show(step: number) {
    const scene = { ...told, line: told, step, steps: 3, order: [], lamp: [0, 2], lasts: 3000 };
    return render(Board, { table: sampleTable({ log: [told], director: { scene } }) });
  }
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
  const known = screen
    .getAllByLabelText(/only you have seen it/)
    .map((card) => card.getAttribute("aria-label"));
  expect(known.map((label) => label?.split(",")[0])).toEqual(["BULLET", "CLICK", "CLICK"]);
});

test("a pocket that nobody has shown stays closed; one that you have seen is open to you alone", () => {
  const players = sample.view.players.map((player) => ({ ...player, captain: true, shown: false }));
  players[1]!.pocket = 1;
  players[2]!.pocket = 2;
  render(Board, { table: sampleTable({ view: { ...sample.view, players } }) });
  expect(screen.getByLabelText("BULLET in the pocket, as you know")).toBeTruthy();
  expect(screen.getAllByLabelText("a card in the pocket, face down").length).toBe(2);
});

test("bets are sealed until they are shown", () => {
  const players = sample.view.players.map((player) => ({ ...player, bet: -1 }));
  const view = { ...sample.view, prompt: "bet", phase: "bet", sealed_by: [1], players };
  render(Board, { table: sampleTable({ view }) });
  expect(screen.getAllByText("the bet is sealed").length).toBe(1);
  expect(screen.getAllByText("no bet yet").length).toBe(3);
});

test("the hand is shown as cards; one whose moment has not come says when it does, and asks nobody", async () => {
  const why = vi.fn();
  render(Board, { table: sampleTable({ why }) });
  const hand = within(screen.getByRole("region", { name: "Your action cards" }));
  const playable = hand.getAllByRole("button").filter((button) => button.matches(".ready"));
  expect(playable.map((button) => button.querySelector(".title")?.textContent)).toEqual([
    "A Gift!",
    "Shoot Somebody",
    "One More",
  ]);
  const peek = hand.getByRole("button", { name: /^Peek.*look at the top three cards.*Its moment: Bet\.$/ });
  await fireEvent.click(peek);
  expect(document.querySelector(".print")?.textContent).toMatch(
    /Peek.*look at the top three.*Its moment: Bet/s,
  );
  expect(why).not.toHaveBeenCalled();
  await fireEvent.click(peek);
  expect(document.querySelector(".print")).toBeNull();
  expect(hand.getByText("×2")).toBeTruthy();
});

test("where nobody has action cards there is no word of them", () => {
  const options = { ...sample.view.options, deck: "none" };
  render(Board, { table: sampleTable({ cards: {}, view: { ...sample.view, options, hand: {} } }) });
  expect(screen.queryByRole("region", { name: "Your action cards" })).toBeNull();
  expect(screen.queryByText("Cards")).toBeNull();
  expect(document.body.textContent).not.toContain("action card");
});

test("one accuses by a tap on somebody at the table", async () => {
  const listed = [
    { code: 0, type: "Decline" },
    { code: 11, type: "Accuse", seat: 2 },
  ];
  const table = sampleTable({
    choices: listed,
    labels: ["no", "Basil"],
    prompt: { ...sample.prompt, kind: "accuse" },
  });
  render(Board, { table });
  const places = [...document.querySelectorAll(".pick")];
  expect(places.map((place) => place.closest("li")?.querySelector("h3")?.textContent)).toEqual(["Basil"]);
  await fireEvent.click(places[0]!);
  expect(table.answer).toHaveBeenCalledWith(11);
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

const fromHand = (name: RegExp) =>
  fireEvent.click(
    within(screen.getByRole("region", { name: "Your action cards" })).getByRole("button", { name }),
  );

test("a card is played from the hand, then its target is asked for, and there is no button that says no", async () => {
  const table = sampleTable();
  render(Board, { table });
  render(Answer, { table });
  const targets = () => within(screen.getByRole("group")).getAllByRole("button");
  expect(screen.queryByRole("group")).toBeNull();
  await fromHand(/^One More/);
  expect(targets().map((button) => button.querySelector(".who")?.textContent)).toEqual(["yourself", "Basil"]);
  expect(document.querySelectorAll(".pick").length).toBe(2);
  await fireEvent.click(targets()[1]!);
  expect(table.answer).toHaveBeenLastCalledWith(103);
  await fromHand(/^Shoot Somebody/);
  expect(table.answer).toHaveBeenCalledTimes(1);
  expect(document.querySelector(".print")?.textContent).toContain("Tap again to play it");
  await fromHand(/^Shoot Somebody/);
  expect(table.answer).toHaveBeenLastCalledWith(48);
});

test("whoever wants one tap plays a card that needs no target with one", async () => {
  settings.seals = false;
  const table = sampleTable();
  render(Board, { table });
  await fromHand(/^Shoot Somebody/);
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
  const table = sampleTable({ prompt, clock, inBeat: true, wait });
  render(Board, { table });
  render(Answer, { table });
  await fromHand(/^A Gift!/);
  expect(wait).toHaveBeenCalledTimes(times);
  expect(screen.getByRole("button", { name: /Basil/ })).toBeTruthy();
  await fromHand(/^A Gift!/); // put back
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
  render(Board, { table });
  await fromHand(/^A Gift!/);
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

test.each([
  ["Safe 1 in 2: +3, then 12 to go", ["Safe 1 in 2", "+3, then 12 to go"]],
  ["Passe 1 fois sur 2\u202f: +3, reste 12", ["Passe 1 fois sur 2", "+3, reste 12"]],
  [
    "Honest: one BULLET among your 6 cards; a bet of 3 is safe 1 in 2. Accused, you draw a card.",
    ["Honest", "one BULLET among your 6 cards", "a bet of 3 is safe 1 in 2", "Accused, you draw a card"],
  ],
  [
    "Triche\u202f: aucune BALLE parmi vos 6 cartes\u202f; un pari de 3 passe toujours. Si on vous accuse, vous piochez.",
    [
      "Triche",
      "aucune BALLE parmi vos 6 cartes",
      "un pari de 3 passe toujours",
      "Si on vous accuse, vous piochez",
    ],
  ],
])("a line is cut where it is parted: %s", (line, parts) => {
  expect(clauses(line)).toEqual(parts);
});

test("after the first round a question is told with how things stand alone", () => {
  const stake = "15 points win. You have 3 of 15 points and a team of 4.";
  const prompt = { ...sample.prompt, kind: "pocket", stake };
  const told = (round: number) => intro(sampleTable({ prompt, view: { ...sample.view, round } }));
  expect(told(1)).toBe(stake);
  expect(told(2)).toBe("You have 3 of 15 points and a team of 4.");
  const aimed = { ...prompt, kind: "aim" };
  expect(intro(sampleTable({ prompt: aimed, view: { ...sample.view, round: 2 } }))).toBe(stake);
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

function onStage(event: Record<string, unknown>, step: number, order: number[] = [], steps = 1): Scene {
  const told = line(1, event.type as Event["type"], event);
  return {
    event: told.event,
    number: 1,
    line: told,
    step,
    steps,
    lasts: 1000,
    order,
    lamp: [],
    faces: -1,
    held: false,
  };
}

test("in a volley nobody is struck before its last step, and then all are at once", () => {
  const event = {
    type: "ShotsFired",
    shots: [
      [0, 0, -1],
      [2, 1, 1],
      [3, 1, -1],
    ],
  };
  for (const step of [0, 1, 2]) {
    const acts = actsIn(4, onStage(event, step, [], 3));
    expect(acts.some((act) => act.isHit || act.fired !== undefined)).toBe(false);
  }
  const acts = actsIn(4, onStage(event, 3, [], 3));
  expect(acts.map((act) => [act.fired, act.isHit])).toEqual([
    [0, false],
    [undefined, true],
    [1, false],
    [1, true],
  ]);
});

test("a shot at somebody else strikes them, one at the sky nobody", () => {
  expect([struckBy([0, 1, 2]), struckBy([0, 1, -2]), struckBy([0, 0, 2]), struckBy([3, 1, -1])]).toEqual([
    2, -1, -1, 3,
  ]);
});

test("who accuses whom is seen when the fingers are pointed", () => {
  const event = { type: "AccusationsRevealed", accusations: [[1, 2]] };
  expect(pointedIn(onStage(event, 0))).toEqual([]);
  expect(pointedIn(onStage(event, 1))).toEqual([{ from: 1, to: 2, how: "accuses" }]);
});

test("dice stay under their cups until all are lifted together", () => {
  const event = {
    type: "BetsRevealed",
    bets: [
      [0, 3],
      [1, 5],
    ],
  };
  expect(actsIn(4, onStage(event, 0)).map((act) => act.isCovered)).toEqual([true, true, false, false]);
  expect(actsIn(4, onStage(event, 1)).some((act) => act.isCovered)).toBe(false);
});

const FIELDS = [
  [374, 500],
  [304, 480],
  [505, 322],
  [1100, 590],
  [1880, 760],
  [2540, 1050],
] as const;

test.each(FIELDS)(
  "on a field of %i by %i nothing lies on anything else, with any number of people",
  (width, height) => {
    for (const hasHand of [true, false])
      for (let seats = 2; seats <= 8; seats++) {
        const { places, unit, own, stage, hand } = layout(seats, 1, width, height, hasHand);
        const boxes = places.map(({ x, y }, seat) => {
          const size = seat === 1 ? own : unit;
          return {
            x: x - (size * WIDE) / 2,
            y: y - (size * HIGH) / 2,
            width: size * WIDE,
            height: size * HIGH,
          };
        });
        boxes.push(stage, ...(hasHand ? [hand] : []));
        boxes.forEach((one, index) => {
          const where = `${seats} on ${width} x ${height}: ${index}`;
          expect(one.x, where).toBeGreaterThanOrEqual(-1);
          expect(one.y, where).toBeGreaterThanOrEqual(-1);
          expect(one.x + one.width, where).toBeLessThanOrEqual(width + 1);
          expect(one.y + one.height, where).toBeLessThanOrEqual(height + 1);
          for (const [later, two] of boxes.entries()) {
            if (later <= index) continue;
            const apart =
              one.x + one.width <= two.x + 1 ||
              two.x + two.width <= one.x + 1 ||
              one.y + one.height <= two.y + 1 ||
              two.y + two.height <= one.y + 1;
            expect(apart, `${where} and ${later}`).toBe(true);
          }
        });
      }
  },
);

test.each(FIELDS)(
  "dice are uncovered in the middle of the table, none on another: %d × %d",
  (width, height) => {
    for (const seats of [2, 3, 4, 6]) {
      const lies = layout(seats, 0, width, height, true);
      const { stage } = lies;
      const size = Math.min(46, Math.sqrt((stage.width * stage.height) / seats) * 0.62);
      const dice = inMiddle(lies, [...Array(seats).keys()], size);
      for (const [index, { x, y }] of dice.entries()) {
        expect(x - size / 2).toBeGreaterThanOrEqual(stage.x - 1);
        expect(x + size / 2).toBeLessThanOrEqual(stage.x + stage.width + 1);
        expect(y - size / 2).toBeGreaterThanOrEqual(stage.y - 1);
        expect(y + size / 2).toBeLessThanOrEqual(stage.y + stage.height + 1);
        for (const other of dice.slice(index + 1))
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(size * 0.9);
      }
    }
  },
);

test("who fires at nobody fires at the sky, and nobody is said to score where nobody does", () => {
  const show = (event: Record<string, unknown>, step: number) =>
    render(Board, { table: sampleTable({ director: { scene: onStage(event, step) } }) });
  const { unmount } = show({ type: "ShotsFired", shots: [[0, 1, -2]] }, 0);
  expect(document.querySelector(".firing .odds")?.textContent).toContain("the sky");
  unmount();
  const scored = { type: "RoundScored", scored: [0, 0, 0, 0], points: [0, 0, 0, 0] };
  const early = show(scored, 0);
  expect(screen.queryByText("Nobody scores")).toBeNull();
  early.unmount();
  show(scored, 1);
  expect(screen.getByText("Nobody scores")).toBeTruthy();
});

test("whose pocket it was is said besides what was in it, and not before", () => {
  const event = { type: "PocketShown", seat: 2, card: 1 };
  const show = (step: number) =>
    render(Board, { table: sampleTable({ director: { scene: onStage(event, step) } }) });
  const words = () => document.querySelector(".held-up")?.textContent ?? "";
  const { unmount } = show(0);
  expect(words()).toContain("Basil");
  expect(words()).not.toContain("Caught!");
  expect(document.querySelector(".held-up .guilty")).toBeNull();
  unmount();
  show(1);
  expect(words()).toMatch(/Basil.*Caught!/s);
});

test("a volley is counted in even beats, and what comes of it can be looked at", () => {
  const { at, lasts, steps } = scenes.ShotsFired!;
  const times = stepTimes({ at }, steps!, lasts);
  expect(times[1]! - times[0]!).toBeCloseTo(times[0]!);
  expect(times[2]! - times[1]!).toBeCloseTo(times[0]!);
  expect(lasts - times[2]!).toBeGreaterThan(1000);
});

test("everybody who fires may hold", () => {
  const shots = [
    [2, 0, -1],
    [0, 0, -1],
  ];
  expect(scenes.ShotsFired!.pulls!({ type: "ShotsFired", shots } as never)).toEqual([2, 0]);
});

test("the worse it stands for somebody, the longer a volley takes, and never longer than the server allows for", () => {
  const { share } = scenes.ShotsFired!;
  const event = { type: "ShotsFired", shots: [[0, 0, -1]] } as unknown as Extract<
    Event,
    { type: "ShotsFired" }
  >;
  const barrel = (left: number) => ({ players: [{ extra: 0, live: 0, left } as Player] });
  expect(share!(event, barrel(2))).toBeGreaterThan(share!(event, barrel(6)));
  expect(share!(event, barrel(1))).toBeLessThanOrEqual(1);
});

test("a tap on somebody's place shows all that is known of them, until one looks elsewhere", async () => {
  const { container } = render(Board, { table: sampleTable({ choices: [] }) });
  const look = container.querySelector<HTMLElement>(".players .look")!;
  await fireEvent.click(look);
  expect(container.querySelector(".closely")?.textContent).toContain("Barrel");
  await fireEvent.blur(look);
  expect(container.querySelector(".closely")).toBeNull();
});
