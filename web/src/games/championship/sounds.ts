// Which event is heard as what.

import type { Sound } from "../../sound/scores";
import type { Event } from "./protocol";
import { BULLET } from "./view";

const TOLD: Record<string, Sound> = {
  BarrelsSpun: "spin",
  BetsRevealed: "turn",
  PocketShown: "turn",
  PocketsTurned: "turn",
};

export function soundOf(event: Event): Sound | undefined {
  if (event.type !== "ShotsFired") return TOLD[event.type];
  return event.shots.some(([, card]) => card === BULLET) ? "bang" : "click";
}
