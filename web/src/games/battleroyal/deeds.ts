// What somebody is known for at the table, from what everybody saw and heard.

import type { Clash } from "./clash";
import type { Event } from "./protocol";

type Signs = [seat: number, kills: number][];

/** A side that offered peace to one that did not. */
export function betrayedIn({
  attackers,
  defenders,
  signs,
}: Pick<Clash, "attackers" | "defenders" | "signs">) {
  if (signs.size === 0) return [];
  const kills = (side: number[]) => side.some((seat) => (signs.get(seat) ?? 0) > 0);
  if (kills(attackers) === kills(defenders)) return [];
  return kills(attackers) ? defenders : attackers;
}

/** By seat: how often it showed a thumb down to a side that offered peace. */
export function betrayals(events: Event[]): Map<number, number> {
  const found = new Map<number, number>();
  let sides: { attackers: number[]; defenders: number[] } | undefined;
  for (const event of events) {
    if (event.type === "Confronted") sides = event;
    if (event.type !== "SignsRevealed" || !sides) continue;
    const signs = new Map(event.signs as Signs);
    if (betrayedIn({ ...sides, signs }).length === 0) continue;
    for (const [seat, kills] of signs) if (kills > 0) found.set(seat, (found.get(seat) ?? 0) + 1);
  }
  return found;
}

/** Who has passed, of the last so many passes. */
export function passers(events: Event[], passes: number): number[] {
  if (passes === 0) return [];
  return events.flatMap((event) => (event.type === "Passed" ? [event.seat] : [])).slice(-passes);
}

/** All who lose together without a confrontation, and whether that is because everybody passed. */
export function togetherOut(events: Event[]): { seats: number[]; passed: boolean } | null {
  const turn = events.findLastIndex(({ type }) => type === "TurnBegan" || type === "Confronted");
  const out = events.findLastIndex(({ type }) => type === "Eliminated");
  const event = events[out];
  if (out < turn || event?.type !== "Eliminated" || events[turn]?.type !== "TurnBegan") return null;
  const quiet = events.slice(events.findLastIndex(({ type }) => type === "Confronted") + 1);
  const last = passers(quiet, event.seats.length);
  return { seats: event.seats, passed: event.seats.every((seat) => last.includes(seat)) };
}
