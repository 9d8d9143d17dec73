// What sounds are made of: tones and noise, shaped into wood, paper, metal, felt, bells and a heart.

import type { Desk } from "./desk";

/** A place at the desk for one sound, which can be ended early. */
export interface Voice extends Omit<Desk, "bed"> {
  /** When it begins, by the desk's clock. */
  start: number;
}

interface Tone {
  from: number;
  to?: number;
  lasts: number;
  loud: number;
  type?: OscillatorType;
  rises?: number;
  /** How much of it the room has. */
  far?: number;
}

interface Noise {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
  lasts: number;
  loud: number;
  rises?: number;
  far?: number;
}

/** Loud at once or after a moment, then ever quieter: an exponential fall cannot reach zero. */
function shape(voice: Voice, source: AudioNode, at: number, how: Tone | Noise): void {
  const { lasts, loud, rises = 0.002, far = 0.25 } = how;
  const gain = voice.context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(loud, 0.0002), at + rises);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + Math.max(lasts, rises + 0.005));
  source.connect(gain);
  gain.connect(voice.dry);
  if (far <= 0) return;
  const send = voice.context.createGain();
  send.gain.value = far;
  gain.connect(send);
  send.connect(voice.wet);
}

export function tone(voice: Voice, at: number, how: Tone): void {
  const { from, to = from, lasts, type = "sine" } = how;
  const begins = voice.start + at;
  const source = voice.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, begins);
  if (to !== from) source.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  shape(voice, source, begins, how);
  source.start(begins);
  source.stop(begins + lasts + 0.02);
}

export function hiss(voice: Voice, at: number, how: Noise): void {
  const { filter: type, from, to = from, q = 0.8, lasts } = how;
  const begins = voice.start + at;
  const source = voice.context.createBufferSource();
  source.buffer = voice.noise;
  source.loop = true;
  const filter = voice.context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, begins);
  if (to !== from) filter.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  source.connect(filter);
  shape(voice, filter, begins, how);
  source.start(begins, (at * 7.31) % 1.5); // another piece of the noise every time
  source.stop(begins + lasts + 0.02);
}

/** A knuckle on the rim of the table. */
export function wood(voice: Voice, at: number, loud = 1, pitch = 1): void {
  tone(voice, at, { from: 190 * pitch, to: 170 * pitch, lasts: 0.11, loud: 0.34 * loud });
  tone(voice, at, { from: 430 * pitch, lasts: 0.06, loud: 0.16 * loud });
  tone(voice, at, { from: 910 * pitch, lasts: 0.03, loud: 0.08 * loud });
  hiss(voice, at, { filter: "lowpass", from: 1800, lasts: 0.015, loud: 0.3 * loud });
}

/** A sheet that is turned, in several small rustles. */
export function paper(voice: Voice, at: number, loud = 1): void {
  for (const [after, from] of [[0, 3200], [0.03, 4600], [0.055, 3800], [0.1, 5400]] as const) // biome-ignore format: rows
    hiss(voice, at + after, {
      filter: "bandpass",
      from,
      q: 0.7,
      lasts: 0.06,
      loud: 0.2 * loud,
      rises: 0.012,
      far: 0.12,
    });
}

/** Something of steel is struck: partials that do not belong together. */
export function metal(voice: Voice, at: number, loud = 1, pitch = 2300, lasts = 0.09): void {
  for (const [index, partial] of [1, 1.47, 2.09, 2.83].entries()) {
    tone(voice, at, {
      from: pitch * partial,
      lasts: lasts / (1 + index * 0.6),
      loud: (0.16 * loud) / (1 + index),
    });
  }
  hiss(voice, at, { filter: "highpass", from: 3500, lasts: 0.012, loud: 0.2 * loud });
}

/** Something soft and heavy is put down on cloth. */
export function felt(voice: Voice, at: number, loud = 1): void {
  tone(voice, at, { from: 95, to: 58, lasts: 0.13, loud: 0.4 * loud });
  hiss(voice, at, { filter: "lowpass", from: 520, lasts: 0.1, loud: 0.34 * loud, rises: 0.006 });
}

/** Something slides over cloth. */
export function sliding(voice: Voice, at: number, lasts: number, loud = 1): void {
  hiss(voice, at, {
    filter: "bandpass",
    from: 420,
    to: 780,
    q: 1.1,
    lasts,
    loud: 0.32 * loud,
    rises: lasts * 0.6,
  });
  hiss(voice, at, { filter: "highpass", from: 4200, lasts, loud: 0.025 * loud, rises: lasts * 0.5, far: 0 });
}

/** A bell on a counter, or a chime. */
export function bell(voice: Voice, at: number, pitch: number, loud = 1, lasts = 0.9): void {
  tone(voice, at, { from: pitch, lasts, loud: 0.2 * loud, rises: 0.004, far: 0.4 });
  tone(voice, at, { from: pitch * 2.76, lasts: lasts * 0.4, loud: 0.05 * loud, far: 0.4 });
  tone(voice, at, { from: pitch * 5.4, lasts: lasts * 0.15, loud: 0.025 * loud, far: 0.4 });
}

/** A string that is plucked, warm. */
export function pluck(voice: Voice, at: number, pitch: number, loud = 1): void {
  tone(voice, at, { from: pitch, lasts: 0.35, loud: 0.24 * loud, type: "triangle", rises: 0.005, far: 0.35 });
  tone(voice, at, { from: pitch * 2, lasts: 0.15, loud: 0.06 * loud, far: 0.35 });
}

/** One beat of a heart: heavy, then light. */
export function heart(voice: Voice, at: number, loud = 1): void {
  for (const [after, size] of [
    [0, 1],
    [0.17, 0.6],
  ] as const) {
    // biome-ignore format: rows
    tone(voice, at + after, { from: 72, to: 44, lasts: 0.16, loud: 0.5 * loud * size, rises: 0.012, far: 0.1 });
    tone(voice, at + after, {
      from: 144,
      to: 92,
      lasts: 0.09,
      loud: 0.1 * loud * size,
      rises: 0.008,
      far: 0.1,
    });
  }
}

/** Two hands. */
export function clap(voice: Voice, at: number, loud = 1): void {
  for (const after of [0, 0.011, 0.023])
    hiss(voice, at + after, {
      filter: "bandpass",
      from: 1350 + after * 9000,
      q: 1.4,
      lasts: 0.05,
      loud: 0.4 * loud,
      rises: 0.001,
      far: 0.4,
    });
}

/** A cork, a balloon, a popper: quick and round. */
export function cork(voice: Voice, at: number, loud = 1, pitch = 1): void {
  tone(voice, at, {
    from: 240 * pitch,
    to: 820 * pitch,
    lasts: 0.07,
    loud: 0.6 * loud,
    rises: 0.004,
    far: 0.3,
  });
  hiss(voice, at, {
    filter: "bandpass",
    from: 1500 * pitch,
    q: 0.8,
    lasts: 0.06,
    loud: 0.5 * loud,
    far: 0.4,
  });
}
