// What the page asks the server over HTTP.

import { settings } from "../state/settings.svelte";
import { say } from "../text/catalogue";
import type {
  Games,
  Guest,
  Me,
  Moved,
  Opened,
  OpenLesson,
  OpenTable,
  Problem,
  Rulebook,
  RuleText,
  Tables,
  TransferCode,
} from "./bodies";

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
  }).catch(() => {
    throw new Refusal("unreachable", say("unreachable")); // the browser's own words are for programmers
  });
  if (!response.ok) {
    const problem: Problem | null = await response.json().catch(() => null);
    throw new Refusal(problem?.code ?? `http/${response.status}`, problem?.sentence ?? response.statusText);
  }
  return response.json();
}

export const becomeGuest = () => ask<Guest>("POST", "/api/guests");
export const games = (lang: string, skin: string) =>
  ask<Games>("GET", `/api/games?lang=${lang}&skin=${skin}`);
export const me = () => ask<Me>("GET", "/api/me");
export const publicTables = () => ask<Tables>("GET", "/api/tables");
export const openTable = (table: OpenTable) => ask<Opened>("POST", "/api/tables", table);
export const openLesson = (lesson: OpenLesson) => ask<Opened>("POST", "/api/lessons", lesson);
export const newTransfer = () => ask<TransferCode>("POST", "/api/transfers");
export const useTransfer = (code: string) => ask<Moved>("POST", "/api/transfers/use", { code });
export const ruleText = (rule: string, lang: string, skin: string) =>
  ask<RuleText>("GET", `/api/rules/${rule}?lang=${lang}&skin=${skin}`);
export const rulebook = (game: string, lang: string, skin: string) =>
  ask<Rulebook>("GET", `/api/games/${game}/rules?lang=${lang}&skin=${skin}`);
export const recordAddress = (table: string, game: number) => `/api/tables/${table}/games/${game}/record`;
