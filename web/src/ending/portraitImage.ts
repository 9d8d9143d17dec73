// A portrait as a picture that a canvas can draw: a little wider than on the page, where hair may stand out.

import { faceOf, fetchFace, fetchPerson, personOf } from "../faces/drawings.svelte";
import { drawnFace, type Mood } from "../faces/moods";

/** How much wider than high it is. */
export const SHAPE = 720 / 694;

/** The same drawing as on the page, by itself. */
export function portraitSvg(
  person: { under: string; over: string },
  face: string,
  isGone: boolean,
  rim: string,
): string {
  const head = `${person.under}${face}${person.over}`;
  const grey = '<filter id="grey"><feColorMatrix type="saturate" values="0"/></filter>';
  const turned = isGone ? ' filter="url(#grey)" transform="matrix(-1 0 0 1 704 24)"' : "";
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="720" height="694" ' +
    `viewBox="-8 -34 720 694">${isGone ? grey : ""}<g${turned}>` +
    `<g id="p" stroke="${rim}" stroke-width="16" stroke-linejoin="round">${person.under}</g>${head}</g></svg>`
  );
}

/** Whoever this is, in this mood; nothing where the drawings cannot be had. */
export async function portraitImage(seed: string, mood: Mood, rim: string): Promise<HTMLImageElement | null> {
  await fetchPerson(seed);
  const person = personOf(seed);
  if (!person) return null;
  const shown = drawnFace(mood, person.resting);
  await fetchFace(shown);
  const face = faceOf(shown) ?? faceOf(person.resting) ?? "";
  const address = URL.createObjectURL(
    new Blob([portraitSvg(person, face, mood === "out", rim)], { type: "image/svg+xml" }),
  );
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
