// The last confrontation as one heard it. The view forgets it when the next turn begins; the table looks at it a while.

import type { GameEvent } from "../../net/messages";

export type Outcome = "TeamFormed" | "AllAlone" | "NothingHappened" | "Eliminated" | "";

export interface Clash {
  attackers: number[];
  defenders: number[];
  /** By seat: how many thumbs down; empty until they are shown. */
  signs: Map<number, number>;
  /** By seat: the cards that one has seen revealed. */
  cards: Map<number, string[]>;
  /** By seat: how often it said "Bang!". */
  bangs: Map<number, number>;
  outcome: Outcome;
  eliminated: number[];
  /** Whether the next turn has begun. */
  over: boolean;
}

const OUTCOMES = ["TeamFormed", "AllAlone", "NothingHappened", "Eliminated"];

/** What has been heard of the last confrontation; nothing if there was none. */
export function lastClash(events: GameEvent[]): Clash | null {
  const start = events.findLastIndex((event) => event.type === "Confronted");
  const confronted = events[start];
  if (!confronted) return null;
  const clash: Clash = {
    attackers: confronted.attackers as number[],
    defenders: confronted.defenders as number[],
    signs: new Map(),
    cards: new Map(),
    bangs: new Map(),
    outcome: "",
    eliminated: [],
    over: false,
  };
  for (const event of events.slice(start + 1)) {
    if (event.type === "TurnBegan" || event.type === "Ended") clash.over = true;
    if (!clash.over) hear(clash, event);
  }
  return clash;
}

function hear(clash: Clash, event: GameEvent): void {
  if (event.type === "SignsRevealed") clash.signs = new Map(event.signs as [number, number][]);
  else if (event.type === "BangsHeard") clash.bangs = new Map(event.bangs as [number, number][]);
  else if (event.type === "CardsRevealed") {
    for (const [seat, card] of event.reveals as [number, string, boolean][])
      clash.cards.set(seat, [...(clash.cards.get(seat) ?? []), card]);
  } else if (OUTCOMES.includes(event.type) && !clash.outcome) {
    clash.outcome = event.type as Outcome;
    if (event.type === "Eliminated") clash.eliminated = event.seats as number[];
  }
}
