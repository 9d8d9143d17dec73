// Which cards travel over the table when something happens: from whom, to whom, and how many.

import type { Clash } from "./clash";
import type { Event } from "./protocol";

/** A seat, or the middle of the table. */
export type End = number | "middle";

export interface Flight {
  from: End;
  to: End;
  cards: number;
}

/** More than so many are not seen apart. */
const MOST = 3;

/** What an event sends over the table. */
export function flightsOf(event: Event, clash: Clash | null, sizes: number[]): Flight[] {
  if (event.type === "Eliminated")
    return event.seats.map((seat) => ({
      from: seat,
      to: heirOf(event.seats, clash),
      cards: Math.min(MOST, sizes[seat] ?? 0),
    }));
  if (event.type === "GiftsSeen")
    return event.gifts.map(([from, to, cards]) => ({ from, to, cards: Math.min(MOST, cards) }));
  if (event.type === "SpoilsDivided")
    return event.division.map(([, seat]) => ({ from: "middle", to: seat, cards: 1 }));
  return [];
}

/** Who eliminated somebody alone takes their cards; a team has to divide them first, and nobody's are put away. */
function heirOf(out: number[], clash: Clash | null): End {
  if (!clash) return "middle";
  const heirs = [clash.attackers, clash.defenders].find((side) => side.every((seat) => !out.includes(seat)));
  return heirs?.length === 1 ? heirs[0]! : "middle";
}
