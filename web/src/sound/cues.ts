// Which event is heard as what.

import type { GameEvent } from "../net/messages";
import type { Sound } from "./synth";

/** While it is acted out. */
const BEGINS: Record<string, Sound> = {
  BidsRevealed: "turn",
  RaisesRevealed: "turn",
  Clicked: "spin",
  Banged: "spin",
  AccusationsRevealed: "accused",
  ShotsFired: "count",
  SignsRevealed: "count",
  CardsRevealed: "turn",
};

/** Once it is told. */
const TOLD: Record<string, Sound> = {
  Sealed: "seal",
  Clicked: "click",
  Banged: "bang",
  BarrelsSpun: "spin",
  BetsRevealed: "turn",
  PocketShown: "turn",
  BangsHeard: "bang",
  Ended: "over",
};

const BULLET = 1;

export const beginningOf = (event: GameEvent): Sound | undefined => BEGINS[event.type];

export function soundOf(event: GameEvent): Sound | undefined {
  if (event.type === "ShotsFired") {
    const shots = event.shots as [number, number, number][];
    return shots.some(([, card]) => card === BULLET) ? "bang" : "click";
  }
  return TOLD[event.type];
}
