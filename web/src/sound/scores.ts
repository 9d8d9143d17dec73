// Every sound, as it is played in the back room and at the party. The party has sounds of its own where a weapon is heard.

import {
  bell,
  clap,
  cork,
  felt,
  heart,
  hiss,
  metal,
  paper,
  pluck,
  sliding,
  tone,
  type Voice,
  wood,
} from "./instruments";

/** What a cue says of how a sound is to be played. */
export interface Manner {
  /** Steps up the scale. */
  pitch: number;
  /** Seconds. */
  lasts: number;
  /** From 0 to 1. */
  risk: number;
}

type Score = (voice: Voice, manner: Manner) => void;

/** Five notes to the octave, none of which hurts beside another. */
const SCALE = [0, 2, 4, 7, 9];
const note = (base: number, step: number): number =>
  base * 2 ** (((SCALE[step % SCALE.length] ?? 0) + 12 * Math.floor(step / SCALE.length)) / 12);

/** When a wheel ticks that is left to itself: quickly at first, then ever slower. */
const slowing = (lasts: number): number[] =>
  Array.from({ length: 30 }, (_, tick) => lasts * (tick / 30) ** 2.1);

/** When a heart beats, faster with the risk and with time. */
function beats(lasts: number, risk: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < lasts - 0.2; at += (60 / (64 + 70 * risk)) * (1 - 0.3 * (at / lasts))) found.push(at);
  return found;
}

function pulse(voice: Voice, { lasts, risk }: Manner): void {
  for (const at of beats(lasts, risk)) heart(voice, at, 0.5 + 0.5 * risk);
}

function shot(voice: Voice): void {
  hiss(voice, 0, { filter: "highpass", from: 900, lasts: 0.05, loud: 1.6, rises: 0.001, far: 0.9 });
  hiss(voice, 0.002, {
    filter: "lowpass",
    from: 6500,
    to: 240,
    lasts: 0.5,
    loud: 1.3,
    rises: 0.001,
    far: 0.9,
  });
  tone(voice, 0, { from: 150, to: 34, lasts: 0.55, loud: 1.1, rises: 0.002, far: 0.3 });
  // the ears ring
  tone(voice, 0.12, { from: 3900, lasts: 2.4, loud: 0.02, rises: 0.25, far: 0 });
  tone(voice, 0.12, { from: 3931, lasts: 2.4, loud: 0.014, rises: 0.25, far: 0 });
}

function confetti(voice: Voice): void {
  cork(voice, 0, 1.8);
  for (let flake = 0; flake < 9; flake++)
    hiss(voice, 0.06 + flake * 0.045, {
      filter: "bandpass",
      from: 4200 + ((flake * 977) % 3000),
      q: 2,
      lasts: 0.05,
      loud: 0.11,
      rises: 0.006,
    });
  bell(voice, 0.1, 1046, 0.5);
  bell(voice, 0.17, 1568, 0.4);
}

/** One note after another. */
function inTurn(
  voice: Voice,
  pitches: number[],
  gap: number,
  play: (voice: Voice, at: number, pitch: number) => void,
): void {
  for (const [index, pitch] of pitches.entries()) play(voice, index * gap, pitch);
}

/** The notes of a chord, from the lowest. */
const chord = (base: number): number[] => [0, 2, 3, 5].map((step) => note(base, step));

export const CLASSIC = {
  /** An envelope is put down on the felt. */
  seal: (voice) => {
    felt(voice, 0, 0.9);
    paper(voice, 0.02, 0.5);
  },
  /** Wax breaks, and the pot rises. */
  crack: (voice, { pitch }) => {
    metal(voice, 0, 0.5, 1300, 0.03);
    for (const at of [0, 0.018, 0.05])
      hiss(voice, at, { filter: "highpass", from: 2400, lasts: 0.014, loud: 0.5 });
    paper(voice, 0.05, 0.7);
    bell(voice, 0.1, note(262, pitch), 0.9, 0.7);
  },
  turn: (voice) => {
    paper(voice, 0);
    felt(voice, 0.12, 0.5);
  },
  paper: (voice) => paper(voice, 0, 1.4),
  /** The lamp swings on its chain. */
  lamp: (voice) => {
    hiss(voice, 0, { filter: "bandpass", from: 260, to: 520, q: 1.6, lasts: 0.55, loud: 0.6, rises: 0.25 });
    for (const at of [0.08, 0.21, 0.37]) metal(voice, at, 0.3, 3100 + at * 900, 0.05);
  },
  /** Something heavy slides across the table and stops. */
  slide: (voice) => {
    sliding(voice, 0, 0.45);
    metal(voice, 0.44, 0.35, 900, 0.08);
    felt(voice, 0.45, 0.7);
  },
  /** A ratchet that slows down, over a heart. */
  spin: (voice, manner) => {
    for (const [index, at] of slowing(manner.lasts).entries())
      metal(voice, at, 0.5 + index / 60, 2500 - index * 22, 0.03);
    pulse(voice, { ...manner, risk: Math.max(manner.risk, 0.3) });
  },
  pulse,
  silence: () => {},
  /** The hammer falls on nothing. */
  click: (voice) => {
    metal(voice, 0, 0.7, 1700, 0.05);
    metal(voice, 0.055, 1.5, 1150, 0.08);
    wood(voice, 0.055, 0.5, 1.6);
  },
  bang: shot,
  knock: (voice, { pitch }) => wood(voice, 0, 1.1, 0.9 + 0.08 * pitch),
  thumbs: (voice) => {
    wood(voice, 0, 1.4, 0.8);
    felt(voice, 0.01, 1.1);
  },
  handshake: (voice) => {
    felt(voice, 0, 0.8);
    pluck(voice, 0.05, 262, 0.8);
    pluck(voice, 0.17, 392, 0.8);
  },
  dice: (voice) => {
    for (const [at, pitch] of [[0, 2.3], [0.07, 2.6], [0.12, 2.1]] as const) wood(voice, at, 0.5, pitch); // biome-ignore format: rows
  },
  /** A pointing finger: two notes that do not like each other. */
  accused: (voice) => {
    wood(voice, 0, 1, 0.7);
    for (const from of [146, 155])
      tone(voice, 0.02, { from, lasts: 0.6, loud: 0.16, type: "triangle", rises: 0.03, far: 0.5 });
  },
  caught: (voice) => {
    felt(voice, 0, 1.2);
    metal(voice, 0, 0.8, 620, 0.3);
    tone(voice, 0.02, { from: 110, to: 82, lasts: 0.7, loud: 0.3, type: "triangle", far: 0.5 });
  },
  /** A chair, some steps, a door. */
  farewell: (voice) => {
    sliding(voice, 0, 0.3, 0.7);
    for (const at of [0.4, 0.68]) felt(voice, at, 0.6);
    wood(voice, 1, 1, 0.6);
    bell(voice, 0.1, 196, 0.5, 1.2);
  },
  count: (voice, { pitch }) => {
    wood(voice, 0, 0.5, 1.5);
    bell(voice, 0, note(330, pitch), 0.6, 0.4);
  },
  "your-turn": (voice) => {
    bell(voice, 0, 880, 0.8, 0.6);
    bell(voice, 0.13, 1175, 0.8, 0.8);
  },
  talk: (voice) => {
    wood(voice, 0, 0.5, 2);
    wood(voice, 0.09, 0.4, 1.6);
  },
  tick: (voice) => wood(voice, 0, 0.6, 2.8),
  over: (voice) => {
    felt(voice, 0, 1);
    inTurn(voice, chord(262), 0.14, bell);
  },
} satisfies Record<string, Score>;

export type Sound = keyof typeof CLASSIC;

/** Where the party sounds otherwise. */
export const GENTLE: Partial<Record<Sound, Score>> = {
  crack: (voice, { pitch }) => {
    paper(voice, 0, 1);
    pluck(voice, 0.06, note(330, pitch), 1);
    bell(voice, 0.06, note(660, pitch), 0.4, 0.5);
  },
  lamp: (voice) =>
    inTurn(voice, [784, 880, 988], 0.07, (...[, at, pitch]) => bell(voice, at, pitch, 0.25, 0.3)),
  slide: (voice) => {
    sliding(voice, 0, 0.4, 0.7);
    cork(voice, 0.4, 0.25, 0.8);
  },
  /** A wheel of fortune with a paper tongue. */
  spin: (voice, manner) => {
    for (const [index, at] of slowing(manner.lasts).entries()) wood(voice, at, 0.4, 2.6 - index * 0.02);
    GENTLE.pulse?.(voice, manner);
  },
  /** Somebody drums with two fingers. */
  pulse: (voice, { lasts, risk }) => {
    for (const at of beats(lasts, risk)) {
      pluck(voice, at, 131, 0.5);
      hiss(voice, at + 0.17, { filter: "highpass", from: 6000, lasts: 0.04, loud: 0.05, far: 0.1 });
    }
  },
  /** A popper that was a dud. */
  click: (voice) => {
    cork(voice, 0, 0.35, 0.7);
    pluck(voice, 0.06, 392, 0.7);
  },
  bang: confetti,
  knock: (voice) => clap(voice, 0, 1.6),
  thumbs: (voice) => {
    clap(voice, 0, 2);
    bell(voice, 0.02, 784, 0.6, 0.5);
  },
  accused: (voice) => {
    pluck(voice, 0, 330);
    pluck(voice, 0.16, 294);
  },
  caught: (voice) => inTurn(voice, [523, 392, 294], 0.12, pluck),
  /** Somebody goes home early: two chimes and the door. */
  farewell: (voice) => {
    bell(voice, 0, 784, 0.6);
    bell(voice, 0.22, 587, 0.6);
    wood(voice, 0.8, 0.5, 0.9);
  },
  over: (voice) => {
    inTurn(voice, chord(392), 0.14, pluck);
    inTurn(voice, chord(784), 0.14, (...[, at, pitch]) => bell(voice, at + 0.05, pitch, 0.4));
    for (const at of [0.6, 0.74, 0.86, 1.01, 1.12, 1.27]) clap(voice, at, 0.7 + (at % 0.2));
  },
};
