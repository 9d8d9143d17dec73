// Written by `make protocol` from the types of the server: change those, not this.

import type { CoreEvent, Decline, TakeBack, View as AnyView } from "../../net/protocol";

/** BR-15c: take the $1000. */
export interface Accept {
  code: number;
  type: "Accept";
}

/** BR-17: to the n-th offer that waits for one's answer, counted from 0. */
export interface Agree {
  code: number;
  type: "Agree";
  offer: number;
}

/** BR-3, BR-10, BR-18: each of these is a team of one now. */
export interface AllAlone {
  type: "AllAlone";
  seats: number[];
}

/** BR-17, a step of an offer: all who still talk show their cards to each other. */
export interface AllShow {
  code: number;
  type: "AllShow";
}

/** BR-18, a step of a division: the next of the collected cards goes to this player. */
export interface Assign {
  code: number;
  type: "Assign";
  seat: number;
}

/** BR-14: who said "Bang!", and how often; everybody hears it. Who revealed a card and is not here kept silent. */
export interface BangsHeard {
  type: "BangsHeard";
  bangs: HeardBang[];
}

/** BR-17, or instead of a number: cards by name. */
export interface ByName {
  code: number;
  type: "ByName";
}

/** What stands on a card. */
export interface Card {
  /** By which answers name it. */
  place: number;
  name: string;
  text?: string;
  value?: number;
  /** Whether its player has to say "Bang!". */
  bang?: boolean;
  effect?: string;
}

/** BR-18, BR-19: so many cards are out of the game, unseen. */
export interface CardsDiscarded {
  type: "CardsDiscarded";
  cards: number;
}

/** BR-17: which cards went from one to the other; only these two see it. */
export interface CardsGiven {
  type: "CardsGiven";
  seat: number;
  target: number;
  cards: string[];
}

/** BR-12, BR-13: what those in the confrontation revealed; nobody else sees it. */
export interface CardsRevealed {
  type: "CardsRevealed";
  reveals: RevealedCard[];
}

/** BR-17: all cards of this player, as the parties of the offer see them. */
export interface CardsShown {
  type: "CardsShown";
  seat: number;
  cards: string[];
}

/** Whether somebody is for a division. */
export type CastVote = [seat: number, accept: boolean];

export type Choice = Decline | TakeBack | Pass | Leave | Accept | Sign | Vote | Done | Send | AllShow | Confront | Assign | Show | With | GiveFrom | GiveTo | GiveCount | Agree | Refuse | Reveal | Pick | ByName | GiveCard;

/** BR-4: the neighbour to confront. */
export interface Confront {
  code: number;
  type: "Confront";
  seat: number;
}

/** BR-7: who confronts whom, and the two sides. */
export interface Confronted {
  type: "Confronted";
  seat: number;
  target: number;
  attackers: number[];
  defenders: number[];
}

/** BR-15c: the opponent does not take the $1000. */
export interface DollarsRefused {
  type: "DollarsRefused";
  seats: number[];
}

/** BR-17: nothing more to say. */
export interface Done {
  code: number;
  type: "Done";
}

/** BR-11, BR-12, BR-15, BR-5, BR-21: these players have lost. */
export interface Eliminated {
  type: "Eliminated";
  seats: number[];
}

export type Event = CoreEvent | Seated | OwnCard | TurnBegan | Passed | LeftTeam | Confronted | SignsRevealed | TeamFormed | AllAlone | CardsRevealed | BangsHeard | DollarsRefused | NothingHappened | Eliminated | CardsDiscarded | SpoilsSeen | Proposed | VotesRevealed | SpoilsDivided | HandSizes | OfferMade | OfferAgreed | OfferLapsed | OfferCarriedOut | CardsShown | GiftsSeen | CardsGiven | TalkOver;

/** BR-17: who of the team gave how many cards to whom. */
export interface GiftsSeen {
  type: "GiftsSeen";
  gifts: GivenCards[];
}

/** BR-17, and then: this card, by its place in the deck; more of them may follow. */
export interface GiveCard {
  code: number;
  type: "GiveCard";
  card: number;
}

/** BR-17, and the next: so many. */
export interface GiveCount {
  code: number;
  type: "GiveCount";
  cards: number;
}

/** BR-17, a step of an offer: this party gives cards. */
export interface GiveFrom {
  code: number;
  type: "GiveFrom";
  seat: number;
}

/** BR-17, the next step: to this party. */
export interface GiveTo {
  code: number;
  type: "GiveTo";
  seat: number;
}

/** How many cards go from one to the other. */
export type GivenCards = [giver: number, receiver: number, cards: number];

/** How many cards somebody holds. */
export type HandSize = [seat: number, size: number];

/** BR-1: how many cards these players hold now. */
export interface HandSizes {
  type: "HandSizes";
  sizes: HandSize[];
}

/** How often somebody said "Bang!". */
export type HeardBang = [seat: number, times: number];

/** A card of the eliminated, and who held it or is to get it. */
export type HeldCard = [card: string, seat: number];

/** BR-6: leave the team. */
export interface Leave {
  code: number;
  type: "Leave";
}

/** BR-6, BR-7: this player is a team of one now. */
export interface LeftTeam {
  type: "LeftTeam";
  seat: number;
}

/** BR-12: equal sums. */
export interface NothingHappened {
  type: "NothingHappened";
}

/** An offer to which one is a party. */
export interface Offer {
  author: number;
  round: number;
  parties: number[];
  gifts: OfferedCards[];
  /** Who is to show all cards. */
  shows: number[];
  agreed: number[];
  /** The cards that one gives oneself: chosen, or named in the offer. */
  picked: string[];
}

/** BR-17: one of the parties agrees. */
export interface OfferAgreed {
  type: "OfferAgreed";
  author: number;
  round: number;
  seat: number;
}

/** BR-17: all parties have agreed, and it is done. */
export interface OfferCarriedOut {
  type: "OfferCarriedOut";
  author: number;
  round: number;
}

/** BR-17: nothing comes of the offer: this party refused, or (-1) it cannot be carried out any more. */
export interface OfferLapsed {
  type: "OfferLapsed";
  author: number;
  round: number;
  seat: number;
}

/** BR-17: an offer, as its parties see it; `round` of the talk and author name it. */
export interface OfferMade {
  type: "OfferMade";
  author: number;
  round: number;
  parties: number[];
  gifts: OfferedCards[];
  shows: number[];
}

/** How many cards are to go from one to the other, and which, if they are named. */
export type OfferedCards = [giver: number, receiver: number, cards: number, names: string[]];

/** BR-1: the card the hearer was dealt. */
export interface OwnCard {
  type: "OwnCard";
  seat: number;
  card: string;
}

/** BR-4: no confrontation. */
export interface Pass {
  code: number;
  type: "Pass";
}

/** BR-4: no confrontation this turn. */
export interface Passed {
  type: "Passed";
  seat: number;
}

/** BR-17: one of the cards one gives, by its place in the deck. */
export interface Pick {
  code: number;
  type: "Pick";
  card: number;
}

/** BR-18: a member of the team proposes who gets which card. */
export interface Proposed {
  type: "Proposed";
  seat: number;
  division: HeldCard[];
}

/** BR-17: the n-th offer that waits for one's answer, counted from 0. */
export interface Refuse {
  code: number;
  type: "Refuse";
  offer: number;
}

/** BR-12, BR-14: the card with this place in the deck, with or without a "Bang!". */
export interface Reveal {
  code: number;
  type: "Reveal";
  card: number;
  bang: boolean;
}

/** Who revealed which card, and whether with a "Bang!". */
export type RevealedCard = [seat: number, card: string, bang: boolean];

/** BR-2: the circle, clockwise, and who begins; BR-22: how many persons each player runs. */
export interface Seated {
  type: "Seated";
  circle: number[];
  first: number;
  persons: number;
}

/** BR-17, a step of an offer: that is all of it. */
export interface Send {
  code: number;
  type: "Send";
}

/** BR-17, a step of an offer: this party shows their cards to the others. */
export interface Show {
  code: number;
  type: "Show";
  seat: number;
}

/** How many *kill* signs somebody shows; 0 is *team*. */
export type ShownSign = [seat: number, kills: number];

/** BR-8: how many of one's persons show *kill*: 0 is *team*, 1 is *kill*, in pairs (BR-23) 0, 1 or 2. */
export interface Sign {
  code: number;
  type: "Sign";
  kills: number;
}

/** BR-8: all signs together (BR-23: a player of two persons gives two signs). */
export interface SignsRevealed {
  type: "SignsRevealed";
  signs: ShownSign[];
}

/** BR-18: who of the team got which card. */
export interface SpoilsDivided {
  type: "SpoilsDivided";
  division: HeldCard[];
}

/** BR-18: the cards of the eliminated (whose each was), as the team that eliminated them sees them. */
export interface SpoilsSeen {
  type: "SpoilsSeen";
  spoils: HeldCard[];
}

/** BR-17: all members of the new team are done. */
export interface TalkOver {
  type: "TalkOver";
  seats: number[];
}

/** BR-9: these are one team now. */
export interface TeamFormed {
  type: "TeamFormed";
  seats: number[];
}

/** BR-2: whose turn it is (BR-23: with which of their persons), and how many have passed in a row (BR-5). */
export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  person: number;
  passes: number;
}

/** What a seat, or a spectator, knows. */
export interface View extends AnyView {
  /** The seats as they stand, clockwise. */
  circle: number[];
  /** How many persons each player runs. */
  persons: number;
  alive: number[];
  /** By seat, its team, itself among them. */
  teams: number[][];
  /** By seat, how many cards it holds. */
  sizes: number[];
  turn: number;
  /** Which person of the player on turn. */
  person: number;
  passes: number;
  laps: number;
  attackers: number[];
  defenders: number[];
  signs: ShownSign[];
  bangs: HeardBang[];
  /** Who divides the cards of the eliminated. */
  heirs: number[];
  spoils: number;
  talk_round: number;
  /** One's own cards by key; a spectator has none. */
  hand: string[] | null;
  /** By key of a card that one has seen. */
  known: Record<string, Whereabouts>;
  revealed: RevealedCard[];
  /** How often each has bluffed before one's eyes. */
  bluffs: HeardBang[];
  /** The spoils, and whose each was. */
  owners: HeldCard[];
  proposer: number;
  proposal: HeldCard[];
  votes: CastVote[];
  offers: Offer[];
  offers_made: number;
}

/** BR-18: for the division or against it. */
export interface Vote {
  code: number;
  type: "Vote";
  accept: boolean;
}

/** BR-18: who is for the division and who against it. */
export interface VotesRevealed {
  type: "VotesRevealed";
  votes: CastVote[];
}

/** Where a card may be that one has seen. */
export interface Whereabouts {
  seats: number[];
  spoils: boolean;
  discarded: boolean;
}

/** BR-17, a step of an offer: this player is a party, too. */
export interface With {
  code: number;
  type: "With";
  seat: number;
}

/** What is acted out: for how many milliseconds, by type of event. */
export const SCENES = { Confronted: 1400, SignsRevealed: 2400, BangsHeard: 2600, TeamFormed: 1200, AllAlone: 1200, Passed: 250, NothingHappened: 1000, Eliminated: 1800, Ended: 3000 };

/** The game, for messages that carry something of it. */
export interface Battleroyal { event: Event; view: View; choice: Choice; card: Card }
