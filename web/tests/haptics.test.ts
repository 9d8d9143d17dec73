// What is heard at the table is felt, where a device can tremble and its owner likes that.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OnStage } from "../src/director/director.svelte";
import { feelingEar, mayBeFelt } from "../src/state/haptics";
import { settings } from "../src/state/settings.svelte";

const ear = feelingEar(() => "championship");
const volley = (card: number, step: number) =>
  ear.steps!({
    event: { type: "ShotsFired", shots: [[0, card, -1]] },
    step,
    steps: 3,
    lasts: 1,
  } as unknown as OnStage);
const vibrate = vi.fn();

beforeEach(() => {
  vibrate.mockClear();
  Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
  settings.haptics = true;
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "vibrate");
});

it("is the same while everybody counts, and another thing for each outcome", () => {
  for (const step of [0, 1, 2]) volley(1, step);
  expect(vibrate).not.toHaveBeenCalled();
  volley(1, 3);
  volley(0, 3);
  const [bang, click] = vibrate.mock.calls;
  expect(bang).not.toEqual(click);
});

it("is nothing for who does not want it, nor on a device that cannot", () => {
  settings.haptics = false;
  volley(1, 3);
  expect(vibrate).not.toHaveBeenCalled();
  settings.haptics = true;
  Reflect.deleteProperty(navigator, "vibrate");
  expect(mayBeFelt()).toBe(false);
  volley(1, 3);
});
