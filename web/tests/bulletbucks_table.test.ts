import { cleanup, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Answer from "../src/games/bulletbucks/Answer.svelte";
import Board from "../src/games/bulletbucks/Board.svelte";
import {
  type BidsRevealed,
  type Bulletbucks,
  type Event,
  SCENES,
  type View,
} from "../src/games/bulletbucks/protocol";
import { OUTCOME } from "../src/games/bulletbucks/scenes";
import { tableau } from "../src/games/bulletbucks/tableau";
import { scoreOf } from "../src/games/bulletbucks/view";
import type { PromptInfo, TableInfo } from "../src/net/protocol";
import PromptBar from "../src/parts/PromptBar.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";

/** Nothing is sent anywhere; what was said is kept. */
class Wire {
  static OPEN = 1;
  static said: Record<string, unknown>[] = [];
  readyState = 1;
  send(text: string) {
    Wire.said.push(JSON.parse(text));
  }
  close() {}
}

const NAMES = ["Ada", "Blaise", "Cleo", "Dario"];

const info = {
  type: "table",
  game: "bulletbucks",
  stage: "playing",
  seats: NAMES.map((name, seat) => ({ kind: seat === 1 ? "person" : "bot", name })),
  you: 1,
} as unknown as TableInfo;

/** Round 3: Dario is dead with a stack, Ada has sealed, everybody's last bids are gone from the table. */
const bidding: Partial<View> = {
  seats: 4,
  prompt: "bid",
  must: [0, 1, 2],
  sealed: true,
  sealed_by: [0],
  sealed_notes: null,
  round: 3,
  markers: 5,
  seated: [0, 1, 2],
  dead: [3],
  purse: [2, 1],
  bids: [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  pot: [0, 0],
  carried: [0, 0],
  stacks: [
    [],
    [
      [3, 2],
      [1, 0],
    ],
    [],
    [[0, 4]],
  ],
  standing_scores: [0, 16000, 0, 8000],
  raising: false,
  tied: [],
  high_bidder: -1,
  named: -1,
  spinning: false,
  open_purses: [],
};

const bids: PromptInfo<Bulletbucks> = {
  number: 9,
  step: 0,
  kind: "bid",
  role: "must",
  sealed: true,
  choices: [
    { code: 1, type: "Bid", ones: 0, twos: 1 },
    { code: 37, type: "Bid", ones: 1, twos: 0 },
    { code: 38, type: "Bid", ones: 1, twos: 1 },
    { code: 74, type: "Bid", ones: 2, twos: 0 },
    { code: 75, type: "Bid", ones: 2, twos: 1 },
  ],
  labels: ["1 × 2,000", "1 × 1,000", "both", "2 × 1,000", "all"],
};

let table: Table<Bulletbucks>;
let heard: number;

/** An event, as far as it matters here. */
type Told = { type: Event["type"] } & Record<string, unknown>;

/** What the server says next: some events, and the view and the prompt after them. */
function hear(events: Told[], view: Partial<View> = {}, prompt?: PromptInfo<Bulletbucks>) {
  const whole = heard === 0;
  table.message({
    type: "update",
    game: 1,
    first: heard + 1,
    events: events as unknown as Event[],
    lines: events.map((event) => `told: ${event.type}`),
    ...(whole ? { view: { ...bidding, ...view } as View } : { patch: view }),
    ...(prompt ? { prompt } : {}),
  });
  heard += events.length;
  flushSync();
}

function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

/** What lies before somebody. */
const bidOf = (name: string) => within(screen.getByRole("group", { name }));
const seat = (name: string) => within(screen.getByRole("article", { name }));

beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  vi.useFakeTimers();
  settings.lang = "en";
  settings.skin = "classic";
  Wire.said = [];
  heard = 0;
  table = new Table("ABCDEF", "ws://nowhere");
  table.message(info);
});

afterEach(() => {
  cleanup();
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the table of Bulletbucks", () => {
  it("shows who has sealed, who thinks and who is out, with scores and one's own notes", () => {
    hear([{ type: "RoundBegan", round: 3, markers: 5 }]);
    render(Board, { table });
    expect(bidOf("Ada").getByText("sealed")).toBeTruthy();
    expect(bidOf("Cleo").getByText("thinking …")).toBeTruthy();
    expect(seat("Dario").getByText(/dead/)).toBeTruthy();
    expect(seat("Dario").getAllByText("8,000")).toHaveLength(2);
    expect(seat("Blaise").getByText("you")).toBeTruthy();
    expect(seat("Blaise").getByText("16,000")).toBeTruthy();
    expect(seat("Blaise").getByText("4,000", { selector: ".purse strong" })).toBeTruthy();
    expect(screen.getByText("Markers left: 5")).toBeTruthy();
  });

  it("says what one has sealed oneself", () => {
    hear([{ type: "RoundBegan", round: 3, markers: 5 }], { sealed_by: [0, 1], sealed_notes: [1, 1] });
    render(Board, { table });
    expect(bidOf("Blaise").getByText("you sealed 3,000")).toBeTruthy();
    expect(tableau(table.seen!, null, table.log).purse).toEqual([1, 0]);
    expect(bidOf("Ada").getByText("sealed")).toBeTruthy();
  });

  it("cracks one seal after another, the lowest first, and not when one reads of them later", () => {
    const reveal: BidsRevealed = {
      type: "BidsRevealed",
      bids: [
        [0, 1, 1],
        [1, 1, 0],
        [2, 0, 1],
      ],
    };
    const revealed: Partial<View> = {
      prompt: "name",
      must: [0],
      sealed: false,
      bids: [
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ],
      pot: [2, 2],
      high_bidder: 0,
    };
    hear([{ type: "RoundBegan", round: 3, markers: 5 }]);
    const { container, unmount } = render(Board, { table });
    hear([{ ...reveal }], revealed);
    expect(container.querySelectorAll(".sealed.open")).toHaveLength(0);
    pass(SCENES.BidsRevealed / 2);
    expect(bidOf("Ada").queryByText("3,000")).toBeNull();
    expect(container.querySelectorAll(".sealed.open")).toHaveLength(2);
    hear([{ type: "Asked" }]);
    pass(SCENES.BidsRevealed / 4);
    expect(container.querySelectorAll(".sealed.open")).toHaveLength(3);
    expect(bidOf("Ada").getByText("3,000")).toBeTruthy();
    expect(bidOf("Ada").queryByText(/highest bid/)).toBeNull();
    pass(SCENES.BidsRevealed / 4);
    pass(1000);
    expect(container.querySelectorAll(".pile")).toHaveLength(3);
    expect(bidOf("Ada").getByText(/highest bid/)).toBeTruthy();
    unmount();

    heard = 0;
    table.message({
      type: "update",
      game: 2,
      first: 1,
      events: [reveal],
      lines: [""],
      view: { ...bidding, ...revealed } as View,
    });
    const again = render(Board, { table });
    expect(again.container.querySelectorAll(".sealed")).toHaveLength(0);
  });

  it("fills the pot envelope by envelope, whoever won the round before", () => {
    hear([{ type: "Clicked", seat: 2, ones: 1, twos: 0 }]);
    const turned: View["bids"] = [[1, 1], [1, 0], [0, 1], [0, 0]]; // biome-ignore format: one line
    const reveal = {
      type: "BidsRevealed",
      bids: turned.slice(0, 3).map(([ones, twos], who) => [who, ones, twos]),
    };
    const pots: number[] = [];
    hear([reveal as Told], { prompt: "name", must: [0], sealed: false, bids: turned, high_bidder: 0 });
    for (let time = 0; time < SCENES.BidsRevealed; time += 40) {
      pots.push(tableau(table.seen!, table.director.scene, table.log).pot);
      pass(40);
    }
    pots.push(tableau(table.seen!, table.director.scene, table.log).pot);
    expect([...new Set(pots)]).toEqual([0, 1000, 3000, 6000]);
    expect(pots).toEqual([...pots].sort((one, other) => one - other));
  });

  it("takes one's own notes off one's purse once, from the moment the envelope lies there", () => {
    hear([{ type: "RoundBegan", round: 3, markers: 5 }], {
      seat: 1,
      sealed_by: [0, 1],
      sealed_notes: [1, 1],
    });
    const purses = new Set<string>();
    const look = () => purses.add(String(tableau(table.seen!, table.director.scene, table.log).purse));
    look();
    const reveal = { type: "BidsRevealed", bids: [[0, 1, 1], [1, 1, 1], [2, 0, 1]] }; // biome-ignore format: one line
    hear([reveal as Told, { type: "Named", by: 0, seat: 2 }], { purse: [1, 0], sealed_notes: null });
    for (let time = 0; time < SCENES.BidsRevealed + SCENES.Named + 200; time += 40) {
      look();
      pass(40);
    }
    expect(table.director.scene).toBeNull();
    expect([...purses]).toEqual(["1,0"]);
  });

  it("counts what was won as soon as it has landed, and shows nothing where there is nothing to say", () => {
    const lying: View["bids"] = [[1, 1], [1, 0], [0, 1], [0, 0]]; // biome-ignore format: one line
    hear([{ type: "Named", by: 0, seat: 2 }], { named: 2, bids: lying, sealed: false });
    const { container } = render(Board, { table });
    const status = (name: string) => screen.getByRole("article", { name }).querySelector(".status")!;
    expect(status("Ada").textContent).toBe("");
    expect([...status("Ada").childNodes].every((node) => !node.textContent)).toBe(true);
    hear([{ type: "Clicked", seat: 2, ones: 2, twos: 2 }], { named: -1 });
    pass(SCENES.Clicked * 0.59);
    expect(container.querySelectorAll(".bid.away")).toHaveLength(4);
    expect(container.querySelector(".landed")).toBeNull();
    expect(seat("Cleo").queryByText("6,000")).toBeNull();
    pass(SCENES.Clicked * 0.03);
    expect(seat("Cleo").getByText("0")).toBeTruthy();
    pass(650);
    expect(table.director.scene?.event.type).toBe("Clicked");
    expect(container.querySelectorAll(".landed")).toHaveLength(1);
    expect(scoreOf(bidding.stacks![1]!)).toBe(bidding.standing_scores![1]);
  });

  it("asks for the next bid only when the wheel is back and the light is on", () => {
    const lying: View["bids"] = [[1, 1], [1, 0], [0, 1], [0, 0]]; // biome-ignore format: one line
    hear([{ type: "Named", by: 0, seat: 2 }], { named: 2, bids: lying, high_bidder: 0, sealed: false });
    const { container } = render(Board, { table });
    hear([{ type: "Clicked", seat: 2, ones: 2, twos: 2 }], { named: -1, round: 4 }, bids);
    pass(SCENES.Clicked * 0.5);
    expect(container.querySelectorAll(".place.dim")).toHaveLength(3);
    expect(container.querySelectorAll(".place.front")).toHaveLength(1);
    pass(SCENES.Clicked * 0.4);
    expect(container.querySelectorAll(".dim")).toHaveLength(0);
    expect(container.querySelectorAll(".place.front")).toHaveLength(0);
    expect(container.querySelector(".wheel.near")).toBeNull();
    expect(table.isAsked).toBe(false);
    pass(SCENES.Clicked * 0.1);
    expect(table.isAsked).toBe(true);
  });

  it("keeps the outcome of a spin back until the wheel stops, and then tells it", () => {
    const lying: View["bids"] = [[1, 1], [1, 0], [0, 1], [0, 0]]; // biome-ignore format: one line
    hear([{ type: "RoundBegan", round: 3, markers: 5 }], { bids: lying, high_bidder: 0, sealed: false });
    const { container } = render(Board, { table });
    hear(
      [
        { type: "Named", by: 0, seat: 2 },
        { type: "TookMarker", seat: 2, markers: 4 },
        { type: "Clicked", seat: 2, ones: 2, twos: 2 },
        { type: "RoundBegan", round: 4, markers: 4 },
      ],
      {
        round: 4,
        markers: 4,
        pot: [0, 0],
        high_bidder: -1,
        stacks: [[], [], [[2, 2]], []],
        standing_scores: [0, 0, 6000, 0],
      },
    );
    expect(container.querySelector(".disc.spinning")).toBeNull();
    pass(SCENES.Named / 2);
    expect(screen.getByText("5 in 6")).toBeTruthy();
    expect(screen.getByText("for 6,000")).toBeTruthy();
    pass(SCENES.Named / 2);
    expect(container.querySelector(".disc.spinning")).toBeTruthy();
    expect(seat("Cleo").getByText(/faces it/)).toBeTruthy();
    pass(SCENES.Clicked / 2);
    expect(table.director.scene?.step).toBe(OUTCOME - 1);
    expect(container.innerHTML).not.toContain("Click!");
    expect(seat("Cleo").queryByText(/\+ 6,000/)).toBeNull();
    pass(SCENES.Clicked / 2 - 1);
    expect(container.querySelector(".disc.spinning")).toBeNull();
    expect(seat("Cleo").getByText(/\+ 6,000/)).toBeTruthy();
    pass(1);
    expect(table.view.round).toBe(4);
    expect(screen.getByRole("img", { name: "Click!" })).toBeTruthy();
  });

  it("lets somebody go with the bang, not before", () => {
    hear([{ type: "Named", by: 0, seat: 2 }], { named: 2, bids: [[1, 0], [0, 1], [1, 0], [0, 0]] }); // biome-ignore format: one line
    const { container } = render(Board, { table });
    hear([{ type: "Banged", seat: 2, markers: 5 }], { seated: [0, 1], dead: [3, 2] });
    pass(SCENES.Banged * 0.59);
    expect(seat("Cleo").queryByText(/dead/)).toBeNull();
    expect(container.querySelectorAll("[data-mood=out]")).toHaveLength(1);
    pass(SCENES.Banged * 0.1);
    expect(seat("Cleo").getByText(/dead/)).toBeTruthy();
    expect(container.querySelectorAll("[data-mood=out]")).toHaveLength(2);
  });

  it("says who faces the revolver until the wheel has stopped, and no longer", () => {
    hear([{ type: "Named", by: 0, seat: 2 }], { named: 2 });
    render(Board, { table });
    expect(seat("Cleo").getByText(/faces it/)).toBeTruthy();
    hear([{ type: "Clicked", seat: 2, ones: 1, twos: 0 }]);
    pass(60_000);
    expect(seat("Cleo").queryByText(/faces it/)).toBeNull();
    expect(seat("Cleo").getByText(/\+ 1,000/)).toBeTruthy();
  });

  it("has poppers and gentle words for those who want them", () => {
    settings.skin = "gentle";
    hear([{ type: "Banged", seat: 3, markers: 5 }]);
    render(Board, { table });
    expect(screen.getByRole("img", { name: "Pop!" })).toBeTruthy();
    expect(seat("Dario").getByText(/went home/)).toBeTruthy();
  });

  it("lets one name somebody by touching the seat, and only who can be named", async () => {
    const choices = [0, 1, 2].map((who) => ({ code: 1369 + who, type: "Name" as const, seat: who }));
    hear(
      [{ type: "Asked" }],
      { prompt: "name", must: [1], sealed: false },
      { ...bids, kind: "name", choices },
    );
    render(Board, { table });
    expect(screen.queryByRole("button", { name: "Name Dario" })).toBeNull();
    screen.getByRole("button", { name: "Name Dario (why not?)" }).click();
    expect(Wire.said.at(-1)).toMatchObject({ type: "why", prompt: 9, choice: { type: "Name", seat: 3 } });
    screen.getByRole("button", { name: "Name Cleo" }).click();
    expect(Wire.said.at(-1)).toMatchObject({ type: "why" }); // chosen, and not sealed yet
    screen.getByRole("button", { name: "Name Cleo" }).click();
    expect(Wire.said.at(-1)).toMatchObject({ type: "answer", prompt: 9, action: 1371 });
  });
});

describe("answering", () => {
  const button = (name: string | RegExp) => screen.getByRole("button", { name }) as HTMLButtonElement;
  const press = (name: string | RegExp) => {
    button(name).click();
    flushSync();
  };

  it("seals the notes that were picked, and offers no more than there are", () => {
    hear([{ type: "Asked" }], {}, bids);
    render(Answer, { table });
    expect(button("Pick at least one note").getAttribute("aria-disabled")).toBe("true");
    expect(button("One note of 2,000 less").getAttribute("aria-disabled")).toBe("true");
    press("One more note of 2,000");
    expect(button("One more note of 2,000").getAttribute("aria-disabled")).toBe("true");
    press("One more note of 2,000");
    expect(Wire.said.at(-1)).toMatchObject({ type: "why", choice: { type: "Bid", ones: 0, twos: 2 } });
    press("One more note of 1,000");
    press("Seal the bid: 3,000");
    expect(Wire.said.at(-1)).toMatchObject({ type: "answer", prompt: 9, step: 0, action: 38 });
  });

  it("lifts the very note that is touched, and puts it back", () => {
    hear([{ type: "Asked" }], {}, bids);
    const { container } = render(Answer, { table });
    const notes = () =>
      [...container.querySelectorAll<HTMLButtonElement>(".note")].filter((one) => one.tagName === "BUTTON");
    notes()[1]!.click();
    flushSync();
    expect(notes().map((note) => note.classList.contains("lifted"))).toEqual([false, true, false]);
    expect(button("Seal the bid: 1,000")).toBeTruthy();
    notes()[1]!.click();
    flushSync();
    expect(button("Pick at least one note")).toBeTruthy();
  });

  it("has no tray for notes of which one has none", () => {
    hear([{ type: "Asked" }], {}, { ...bids, choices: [{ code: 37, type: "Bid", ones: 1, twos: 0 }] });
    render(Answer, { table });
    expect(screen.queryByRole("group", { name: "2,000" })).toBeNull();
    expect(screen.getByRole("group", { name: "1,000" })).toBeTruthy();
  });

  it("keeps the notes that were picked while all is told in another language", () => {
    hear([{ type: "Asked" }], {}, bids);
    render(PromptBar, { table });
    press("One more note of 2,000");
    settings.lang = "fr";
    table.retell();
    flushSync();
    heard = 0;
    hear([{ type: "Asked" }], {}, { ...bids, labels: ["2 000", "1 000", "les deux", "2 × 1 000", "tout"] });
    expect(button(/Miser/).getAttribute("aria-disabled")).toBe("false");
    press(/Miser/);
    expect(Wire.said.at(-1)).toMatchObject({ type: "answer", prompt: 9, step: 0, action: 1 });
  });

  it("begins with no notes when one is asked again", () => {
    hear([{ type: "Asked" }], {}, bids);
    render(Answer, { table });
    press("One more note of 2,000");
    hear([{ type: "Asked" }], {}, { ...bids, number: 10, kind: "raise" });
    expect(button("Pick at least one note").getAttribute("aria-disabled")).toBe("true");
    press("One more note of 1,000");
    expect(button("Seal the raise: + 1,000").getAttribute("aria-disabled")).toBe("false");
  });

  it("shows what each stack would bring back", () => {
    const choices = [0, 1].map((stack) => ({ code: 1375 + stack, type: "Convert" as const, stack }));
    hear([{ type: "Asked" }], {}, { ...bids, kind: "convert", choices, labels: ["stack 1", "stack 2"] });
    render(Answer, { table });
    expect(button(/7,000.*stack 1/)).toBeTruthy();
    press(/1,000.*stack 2/);
    expect(Wire.said.at(-1)).toMatchObject({ type: "answer", action: 1376 });
  });
});
