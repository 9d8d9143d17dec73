// What is fatal is chosen first, and sealed by a second press: a thumb, a pocket, a name. Which choices are, their game says.

import { gameOf } from "../games/registry";
import type { Played } from "../net/protocol";
import { settings } from "../state/settings.svelte";
import type { Table } from "../state/table.svelte";

/** For one question at one table only. */
let lifted = $state.raw({ table: "", prompt: -1, step: -1, code: -1 });

/** The choice that is lifted and not sealed yet. */
export function liftedIn<G extends Played>(table: Table<G>): G["choice"] | undefined {
  const { prompt, code } = table;
  if (!prompt || lifted.table !== code || lifted.prompt !== prompt.number || lifted.step !== prompt.step)
    return;
  return table.choices.find((choice) => choice.code === lifted.code);
}

/** Put it back. */
export function lower(): void {
  lifted = { ...lifted, code: -1 };
}

/** Answer with this; what is fatal is lifted first, for who has not asked for one press. */
export function choose<G extends Played>(table: Table<G>, choice: G["choice"]): void {
  if (table.waiting || !table.prompt) return;
  const isFatal = gameOf(table.info?.game).fatal?.includes(choice.type);
  if (!isFatal || !settings.seals || liftedIn(table)?.code === choice.code) void table.answer(choice.code);
  else
    lifted = { table: table.code, prompt: table.prompt.number, step: table.prompt.step, code: choice.code };
}
