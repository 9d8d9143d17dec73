// What a drawing is: shapes in a field of 512 by 512, in the colour of the text around it.

import type { Skin } from "../state/settings.svelte";

export interface Part {
  d: string;
  /** How it is moved, turned and scaled. */
  at?: string;
  /** A line of this width; a shape where it is left out. */
  line?: number;
}

export type Drawing = Part[];

/** The drawings of a game by the keys of its cards; gentle holds those that differ. */
export type Art = Record<Skin, Record<string, Drawing>>;

/** The drawing of this name in a skin; nothing where there is none. */
export const drawingIn = (art: Art | undefined, name: string, skin: Skin): Drawing | undefined =>
  (skin === "gentle" ? art?.gentle[name] : undefined) ?? art?.classic[name];
