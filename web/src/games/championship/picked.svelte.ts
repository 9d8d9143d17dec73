// Which card of the hand one is about to play: tapped on the table or in the bar, for one prompt only.

import { settings } from "../../state/settings.svelte";
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

/** A card is chosen by a first tap, which takes the time to think; a second one plays it, or puts it back where it needs a target. */
export function tap(table: Table<Championship>, group: Playable): void {
  const isAlone = group.targets.length === 1;
  const isChosen = pickedKey(table) === group.key;
  if (isAlone && (isChosen || !settings.seals)) void table.answer(group.targets[0]!.choice.code);
  else if (isChosen) pick(table, "");
  else {
    pick(table, group.key);
    void takeTime(table);
  }
}

/** A beat is over before a target is found: the full time is taken as by the button, and everybody sees it. */
async function takeTime(table: Table<Championship>): Promise<void> {
  const { clock } = table;
  if (!table.inBeat || !clock?.may_wait || clock.waits?.length) return;
  const refusal = await table.wait();
  if (refusal && table.refusal === refusal) table.refusal = ""; // nobody pressed the button
}
