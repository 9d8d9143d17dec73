// What was said last at each seat, as long as it takes to read it: the chat keeps the whole of it. Only what one hears
// oneself gets here, and of that nothing which was said before one came.

import { untrack } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Played, Said } from "../net/protocol";
import type { Table } from "../state/table.svelte";

const LEAST = 3000;
const MOST = 9000;
/** Milliseconds for each letter, beside the least. */
const LETTER = 55;

/** How long something is shown. */
export const lasts = (text: string): number => Math.min(MOST, LEAST + [...text].length * LETTER);

/** What stands for a place: spectators have no seat, and speak as one. */
const OUTSIDE = -1;
const placeOf = (said: Said): number => said.seat ?? OUTSIDE;

export class Bubbles {
  private said = new SvelteMap<number, Said>();
  /** Seats whose board shows what is said there itself, and how many parts of it do. */
  private claimed = new SvelteSet<number>();
  private claims = new Map<number, number>();
  private timers = new Map<number, ReturnType<typeof setTimeout>>();
  /** The number of the last remark that was looked at; nothing before the first look. */
  private heard: number | null = null;

  /** What is said at this seat now. */
  of(seat: number): Said | null {
    return this.said.get(seat) ?? null;
  }

  /** All that is said now. */
  get shown(): Said[] {
    return [...this.said.values()];
  }

  /** What no board shows: of seats that it does not know of, and of spectators. */
  get loose(): Said[] {
    return [...this.said].filter(([place]) => !this.claimed.has(place)).map(([, said]) => said);
  }

  /** A board shows this seat's remarks, until the returned function is called. */
  claim(seat: number): () => void {
    this.claims.set(seat, (this.claims.get(seat) ?? 0) + 1);
    this.claimed.add(seat);
    return () => {
      const left = (this.claims.get(seat) ?? 1) - 1;
      this.claims.set(seat, left);
      if (left === 0) this.claimed.delete(seat);
    };
  }

  /** Look at what has been said since the last time. */
  follow(said: Said[], muted: number[]): void {
    const last = said.at(-1)?.number ?? 0;
    const { heard } = this;
    // who has just come, or comes back to a shorter memory, was not there when it was said
    this.heard = last;
    if (heard !== null && last > heard)
      for (const one of said.filter(({ number }) => number > heard)) this.show(one);
    for (const seat of muted) this.hide(seat);
  }

  forget(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.said.clear();
    this.heard = null;
  }

  private show(said: Said): void {
    const place = placeOf(said);
    clearTimeout(this.timers.get(place));
    this.said.set(place, said);
    this.timers.set(
      place,
      setTimeout(() => this.hide(place), lasts(said.text)),
    );
  }

  private hide(place: number): void {
    clearTimeout(this.timers.get(place));
    this.said.delete(place);
  }
}

const kept = new WeakMap<object, Bubbles>();

/** What is said at this table; the same for all who ask. */
export function bubblesOf<G extends Played>(table: Table<G>): Bubbles {
  const known = kept.get(table);
  if (known) return known;
  const bubbles = new Bubbles();
  kept.set(table, bubbles);
  $effect.root(() => {
    $effect(() => {
      // whoever sees the end of what is acted out sooner must not give it away by a word; it is heard after that
      const { onStage, info } = table;
      const said = [...table.said];
      if (!onStage) untrack(() => bubbles.follow(said, info?.muted ?? []));
    });
  });
  return bubbles;
}
