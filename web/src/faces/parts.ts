// What a person of Open Peeps is made of, and who is made of what: the same for a seed everywhere. The drawings
// themselves lie in files of their own: `drawn`, written by tools/people.mjs.

import { RESTING } from "./moods";

/** The parts of a person by their names, and their colours. */
export interface Parts {
  head: string;
  /** Empty for none. */
  beard: string;
  glasses: string;
  skin: string;
  clothes: string;
  tint: string;
  hair: string;
  /** The face that they have when nothing happens. */
  resting: string;
}

const SKINS = ["f7d3b2", "ecb98f", "d3966b", "ae6d45", "85563d"];
const CLOTHES = ["dba03c", "b84a3b", "2f8f86", "80598f", "8b9a4a", "e9dbba", "5c7dae", "dd7a69"];
/** Of heads whose hair is a colour inside a line. */
const TINTS = ["e9e0d6", "e6c98a", "c98b45", "a8552a", "7a4632", "c4432a", "f0a08f", "8d8794"];
/** Of heads whose hair is drawn in full: hair and line are one stroke, so they are dark, but nobody's are black. */
const HAIR = ["#241714", "#3d2317", "#5b2d19", "#2b2433", "#4a4149", "#6e3a1c", "#1f2a33"];
const BARE = ["noHair1", "noHair2", "noHair3", "shaved1", "shaved2", "shaved3"];
const SHORT = [
  "flatTop",
  "grayShort",
  "hatHip",
  "pomp",
  "short1",
  "short2",
  "short3",
  "short4",
  "short5",
  "twists",
];
const OTHERS = [
  "afro",
  "bangs",
  "bangs2",
  "bantuKnots",
  "bun",
  "bun2",
  "buns",
  "cornrows",
  "cornrows2",
  "dreads1",
  "dreads2",
  "flatTopLong",
  "grayBun",
  "grayMedium",
  "hatBeanie",
  "hijab",
  "long",
  "longAfro",
  "longBangs",
  "longCurly",
  "medium1",
  "medium2",
  "medium3",
  "mediumBangs",
  "mediumBangs2",
  "mediumBangs3",
  "mohawk",
  "mohawk2",
  "turban",
  "twists2",
];
/** Who is drawn as what; short hair twice as often. */
const HEADS = [...BARE, ...SHORT, ...SHORT, ...OTHERS];
const BEARDED = new Set<string>([...BARE, ...SHORT, "turban", "hatBeanie"]);
/** Those that leave the mouth to be seen. */
const BEARDS = ["chin", "full", "goatee1", "goatee2", "moustache1", "moustache4", "moustache7"];
/** No dark glasses: eyes tell most. */
const GLASSES = ["glasses", "glasses2", "glasses3", "glasses4", "glasses5"];

/** All that is drawn. */
export const DRAWN = { heads: [...new Set(HEADS)], beards: BEARDS, glasses: GLASSES };

/** A number from a text, the same everywhere (FNV-1a, and a last stir). */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  sum = Math.imul(sum ^ (sum >>> 12), 0x297a2d39);
  return (sum ^ (sum >>> 15)) >>> 0;
}

const pick = <T>(seed: string, what: string, from: readonly T[]): T =>
  from[hash(`${seed}/${what}`) % from.length] as T;
const isChosen = (seed: string, what: string, percent: number): boolean =>
  hash(`${seed}/${what}`) % 100 < percent;

/** What the person of this seed is made of. */
export function partsOf(seed: string): Parts {
  const head = pick(seed, "head", HEADS);
  const isBearded = BEARDED.has(head) && isChosen(seed, "bearded", 33);
  return {
    head,
    beard: isBearded ? pick(seed, "beard", BEARDS) : "",
    glasses: isChosen(seed, "sees", 22) ? pick(seed, "glasses", GLASSES) : "",
    skin: pick(seed, "skin", SKINS),
    clothes: pick(seed, "clothes", CLOTHES),
    tint: pick(seed, "tint", TINTS),
    hair: pick(seed, "hair", HAIR),
    resting: pick(seed, "resting", RESTING),
  };
}
