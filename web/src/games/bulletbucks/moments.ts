// The moments the table dwells on, read from what one has heard: the last bids turned over, the last spin.

import type { LogLine as Line } from "../../state/table.svelte";
import { NOTHING } from "./bids";
import type { Bulletbucks, Notes } from "./protocol";

type LogLine = Line<Bulletbucks>;

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

const CAPTIONS = ["Tied", "HighBidder", "TookMarker", "Clicked", "Banged", "Ended"];

/** The bids of the last round in which they were turned over. */
export function lastReveal(log: LogLine[]): Reveal | null {
  const first = log.findLastIndex((line) => line.event.type === "BidsRevealed");
  if (first < 0) return null;
  const reveal: Reveal = { number: 0, turned: [], bids: new Map() };
  for (const { event, number } of log.slice(first)) {
    if (event.type !== "BidsRevealed" && event.type !== "RaisesRevealed") continue;
    const turned = event.type === "BidsRevealed" ? event.bids : event.raises;
    reveal.number = number;
    reveal.turned = turned.map(([seat]) => seat);
    for (const [seat, ones, twos] of turned) {
      const [onesBefore, twosBefore] = reveal.bids.get(seat) ?? NOTHING;
      reveal.bids.set(seat, [onesBefore + ones, twosBefore + twos]);
    }
  }
  return reveal;
}

/** The last spin, until bids are turned over again. */
export function lastSpin(log: LogLine[]): Spin | null {
  const line = log.findLast(({ event }) => ["Clicked", "Banged", "BidsRevealed"].includes(event.type));
  const { event, number = 0 } = line ?? {};
  if (event?.type === "Banged") return { number, seat: event.seat, outcome: "bang", won: NOTHING };
  if (event?.type !== "Clicked") return null;
  return { number, seat: event.seat, outcome: "click", won: [event.ones, event.twos] };
}

/** The line that says where the round stands, or how it all ended; what follows it line by line is shown elsewhere. */
export const captionOf = (log: LogLine[]): string =>
  log.findLast((line) => CAPTIONS.includes(line.event.type))?.text.split("\n")[0] ?? "";
