// What a game brings to the page: one object, exported by the index.ts of its folder.

import type { Component } from "svelte";
import type { Scenes } from "../director/scenes";
import type { Mood } from "../faces/moods";
import type { Played } from "../net/protocol";
import type { Sound } from "../sound/scores";
import type { Table } from "../state/table.svelte";

/** What is known of a game before anybody plays it: it is part of the first page, and small. */
export interface Invitation {
  /** What stands for the game on the first page, drawn in a field of 320 by 200. */
  Picture: Component;
  /** How many play when one plays at once against bots; four where nothing is said, if the game is for so many. */
  seats?: number;
}

export interface PageGame<G extends Played = Played> extends Invitation {
  /** What the situation looks like. */
  Board: Component<{ table: Table<G> }>;
  /** How one answers, below the question. */
  Answer: Component<{ table: Table<G> }>;
  /** The types of choices that are chosen and then sealed: what they decide is not to be had again. */
  fatal?: readonly string[];
  /** A picture of such a choice, as large as its font or `--portrait`. */
  Emblem?: Component<{ table: Table<G>; choice: G["choice"] }>;
  /** The kinds of questions of which the answer says itself what is at stake. */
  tellsStake?: readonly string[];
  /** A small picture of this name for the guide, which says the same in words. */
  Illustration?: Component<{ picture: string }>;
  /** What is acted out on the table, by type of event, and how. */
  scenes?: Scenes<G>;
  /** What an event does to people's faces, by seat: from what everybody heard, and from what the view shows to all. */
  moods?: (event: G["event"], view: Partial<G["view"]>) => Moods;
  /** Who has a part in what was told last; where it is left out, or says nothing, everybody has. */
  parties?: (events: G["event"][]) => number[] | undefined;
  /** What is heard of an event that is told without being acted out, if it is not heard in every game. */
  told?: (event: G["event"]) => Sound | undefined;
  /** How far the game has come, in a word or two, for the bar above the table. */
  stands?: (view: Partial<G["view"]>) => string;
  /** What comes next, while a beat runs: a sentence. */
  announces?: (table: Table<G>) => string;
  /** What of the stake stands below a question, in two lines at most; all of it is told with the help. */
  intro?: (table: Table<G>) => string;
  /** To whom one may whisper beside one's team; where it is left out one speaks to the whole table. */
  whispers?: (view: Partial<G["view"]>) => number[];
}

/** By seat, the mood in which something leaves it. */
export type Moods = Partial<Record<number, Mood>>;

/** The parts of a game as the frame sees them. It gives them no table but one at which that game is played. */
export const page = <G extends Played>(parts: PageGame<G>): PageGame => parts as unknown as PageGame;
