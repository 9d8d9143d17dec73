// How notes lie on one another: always the same for the same notes, so that nothing jumps when one more comes.

export interface Layer {
  id: string;
  kind: 0 | 1 | 2;
  /** How far above the lowest, to the side, and how far turned. */
  up: number;
  aside: number;
  turn: number;
  /** Whether one sees its face, or its edge alone. */
  seen: boolean;
}

const THICK = 0.2;
/** More than these would make a tower: beyond it, each is thinner. */
const TALL = 14;

/** Layers from the lowest to the top: the small denominations below. */
export function heap(notes: readonly number[], tidy: boolean): Layer[] {
  const kinds = notes.flatMap((count, kind) =>
    Array.from({ length: count }, (_, which) => ({ kind, which })),
  );
  const thick = kinds.length > TALL ? (THICK * TALL) / kinds.length : THICK;
  return kinds.map(({ kind, which }, place) => ({
    id: `${kind}-${which}`,
    kind: kind as Layer["kind"],
    up: Math.round(place * thick * 100) / 100,
    aside: wobble(kind * 31 + which, tidy ? 0.05 : 0.35),
    turn: wobble(kind * 17 + which * 3 + 5, tidy ? 0.6 : 5),
    seen: place >= kinds.length - (tidy ? 1 : 3),
  }));
}

/** A number between -most and most that looks thrown and is always the same. */
export function wobble(seed: number, most: number): number {
  const thrown = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return Math.round((thrown - Math.floor(thrown) - 0.5) * 2 * most * 100) / 100;
}
