// How Bulletbucks is acted out: seals crack one after another, the lamp swings, the wheel turns, and then a silence.

import type { SceneOf, Scenes } from "../../director/scenes";
import { type Bulletbucks, SCENES, type SeatNotes, type View } from "./protocol";
import { worth } from "./view";

/** The wheel slows down, stands still, and speaks. */
export const SLOWING = 1;
export const SILENCE = 2;
export const OUTCOME = 3;

/** The lowest first; who put down as much as somebody else comes in the order of the seats. */
const lowestFirst = (bids: SeatNotes[]): number[] =>
  [...bids].sort((one, other) => worth([one[1], one[2]]) - worth([other[1], other[2]])).map(([seat]) => seat);

/** A click and a bang are the same until the wheel speaks, to the millisecond. */
const spin = <E extends { seat: number }>(outcome: "click" | "bang"): SceneOf<E, View> => ({
  lasts: SCENES.Clicked,
  shortest: 1400,
  steps: OUTCOME,
  at: [0.4, 0.62, 0.8],
  lamp: ({ seat }) => [seat],
  faces: ({ seat }) => seat,
  cue: (_, step, { lasts }) =>
    step === 0
      ? { sound: "spin", lasts: lasts * 0.62 }
      : step === SILENCE
        ? { sound: "silence" }
        : step === OUTCOME
          ? { sound: outcome }
          : undefined,
});

export const scenes: Scenes<Bulletbucks> = {
  ConversionsRevealed: {
    lasts: SCENES.ConversionsRevealed,
    shortest: 500,
    order: ({ conversions }) => conversions.map(([seat]) => seat),
    lamp: ({ conversions }) => conversions.map(([seat]) => seat),
    cue: (_, step) => (step > 0 ? { sound: "paper" } : undefined),
  },
  BidsRevealed: {
    lasts: SCENES.BidsRevealed,
    shortest: 1000,
    order: ({ bids }) => lowestFirst(bids),
    cue: (_, step) => (step > 0 ? { sound: "crack", pitch: step } : undefined),
  },
  RaisesRevealed: {
    lasts: SCENES.RaisesRevealed,
    shortest: 800,
    order: ({ raises }) => lowestFirst(raises),
    lamp: ({ raises }) => raises.map(([seat]) => seat),
    cue: (_, step, { steps }) => (step > 0 ? { sound: "crack", pitch: step + 6 - steps } : undefined),
  },
  Named: {
    lasts: SCENES.Named,
    shortest: 600,
    at: [0.35],
    lamp: ({ by, seat }, step) => (step === 0 ? [by] : [seat]),
    shows: ({ seat }) => ({ named: seat }),
    cue: (_, step) => ({ sound: step === 0 ? "lamp" : "slide" }),
  },
  Clicked: spin("click"),
  Banged: spin("bang"),
  Left: {
    lasts: SCENES.Left,
    shortest: 600,
    lamp: ({ seat }) => [seat],
    cue: (_, step) => (step > 0 ? { sound: "farewell" } : undefined),
  },
  Ended: {
    lasts: SCENES.Ended,
    shortest: 900,
    order: ({ scores }) => [...scores.keys()].sort((one, other) => scores[one]! - scores[other]!),
    lamp: ({ winners }, step) => (step === 0 ? [] : winners),
    cue: (_, step, { steps }) => ({ sound: step === steps ? "over" : "count", pitch: step }),
  },
};
