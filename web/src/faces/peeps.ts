// Open Peeps (Pablo Stanley, CC0) by DiceBear: heads and faces as SVG. The only file that imports the drawings, loaded
// when the first portrait is shown: `drawings.svelte.ts`.

import { createAvatar } from "@dicebear/core";
import * as openPeeps from "@dicebear/open-peeps";
import { RESTING } from "./moods";

/** A person without a face: what lies below it and what lies above it, and the face it has when nothing happens. */
export interface Person {
  under: string;
  over: string;
  resting: string;
}

const SKINS = ["f7d3b2", "ecb98f", "d3966b", "ae6d45", "85563d"];
const CLOTHES = ["dba03c", "b84a3b", "2f8f86", "80598f", "8b9a4a", "e9dbba", "5c7dae", "dd7a69"];
/** Of heads whose hair is a colour inside a line. */
const TINTS = ["e9e0d6", "e6c98a", "c98b45", "a8552a", "7a4632", "c4432a", "f0a08f", "8d8794"];
/** Of heads whose hair is drawn in full: hair and line are one stroke, so they are dark, but nobody's are black. */
const HAIR = ["#241714", "#3d2317", "#5b2d19", "#2b2433", "#4a4149", "#6e3a1c", "#1f2a33"];
const LINE = "#2a1814";

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
] as const;
const HEADS = [...BARE, ...SHORT, ...SHORT, ...OTHERS];
const BEARDED = new Set<string>([...BARE, ...SHORT, "turban", "hatBeanie"]);
/** Those that leave the mouth to be seen. */
const BEARDS = ["chin", "full", "goatee1", "goatee2", "moustache1", "moustache4", "moustache7"];
/** No dark glasses: eyes tell most. */
const GLASSES = ["glasses", "glasses2", "glasses3", "glasses4", "glasses5"];

/** Where DiceBear puts the parts of a drawing. */
const AT = {
  head: '<g transform="matrix(.99789 0 0 1 156 62)">',
  face: '<g transform="translate(315 248)">',
  beard: '<g transform="translate(279 400)">',
  mask: '<g transform="translate(179 343)">',
};

/** Faces are drawn a little larger than the heads' maker meant them: they have to be read across a table. */
const CLOSER = "translate(418 380) scale(1.13) translate(-418 -380)";

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
const chance = (seed: string, what: string, percent: number): number =>
  hash(`${seed}/${what}`) % 100 < percent ? 100 : 0;

function drawn(options: object): string {
  const avatar = createAvatar(openPeeps, { seed: "", clip: false, maskProbability: 0, ...options } as object);
  return avatar
    .toString()
    .replace(/^.*?<\/metadata>/s, "")
    .replace(/<\/svg>$/, "");
}

const between = (svg: string, from: string, to: string): string =>
  svg.slice(svg.indexOf(from), svg.indexOf(to));
const inked = (svg: string, ink: string): string => svg.replaceAll(/"#(000|22252B|231F20)"/g, `"${ink}"`);

const people = new Map<string, Person>();
const faces = new Map<string, string>();

/** The person of this seed, always the same. */
export function person(seed: string): Person {
  const known = people.get(seed);
  if (known) return known;
  const head = pick(seed, "head", HEADS);
  const svg = drawn({
    head: [head],
    face: ["blank"],
    skinColor: [pick(seed, "skin", SKINS)],
    clothingColor: [pick(seed, "clothes", CLOTHES)],
    headContrastColor: [pick(seed, "tint", TINTS)],
    facialHair: [pick(seed, "beard", BEARDS)],
    facialHairProbability: BEARDED.has(head) ? chance(seed, "bearded", 33) : 0,
    accessories: [pick(seed, "glasses", GLASSES)],
    accessoriesProbability: chance(seed, "sees", 22),
  });
  const hair = pick(seed, "hair", HAIR);
  const made: Person = {
    under: inked(svg.slice(0, svg.indexOf(AT.head)), LINE) + inked(between(svg, AT.head, AT.face), hair),
    over: inked(between(svg, AT.beard, AT.mask), hair) + inked(svg.slice(svg.indexOf(AT.mask)), LINE),
    resting: pick(seed, "resting", RESTING),
  };
  people.set(seed, made);
  return made;
}

/** A face of Open Peeps, by its name. */
export function face(name: string): string {
  let made = faces.get(name);
  if (made === undefined) {
    const svg = drawn({
      head: ["short1"],
      face: [name],
      facialHairProbability: 0,
      accessoriesProbability: 0,
    });
    made = `<g transform="${CLOSER}">${inked(between(svg, AT.face, AT.beard), LINE)}</g>`;
    faces.set(name, made);
  }
  return made;
}
