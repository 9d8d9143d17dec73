// The games that can be played here, as the server lists them, and what people call them and their parts.

import { invitationTo } from "../games/registry";
import { games } from "../net/api";
import type { GameInfo, Games, OptionInfo } from "../net/bodies";
import { has, say } from "../text/catalogue";
import { phrase } from "../text/phrase";
import { settings } from "./settings.svelte";

const USUAL_SEATS = 4;

export const offered = $state<Games>({ games: [], clocks: [], paces: [], beats: [], styles: [] });

/** Ask what is played here, in the visitor's words. */
export async function askForGames(): Promise<void> {
  Object.assign(offered, await games(settings.lang, settings.skin));
}

export const infoOf = (game: string): GameInfo | undefined => offered.games.find(({ name }) => name === game);

/** Says this, if the page knows how to; otherwise something else. */
const sayOr = (key: string, otherwise: string): string => (has(key) ? say(key) : otherwise);

export const titleOf = (game: string): string => sayOr(game, infoOf(game)?.title ?? phrase(game));
export const pitchOf = (game: string): string => sayOr(`${game}-pitch`, infoOf(game)?.about ?? "");
/** How strong a bot is, and its style if one was chosen: `shrewd:bold`. */
export function botName(bot: string): string {
  const [name = "", style] = bot.split(":");
  const level = sayOr(`bot-${name}`, phrase(name));
  return style ? `${level}, ${sayOr(`style-${style}`, phrase(style))}` : level;
}

const optionOf = (game: string, option: string): OptionInfo | undefined =>
  infoOf(game)?.options.find(({ name }) => name === option);

/** Whether an option changes anything in a game of so many. */
export const mattersWith = (seats: number, option?: OptionInfo): boolean =>
  seats <= (option?.most_seats ?? Number.POSITIVE_INFINITY);

/** What a table is set to, without what changes nothing there. */
export const settingsOf = (
  game: string,
  options: Record<string, string>,
  seats: number,
): [string, string][] => Object.entries(options).filter(([name]) => mattersWith(seats, optionOf(game, name)));

export const optionName = (game: string, option: string): string =>
  optionOf(game, option)?.title ?? phrase(option);
/** What a value means, in the server's words; one that is not among the usual ones stands for itself. */
export function valueName(game: string, option: string, value: string): string {
  const found = optionOf(game, option);
  return found?.labels[found.values.indexOf(value)] ?? value;
}

/** The number of the rule behind an event, or behind what is asked; or nothing. */
export function ruleBehind(game: string, event: { type: string; kind?: unknown }): string {
  const { rules, asks } = infoOf(game) ?? {};
  return (event.type === "Asked" ? asks?.[String(event.kind)] : rules?.[event.type]) ?? "";
}

/** Who plays where nobody says who. */
export const usualOf = (game: string): string => infoOf(game)?.usual ?? "";

/** A bot in every way it can be asked for: first in a style that it draws in secret, then in each of them. */
export function mannersOf(game: string, bot: string): string[] {
  const [name = ""] = bot.split(":");
  const styles = infoOf(game)?.styled.includes(name) ? offered.styles : [];
  return [name, ...styles.map((style) => `${name}:${style}`)];
}

/** Who plays against somebody who is new here. */
export const welcomeOf = (game: string): string => infoOf(game)?.welcome ?? "";

/** How many play where nobody has said. */
export function usualSeats(game: string): number {
  const { least_seats: least, most_seats: most } = infoOf(game) ?? {
    least_seats: 2,
    most_seats: USUAL_SEATS,
  };
  return invitationTo(game).seats ?? Math.min(Math.max(USUAL_SEATS, least), most);
}
