// Which face each seat shows now: what everybody saw writes a mood into it, and it fades; a face that is pulled comes
// before it for a moment.

import { untrack } from "svelte";
import { gameOf } from "../games/registry";
import type { Faced, Played } from "../net/protocol";
import type { LogLine, Table } from "../state/table.svelte";
import { type Expression, isPulled, type Mood, type Pulled } from "./moods";

/** For how many milliseconds a face is pulled. */
export const PULLED_FOR = 2800;
/** How long a mood stays when nothing else happens; what is not here stays until something does. */
const FADES: Partial<Record<Mood, number>> = {
  relieved: 5000,
  smug: 6000,
  angry: 6000,
  sad: 6000,
  awe: 4000,
  suspicious: 6000,
  happy: 7000,
  fear: 15000,
  tense: 15000,
};

type Timer = ReturnType<typeof setTimeout>;

/** The faces at one table. */
export class SeatFaces {
  private moods = $state.raw<Partial<Record<number, Mood>>>({});
  private pulled = $state.raw<Partial<Record<number, Pulled>>>({});
  /** Who pulled which face last: for screen readers. */
  news = $state.raw<Faced | null>(null);
  private timers = new Map<string, Timer>();
  /** The number of the last line that was looked at. */
  private looked = 0;
  private seen = new WeakSet<Faced>();

  /** What this seat shows. */
  of(seat: number): Expression {
    return this.moods[seat] === "out" ? "out" : (this.pulled[seat] ?? this.moods[seat] ?? "calm");
  }

  /** Whether this seat has left the game. */
  isOut(seat: number): boolean {
    return this.moods[seat] === "out";
  }

  /** Look at what has been told since the last time. History leaves nothing in a face but who is out, and who won. */
  follow<G extends Played>(
    game: string | undefined,
    lines: LogLine<G>[],
    view: Partial<G["view"]>,
    isHistory: boolean,
  ) {
    if ((lines.at(-1)?.number ?? 0) < this.looked) this.forget();
    const moodsOf = gameOf(game).moods;
    for (const { number, event } of lines) {
      if (number <= this.looked) continue;
      this.looked = number;
      if (event.type === "Began") this.moods = {};
      const moods = Object.entries(moodsOf?.(event, view) ?? {}) as unknown as [number, Mood][];
      for (const [seat, mood] of moods)
        if (!isHistory || mood === "out" || event.type === "Ended")
          this.set(Number(seat), mood, event.type === "Ended");
    }
  }

  /** Show those of these faces that have not been seen. */
  see(faces: Faced[]): void {
    for (const faced of faces.filter((one) => !this.seen.has(one))) {
      this.seen.add(faced);
      this.pull(faced);
    }
  }

  forget(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.looked = 0;
    this.moods = {};
    this.pulled = {};
    this.news = null;
  }

  private set(seat: number, mood: Mood, stays: boolean): void {
    if (this.moods[seat] === "out" && !stays) return;
    this.moods = { ...this.moods, [seat]: mood };
    const fades = stays ? undefined : FADES[mood];
    this.after(`mood ${seat}`, fades, () => {
      this.moods = { ...this.moods, [seat]: "calm" };
    });
  }

  private pull(faced: Faced): void {
    const { seat, face } = faced;
    if (!isPulled(face)) return; // of a newer server
    this.pulled = { ...this.pulled, [seat]: face };
    this.news = faced;
    this.after(`pulled ${seat}`, PULLED_FOR, () => {
      const { [seat]: _, ...others } = this.pulled;
      this.pulled = others;
    });
  }

  /** Do this then, unless something else happens to the same face. */
  private after(key: string, milliseconds: number | undefined, job: () => void): void {
    clearTimeout(this.timers.get(key));
    this.timers.delete(key);
    if (milliseconds !== undefined) this.timers.set(key, setTimeout(job, milliseconds));
  }
}

const kept = new WeakMap<object, SeatFaces>();

/** The faces at this table; the same for all who ask. */
export function facesOf<G extends Played>(table: Table<G>): SeatFaces {
  const known = kept.get(table);
  if (known) return known;
  const faces = new SeatFaces();
  kept.set(table, faces);
  $effect.root(() => {
    $effect(() => {
      const { told, log, fresh, view, info } = table;
      // an outcome is in people's faces as soon as it is seen
      const { scene } = table.director;
      const seen = scene && scene.step >= scene.steps ? log : told;
      untrack(() => faces.follow(info?.game, seen, view, fresh.length === 0));
    });
    $effect(() => {
      // whoever sees the end of what is acted out sooner must not give it away by a face
      const { pulled, onStage, you } = table;
      untrack(() => faces.see(onStage ? pulled.filter(({ seat }) => seat === you) : pulled));
    });
  });
  return faces;
}
