// How Battle Royal is acted out: fists on one, two, three, a freeze, and then a handshake or not.

import type { Scenes } from "../../director/scenes";
import { type Battleroyal, SCENES } from "./protocol";

/** Thumbs are seen on three, and stay there for a moment. */
export const THREE = 3;

export const scenes: Scenes<Battleroyal> = {
  Confronted: {
    lasts: SCENES.Confronted,
    shortest: 500,
    at: [0.35],
    lamp: ({ seat, attackers, defenders }, step) => (step === 0 ? [seat] : [...attackers, ...defenders]),
    cue: (_, step) => ({ sound: step === 0 ? "lamp" : "slide" }),
  },
  SignsRevealed: {
    isHeaded: true,
    lasts: SCENES.SignsRevealed,
    shortest: 1000,
    steps: THREE,
    at: [0.12, 0.32, 0.52],
    lamp: ({ signs }) => signs.map(([seat]) => seat),
    cue: (_, step) => (step > 0 ? { sound: step === THREE ? "thumbs" : "knock", pitch: step } : undefined),
  },
  // Those who see the cards and those who only hear the bangs are done in the time that the server allows for both.
  CardsRevealed: {
    isHeaded: true,
    lasts: SCENES.BangsHeard * 0.6,
    shortest: 600,
    order: ({ reveals }) => [...new Set(reveals.map(([seat]) => seat))],
    lamp: ({ reveals }) => reveals.map(([seat]) => seat),
    cue: (_, step) => (step > 0 ? { sound: "turn" } : undefined),
  },
  BangsHeard: {
    lasts: SCENES.BangsHeard * 0.4,
    shortest: 400,
    at: [0.25],
    lamp: ({ bangs }) => bangs.map(([seat]) => seat),
    cue: ({ bangs }, step) =>
      step === 0 ? { sound: "silence" } : { sound: bangs.length > 0 ? "bang" : "click" },
  },
  TeamFormed: {
    lasts: SCENES.TeamFormed,
    shortest: 500,
    at: [0.2],
    lamp: ({ seats }) => seats,
    cue: (_, step) => (step > 0 ? { sound: "handshake" } : undefined),
  },
  AllAlone: {
    lasts: SCENES.AllAlone,
    shortest: 500,
    at: [0.2],
    cue: (_, step) => (step > 0 ? { sound: "slide" } : undefined),
  },
  Passed: {
    lasts: SCENES.Passed,
    shortest: 90,
    isBrief: true,
    at: [0.05],
    lamp: ({ seat }) => [seat],
    cue: (_, step) => (step > 0 ? { sound: "knock" } : undefined),
  },
  NothingHappened: {
    lasts: SCENES.NothingHappened,
    shortest: 400,
    at: [0.2],
    parties: (_, { attackers = [], defenders = [] }) => [...attackers, ...defenders],
    cue: (_, step) => (step > 0 ? { sound: "click" } : undefined),
  },
  Eliminated: {
    lasts: SCENES.Eliminated,
    shortest: 700,
    at: [0.15],
    // who loses in a confrontation goes at once; where all lose together the lamps go out one after another
    order: ({ seats }, { attackers = [] }) => (attackers.length > 0 ? seats.slice(0, 1) : seats),
    parties: ({ seats }, { attackers = [], defenders = [] }) => [...seats, ...attackers, ...defenders],
    ends: ({ seats }) => seats,
    lamp: ({ seats }) => seats,
    cue: (_, step, { steps }) => (step === 0 ? undefined : { sound: step < steps ? "lamp" : "farewell" }),
  },
  Ended: {
    lasts: SCENES.Ended,
    shortest: 900,
    at: [0.3],
    lamp: ({ winners }) => winners,
    cue: (_, step) => (step > 0 ? { sound: "over" } : undefined),
  },
};
