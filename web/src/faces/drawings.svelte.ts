// The drawings of people, which come in files of their own: nobody waits for them on the first page, and nobody fetches
// more than the people and faces they see.

import { SvelteMap } from "svelte/reactivity";
import { RESTING } from "./moods";
import type { Person } from "./peeps";

const people = new SvelteMap<string, Person>();
const faces = new SvelteMap<string, string>();
const coming = new Map<string, Promise<void>>();

/** Once the page has what it cannot do without. */
const atLeisure = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });

/** Fetch this once. Where that fails the monograms stay, and whoever comes next tries again. */
function fetchOnce(what: string, fetching: () => Promise<void>): Promise<void> {
  const known = coming.get(what);
  if (known) return known;
  const begun = atLeisure()
    .then(fetching)
    .catch(() => {
      coming.delete(what);
    });
  coming.set(what, begun);
  return begun;
}

/** The person of this seed, or nothing until they are here. */
export const personOf = (seed: string): Person | undefined => people.get(seed);

/** A face by its name, or nothing until it is here. */
export const faceOf = (name: string): string | undefined => faces.get(name);

export const fetchPerson = (seed: string): Promise<void> =>
  fetchOnce(`person ${seed}`, async () => {
    const { person, resting } = await import("./peeps");
    for (const [name, svg] of Object.entries(resting)) faces.set(name, svg);
    people.set(seed, await person(seed));
  });

/** Resting faces come with the people; all others at once. */
export async function fetchFace(name: string): Promise<void> {
  if ((RESTING as readonly string[]).includes(name) || faces.has(name)) return;
  await fetchOnce("faces", async () => {
    const { faces: all } = await import("./faces");
    for (const [one, svg] of Object.entries(all)) faces.set(one, svg);
  });
}
