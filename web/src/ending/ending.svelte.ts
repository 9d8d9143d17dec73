// How it ended at a table, for all who print it: the front page and the picture to share.

import type { Mood } from "../faces/moods";
import { seedOf } from "../faces/seed";
import { gameOf } from "../games/registry";
import type { Table } from "../state/table.svelte";
import { say } from "../text/catalogue";
import { departures, moodAtTheEnd, ranking } from "./standing";

export class Ending {
  readonly winners = $derived.by(() => this.table.view.winners ?? []);
  readonly scores = $derived.by(() => this.table.view.scores ?? []);
  readonly gone = $derived.by(() =>
    departures(this.table.log, this.table.view, gameOf(this.table.info?.game).moods),
  );
  readonly order = $derived.by(() =>
    ranking(this.table.info?.seats.length ?? 0, this.winners, this.scores, this.gone),
  );
  readonly most = $derived.by(() => Math.max(...this.scores, 0));
  /** Where one has just won or not there is nothing to compare. */
  readonly counts = $derived.by(() => this.most > 1);
  /** Who is in the photograph, the one it is about first: whoever won, and oneself. */
  readonly pictured = $derived.by(() => {
    const you = this.table.you === null ? [] : [this.table.you];
    const all = this.winners.length > 0 ? this.winners : this.order;
    return [...new Set([...all.slice(0, MOST_PICTURED - you.length), ...you, ...all])].slice(
      0,
      MOST_PICTURED,
    );
  });

  /** What the two in front have, where that decided it. */
  readonly tally = $derived.by(() => {
    const [first, second] = this.order.map((seat) => this.scores[seat] ?? 0);
    if (!this.counts || first === undefined || second === undefined || this.winners.length !== 1) return "";
    if (first <= second || WHO_IS_LEFT.includes(this.table.view.ending ?? "")) return "";
    return say("front-tally", { first, second });
  });

  /** Why it was over; that somebody is left says nothing where it is somebody else who won. */
  readonly kicker = $derived.by(() =>
    this.winners.some((seat) => this.gone.some((group) => group.includes(seat)))
      ? ""
      : (this.table.story?.ending ?? ""),
  );

  constructor(readonly table: Table) {}

  isWinner = (seat: number): boolean => this.winners.includes(seat);
  moodOf = (seat: number): Mood => moodAtTheEnd(seat, this.winners, this.gone);
  score = (seat: number): string => say("score", { score: this.scores[seat] ?? 0 });

  seedOf(seat: number): string {
    const info = this.table.info?.seats[seat];
    return info ? seedOf(info) : "";
  }

  names(seats: number[]): string {
    return seats.map((seat) => this.table.name(seat)).join(", ");
  }

  /** What stands above everything, to whoever reads it here. */
  get headline(): string {
    const { winners, table } = this;
    if (table.you === null || !winners.includes(table.you)) return this.report;
    const others = winners.filter((seat) => seat !== table.you);
    return others.length > 0 ? say("you-won-with", { names: this.names(others) }) : say("you-won");
  }

  /** The same to anybody else. */
  get report(): string {
    return this.winners.length > 0 ? say("won", { names: this.names(this.winners) }) : say("nobody-won");
  }
}

const MOST_PICTURED = 3;
/** Endings in which whoever is left has won, whatever anybody has. */
const WHO_IS_LEFT = ["last-captain"];
