// Every face that somebody can make, together: what happens at a table must not wait for a drawing.

import { finished } from "./peeps";

const files = import.meta.glob<string>("./drawn/faces/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** By the names that `moods.ts` has for them. */
export const faces: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ""), finished(svg)]),
);
