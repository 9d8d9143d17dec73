// What the page asks the server over HTTP.

import { settings } from "../state/settings.svelte";
import type { GameName } from "./messages";

export interface OptionInfo {
  name: string;
  values: string[];
  /** Whether other values are possible, and whether one can be given as a file. */
  own: boolean;
  file: boolean;
  rule: string;
}

export interface GameInfo {
  name: GameName;
  least_seats: number;
  most_seats: number;
  options: OptionInfo[];
  bots: string[];
}

export interface Games {
  games: GameInfo[];
  clocks: string[];
  paces: string[];
}

export interface TableLine {
  table: string;
  game: GameName;
  stage: string;
  number: number;
  seats: number;
  names: string[];
  open: number;
  clock: string;
  touched: number;
  code?: string;
}

export interface NewTable {
  game: GameName;
  seats: number;
  options?: Record<string, string>;
  /** Options by the texts of the files in which they are written. */
  files?: Record<string, string>;
  clock?: string;
  pace?: string;
  public?: boolean;
  bot?: string;
}

/** All rules of a game under their headings, the first of which is the title; a passage between rules has no number. */
export interface Rulebook {
  game: GameName;
  sections: { heading: string; passages: { rule: string; text: string }[] }[];
}

/** What the server refused, with the sentence that says why. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    headers: {
      "accept-language": settings.lang,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as { code: string; sentence: string } | null;
    throw new Refusal(problem?.code ?? `http/${response.status}`, problem?.sentence ?? response.statusText);
  }
  return (response.status === 204 ? null : await response.json()) as T;
}

export const becomeGuest = () => ask<{ guest: string }>("POST", "/api/guests");
export const games = () => ask<Games>("GET", "/api/games");
export const me = () => ask<{ guest: string; tables: TableLine[] }>("GET", "/api/me");
export const publicTables = () => ask<{ tables: TableLine[] }>("GET", "/api/tables");
export const openTable = (table: NewTable) =>
  ask<{ table: string; code: string; link: string }>("POST", "/api/tables", table);
export const newTransfer = () => ask<{ code: string; link: string }>("POST", "/api/transfers");
export const useTransfer = (code: string) => ask<{ tables: number }>("POST", "/api/transfers/use", { code });
export const ruleText = (rule: string, lang: string, skin: string) =>
  ask<{ rule: string; text: string }>("GET", `/api/rules/${rule}?lang=${lang}&skin=${skin}`);
export const rulebook = (game: GameName, lang: string, skin: string) =>
  ask<Rulebook>("GET", `/api/games/${game}/rules?lang=${lang}&skin=${skin}`);
export const recordAddress = (table: string, game: number) => `/api/tables/${table}/games/${game}/record`;
