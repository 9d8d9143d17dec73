// Written by `make protocol` from the types of the server: change those, not this.

import type { CoreEvent, View as AnyView } from "../../net/protocol";

/** BB-14: the bullet. The marker is back in the centre, the player's bid and bid money are gone. */
export interface Banged {
  type: "Banged";
  seat: number;
  markers: number;
}

/** BB-5, BB-7: so many notes of 1,000 and of 2,000, to bid or to raise by. */
export interface Bid {
  code: number;
  type: "Bid";
  ones: number;
  twos: number;
}

/** BB-15, `return`: the others' bids go back to their owners. */
export interface BidsReturned {
  type: "BidsReturned";
  bids: SeatNotes[];
}

/** BB-5: all bids at the same moment, note by note. */
export interface BidsRevealed {
  type: "BidsRevealed";
  bids: SeatNotes[];
}

export type Choice = Bid | Name | Convert;

/** BB-13: an empty chamber. The whole pot is the player's newest stack. */
export interface Clicked {
  type: "Clicked";
  seat: number;
  ones: number;
  twos: number;
}

/** A stack that its owner took back: its number, counted from 0, and the notes in it. */
export type Conversion = [seat: number, stack: number, ones: number, twos: number];

/** BB-9: who took which stack back into their bid money. */
export interface ConversionsRevealed {
  type: "ConversionsRevealed";
  conversions: Conversion[];
}

/** BB-9: one's own stack with this number, counted from 0 in the order in which they were won. */
export interface Convert {
  code: number;
  type: "Convert";
  stack: number;
}

export type Event = CoreEvent | RoundBegan | PursesShown | Left | ConversionsRevealed | BidsRevealed | Tied | RaisesRevealed | HighBidder | Named | TookMarker | Clicked | Banged | BidsReturned | PotCarried | PotDiscarded;

/** BB-6: whose total (in thousands) stands alone. */
export interface HighBidder {
  type: "HighBidder";
  seat: number;
  total: number;
}

/** BB-10: somebody who can neither bid nor convert leaves the game. */
export interface Left {
  type: "Left";
  seat: number;
}

/** BB-6: this seat faces the revolver. */
export interface Name {
  code: number;
  type: "Name";
  seat: number;
}

/** BB-6: who has to face the revolver, and who said so. */
export interface Named {
  type: "Named";
  by: number;
  seat: number;
}

/** A bundle: how many notes of 1,000, how many of 2,000. */
export type Notes = [ones: number, twos: number];

/** BB-15, `carry`: so much lies there as the start of the next pot. */
export interface PotCarried {
  type: "PotCarried";
  ones: number;
  twos: number;
}

/** BB-15, `discard`: so much is removed from the game. */
export interface PotDiscarded {
  type: "PotDiscarded";
  ones: number;
  twos: number;
}

/** Option `open_purses`: everybody's bid money, for all to see. */
export interface PursesShown {
  type: "PursesShown";
  purses: SeatNotes[];
}

/** BB-7: what the tied put on top, all at the same moment. */
export interface RaisesRevealed {
  type: "RaisesRevealed";
  raises: SeatNotes[];
}

/** A bidding phase begins with so many markers in the centre. */
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  markers: number;
}

/** Notes of one seat: how many of 1,000, how many of 2,000. */
export type SeatNotes = [seat: number, ones: number, twos: number];

/** BB-7: these share the highest total (in thousands). */
export interface Tied {
  type: "Tied";
  seats: number[];
  total: number;
}

/** BB-12: the named player takes a marker and spins; so many are left in the centre. */
export interface TookMarker {
  type: "TookMarker";
  seat: number;
  markers: number;
}

/** What a seat, or a spectator, knows. */
export interface View extends AnyView {
  round: number;
  /** How many lie in the centre. */
  markers: number;
  seated: number[];
  dead: number[];
  /** One's own bid money; a spectator has none. */
  purse: Notes | null;
  /** What one has sealed oneself. */
  sealed_notes: Notes | null;
  /** By seat, what lies before it for all to see. */
  bids: Notes[];
  pot: Notes;
  /** What of the pot comes from rounds before. */
  carried: Notes;
  /** By seat, the stacks it has won. */
  stacks: Notes[][];
  /** By seat, what it would score if the game were over. */
  standing_scores: number[];
  raising: boolean;
  tied: number[];
  /** -1 where there is none. */
  high_bidder: number;
  /** Who faces the revolver, or -1. */
  named: number;
  spinning: boolean;
  /** By seat, its bid money where that is open to all; otherwise nothing. */
  open_purses: Notes[];
}

/** What is acted out: for how many milliseconds, by type of event. */
export const SCENES = { ConversionsRevealed: 1200, BidsRevealed: 3400, RaisesRevealed: 2600, Named: 1400, Clicked: 4000, Banged: 4000, Left: 1600, Ended: 3000 };

/** The game, for messages that carry something of it. */
export interface Bulletbucks { event: Event; view: View; choice: Choice; card: never }
