// The view of Battle Royal as the server sends it (src/clickbang/games/battleroyal/view.py), with its types.

import type { CardInfo, View } from "../../net/messages";

export interface Offer {
  author: number;
  round: number;
  parties: number[];
  /** From whom, to whom, how many cards. */
  gifts: [number, number, number][];
  shows: number[];
  agreed: number[];
  picked: string[];
}

/** Where a card may be that one has seen. */
export interface Whereabouts {
  seats: number[];
  spoils: boolean;
  discarded: boolean;
}

export interface RoyalView {
  seat: number;
  seats: number;
  options: Record<string, string>;
  prompt: string;
  sealed_by: number[];
  must: number[];
  circle: number[];
  persons: number;
  alive: number[];
  teams: number[][];
  sizes: number[];
  turn: number;
  person: number;
  passes: number;
  laps: number;
  attackers: number[];
  defenders: number[];
  heirs: number[];
  spoils: number;
  talk_round: number;
  hand: string[] | null;
  known: Record<string, Whereabouts>;
  bluffs: [number, number][];
  owners: [string, number][];
  proposer: number;
  proposal: [string, number][];
  offers: Offer[];
  offers_made: number;
  ending: string;
}

const BEFORE_ALL: RoyalView = {
  seat: -1,
  seats: 0,
  options: {},
  prompt: "",
  sealed_by: [],
  must: [],
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
  heirs: [],
  spoils: 0,
  talk_round: 0,
  hand: null,
  known: {},
  bluffs: [],
  owners: [],
  proposer: -1,
  proposal: [],
  offers: [],
  offers_made: 0,
  ending: "",
};

/** The view with its types; before the first message of a game it is an empty table, after the last nobody's turn. */
export function royal(view: View): RoyalView {
  const found = { ...BEFORE_ALL, ...view } as RoyalView;
  return found.ending ? { ...found, turn: -1, passes: 0, laps: 0 } : found;
}

/** A card of this game: answers name it by its place in the deck. */
export type RoyalCard = CardInfo & { place?: number };

/** A card by its key; one that the server has not described yet is known by its key alone. */
export const cardOf = (cards: Record<string, RoyalCard>, key: string): RoyalCard =>
  cards[key] ?? { name: key };

export const cardAt = (cards: Record<string, RoyalCard>, place: unknown): RoyalCard | undefined =>
  Object.values(cards).find((card) => card.place === place);

export interface KnownCard {
  key: string;
  /** Whether it is certain, or may be elsewhere. */
  sure: boolean;
}

/** What one knows of a seat's cards: those that it has for certain first. */
export function knownAt(known: RoyalView["known"], seat: number): KnownCard[] {
  return Object.entries(known)
    .filter(([, where]) => where.seats.includes(seat))
    .map(([key, where]) => ({ key, sure: where.seats.length === 1 && !where.spoils && !where.discarded }))
    .sort((a, b) => Number(b.sure) - Number(a.sure));
}
