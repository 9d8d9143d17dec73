// One press from anywhere to a first question: a game against bots, or a lesson.

import { me, openLesson, openTable } from "../net/api";
import type { TableLine } from "../net/bodies";
import { usualSeats, welcomeOf } from "./games.svelte";
import { keepName } from "./name";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";

/** Whether one of these tables has seen a whole game of this kind; a lesson is none. */
export const hasPlayed = (game: string, tables: TableLine[]): boolean =>
  tables.some(
    (table) => table.game === game && !table.lesson && (table.stage === "over" || table.number > 1),
  );

/** A table against bots, and a seat at it; resolves to the sentence of a refusal, or to nothing. */
export async function playNow(game: string): Promise<string> {
  try {
    // who is new still reads the cards while the moment for playing one goes by
    const beat = hasPlayed(game, (await me()).tables) ? "normal" : "long";
    const bots = { seats: usualSeats(game), bot: welcomeOf(game), clock: "none" };
    const table = await openTable({ game, ...bots, beat });
    go(`${table.code}`);
    sessionStorage.setItem("sit", table.code);
    return "";
  } catch (error) {
    return String((error as Error).message);
  }
}

/** A lesson; resolves likewise. */
export async function learn(game: string): Promise<string> {
  try {
    const table = await openLesson({
      game,
      name: settings.name || keepName(""),
      portrait: settings.portrait,
    });
    go(`${table.code}`);
    return "";
  } catch (error) {
    return String((error as Error).message);
  }
}
