// The desk at which sounds are mixed: what is near, what the room adds to it, and a ceiling that nothing breaks through.

export interface Desk {
  context: BaseAudioContext;
  /** Where a sound goes that is near. */
  dry: AudioNode;
  /** What the room makes of it. */
  wet: AudioNode;
  /** What lies under everything. */
  bed: GainNode;
  /** Two seconds of noise for all that rustles. */
  noise: AudioBuffer;
}

/** Nothing is louder than this, a little below full scale. */
const CEILING = 0.84;
const NOISE_SECONDS = 2;

/** Numbers between -1 and 1 that look like chance and are the same every time: what is rendered can be compared. */
function whites(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

function noiseIn(context: BaseAudioContext, seconds: number, seed: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  const white = whites(seed);
  for (let place = 0; place < samples.length; place++) samples[place] = white();
  return buffer;
}

/** The answer of a small room to a single clap: noise that dies away, its heights sooner than its depths. */
function impulse(context: BaseAudioContext, seconds: number, dark: number): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(2, Math.ceil(sampleRate * seconds), sampleRate);
  for (const side of [0, 1]) {
    const samples = buffer.getChannelData(side);
    const white = whites(7 + side);
    let last = 0;
    for (let place = 0; place < samples.length; place++) {
      const gone = place / samples.length;
      const open = (1 - gone) * (1 - dark) + 0.04; // how much of the heights is left by now
      last += (white() - last) * open;
      samples[place] = last * Math.exp(-6.2 * gone);
    }
  }
  return buffer;
}

/** Bends what is too loud back below the ceiling, and leaves alone what is not. */
function ceiling(context: BaseAudioContext): WaveShaperNode {
  const curve = new Float32Array(2049);
  for (let place = 0; place < curve.length; place++) {
    curve[place] = CEILING * Math.tanh((place / 1024 - 1) / CEILING);
  }
  const shaper = context.createWaveShaper();
  shaper.curve = curve;
  return shaper;
}

/** A desk in a back room, or in the same room full of paper streamers. */
export function newDesk(context: BaseAudioContext, isGentle: boolean): Desk {
  const out = ceiling(context);
  out.connect(context.destination);
  const dry = context.createGain();
  dry.connect(out);
  const wet = context.createGain();
  const room = context.createConvolver();
  room.buffer = isGentle ? impulse(context, 0.7, 0.3) : impulse(context, 1.3, 0.6);
  const back = context.createGain();
  back.gain.value = isGentle ? 0.5 : 0.8;
  const clear = context.createBiquadFilter(); // what is deep does not swim about in the room
  clear.type = "highpass";
  clear.frequency.value = 170;
  wet.connect(clear);
  clear.connect(room);
  room.connect(back);
  back.connect(out);
  const bed = context.createGain();
  bed.connect(out);
  return { context, dry, wet, bed, noise: noiseIn(context, NOISE_SECONDS, 1) };
}
