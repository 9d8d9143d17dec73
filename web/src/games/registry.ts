// Which game is played how. Every folder here with an index.ts is a game, by the name that the server has for it; one
// that has no folder is drawn from what its view shows.

import type { PageGame } from "./game";
import general from "./general";

const FOUND = import.meta.glob<PageGame>(["./*/index.ts", "!./general/*"], {
  import: "default",
  eager: true,
});

export const gameOf = (name: string | undefined): PageGame => FOUND[`./${name}/index.ts`] ?? general;
