// What a seat is shown of Battle Royal.

import { BEFORE_ALL } from "../before";
import type { Card, View } from "./protocol";

const EMPTY: View = {
  ...BEFORE_ALL,
  circle: [],
  persons: 1,
  alive: [],
  teams: [],
  sizes: [],
  turn: -1,
  person: 0,
  passes: 0,
  laps: 0,
  attackers: [],
  defenders: [],
  signs: [],
  bangs: [],
  heirs: [],
  spoils: 0,
  talk_round: 0,
  hand: null,
  known: {},
  revealed: [],
  bluffs: [],
  owners: [],
  proposer: -1,
  proposal: [],
  votes: [],
  offers: [],
  offers_made: 0,
};

/** The whole view; before the first message of a game it is an empty table, after the last nobody's turn. */
export function royal(view: Partial<View>): View {
  const found = { ...EMPTY, ...view };
  return found.ending ? { ...found, turn: -1, passes: 0, laps: 0 } : found;
}

/** What is known of a card: a key at least. */
export type Face = Omit<Card, "place">;

/** A card by its key; one that the server has not described yet is known by its key alone. */
export const cardOf = (cards: Record<string, Card>, key: string): Face => cards[key] ?? { name: key };

/** The key of the card with this place in the deck. */
export const keyAt = (cards: Record<string, Card>, place: number): string =>
  Object.keys(cards).find((key) => cards[key]?.place === place) ?? "";

export interface KnownCard {
  key: string;
  /** Whether it is certain, or may be elsewhere. */
  sure: boolean;
}

/** What one knows of a seat's cards: those that it has for certain first. */
export function knownAt(known: View["known"], seat: number): KnownCard[] {
  return Object.entries(known)
    .filter(([, where]) => where.seats.includes(seat))
    .map(([key, where]) => ({ key, sure: where.seats.length === 1 && !where.spoils && !where.discarded }))
    .sort((a, b) => Number(b.sure) - Number(a.sure));
}
