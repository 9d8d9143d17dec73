import type { Table } from "../state/table.svelte";
import { say } from "../text/catalogue";

/** Who takes the full time of a beat, as a sentence that fits one, several or oneself. */
export function whoWaits(table: Pick<Table, "you" | "name">, seats: readonly number[]): string {
  const names = seats.map((seat) => (seat === table.you ? say("beat-you") : table.name(seat)));
  const who = seats.length > 1 ? "several" : seats[0] === table.you ? "you" : "one";
  return say("beat-waits", { who, names: names.join(", ") });
}
