// The drawings of people, which come in a file of their own: nobody waits for them on the first page.

type Peeps = typeof import("./peeps");

let peeps = $state.raw<Peeps | null>(null);
let coming: Promise<void> | undefined;

/** The drawings, or null until they are here. */
export const drawings = (): Peeps | null => peeps;

/** Once the page has what it cannot do without. */
const atLeisure = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });

/** Fetch the drawings, once. Where that fails the monograms stay, and whoever comes next tries again. */
export function fetchDrawings(): Promise<void> {
  coming ??= atLeisure()
    .then(() => import("./peeps"))
    .then(
      (module) => {
        peeps = module;
      },
      () => {
        coming = undefined;
      },
    );
  return coming;
}
