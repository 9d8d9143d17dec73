// Numbers that count up to what they are, instead of jumping; and places that things spring to.

import { cubicOut } from "svelte/easing";
import { Spring, Tween } from "svelte/motion";
import { lasting } from "./pace";

interface Counting {
  /** What is shown just now: a whole number on its way to the target. */
  readonly shown: number;
}

/** A number that follows another. Call it while a component is made. */
export function counting(target: () => number, milliseconds = 600): Counting {
  const tween = Tween.of(target, { duration: () => lasting(milliseconds), easing: cubicOut });
  return {
    get shown() {
      return Math.round(tween.current);
    },
  };
}

interface Springing {
  readonly x: number;
  readonly y: number;
}

/** A place that something springs to, and swings in a little. Call it while a component is made. */
export function springing(target: () => { x: number; y: number }): Springing {
  const spring = new Spring(target(), { stiffness: 0.09, damping: 0.55 });
  $effect(() => {
    void spring.set(target(), { instant: lasting(1) === 0 });
  });
  return {
    get x() {
      return spring.current.x;
    },
    get y() {
      return spring.current.y;
    },
  };
}
