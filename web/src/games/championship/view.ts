// What a seat is shown of World Championship, as the server says it (seen_player.py, seen_table.py).

import type { CardInfo, View } from "../../net/messages";

export const PHASES = ["pocket", "spin", "bet", "accusation", "trigger", "scoring"] as const;

export const CLICK = 0;
export const BULLET = 1;
/** A pocket that this seat has not seen; an empty one is less than a CLICK. */
export const UNSEEN = 2;

export const AT_SELF = -1;
export const AT_SKY = -2;

export interface Player {
  captain: boolean;
  mates: number;
  points: number;
  tokens: [gold: number, silver: number];
  extra: number;
  live: number;
  cards: number;
  in_round: boolean;
  lost: boolean;
  pocket: number;
  shown: boolean;
  left: number;
  turned: number[];
  known: number[];
  bet: number;
  shots: number;
  aim: number;
  accused: boolean;
  side_bets: number[];
  favours: number;
}

export interface ChampionshipView {
  seat: number;
  round: number;
  first: number;
  phase: string;
  prompt: string;
  must: number[];
  asked: number[];
  sealed_by: number[];
  players: Player[];
  hand: Record<string, number> | null;
  deck_left: number;
}

/** What stands on an action card; `place` is the number by which choices name it. */
export interface ActionCard extends CardInfo {
  text: string;
  phase: string;
  effect: string;
  place: number;
  skull?: boolean;
}

export type Cards = Record<string, ActionCard>;

export function championship(view: View): ChampionshipView {
  return {
    players: [],
    must: [],
    asked: [],
    sealed_by: [],
    hand: null,
    ...view,
  } as unknown as ChampionshipView;
}

/** The seats around the table, beginning with one's own. */
export function around(seats: number, you: number | null): number[] {
  return Array.from({ length: seats }, (_, index) => (index + (you ?? 0)) % seats);
}
