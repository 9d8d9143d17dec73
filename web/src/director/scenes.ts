// What a game says of its scenes: how each event is acted out. Plain data and small functions, for the director.

import type { Played } from "../net/protocol";
import type { Cue } from "../sound/cues";

/** How one type of event is acted out. Nothing here may depend on more than everybody at the table sees. */
export interface SceneOf<E, V> {
  /** Milliseconds, as the server allows for them. */
  lasts: number;
  /** How much of that it takes, from 0 to 1; all of it where nothing is said. */
  share?: (event: E, view: Partial<V>) => number;
  /** It is not on stage for less than this, unless somebody skips it: then rather not at all. */
  shortest: number;
  /** In how many steps; one for each of `order` where that is given, else a single one. */
  steps?: number;
  /** Whose turn is when, seat by seat, one a step. */
  order?: (event: E, view: Partial<V>) => number[];
  /** When each step comes, as a share of the whole; evenly where nothing is said. */
  at?: readonly number[] | ((steps: number) => readonly number[]);
  /** The share of the whole, at its end, in which everything goes back to its place. */
  leaves?: number;
  /** Which seats are in the light. */
  lamp?: (event: E, step: number) => number[];
  /** Who takes part: they see it whatever else waits. Where nothing is said, whoever is in the light, in turn or faces it. */
  parties?: (event: E, view: Partial<V>) => number[];
  /** No more than a glance: a row of them makes nobody late. */
  isBrief?: boolean;
  /** Its words begin with a line that does not tell how it ends: that may be read while it is acted out. */
  isHeaded?: boolean;
  /** Who faces it, and may hold the last step back for a moment. */
  faces?: (event: E) => number;
  /** Who may hold until the last step, which comes for all at the same moment, held or not. */
  pulls?: (event: E) => number[];
  /** Whose end it is: after it they see nothing but the dark, then words, and only then what they may still do. */
  ends?: (event: E) => number[];
  /** What of the view changes with its last step, as the event says it; all else changes when the server says so. */
  shows?: (event: E, view: Partial<V>) => Partial<V>;
  /** What is heard at a step; 0 is the beginning. */
  cue?: (event: E, step: number, scene: { steps: number; lasts: number; order: number[] }) => Cue | undefined;
}

/** The scenes of a game, by type of event. */
export type Scenes<G extends Played> = {
  [type in G["event"]["type"]]?: SceneOf<Extract<G["event"], { type: type }>, G["view"]>;
};

/** A scene of whatever game, as the director sees it. */
export type AnyScene = SceneOf<Played["event"], Played["view"]>;

/** Who takes part in what is acted out. */
export function partiesOf(scene: AnyScene, event: Played["event"], view: Partial<Played["view"]>): number[] {
  if (scene.parties) return scene.parties(event, view);
  const last = scene.steps ?? 1;
  const lit = [...(scene.lamp?.(event, 0) ?? []), ...(scene.lamp?.(event, last) ?? [])];
  return [...lit, ...(scene.order?.(event, view) ?? []), ...(scene.faces ? [scene.faces(event)] : [])];
}

/** When the steps come, in milliseconds from the beginning. */
export function stepTimes(
  { at, leaves = 0 }: Pick<AnyScene, "at" | "leaves">,
  steps: number,
  lasts: number,
): number[] {
  const evenly = (step: number) => ((1 - leaves) * (step + 1)) / (steps + 1);
  const given = typeof at === "function" ? at(steps) : at;
  return Array.from({ length: steps }, (_, step) => lasts * (given?.[step] ?? evenly(step)));
}

/** When steps come that have these pauses before them and the last one after them, within this share of the whole. */
export function after(pauses: readonly number[], share = 1): number[] {
  const whole = pauses.reduce((sum, pause) => sum + pause, 0);
  let gone = 0;
  return pauses.slice(0, -1).map((pause) => {
    gone += pause;
    return (gone / whole) * share;
  });
}
