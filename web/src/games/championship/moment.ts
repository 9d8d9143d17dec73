// What has just happened, for the middle of the table: great events and what came of them, since somebody was asked.

import type { LogLine as Line } from "../../state/table.svelte";
import type { Championship } from "./protocol";
import { AT_SELF } from "./view";

type LogLine = Line<Championship>;

const GREAT = new Set([
  "BarrelsSpun",
  "CardsPlayed",
  "BetsRevealed",
  "AccusationsRevealed",
  "AimsRevealed",
  "ShotsFired",
  "LastCaptain",
  "RoundScored",
  "PocketsTurned",
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
  /** The number of the line that tells it. */
  number: number;
  seat: number;
  card: number;
  aim: number;
}

export interface Moment {
  headline: LogLine;
  /** The cards of a shot, or of the pockets that were accused or turned over. */
  turned: Turned[];
  after: LogLine[];
}

/** Shots between which nobody is asked anything come as several moments; what was before them is in the log. */
export function momentsOf(log: LogLine[]): Moment[] {
  let moments: Moment[] = [];
  let wasAsked = false;
  for (const line of log) {
    if (line.event.type === "Asked") {
      wasAsked = true;
    } else if (GREAT.has(line.event.type)) {
      if (wasAsked) moments = [];
      wasAsked = false;
      moments.push({ headline: line, turned: [...shotsIn(line), ...pocketsIn(line)], after: [] });
    } else {
      const latest = moments.at(-1);
      latest?.turned.push(...pocketsIn(line));
      if (FOLLOWS.has(line.event.type) && line.text) latest?.after.push(line);
    }
  }
  return moments;
}

function shotsIn({ event, number }: LogLine): Turned[] {
  if (event.type !== "ShotsFired") return [];
  return event.shots.map(([seat, card, aim]) => ({ number, seat, card, aim }));
}

function pocketsIn({ event, number }: LogLine): Turned[] {
  if (event.type === "PocketShown") return [{ number, seat: event.seat, card: event.card, aim: AT_SELF }];
  if (event.type !== "PocketsTurned") return [];
  return event.pockets.map(([seat, card]) => ({ number, seat, card, aim: AT_SELF }));
}

/** The phase of the last of these lines; nothing before the first phase has begun. */
export function phaseIn(log: LogLine[]): string | undefined {
  const begun = log.findLast((line) => line.event.type === "PhaseBegan");
  return begun?.event.type === "PhaseBegan" ? begun.event.phase : undefined;
}
