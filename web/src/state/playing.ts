// One press from anywhere to a first question: a game against bots, or a lesson.

import { openLesson, openTable } from "../net/api";
import { usualSeats, welcomeOf } from "./games.svelte";
import { keepName } from "./name";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";

/** A table against bots, and a seat at it; resolves to the sentence of a refusal, or to nothing. */
export async function playNow(game: string): Promise<string> {
  try {
    const table = await openTable({ game, seats: usualSeats(game), bot: welcomeOf(game), clock: "none" });
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
