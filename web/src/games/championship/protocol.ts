// Written by `make protocol` from the types of the server: change those, not this.

import type { CoreEvent, Decline, View as AnyView } from "../../net/protocol";

/** Who accused whom. */
export type Accusation = [accuser: number, accused: number];

/** WC-12: the accusations of one sealed round. */
export interface AccusationsRevealed {
  type: "AccusationsRevealed";
  accusations: Accusation[];
}

/** WC-7: whom. */
export interface Accuse {
  code: number;
  type: "Accuse";
  seat: number;
}

/** Shoot Somebody: at whom. */
export interface Aim {
  code: number;
  type: "Aim";
  seat: number;
}

/** A Gift! or Air Gun: where the seat's coming shot goes (-2 is the sky). */
export interface AimSet {
  type: "AimSet";
  seat: number;
  aim: number;
}

/** Shoot Somebody: who aims at whom, revealed together. */
export interface AimsRevealed {
  type: "AimsRevealed";
  aims: ChosenAim[];
}

/** What is left of this barrel was shuffled again. */
export interface BarrelReshuffled {
  type: "BarrelReshuffled";
  seat: number;
}

/** WC-4, WC-5: a card lies in every pocket, and the rest is shuffled into the barrels. */
export interface BarrelsSpun {
  type: "BarrelsSpun";
  seats: number[];
}

/** WC-6: how many shots. */
export interface Bet {
  code: number;
  type: "Bet";
  shots: number;
}

/** WC-6: all dice at the same moment. */
export interface BetsRevealed {
  type: "BetsRevealed";
  bets: ShownDie[];
}

/** Bribe the Judge: caught, but nobody dies; out of the round. */
export interface Bribed {
  type: "Bribed";
  seat: number;
  card: string;
}

/** What stands on an action card. */
export interface Card {
  /** By which answers name it. */
  place: number;
  name: string;
  text: string;
  effect: string;
  phase: string;
  copies: number;
  /** Whether it may be played by who is out. */
  skull?: boolean;
}

/** Somebody drew an action card; only they know which. */
export interface CardDrawn {
  type: "CardDrawn";
  seat: number;
}

/** WC-23: the cards of one sealed round, turned over together, in the order in which they take effect. */
export interface CardsPlayed {
  type: "CardsPlayed";
  plays: PlayedCard[];
}

/** WC-19: a team-mate, or with no team-mate left the captain; so many team-mates remain. */
export interface CharacterDied {
  type: "CharacterDied";
  seat: number;
  mates: number;
  captain: boolean;
}

export type Choice = Decline | Pocket | Bet | Accuse | Aim | FireOn | Play;

/** At which seat somebody aims (-1 is oneself). */
export type ChosenAim = [seat: number, aim: number];

/** WC-2: the played cards were shuffled into a new deck of so many. */
export interface DeckRefilled {
  type: "DeckRefilled";
  cards: number;
}

/** Second Thoughts: somebody's die shows another face now. */
export interface DieTurned {
  type: "DieTurned";
  seat: number;
  face: number;
}

export type Event = CoreEvent | RoundBegan | PhaseBegan | CardDrawn | OwnCard | DeckRefilled | NoCardLeft | BarrelsSpun | CardsPlayed | NoEffect | Peeked | PocketSeen | DieTurned | LiveRoundLoaded | BarrelReshuffled | ShotAdded | AimSet | EveryoneAims | BetsRevealed | AccusationsRevealed | PocketShown | Bribed | CharacterDied | PenaltyBullet | NoPenalty | AimsRevealed | ShotsFired | LastCaptain | RoundScored | PocketsTurned;

/** Shoot Somebody: all who fire in the coming shot choose whom they aim at, themselves included. */
export interface EveryoneAims {
  type: "EveryoneAims";
}

/** WC-15: the last captain fires on. */
export interface FireOn {
  code: number;
  type: "FireOn";
}

/** WC-15: only this captain is left; the game is won. */
export interface LastCaptain {
  type: "LastCaptain";
  seat: number;
}

/** Live Round: one BULLET more in this barrel until the end of the round. */
export interface LiveRoundLoaded {
  type: "LiveRoundLoaded";
  seat: number;
}

/** WC-2: somebody should have drawn, but there is neither a deck nor a played card. */
export interface NoCardLeft {
  type: "NoCardLeft";
  seat: number;
}

/** WC-22: a card that had become impossible at its moment is spent. */
export interface NoEffect {
  type: "NoEffect";
  seat: number;
  card: string;
}

/** WC-2, WC-9: no BULLET is left in the box, or no CLICK in the barrel. */
export interface NoPenalty {
  type: "NoPenalty";
  seat: number;
}

/** The action card the hearer drew. */
export interface OwnCard {
  type: "OwnCard";
  seat: number;
  card: string;
}

/** Peek: what the hearer saw on top of a barrel, top card first (1 is a BULLET). */
export interface Peeked {
  type: "Peeked";
  seat: number;
  target: number;
  cards: number[];
}

/** WC-9: a wrong accuser's barrel gets a BULLET more; so many extra ones now. */
export interface PenaltyBullet {
  type: "PenaltyBullet";
  seat: number;
  extra: number;
}

/** WC-3: the next phase: `pocket`, `spin`, `bet`, `accusation`, `trigger` or `scoring`. */
export interface PhaseBegan {
  type: "PhaseBegan";
  phase: string;
}

/** WC-20: the card with this place in the deck's list, at a seat where it needs one; a die goes up or down. */
export interface Play {
  code: number;
  type: "Play";
  card: number;
  seat: number | null;
  down: boolean;
}

/** Who played which card at which seat (-1: none), and which way a die is turned (1, -1, or 0). */
export type PlayedCard = [seat: number, card: string, target: number, turn: number];

/** What one knows of a player. */
export interface Player {
  captain: boolean;
  mates: number;
  points: number;
  tokens: Tokens;
  /** BULLETs that came into the barrel as a penalty. */
  extra: number;
  /** BULLETs that a card put into it. */
  live: number;
  /** How many action cards it holds. */
  cards: number;
  in_round: boolean;
  lost: boolean;
  /** 0 a CLICK, 1 a BULLET, 2 a card one has not seen, -1 nothing. */
  pocket: number;
  /** Whether all have seen the pocket. */
  shown: boolean;
  /** How many cards are left in the barrel. */
  left: number;
  turned: number[];
  /** The top of the barrel, as far as one has seen it. */
  known: number[];
  /** -1 until it is shown. */
  bet: number;
  /** How many are to go. */
  shots: number;
  /** A seat, -1 oneself, -2 the sky. */
  aim: number;
  /** Whether it has accused somebody in this round. */
  accused: boolean;
  /** On whom it has bet. */
  side_bets: number[];
  favours: number;
}

/** WC-4: the card that goes into the pocket. */
export interface Pocket {
  code: number;
  type: "Pocket";
  bullet: boolean;
}

/** Informer: what the hearer saw in a pocket (1 is a BULLET). */
export interface PocketSeen {
  type: "PocketSeen";
  seat: number;
  target: number;
  card: number;
}

/** WC-7: an accused player's pocketed card, for all to see (1 is a BULLET). */
export interface PocketShown {
  type: "PocketShown";
  seat: number;
  card: number;
}

/** Option `show_pockets`: at the end of the round, all pockets that had not been shown. */
export interface PocketsTurned {
  type: "PocketsTurned";
  pockets: TurnedPocket[];
}

/** WC-3: a new round; cards of one moment take effect in seat order from `first` (WC-23). */
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  first: number;
  players: number[];
}

/** WC-16: what each player scored this round, and everybody's points now, by seat. */
export interface RoundScored {
  type: "RoundScored";
  scored: number[];
  points: number[];
}

/** Who turned which card (1 is a BULLET), and where it was aimed (a seat, -1 oneself, -2 the sky). */
export type Shot = [seat: number, card: number, aim: number];

/** One More: this player fires one shot more. */
export interface ShotAdded {
  type: "ShotAdded";
  seat: number;
  shots: number;
}

/** WC-13: the top cards of all who fire, turned at the same moment. */
export interface ShotsFired {
  type: "ShotsFired";
  shots: Shot[];
}

/** What somebody bet: the face of their die. */
export type ShownDie = [seat: number, face: number];

/** Points as they lie on the table: fives and ones. */
export type Tokens = [gold: number, silver: number];

/** What somebody had in the pocket (1 is a BULLET). */
export type TurnedPocket = [seat: number, card: number];

/** What a seat, or a spectator, knows. */
export interface View extends AnyView {
  round: number;
  /** Who is the first in this round. */
  first: number;
  phase: string;
  /** How many points win. */
  goal: number;
  /** How many characters everybody began with, the captain included. */
  team: number;
  players: Player[];
  /** One's own action cards by key, and how many of each; a spectator has none. */
  hand: Record<string, number> | null;
  deck_left: number;
  played: Record<string, number>;
  accusations: Accusation[];
  /** Who is the only captain left, or -1. */
  last_captain: number;
}

/** What is acted out: for how many milliseconds, by type of event. */
export const SCENES = { BarrelsSpun: 1200, CardsPlayed: 1200, BetsRevealed: 1800, AccusationsRevealed: 1600, PocketShown: 1600, AimsRevealed: 1400, ShotsFired: 4600, CharacterDied: 2200, RoundScored: 1600, Ended: 3000 };

/** The game, for messages that carry something of it. */
export interface Championship { event: Event; view: View; choice: Choice; card: Card }
