import type { Table } from "../state/table.svelte";
import { say } from "../text/catalogue";

/** Who takes the full time of a beat, as a sentence that fits one, several or oneself. */
export function whoWaits(table: Pick<Table, "you" | "name">, seats: readonly number[]): string {
  const names = seats.map((seat) => (seat === table.you ? say("beat-you") : table.name(seat)));
  const who = seats.length > 1 ? "several" : seats[0] === table.you ? "you" : "one";
  return say("beat-waits", { who, names: names.join(", ") });
}

/** Who has gone on, the others who are asked. */
export function whoGoesOn(table: Pick<Table, "name">, seats: readonly number[]): string {
  const who = seats.length > 1 ? "several" : "one";
  return say("beat-goes-on", { who, names: seats.map((seat) => table.name(seat)).join(", ") });
}
