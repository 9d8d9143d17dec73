// Sounds made of tones and noise, here and now: nothing is loaded.

export type Sound =
  | "seal"
  | "turn"
  | "spin"
  | "click"
  | "bang"
  | "pop"
  | "count"
  | "your-turn"
  | "accused"
  | "tick"
  | "talk"
  | "over"
  | "lamp"
  | "slide"
  | "paper"
  | "crack"
  | "silence"
  | "farewell"
  | "knock"
  | "thumbs"
  | "handshake"
  | "dice"
  | "caught"
  | "pulse";

/** Everything is rather quiet: a table among people, not a fair. */
const LOUDNESS = 0.22;

interface Tone {
  at?: number;
  from: number;
  to?: number;
  lasts: number;
  type?: OscillatorType;
  loud?: number;
}

interface Noise {
  at?: number;
  lasts: number;
  /** Nothing above this is heard, at the beginning and at the end. */
  from: number;
  to?: number;
  loud?: number;
}

/** When the wheel ticks: quickly at first, then ever slower, as it turns (Chance.svelte). */
const SPIN_TICKS = Array.from({ length: 22 }, (_, tick) => 1.5 * (tick / 21) ** 2.2);
/** When people say one, two, three (suspense.ts). */
const BEATS = [0, 0.36, 0.72];

const KNOCK: Noise = { from: 900, lasts: 0.08, loud: 0.6 };

const SCORES: Record<Sound, { tones?: Tone[]; noises?: Noise[] }> = {
  seal: {
    tones: [{ from: 190, to: 110, lasts: 0.12, loud: 0.7 }],
    noises: [{ from: 1400, lasts: 0.06, loud: 0.4 }],
  },
  turn: { noises: [0, 0.09, 0.2].map((at) => ({ at, from: 5200, to: 1200, lasts: 0.08, loud: 0.5 })) },
  spin: { noises: SPIN_TICKS.map((at) => ({ at, from: 3600, lasts: 0.018, loud: 0.5 })) },
  click: {
    tones: [0, 0.07].map((at) => ({ at, from: 2100, to: 1500, lasts: 0.025, type: "square", loud: 0.35 })),
    noises: [{ from: 6000, lasts: 0.02, loud: 0.4 }],
  },
  bang: {
    tones: [{ from: 150, to: 38, lasts: 0.45, loud: 1 }],
    noises: [{ from: 5000, to: 180, lasts: 0.55, loud: 1 }],
  },
  pop: {
    tones: [{ from: 260, to: 950, lasts: 0.09, loud: 0.9 }],
    noises: [{ at: 0.05, from: 9000, to: 3000, lasts: 0.35, loud: 0.25 }],
  },
  count: { tones: BEATS.map((at, beat) => ({ at, from: beat === 2 ? 620 : 420, lasts: 0.09, type: "triangle" })) },
  "your-turn": {
    tones: [660, 880].map((from, note) => ({ at: note * 0.11, from, lasts: 0.18, type: "triangle", loud: 0.5 })),
  },
  talk: { tones: [520, 390].map((from, note) => ({ at: note * 0.08, from, lasts: 0.09, loud: 0.3 })) },
  tick: { noises: [{ from: 2600, lasts: 0.03, loud: 0.5 }] },
  accused: {
    tones: [440, 415, 440].map((from, note) => ({ at: note * 0.13, from, lasts: 0.14, type: "sawtooth", loud: 0.3 })),
  },
  over: {
    tones: [523, 659, 784, 1047].map((from, note) => ({ at: note * 0.14, from, lasts: 0.4, type: "triangle", loud: 0.6 })),
  },
  lamp: { tones: [{ from: 180, to: 150, lasts: 0.3, loud: 0.3 }] },
  slide: { noises: [{ from: 1200, to: 500, lasts: 0.35, loud: 0.4 }] },
  paper: { noises: [{ from: 5200, to: 1800, lasts: 0.12, loud: 0.4 }] },
  crack: { noises: [{ from: 4200, lasts: 0.04, loud: 0.7 }] },
  silence: {},
  farewell: { tones: [{ from: 330, to: 220, lasts: 0.6, loud: 0.4 }] },
  knock: { noises: [KNOCK] },
  thumbs: { noises: [KNOCK], tones: [{ from: 620, lasts: 0.12, loud: 0.5 }] },
  handshake: { tones: [392, 523].map((from, note) => ({ at: note * 0.12, from, lasts: 0.3, loud: 0.5 })) },
  dice: { noises: [0, 0.06].map((at) => ({ at, from: 2600, lasts: 0.03, loud: 0.5 })) },
  caught: { tones: [{ from: 196, to: 98, lasts: 0.5, type: "sawtooth", loud: 0.4 }] },
  pulse: { tones: [0, 0.7, 1.4].map((at) => ({ at, from: 60, lasts: 0.15, loud: 0.8 })) },
}; // biome-ignore format: a table

/** Begin a sound; returns how to end it early. */
export function sound(context: AudioContext, which: Sound): () => void {
  const out = context.createGain();
  out.gain.value = LOUDNESS;
  out.connect(context.destination);
  for (const tone of SCORES[which].tones ?? []) playTone(context, out, tone);
  for (const noise of SCORES[which].noises ?? []) playNoise(context, out, noise);
  return () => out.disconnect();
}

/** From loud to silent; an exponential fall cannot reach zero. */
function fade(context: AudioContext, out: AudioNode, loud: number, start: number, lasts: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  gain.connect(out);
  return gain;
}

function playTone(context: AudioContext, out: AudioNode, tone: Tone): void {
  const { at = 0, from, to = from, lasts, type = "sine", loud = 0.6 } = tone;
  const start = context.currentTime + at;
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(fade(context, out, loud, start, lasts));
  source.start(start);
  source.stop(start + lasts);
}

function playNoise(context: AudioContext, out: AudioNode, noise: Noise): void {
  const { at = 0, from, to = from, lasts, loud = 0.6 } = noise;
  const start = context.currentTime + at;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(filter);
  filter.connect(fade(context, out, loud, start, lasts));
  source.start(start);
}
