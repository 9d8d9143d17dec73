// What has just happened, for the middle of the table: the latest great event and what came of it.

import type { LogLine } from "../../state/table.svelte";
import { AT_SELF } from "./view";

const GREAT = new Set([
  "RoundBegan",
  "BarrelsSpun",
  "CardsPlayed",
  "BetsRevealed",
  "AccusationsRevealed",
  "AimsRevealed",
  "ShotsFired",
  "LastCaptain",
  "RoundScored",
]);

const FOLLOWS = new Set([
  "NoEffect",
  "Peeked",
  "PocketSeen",
  "Bribed",
  "CharacterDied",
  "PenaltyBullet",
  "NoPenalty",
]);

/** A card that was turned over for all: whose, which, and where it was aimed. */
export interface Turned {
  seat: number;
  card: number;
  aim: number;
}

export interface Moment {
  headline: LogLine;
  /** The cards of a shot, or of the pockets that were accused. */
  turned: Turned[];
  after: LogLine[];
}

export function momentOf(log: LogLine[]): Moment | null {
  const at = log.findLastIndex((line) => GREAT.has(line.event.type));
  const headline = log[at];
  if (!headline) return null;
  const since = log.slice(at + 1);
  return {
    headline,
    turned: [...shotsIn(headline), ...since.flatMap(pocketIn)],
    after: since.filter((line) => FOLLOWS.has(line.event.type) && line.text),
  };
}

function shotsIn({ event }: LogLine): Turned[] {
  if (event.type !== "ShotsFired") return [];
  return (event.shots as [number, number, number][]).map(([seat, card, aim]) => ({ seat, card, aim }));
}

function pocketIn({ event }: LogLine): Turned[] {
  if (event.type !== "PocketShown") return [];
  return [{ seat: event.seat as number, card: event.card as number, aim: AT_SELF }];
}

/** Whether this line came with the last news, and is not history. */
export function isFresh(line: LogLine, log: LogLine[], fresh: number): boolean {
  const last = log.at(-1)?.number ?? 0;
  return line.number > last - fresh;
}
