// What the view of any game shows beyond what every view does: a thing for every seat, a set of seats, or anything else.
// The terminal draws it by the same rules (src/clickbang/cli/stage/general_stage.py).

import type { View } from "../../net/protocol";
import { BEFORE_ALL } from "../before";

export interface Parts {
  /** By name, one thing for every seat. */
  each: [name: string, values: unknown[]][];
  /** By name, the seats that are among these. */
  marks: [name: string, seats: number[]][];
  facts: [name: string, value: unknown][];
}

/** Whether these can be seats, each named once and in their order: how a set of seats is written. */
export function areSeats(values: unknown[], seats: number): values is number[] {
  return values.every((value, place) => {
    const before = place > 0 ? Number(values[place - 1]) : -1;
    return Number.isInteger(value) && Number(value) > before && Number(value) < seats;
  });
}

export function partsOf(view: Partial<View>): Parts {
  const seats = view.seats ?? 0;
  const found: Parts = { each: [], marks: [], facts: [] };
  for (const [name, value] of Object.entries(view)) {
    if (name in BEFORE_ALL) continue; // who is asked what is the frame's business
    if (Array.isArray(value) && value.length > 0 && areSeats(value, seats)) found.marks.push([name, value]);
    else if (Array.isArray(value) && value.length > 0 && value.length === seats)
      found.each.push([name, value]);
    else found.facts.push([name, value]);
  }
  return found;
}
