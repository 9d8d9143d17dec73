// How Bulletbucks is acted out: seals crack one after another, the lamp swings, the wheel turns, and then a silence.

import { after, type SceneOf, type Scenes } from "../../director/scenes";
import { type Bulletbucks, type Notes, SCENES, type SeatNotes, type View } from "./protocol";
import { ownOf, without, worth } from "./view";

/** The wheel slows down, stands still, and speaks; then the money moves. */
export const SLOWING = 1;
export const SILENCE = 2;
export const OUTCOME = 3;
/** The share of a spin after which the wheel stands still. */
export const TURNS = 0.46;
/** Milliseconds for anything on its way across the table. */
export const FLIGHT = 620;

/** The lowest first; who put down as much as somebody else comes in the order of the seats. */
const lowestFirst = (bids: SeatNotes[]): number[] =>
  [...bids].sort((one, other) => worth([one[1], one[2]]) - worth([other[1], other[2]])).map(([seat]) => seat);

/** The first come quickly, one after another; before the last two one holds one's breath. */
const breathless = (steps: number, leaves: number): number[] => {
  const pauses = Array.from({ length: steps }, (_, step) =>
    step === 0 ? 1.3 : step === steps - 1 ? 2.5 : step === steps - 2 ? 1.6 : 1,
  );
  return after([...pauses, 1.5], 1 - leaves);
};

/** A click and a bang are the same until the wheel speaks, to the millisecond. */
const spin = <E extends { seat: number }>(outcome: "click" | "bang"): SceneOf<E, View> => ({
  lasts: SCENES.Clicked,
  shortest: 1400,
  steps: OUTCOME,
  at: [0.3, TURNS, 0.6],
  leaves: 0.17,
  lamp: ({ seat }) => [seat],
  faces: ({ seat }) => seat,
  cue: (_, step, { lasts }) =>
    step === 0
      ? { sound: "spin", lasts: lasts * TURNS }
      : step === SILENCE
        ? { sound: "silence" }
        : step === OUTCOME
          ? { sound: outcome }
          : undefined,
});

/** What lies before everybody once these are turned over. */
const lying = (view: Partial<View>, turned: SeatNotes[]): Partial<View> => {
  const bids = (view.bids ?? []).map((notes): Notes => [...notes]);
  for (const [seat, ones, twos] of turned) {
    const [before, beforeTwos] = bids[seat] ?? [0, 0];
    bids[seat] = [before + ones, beforeTwos + twos];
  }
  const purse = view.purse && without(view.purse, ownOf(turned, view));
  return { bids, purse: purse ?? null, sealed_notes: null, sealed: false, sealed_by: [] };
};

const others = (seats: number[] | undefined, seat: number): number[] =>
  (seats ?? []).filter((one) => one !== seat);

export const scenes: Scenes<Bulletbucks> = {
  ConversionsRevealed: {
    isHeaded: true,
    lasts: SCENES.ConversionsRevealed,
    shortest: 500,
    leaves: 0.3,
    order: ({ conversions }) => conversions.map(([seat]) => seat),
    lamp: ({ conversions }) => conversions.map(([seat]) => seat),
    cue: (_, step) => (step > 0 ? { sound: "paper" } : undefined),
  },
  BidsRevealed: {
    isHeaded: true,
    lasts: SCENES.BidsRevealed,
    shortest: 1000,
    leaves: 0.2,
    at: (steps) => breathless(steps, 0.2),
    order: ({ bids }) => lowestFirst(bids),
    shows: ({ bids }, view) => lying(view, bids),
    cue: (_, step) => (step > 0 ? { sound: "crack", pitch: step } : undefined),
  },
  RaisesRevealed: {
    isHeaded: true,
    lasts: SCENES.RaisesRevealed,
    shortest: 800,
    leaves: 0.24,
    at: (steps) => breathless(steps, 0.24),
    order: ({ raises }) => lowestFirst(raises),
    shows: ({ raises }, view) => lying(view, raises),
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
  Banged: {
    ...spin("bang"),
    ends: ({ seat }) => [seat],
    shows: ({ seat }, { seated, dead = [] }) => ({ seated: others(seated, seat), dead: [...dead, seat] }),
  },
  Left: {
    lasts: SCENES.Left,
    shortest: 600,
    ends: ({ seat }) => [seat],
    lamp: ({ seat }) => [seat],
    shows: ({ seat }, { seated }) => ({ seated: others(seated, seat) }),
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
