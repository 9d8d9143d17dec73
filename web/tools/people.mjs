// `node tools/people.mjs` draws every part of a person once, with Open Peeps (Pablo Stanley, CC0) by DiceBear, and writes
// each to a file of its own, so that nobody fetches more than the people they see. What is written is committed; run it
// after a change of `parts.ts` or `moods.ts`. A test compares what is put together from it with DiceBear's own drawings.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createAvatar } from "@dicebear/core";
import * as openPeeps from "@dicebear/open-peeps";
import { runnerImport } from "vite";

const sourceOf = async (name) => (await runnerImport(new URL(`../src/faces/${name}`, import.meta.url).pathname)).module;
const { FACES } = await sourceOf("moods.ts");
const { DRAWN } = await sourceOf("parts.ts");
const FOLDER = new URL("../src/faces/drawn/", import.meta.url);
/** Where DiceBear puts the parts of a drawing. */
const AT = {
  head: '<g transform="matrix(.99789 0 0 1 156 62)">',
  face: '<g transform="translate(315 248)">',
  beard: '<g transform="translate(279 400)">',
  mask: '<g transform="translate(179 343)">',
  glasses: '<g transform="translate(203 303)">',
};
/** Words in the place of colours: they are coloured where they are shown. */
const COLOURS = { skinColor: ["skin"], clothingColor: ["clothes"], headContrastColor: ["tint"] };

function drawn(options) {
  const avatar = createAvatar(openPeeps, {
    seed: "",
    clip: false,
    head: ["noHair1"],
    face: ["blank"],
    facialHairProbability: options.facialHair ? 100 : 0,
    accessoriesProbability: options.accessories ? 100 : 0,
    maskProbability: 0,
    ...COLOURS,
    ...options,
  });
  return avatar
    .toString()
    .replace(/^.*?<\/metadata>/s, "")
    .replace(/<\/svg>$/, "");
}

const between = (svg, from, to) => svg.slice(svg.indexOf(from), to ? svg.indexOf(to) : undefined);

function write(kind, name, svg) {
  mkdirSync(new URL(kind, FOLDER), { recursive: true });
  writeFileSync(new URL(`${kind}/${name}.svg`, FOLDER), `${svg}\n`);
}

rmSync(FOLDER, { recursive: true, force: true });
write(".", "body", drawn({}).split(AT.head)[0]);
for (const head of DRAWN.heads) write("heads", head, between(drawn({ head: [head] }), AT.head, AT.face));
for (const face of FACES) write("faces", face, between(drawn({ face: [face] }), AT.face, AT.beard));
for (const beard of DRAWN.beards) write("beards", beard, between(drawn({ facialHair: [beard] }), AT.beard, AT.mask));
for (const pair of DRAWN.glasses) write("glasses", pair, between(drawn({ accessories: [pair] }), AT.glasses));
