// Whose portrait it is: the one chosen, or the one that goes with the name.

import type { SeatInfo } from "../net/protocol";

/** What a portrait is drawn from. Empty for a seat at which nobody sits. */
export const seedOf = (seat: SeatInfo): string => seat.portrait || seat.name || "";

/** The letters of a portrait's key, as the server takes them. */
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const LENGTH = 6;

/** A portrait that nobody has chosen yet, most likely. */
export const anyPortrait = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join("");
