// People as SVG, put together from the drawings of their parts: bodies and resting faces are here, a head, a beard and
// glasses come in files of their own when somebody is seen who has them. Loaded with the first portrait: see
// `drawings.svelte.ts`.

import body from "./drawn/body.svg?raw";
import blank from "./drawn/faces/blank.svg?raw";
import cute from "./drawn/faces/cute.svg?raw";
import smile from "./drawn/faces/smile.svg?raw";
import type { RESTING } from "./moods";
import { type Parts, partsOf } from "./parts";

/** A person without a face: what lies below it and what lies above it, and the face it has when nothing happens. */
export interface Person {
  under: string;
  over: string;
  resting: string;
}

const LINE = "#2a1814";
/** Faces are drawn a little larger than the heads' maker meant them: they have to be read across a table. */
const CLOSER = "translate(418 380) scale(1.13) translate(-418 -380)";

const FILES = {
  ...import.meta.glob<string>("./drawn/heads/*.svg", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("./drawn/beards/*.svg", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("./drawn/glasses/*.svg", { query: "?raw", import: "default" }),
};

const inked = (svg: string, ink: string): string => svg.replaceAll(/"#(000|22252B|231F20)"/g, `"${ink}"`);

/** The words that stand for colours in a drawing, replaced by somebody's. */
const coloured = (svg: string, { skin, clothes, tint }: Parts): string =>
  svg
    .trim()
    .replaceAll('"#skin"', `"#${skin}"`)
    .replaceAll('"#clothes"', `"#${clothes}"`)
    .replaceAll('"#tint"', `"#${tint}"`);

const fetched = async (kind: string, name: string): Promise<string> =>
  name ? ((await FILES[`./drawn/${kind}/${name}.svg`]?.()) ?? "") : "";

/** The person of this seed, always the same. */
export async function person(seed: string): Promise<Person> {
  const parts = partsOf(seed);
  const [head, beard, glasses] = await Promise.all([
    fetched("heads", parts.head),
    fetched("beards", parts.beard),
    fetched("glasses", parts.glasses),
  ]);
  return {
    under: coloured(inked(body, LINE) + inked(head, parts.hair), parts),
    over: coloured(inked(beard, parts.hair) + inked(glasses, LINE), parts),
    resting: parts.resting,
  };
}

/** A face as it is shown. */
export const finished = (svg: string): string => `<g transform="${CLOSER}">${inked(svg.trim(), LINE)}</g>`;

/** The faces of people to whom nothing happens. */
export const resting: Record<(typeof RESTING)[number], string> = {
  smile: finished(smile),
  blank: finished(blank),
  cute: finished(cute),
};
