// The moments the table dwells on, read from what one has heard: the last bids turned over, the last spin.

import type { LogLine } from "../../state/table.svelte";
import { NOTHING } from "./bids";
import type { Notes } from "./view";

type SeatNotes = [seat: number, ones: number, twos: number];

export interface Reveal {
  number: number;
  /** Whose envelopes are turned over: everybody's, or those of the tied. */
  turned: number[];
  /** What lies before each seat by then, raises included. */
  bids: Map<number, Notes>;
}

export interface Spin {
  number: number;
  seat: number;
  outcome: "click" | "bang";
  /** What the player takes: nothing after a bang. */
  won: Notes;
}

const CAPTIONS = ["Tied", "HighBidder", "TookMarker", "Clicked", "Banged"];

const notesOf = (line: LogLine): SeatNotes[] => (line.event.bids ?? line.event.raises) as SeatNotes[];

/** The bids of the last round in which they were turned over. */
export function lastReveal(log: LogLine[]): Reveal | null {
  const first = log.findLastIndex((line) => line.event.type === "BidsRevealed");
  if (first < 0) return null;
  const reveal: Reveal = { number: 0, turned: [], bids: new Map() };
  for (const line of log.slice(first)) {
    if (line.event.type !== "BidsRevealed" && line.event.type !== "RaisesRevealed") continue;
    reveal.number = line.number;
    reveal.turned = notesOf(line).map(([seat]) => seat);
    for (const [seat, ones, twos] of notesOf(line)) {
      const [onesBefore, twosBefore] = reveal.bids.get(seat) ?? NOTHING;
      reveal.bids.set(seat, [onesBefore + ones, twosBefore + twos]);
    }
  }
  return reveal;
}

/** The last spin, until bids are turned over again. */
export function lastSpin(log: LogLine[]): Spin | null {
  const line = log.findLast(({ event }) => ["Clicked", "Banged", "BidsRevealed"].includes(event.type));
  if (!line || line.event.type === "BidsRevealed") return null;
  const { seat, type, ones = 0, twos = 0 } = line.event;
  const outcome = type === "Clicked" ? "click" : "bang";
  return { number: line.number, seat: seat as number, outcome, won: [ones as number, twos as number] };
}

/** The line that says where the round stands. */
export const captionOf = (log: LogLine[]): string =>
  log.findLast((line) => CAPTIONS.includes(line.event.type))?.text ?? "";
