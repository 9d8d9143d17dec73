// The last confrontation as one heard it. The view forgets it when the next turn begins; the table looks at it a while.

import type { Event } from "./protocol";

const OUTCOMES = ["TeamFormed", "AllAlone", "NothingHappened", "Eliminated"] as const;
type OutcomeName = (typeof OUTCOMES)[number];
export type Outcome = OutcomeName | "";

export interface Clash {
  /** Who confronted whom: they stand in front. */
  leads: [number, number];
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

const isOutcome = (event: Event): event is Extract<Event, { type: OutcomeName }> =>
  OUTCOMES.some((outcome) => outcome === event.type);

const inFront = (first: number, side: number[]) => [first, ...side.filter((seat) => seat !== first)];

/** What has been heard of the last confrontation; nothing if there was none. */
export function lastClash(events: Event[]): Clash | null {
  const start = events.findLastIndex((event) => event.type === "Confronted");
  const confronted = events[start];
  if (confronted?.type !== "Confronted") return null;
  const { seat, target } = confronted;
  const clash: Clash = {
    leads: [seat, target],
    attackers: inFront(seat, confronted.attackers),
    defenders: inFront(target, confronted.defenders),
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

function hear(clash: Clash, event: Event): void {
  if (event.type === "SignsRevealed") clash.signs = new Map(event.signs);
  else if (event.type === "BangsHeard") clash.bangs = new Map(event.bangs);
  else if (event.type === "CardsRevealed") {
    for (const [seat, card] of event.reveals) clash.cards.set(seat, [...(clash.cards.get(seat) ?? []), card]);
  } else if (isOutcome(event) && !clash.outcome) {
    clash.outcome = event.type;
    if (event.type === "Eliminated") clash.eliminated = event.seats;
  }
}
