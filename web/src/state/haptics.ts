// What happens at the table is felt in the hand, where a device can tremble.

import type { Ear, OnStage } from "../director/director.svelte";
import { isStill } from "../director/tempo";
import { gameOf } from "../games/registry";
import type { Sound } from "../sound/scores";
import { settings } from "./settings.svelte";

/** Milliseconds on and off, by what is heard. */
const FELT: Partial<Record<Sound, number[]>> = {
  bang: [90, 40, 180],
  click: [25],
  thumbs: [40],
  caught: [60, 40, 60],
  accused: [30],
  farewell: [25, 80, 25],
};

/** Whether this device can tremble. */
export const mayBeFelt = (): boolean => "vibrate" in navigator;

export function feel(pattern: number[]): void {
  if (settings.haptics && mayBeFelt() && !isStill()) navigator.vibrate(pattern);
}

export const feelingEar = (game: () => string | undefined): Ear => ({
  steps(scene: OnStage): void {
    const cue = gameOf(game()).scenes?.[scene.event.type]?.cue?.(scene.event, scene.step, scene);
    const felt = cue && FELT[cue.sound];
    if (felt) feel(felt);
  },
});
