// Who stands where when it is over, and who had gone before: from what the view and the log say, and nothing else.

import type { Mood } from "../faces/moods";
import type { PageGame } from "../games/game";
import type { Played } from "../net/protocol";
import type { LogLine } from "../state/table.svelte";

/** Who left the game, in order; those who went together are one group. */
export function departures<G extends Played>(
  log: LogLine<G>[],
  view: Partial<G["view"]>,
  moods: PageGame["moods"],
): number[][] {
  const gone = new Set<number>();
  const groups: number[][] = [];
  for (const { event } of log) {
    const seats = leavers(event, view, moods).filter((seat) => !gone.has(seat));
    for (const seat of seats) gone.add(seat);
    if (seats.length > 0) groups.push(seats);
  }
  return groups;
}

/** Whose face says "out" after this; a game without faces may say it by an event of that name. */
function leavers<G extends Played>(
  event: G["event"],
  view: Partial<G["view"]>,
  moods: PageGame["moods"],
): number[] {
  if (!moods) return event.type === "Eliminated" ? ((event as { seats?: number[] }).seats ?? []) : [];
  return Object.entries(moods(event, view) ?? {})
    .filter(([, mood]) => mood === "out")
    .map(([seat]) => Number(seat));
}

/** Who won first, then by what they have, then by how long they stayed. */
export function ranking(seats: number, winners: number[], scores: number[], gone: number[][]): number[] {
  const lasted = (seat: number) => {
    const when = gone.findIndex((group) => group.includes(seat));
    return when < 0 ? gone.length : when;
  };
  return Array.from({ length: seats }, (_, seat) => seat).sort(
    (a, b) =>
      Number(winners.includes(b)) - Number(winners.includes(a)) ||
      (scores[b] ?? 0) - (scores[a] ?? 0) ||
      lasted(b) - lasted(a),
  );
}

/** The face for the photograph. */
export function moodAtTheEnd(seat: number, winners: number[], gone: number[][]): Mood {
  if (winners.includes(seat)) return "happy";
  return gone.some((group) => group.includes(seat)) ? "out" : "sad";
}
