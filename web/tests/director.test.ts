// The director by itself: one thing after another, each with its steps and its time.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  DARK,
  Director,
  type House,
  LONGEST_HOLD,
  type LogLine,
  type OnStage,
  WORDS,
} from "../src/director/director.svelte";
import { type AnyScene, after, stepTimes } from "../src/director/scenes";
import type { Played } from "../src/net/protocol";

const SCENES: Record<string, AnyScene> = {
  Bids: {
    lasts: 1000,
    shortest: 400,
    order: (event) => (event as unknown as { seats: number[] }).seats,
    lamp: (_, step) => [step],
  },
  Spin: { lasts: 2000, shortest: 500, steps: 3, at: [0.4, 0.6, 0.8], faces: () => 2 },
  Volley: { lasts: 1000, shortest: 200, steps: 3, at: [0.2, 0.4, 0.6], pulls: () => [0, 2] },
  Flight: { lasts: 1000, shortest: 200, leaves: 0.3, lamp: () => [1] },
  Named: { lasts: 600, shortest: 200, shows: () => ({ must: [7] }) },
  Died: { lasts: 1000, shortest: 200, ends: () => [2] },
  Passed: { lasts: 250, shortest: 100, isBrief: true },
};

let tempo: number;
let house: House<Played> & { log: string[]; you: number | null };
let director: Director;
/** What somebody at the table notices, in its order. */
let noticed: string[];
let number: number;

const lines = (...types: string[]): LogLine[] =>
  types.map((type) => ({
    number: ++number,
    event: { type, seats: [3, 1, 2] } as Played["event"],
    text: type,
  }));

const happens = (types: string[], more: { isHistory?: boolean; most?: number } = {}) =>
  director.add({ lines: lines(...types), after: () => noticed.push(`after ${types.join("+")}`), ...more });

beforeEach(() => {
  vi.useFakeTimers();
  [tempo, number, noticed] = [1, 0, []];
  house = {
    view: {},
    you: null,
    log: [],
    sceneOf: ({ type }) => SCENES[type],
    tempo: () => tempo,
    advance: (view) => void noticed.push(`view ${JSON.stringify(view)}`),
    show: (shown) => void house.log.push(...shown.map(({ text }) => text)),
  };
  director = new Director(house);
  director.listen({
    steps: ({ event, step }: OnStage) => noticed.push(`${event.type} ${step}`),
    told: (told) => noticed.push(...told.map(({ text }) => `told ${text}`)),
  });
});

afterEach(() => {
  director.forget();
  vi.useRealTimers();
});

it("lets everything go back to its place before the next question", () => {
  happens(["Flight"]);
  vi.advanceTimersByTime(350);
  expect(director.scene).toMatchObject({ step: 1, lamp: [1] });
  vi.advanceTimersByTime(350);
  expect(director.scene).toMatchObject({ step: 1, isLeaving: true, lamp: [] });
  vi.advanceTimersByTime(299);
  expect(noticed).not.toContain("after Flight");
  vi.advanceTimersByTime(1);
  expect(noticed).toContain("after Flight");
});

it("acts out one thing after another, and tells each only when it has been seen", () => {
  happens(["Dealt", "Named", "Bids", "Asked"]);
  expect(noticed).toEqual(["told Dealt", "Named 0"]);
  expect(house.log).toEqual(["Dealt", "Named"]);
  vi.advanceTimersByTime(600);
  expect(noticed.slice(2)).toEqual(['view {"must":[7]}', "Named 1", "told Named", "Bids 0"]);
  vi.advanceTimersByTime(1000);
  expect(noticed.slice(-2)).toEqual(["told Asked", "after Dealt+Named+Bids+Asked"]);
  expect(director.scene).toBeNull();
});

it("takes a step for each of whom it has an order, evenly, and moves the lamp", () => {
  happens(["Bids"]);
  expect(director.scene).toMatchObject({
    order: [3, 1, 2],
    step: 0,
    steps: 3,
    lasts: 1000,
    number: 1,
    lamp: [0],
  });
  vi.advanceTimersByTime(250);
  expect(director.scene).toMatchObject({ step: 1, lamp: [1] });
  vi.advanceTimersByTime(249);
  expect(director.scene?.step).toBe(1);
  vi.advanceTimersByTime(251);
  expect(director.scene).toMatchObject({ step: 3, lamp: [3] });
  vi.advanceTimersByTime(249);
  expect(director.scene).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(director.scene).toBeNull();
});

it("takes its steps when the scene says so", () => {
  happens(["Spin"]);
  const seen = [0, 790, 10, 400, 400].map((time) => {
    vi.advanceTimersByTime(time);
    return director.scene?.step;
  });
  expect(seen).toEqual([0, 0, 1, 2, 3]);
});

it("shows the outcome at once when somebody skips, and goes on with the next", () => {
  happens(["Spin", "Named"]);
  director.skip();
  expect(noticed.slice(1, 3)).toEqual(["Spin 3", "told Spin"]);
  expect(director.scene?.event.type).toBe("Named");
  vi.advanceTimersByTime(599);
  expect(director.scene?.event.type).toBe("Named"); // no timer of what was skipped is left
  director.skip();
  expect(director.scene).toBeNull();
  director.skip();
  expect(noticed.at(-1)).toBe("after Spin+Named");
});

it("halves the time, or takes none", () => {
  tempo = 0.5;
  happens(["Spin"]);
  expect(director.scene?.lasts).toBe(1000);
  vi.advanceTimersByTime(1000);
  expect(director.scene).toBeNull();
  tempo = 0;
  happens(["Spin"]);
  expect(director.scene).toBeNull();
  expect(noticed.at(-1)).toBe("after Spin");
});

it("is not on stage for less than its shortest time: then rather not at all", () => {
  happens(["Spin"], { most: 500 });
  expect(director.scene?.lasts).toBe(500);
  director.catchUp();
  happens(["Spin"], { most: 499 });
  expect(director.scene).toBeNull();
});

it("takes the shortest time where the next scene waits already, and none where many do", () => {
  happens(["Named"]);
  happens(["Spin"]);
  happens(["Spin"]);
  director.skip();
  expect(director.scene).toMatchObject({ event: { type: "Spin" }, lasts: 500 });
  for (let more = 0; more < 4; more++) happens(["Spin"]);
  director.skip();
  expect(house.log.length).toBeGreaterThan(3);
  director.catchUp();
  expect(noticed.filter((one) => one === "after Spin")).toHaveLength(6);
});

it("never leaves out a scene in which one takes part, and tells what it leaves out", () => {
  house.you = 2; // who faces every spin here
  happens(["Spin"]);
  for (let more = 0; more < 5; more++) happens(["Named"]);
  happens(["Spin", "Named"]);
  for (let more = 0; more < 4; more++) happens(["Named"]);
  director.skip();
  expect(director.scene).toMatchObject({ event: { type: "Spin" }, lasts: 500 });
  expect(director.missed.map(({ type }) => type)).toEqual(Array(5).fill("Named"));
  vi.advanceTimersByTime(500);
  // what was missed has been told while that was seen; now there is time again for the last three
  expect(director.scene?.event.type).toBe("Named");
  expect(director.missed).toHaveLength(2);
  director.catchUp();
  expect(director.missed).toEqual([]);
  happens(["Spin"], { most: 10 });
  expect(director.scene?.lasts).toBe(500);
  director.catchUp();
  tempo = 0; // nobody looks
  happens(["Spin"]);
  expect(director.scene).toBeNull();
});

it("takes part who is in the light, in turn, or named by the scene", () => {
  house.you = 3;
  for (let more = 0; more < 6; more++) happens(["Bids"]);
  director.skip();
  expect(director.scene?.lasts).toBe(400);
});

it("gives a glance to each of a few in a row, which make nobody late", () => {
  happens(["Spin"]);
  for (let more = 0; more < 5; more++) happens(["Passed"]);
  happens(["Spin"]);
  director.skip();
  for (let more = 0; more < 5; more++) {
    expect(director.scene).toMatchObject({ event: { type: "Passed" }, lasts: 100 });
    director.skip();
  }
  expect(director.scene?.lasts).toBe(2000);
  for (let more = 0; more < 12; more++) happens(["Passed"]);
  director.skip();
  expect(director.missed).toHaveLength(3);
});

it("does not count as waiting what is no scene", () => {
  happens(["Named"]);
  for (let more = 0; more < 9; more++) happens(["Sealed"]);
  happens(["Spin"]);
  director.skip();
  expect(director.scene?.lasts).toBe(2000);
});

it("tells nobody history", () => {
  happens(["Spin", "Named"], { isHistory: true });
  expect(director.scene).toBeNull();
  expect(noticed).toEqual(["after Spin+Named"]);
  expect(house.log).toEqual(["Spin", "Named"]);
});

it("forgets what was on stage", () => {
  happens(["Spin"]);
  director.forget();
  vi.advanceTimersByTime(5000);
  expect(noticed).toEqual(["Spin 0"]);
  expect(director.isBusy).toBe(false);
});

it("waits with the outcome while it is held back, and not for ever", () => {
  happens(["Spin"]);
  expect(director.scene?.faces).toBe(2);
  director.hold();
  vi.advanceTimersByTime(1600 + LONGEST_HOLD - 1);
  expect(director.scene).toMatchObject({ step: 2, held: true });
  vi.advanceTimersByTime(1);
  expect(director.scene).toMatchObject({ step: 3, held: false });
  vi.advanceTimersByTime(400);
  expect(director.scene).toBeNull();
});

it("has nothing but the dark after one's own end, then its words, and only then what comes next", () => {
  house.you = 2;
  happens(["Died"]);
  happens(["Named"]);
  vi.advanceTimersByTime(1000);
  expect([director.scene, director.dark]).toEqual([null, { text: "Died", isTold: false }]);
  expect([director.isBusy, noticed.includes("after Died")]).toEqual([true, false]);
  vi.advanceTimersByTime(DARK);
  expect(director.dark?.isTold).toBe(true);
  vi.advanceTimersByTime(WORDS);
  expect(director.dark).toBeNull();
  expect(noticed).toContain("after Died");
  expect(director.scene?.event.type).toBe("Named");
});

it("has no dark at anybody else's end, nor for who wants nothing to move; a tap ends it", () => {
  house.you = 1;
  happens(["Died"]);
  vi.advanceTimersByTime(1000);
  expect([director.dark, director.isBusy]).toEqual([null, false]);
  [house.you, tempo] = [2, 0];
  happens(["Died"]);
  expect(director.isBusy).toBe(false);
  tempo = 1;
  happens(["Died"]);
  vi.advanceTimersByTime(1000);
  expect(director.dark).not.toBeNull();
  director.skip();
  expect([director.dark, director.isBusy]).toEqual([null, false]);
});

it("waits for nobody who holds together with others, and lets nobody go off alone", () => {
  happens(["Volley"]);
  expect(director.scene).toMatchObject({ pulls: [0, 2], faces: -1 });
  director.hold();
  vi.advanceTimersByTime(500);
  director.release();
  expect(director.scene).toMatchObject({ step: 2, held: false });
  director.hold();
  vi.advanceTimersByTime(100);
  expect(director.scene).toMatchObject({ step: 3, held: false });
});

it("has the outcome when it is let go in the silence, and nothing when it is let go before", () => {
  happens(["Spin"]);
  director.hold();
  director.release();
  expect(director.scene).toMatchObject({ step: 0, held: false });
  director.hold();
  vi.advanceTimersByTime(1300);
  director.release();
  expect(director.scene?.step).toBe(3);
  vi.advanceTimersByTime(399);
  expect(director.scene).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(director.scene).toBeNull();
  expect(noticed.filter((one) => one === "Spin 3")).toHaveLength(1);
});

it("tells who listens only while they do", () => {
  const told = vi.fn();
  const stop = director.listen({ told });
  happens(["Dealt"]);
  stop();
  happens(["Dealt"]);
  expect(told).toHaveBeenCalledOnce();
});

it("has steps come at the times that their number asks for", () => {
  const at = (steps: number) =>
    after(Array.from({ length: steps + 1 }, (_, step) => (step < steps - 1 ? 1 : 2)));
  expect(stepTimes({ at }, 3, 600)).toEqual([100, 200, 400]);
  expect(stepTimes({ at: (steps) => after([1, 3, 1].slice(0, steps + 1), 0.5) }, 2, 1000)).toEqual([
    100, 400,
  ]);
});
