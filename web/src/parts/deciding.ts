// Whether there is anything to decide: who only watches, or waits for others, sees the table in its full size.

import type { Table } from "../state/table.svelte";

type Asked = Pick<Table, "isAsked" | "inBeat" | "canAct" | "choices">;

export const decides = ({ isAsked, inBeat, canAct, choices }: Asked): boolean =>
  isAsked || (inBeat && canAct && choices.length > 1);
