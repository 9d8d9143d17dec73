// Which card of the hand one is about to play: tapped on the table or in the bar, for one prompt only.

import type { Table } from "../../state/table.svelte";
import type { Playable } from "./plays";
import type { Championship } from "./protocol";

let picked = $state({ prompt: -1, key: "" });

export function pickedKey(table: Table<Championship>): string {
  return table.prompt?.number === picked.prompt ? picked.key : "";
}

export function pick(table: Table<Championship>, key: string): void {
  picked = { prompt: table.prompt?.number ?? -1, key };
}

/** A card that leaves no choice is played at once; any other waits for its target. */
export function tap(table: Table<Championship>, group: Playable): void {
  if (group.targets.length === 1) void table.answer(group.targets[0]!.choice.code);
  else pick(table, pickedKey(table) === group.key ? "" : group.key);
}
