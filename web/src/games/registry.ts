// Which game is played how. Every folder here with an index.ts is a game, by the name that the server has for it; one
// that has no folder is drawn from what its view shows. Invitations are there at once, the rest while somebody reads.

import type { Invitation, PageGame } from "./game";
import general from "./general";

const INVITATIONS = import.meta.glob<Invitation>("./*/invitation.ts", { import: "default", eager: true });
const LOADERS = import.meta.glob<PageGame>(["./*/index.ts", "!./general/*"], { import: "default" });
const found: Record<string, PageGame> = {};
let loading: Promise<void> | undefined;

async function loadAll(): Promise<void> {
  await Promise.all(
    Object.entries(LOADERS).map(async ([path, load]) => {
      found[path] = await load();
    }),
  );
}

/** Fetch what tables are made of, once; what failed is tried again the next time. */
export function loadGames(): Promise<void> {
  loading ??= loadAll().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** How a game is played; it has to be loaded. */
export const gameOf = (name: string | undefined): PageGame => found[`./${name}/index.ts`] ?? general;

export const invitationTo = (name: string): Invitation => INVITATIONS[`./${name}/invitation.ts`] ?? general;
