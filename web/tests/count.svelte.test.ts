import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { counting, springing } from "../src/things/count.svelte";

let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance", "setTimeout"],
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a number counts up to what it has become, in whole steps", () => {
  let pot = $state(1000);
  let sum: { readonly shown: number } = { shown: 0 };
  stop = $effect.root(() => {
    sum = counting(() => pot, 600);
  });
  flushSync();
  expect(sum.shown).toBe(1000);
  pot = 9000;
  flushSync();
  const seen: number[] = [];
  for (let time = 0; time < 800; time += 50) {
    vi.advanceTimersByTime(50);
    seen.push(sum.shown);
  }
  expect(seen.some((shown) => shown > 1000 && shown < 9000)).toBe(true);
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  expect(seen.every(Number.isInteger)).toBe(true);
  expect(sum.shown).toBe(9000);
});

test("nothing counts or swings for who wants nothing to move", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  let pot = $state(1000);
  let sum: { readonly shown: number } = { shown: 0 };
  let place: { readonly x: number } = { x: 0 };
  stop = $effect.root(() => {
    sum = counting(() => pot);
    place = springing(() => ({ x: pot, y: 0 }));
  });
  flushSync();
  pot = 9000;
  flushSync();
  vi.advanceTimersByTime(20); // the next frame
  expect([sum.shown, place.x]).toEqual([9000, 9000]);
});
