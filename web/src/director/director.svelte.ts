// What happens is acted out, one thing after another, each for its time; what comes of it is told when it has been seen.
// Nobody is asked anything before what led to the question is over.

import type { Played } from "../net/protocol";
import { type AnyScene, partiesOf, stepTimes } from "./scenes";
import { isStill } from "./tempo";

export interface LogLine<G extends Played = Played> {
  number: number;
  event: G["event"];
  text: string;
}

/** What is on stage now, and how far it has come. */
export interface OnStage<G extends Played = Played> {
  event: G["event"];
  /** The number of the line that tells it. */
  number: number;
  line: LogLine<G>;
  /** 0 when it begins; its last step is the outcome. */
  step: number;
  steps: number;
  /** Milliseconds for the whole of it. */
  lasts: number;
  /** Whose turn is at which step, where the game says so. */
  order: number[];
  /** The seats in the light, where the game says so. */
  lamp: number[];
  /** Who faces it, or -1. */
  faces: number;
  /** Who may hold until the last step comes, which waits for nobody; most scenes have nobody do that. */
  pulls?: number[];
  /** Whether one holds: whoever faces it holds the last step back, whoever pulls with others does not. */
  held: boolean;
  /** Whether it is over but for everything going back to its place. */
  isLeaving?: boolean;
}

/** Something to be told: lines in their order, and what is to be done once all of them have been seen. */
export interface Arrival<G extends Played> {
  lines: LogLine<G>[];
  /** What is told anew, after a reload say, is not acted out again. */
  isHistory?: boolean;
  /** So many milliseconds are there for a scene of it at most. */
  most?: number;
  after: () => void;
}

/** Who listens to the game as it happens; nobody is told history. */
export interface Ear {
  /** Something is acted out: its beginning (step 0) and each step of it. */
  steps?(scene: OnStage): void;
  /** What has been seen, or need not be. */
  told?(lines: LogLine[]): void;
  /** The game waits for oneself. */
  asked?(): void;
  /** Somebody else has said something. */
  spoken?(): void;
}

/** The house in which it is played: what the director needs to know, and where lines are shown. */
export interface House<G extends Played> {
  sceneOf(event: G["event"]): AnyScene | undefined;
  readonly view: Partial<G["view"]>;
  /** Oneself, who sees everything in which one takes part; nobody for who only looks on. */
  readonly you: number | null;
  /** How fast the last of these lines is acted out: 1 as usual, a half in half the time, 0 not at all. */
  tempo(lines: LogLine<G>[]): number;
  /** What it looks like after a scene, as far as its event says so itself; the server's view follows. */
  advance(view: Partial<G["view"]>): void;
  /** Put lines into the log; the last of them may be about to be acted out. */
  show(lines: LogLine<G>[], isHistory: boolean): void;
}

/** Who is further behind than so many arrivals is told at once; who is behind at all sees the shortest form. */
const MOST_WAITING = 3;
/** So many glances at most are seen one after another. */
const MOST_BRIEF = 9;
/** After one's own end: so many milliseconds of dark, and then of words. */
export const DARK = 2000;
export const WORDS = 1800;
/** Nobody can hold a step back for longer than this. */
export const LONGEST_HOLD = 3000;

type Timer = ReturnType<typeof setTimeout>;

export class Director<G extends Played = Played> {
  scene = $state.raw<OnStage<G> | null>(null);
  /** The number of the last line that was acted out. */
  acted = $state(0);
  /** What nobody saw acted out since the last scene, because there was no time for it: it is told in a word. */
  missed = $state.raw<G["event"][]>([]);

  /** After one's own end there is nothing but the dark, then its words. */
  dark = $state.raw<{ text: string; isTold: boolean } | null>(null);

  private arrivals: Arrival<G>[] = [];
  private ears = new Set<Ear>();
  private timers: Timer[] = [];
  /** For how many milliseconds the last step stays. */
  private rest = 0;
  /** For how many of these everything goes back to its place. */
  private home = 0;

  constructor(private house: House<G>) {}

  /** Listen until the returned function is called. */
  listen(ear: Ear): () => void {
    this.ears.add(ear);
    return () => this.ears.delete(ear);
  }

  each(tell: (ear: Ear) => void): void {
    for (const ear of this.ears) tell(ear);
  }

  get isBusy(): boolean {
    return this.scene !== null || this.dark !== null || this.arrivals.length > 0;
  }

  add(arrival: Arrival<G>): void {
    this.arrivals.push(arrival);
    if (!this.scene && !this.dark) this.goOn();
  }

  /** Leave what is on stage: its outcome is seen at once. */
  skip = (): void => {
    const { scene } = this;
    if (this.dark) this.lighten();
    if (!scene) return;
    if (scene.step < scene.steps) this.comeTo(scene.steps);
    this.over();
  };

  /** Show the present state at once, whatever waits. */
  catchUp(): void {
    while (this.scene || this.dark) this.skip();
  }

  /** Hold: theatre, for what is decided already. */
  hold(): void {
    const { scene } = this;
    if (scene && scene.step < scene.steps) this.scene = { ...scene, held: true };
  }

  /** Let it go; in the moment before the last step that comes now. */
  release(): void {
    const { scene } = this;
    if (!scene?.held) return;
    this.scene = { ...scene, held: false };
    if (scene.pulls || scene.step < scene.steps - 1) return;
    this.stopTimers();
    this.finish(this.scene);
  }

  /** Another game, or the same told anew. */
  forget(): void {
    this.stopTimers();
    this.arrivals = [];
    this.scene = null;
    this.dark = null;
    this.acted = 0;
    this.missed = [];
  }

  /** Show all up to the next line that is acted out. */
  private goOn(): void {
    for (let arrival = this.arrivals[0]; arrival; arrival = this.arrivals[0]) {
      const { lines, isHistory = false } = arrival;
      const lengths = lines.map((_, index) => this.length(index, arrival));
      const next = lengths.findIndex((length) => length > 0);
      if (!isHistory) this.miss(next >= 0 ? lines.slice(0, next) : lines);
      if (next >= 0) {
        this.begin(lines.splice(0, next + 1), lengths[next]!);
        return;
      }
      this.arrivals.shift();
      this.house.show(lines, isHistory);
      if (!isHistory && lines.length > 0) this.each((ear) => ear.told?.(lines));
      arrival.after();
    }
  }

  /** Who wants nothing to move misses nothing. */
  private miss(lines: LogLine<G>[]): void {
    if (isStill()) return;
    const missed = lines.map(({ event }) => event).filter((event) => this.house.sceneOf(event));
    if (missed.length > 0) this.missed = [...this.missed, ...missed];
  }

  /** That somebody has sealed something is no scene, however many do; nor do glances count. */
  private get waiting(): number {
    const counts = ({ event }: LogLine<G>) => {
      const scene = this.house.sceneOf(event);
      return scene !== undefined && !scene.isBrief;
    };
    return this.arrivals.filter(({ lines }) => lines.some(counts)).length;
  }

  /** For how long an event is acted out now; not at all if there is not time enough for it, unless one is in it. */
  private length(index: number, arrival: Arrival<G>): number {
    const { event } = arrival.lines[index]!;
    const scene = this.house.sceneOf(event);
    if (!scene || arrival.isHistory) return 0;
    const tempo = this.house.tempo(arrival.lines.slice(0, index + 1));
    const { you, view } = this.house;
    const isOwn = !scene.isBrief && you !== null && partiesOf(scene, event, view).includes(you);
    const late = this.waiting > MOST_WAITING || (scene.isBrief && this.arrivals.length > MOST_BRIEF);
    if (late && !isOwn) return 0;
    const isBehind = scene.isBrief ? this.arrivals.length > 1 : this.waiting > 1;
    const shortest = scene.shortest * tempo;
    const lasts = scene.lasts * (scene.share?.(event, view) ?? 1);
    const wanted = isBehind ? shortest : Math.max(shortest, lasts * tempo);
    const there = Math.min(wanted, arrival.most ?? Number.POSITIVE_INFINITY);
    if (there >= shortest) return there;
    return isOwn ? shortest : 0;
  }

  private begin(lines: LogLine<G>[], lasts: number): void {
    const line = lines.at(-1)!;
    const { event, number } = line;
    const scene = this.house.sceneOf(event)!;
    const order = scene.order?.(event, this.house.view) ?? [];
    const steps = scene.steps ?? (scene.order ? order.length : 1);
    this.house.show(lines, false);
    const before = lines.slice(0, -1);
    if (before.length > 0) this.each((ear) => ear.told?.(before));
    const lamp = scene.lamp?.(event, 0) ?? [];
    const faces = scene.faces?.(event) ?? -1;
    const pulls = scene.pulls?.(event);
    this.scene = { event, number, line, step: 0, steps, lasts, order, lamp, faces, pulls, held: false };
    this.acted = number;
    this.each((ear) => ear.steps?.(this.scene!));
    this.rest = lasts;
    this.home = lasts * (scene.leaves ?? 0);
    this.timers = stepTimes(scene, steps, lasts).map((time, index) => {
      this.rest = lasts - time;
      return setTimeout(() => this.isDue(index + 1), time);
    });
    if (steps === 0) this.timers.push(setTimeout(() => this.over(), lasts));
  }

  private isDue(step: number): void {
    const { scene } = this;
    if (!scene) return;
    if (step < scene.steps) this.comeTo(step);
    else if (scene.held && !scene.pulls) this.timers.push(setTimeout(() => this.release(), LONGEST_HOLD));
    else this.finish(scene);
  }

  /** The last step, which stays for as long as it would have without anybody holding it back. */
  private finish(scene: OnStage<G>): void {
    this.comeTo(scene.steps);
    const stays = Math.max(0, this.rest - this.home);
    this.timers.push(setTimeout(() => (this.home > 0 ? this.leave() : this.over()), stays));
  }

  private comeTo(step: number): void {
    const scene = this.scene!;
    const how = this.house.sceneOf(scene.event);
    const lamp = how?.lamp?.(scene.event, step) ?? scene.lamp;
    this.scene = { ...scene, step, lamp, held: scene.held && step < scene.steps };
    if (step === scene.steps && how?.shows)
      this.house.advance(how.shows(scene.event, this.house.view) as Partial<G["view"]>);
    this.each((ear) => ear.steps?.(this.scene!));
  }

  /** The light comes back, and nobody is asked anything before all is in its place. */
  private leave(): void {
    if (this.scene) this.scene = { ...this.scene, lamp: [], isLeaving: true };
    this.timers.push(setTimeout(() => this.over(), this.home));
  }

  private over(): void {
    const { scene } = this;
    this.stopTimers();
    this.scene = null;
    if (scene && !this.house.sceneOf(scene.event)?.isBrief) this.missed = [];
    if (scene) this.each((ear) => ear.told?.([scene.line]));
    if (scene && this.isOwnEnd(scene)) this.darken(scene);
    else this.goOn();
  }

  private isOwnEnd({ event, line }: OnStage<G>): boolean {
    const { you } = this.house;
    const ends = this.house.sceneOf(event)?.ends?.(event) ?? [];
    return you !== null && ends.includes(you) && this.house.tempo([line]) > 0;
  }

  private darken({ line }: OnStage<G>): void {
    const text = line.text.split("\n")[0] ?? "";
    const tempo = this.house.tempo([line]);
    this.dark = { text, isTold: false };
    this.timers = [
      setTimeout(() => (this.dark = { text, isTold: true }), DARK * tempo),
      setTimeout(() => this.lighten(), (DARK + WORDS) * tempo),
    ];
  }

  private lighten(): void {
    this.stopTimers();
    this.dark = null;
    this.goOn();
  }

  private stopTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
