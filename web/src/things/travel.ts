// One object, one element: a note, a card, a marker, a tile travels from where it was to where it goes. Where it leaves it
// is shown with `out:send={{ key }}`, where it arrives with `in:receive={{ key }}`; the key says which object it is.

import { cubicInOut, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lasting } from "./pace";

export interface Journey {
  /** Which object travels. */
  key: unknown;
  /** Milliseconds; longer ways take longer where nothing is said. */
  duration?: number;
  delay?: number;
  /** How high it is thrown, as a share of the way. */
  arc?: number;
  /** Degrees by which it is turned on the way; it lands straight. */
  turn?: number;
}

/** Where something is on its way: `left` of the way is still to go. */
export interface Way {
  dx: number;
  dy: number;
  /** The size it had, as a share of the size it gets. */
  scaleX: number;
  scaleY: number;
  arc: number;
  turn: number;
}

/** No throw rises above its straight line by more pixels than this. */
const HIGHEST = 80;

/** The transform after a share t of the way, from 0 to 1: an arc over the straight line, a slight turn, the growing size. */
export function along(way: Way, t: number): string {
  const left = 1 - t;
  const height = 4 * t * left;
  const x = way.dx * left;
  const y = way.dy * left - height * Math.min(HIGHEST, way.arc * Math.hypot(way.dx, way.dy));
  const scaleX = 1 + (way.scaleX - 1) * left;
  const scaleY = 1 + (way.scaleY - 1) * left;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${(height * way.turn).toFixed(2)}deg) scale(${scaleX.toFixed(3)}, ${scaleY.toFixed(3)})`;
}

/** From the middle of one box to the middle of another. */
export function wayBetween(from: DOMRect, to: DOMRect, { arc = 0.14, turn = 7 }: Partial<Journey> = {}): Way {
  return {
    dx: from.left + from.width / 2 - (to.left + to.width / 2),
    dy: from.top + from.height / 2 - (to.top + to.height / 2),
    scaleX: to.width ? from.width / to.width : 1,
    scaleY: to.height ? from.height / to.height : 1,
    arc,
    turn: from.left < to.left ? turn : -turn,
  };
}

/** How long a way takes: nobody waits long for a far one, a near one is not hectic. */
export const timeFor = (way: Pick<Way, "dx" | "dy">): number =>
  Math.round(Math.min(700, 240 + Math.hypot(way.dx, way.dy) * 0.55));

type Deferred = (node: Element, journey: Journey) => () => TransitionConfig;

/**
 * A pair of transitions for one table. What is sent with a key and received with the same key is one object that travels;
 * what has no other end appears or vanishes where it is.
 */
export function travels(usual: Partial<Journey> = {}): [send: Deferred, receive: Deferred] {
  const leaving = new Map<unknown, Element>();
  const arriving = new Map<unknown, Element>();

  const receive: Deferred = (node, journey) => {
    arriving.set(journey.key, node);
    return () => {
      const from = leaving.get(journey.key);
      arriving.delete(journey.key);
      if (!from) return appear(journey);
      leaving.delete(journey.key);
      const set = { ...usual, ...journey };
      const way = wayBetween(from.getBoundingClientRect(), node.getBoundingClientRect(), set);
      const own = ownTransform(node);
      return {
        delay: lasting(set.delay ?? 0),
        duration: lasting(set.duration ?? timeFor(way)),
        easing: cubicInOut,
        css: (t) => `transform-origin: center; transform: ${along(way, t)} ${own}; z-index: 30`,
      };
    };
  };

  const send: Deferred = (node, journey) => {
    leaving.set(journey.key, node);
    return () => {
      if (arriving.has(journey.key) || !leaving.has(journey.key)) {
        return { duration: 0, css: () => "visibility: hidden" }; // it is on its way: there is only one of it
      }
      leaving.delete(journey.key);
      return appear(journey);
    };
  };
  return [send, receive];
}

function ownTransform(node: Element): string {
  const { transform } = getComputedStyle(node);
  return transform === "none" ? "" : transform;
}

/** For what comes from nowhere or goes there. */
const appear = ({ delay = 0 }: Partial<Journey>): TransitionConfig => ({
  delay: lasting(delay),
  duration: lasting(180),
  easing: cubicOut,
  css: (t, u) =>
    `opacity: ${t}; transform: translateY(${(-u * 10).toFixed(1)}px) scale(${(0.9 + 0.1 * t).toFixed(3)})`,
});

interface Settled {
  delay?: number;
  duration?: number;
}

/** For animate:settle: what makes room for something glides to its new place instead of jumping. */
export function settle(
  node: Element,
  { from, to }: { from: DOMRect; to: DOMRect },
  { delay = 0, duration }: Settled = {},
) {
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  const own = ownTransform(node);
  return {
    delay: lasting(delay),
    duration: lasting(duration ?? timeFor({ dx, dy })),
    easing: cubicOut,
    css: (_t: number, u: number) => `transform: translate(${u * dx}px, ${u * dy}px) ${own}`,
  };
}
