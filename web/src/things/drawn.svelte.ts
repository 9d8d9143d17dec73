// The drawings that have arrived. Those of a game come when one of them is first asked for, in a file of their own.

import { type Skin, settings } from "../state/settings.svelte";
import { type Art, type Drawing, drawingIn } from "./art";
import common from "./common";

const FILES = import.meta.glob<Art>("../games/*/art.ts", { import: "default" });

let arrived = $state.raw<Record<string, Art>>({});
const asked = new Map<string, Promise<void>>();

/** Fetch a game's drawings; a game that has none, or a lost connection, leaves the general drawing. */
export function fetchArt(game: string): Promise<void> {
  let coming = asked.get(game);
  if (!coming) {
    coming = fetching(game);
    asked.set(game, coming);
  }
  return coming;
}

async function fetching(game: string): Promise<void> {
  const file = FILES[`../games/${game}/art.ts`];
  if (!file) return;
  try {
    const art = await file();
    arrived = { ...arrived, [game]: art };
  } catch {
    asked.delete(game); // the next one who asks tries again
  }
}

/** What is drawn for a card of a game, or for a common thing where no game is named; reading it follows the skin. */
export function drawn(name: string, game = "", skin: Skin = settings.skin): Drawing {
  if (game && !arrived[game]) {
    if (!FILES[`../games/${game}/art.ts`]) return general(skin);
    void fetchArt(game);
    return []; // an empty field of the same size, until it is here
  }
  return drawingIn(game ? arrived[game] : common, name, skin) ?? general(skin);
}

/** What stands on cards of a deck of one's own. */
const general = (skin: Skin): Drawing => drawingIn(common, "general", skin) ?? [];
