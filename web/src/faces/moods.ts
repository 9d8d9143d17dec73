// Which drawn face stands for which mood, which faces one can pull, and how a head moves when its mood changes.

/** What a seat's face says, from what everybody has seen. */
export const MOODS = [
  "calm",
  "tense",
  "fear",
  "relieved",
  "smug",
  "angry",
  "sad",
  "awe",
  "suspicious",
  "happy",
  "out",
] as const;
export type Mood = (typeof MOODS)[number];

/** All of these in the same mood. */
export const each = (seats: number[], mood: Mood): Partial<Record<number, Mood>> =>
  Object.fromEntries(seats.map((seat) => [seat, mood]));

/** What one can pull, by the keys of the protocol. */
export const PULLED = ["grin", "laugh", "smirk", "doubt", "shock", "fright", "glare", "pout"] as const;
export type Pulled = (typeof PULLED)[number];

/** What a portrait can be asked to show. */
export type Expression = Mood | Pulled;

/** Names of Open Peeps' faces. Somebody calm has a resting face of their own: see `RESTING`. */
const DRAWN: Record<Exclude<Expression, "calm">, string> = {
  tense: "hectic",
  fear: "fear",
  relieved: "calm",
  smug: "cheeky",
  angry: "veryAngry",
  sad: "solemn",
  awe: "awe",
  suspicious: "suspicious",
  happy: "smileBig",
  out: "tired",
  grin: "smileTeethGap",
  laugh: "smileLOL",
  smirk: "contempt",
  doubt: "suspicious",
  shock: "awe",
  fright: "concerned",
  glare: "rage",
  pout: "solemn",
};

/** The faces people have when nothing happens. */
export const RESTING = ["smile", "blank", "cute", "smile"] as const;

/** All faces that are drawn. */
export const FACES: readonly string[] = [...new Set([...RESTING, ...Object.values(DRAWN)])];

/** The name of the face that somebody with this resting face shows. */
export const drawnFace = (shown: Expression, resting: string): string =>
  shown === "calm" ? resting : DRAWN[shown];

export const isPulled = (key: string): key is Pulled => (PULLED as readonly string[]).includes(key);

type Gesture = { frames: Keyframe[]; lasts: number };
const still = "none";
const SHIVER: Gesture = {
  frames: [0, -2.5, 2.5, -2, 2, -1, 0].map((x) => ({ transform: `translateX(${x}%)` })),
  lasts: 420,
};
const START: Gesture = {
  frames: [{ transform: still }, { transform: "translateY(-7%) scale(1.04)" }, { transform: still }],
  lasts: 320,
};
const BOUNCE: Gesture = {
  frames: [
    { transform: still },
    { transform: "translateY(-8%) rotate(-3deg)" },
    { transform: "translateY(0) rotate(2deg)" },
    { transform: "translateY(-4%) rotate(-1deg)" },
    { transform: still },
  ],
  lasts: 560,
};
const LEAN: Gesture = {
  frames: [{ transform: still }, { transform: "translateY(3%) scale(1.07)" }, { transform: still }],
  lasts: 460,
};
const SINK: Gesture = {
  frames: [{ transform: still }, { transform: "translateY(5%) rotate(3deg)" }, { transform: still }],
  lasts: 700,
};
const TILT: Gesture = {
  frames: [{ transform: still }, { transform: "rotate(-5deg)" }, { transform: still }],
  lasts: 600,
};

/** How the head moves as the face changes to this. */
export const GESTURES: Partial<Record<Expression, Gesture>> = {
  tense: SHIVER,
  fear: SHIVER,
  fright: SHIVER,
  relieved: SINK,
  smug: TILT,
  smirk: TILT,
  doubt: TILT,
  suspicious: TILT,
  angry: LEAN,
  glare: LEAN,
  sad: SINK,
  pout: SINK,
  awe: START,
  shock: START,
  happy: BOUNCE,
  grin: BOUNCE,
  laugh: BOUNCE,
};
