// Picking notes for a bid: only what leads to a listed bid can be picked, only a listed bid can be sealed.

import type { Bid, Choice, Notes } from "./protocol";

export const NOTHING: Notes = [0, 0];

/** Which note: the place of its kind in a bundle. */
export type Kind = 0 | 1;

export const KINDS: Kind[] = [0, 1];

const bundle = ({ ones, twos }: Bid): Notes => [ones, twos];

export const bidsAmong = (choices: Choice[]): Bid[] => choices.filter((choice) => choice.type === "Bid");

export function changed(picked: Notes, kind: Kind, by: number): Notes {
  const notes: Notes = [...picked];
  notes[kind] += by;
  return notes;
}

/** Whether some listed bid holds all that is picked and one more of this kind. */
export function canAdd(choices: Choice[], picked: Notes, kind: Kind): boolean {
  const [ones, twos] = changed(picked, kind, 1);
  return bidsAmong(choices).some((choice) => bundle(choice)[0] >= ones && bundle(choice)[1] >= twos);
}

export const canTakeBack = (picked: Notes, kind: Kind): boolean => picked[kind] > 0;

/** The listed bid of exactly these notes. */
export function bidOf(choices: Choice[], picked: Notes): Bid | undefined {
  return bidsAmong(choices).find(
    (choice) => bundle(choice)[0] === picked[0] && bundle(choice)[1] === picked[1],
  );
}

/** The most notes of a kind that any listed bid holds. */
export const mostOf = (choices: Choice[], kind: Kind): number =>
  Math.max(0, ...bidsAmong(choices).map((choice) => bundle(choice)[kind]));
