// What the server says of a question and its choices, cut to what has room on a small page. The whole of it stays one
// press, or one word of a screen reader, away.

import type { Table } from "../../state/table.svelte";
import type { Championship } from "./protocol";

/** The parts of a line, as colons, semicolons and full stops part it. */
export const clauses = (line: string): string[] =>
  line
    .replace(/\.$/, "")
    .split(/\s?[:;]\s|\.\s/u)
    .map((part) => part.trim())
    .filter(Boolean);

/** Which sentence tells how things stand, by kind of question; the others tell the rules, which one has read by then. */
const FACTS: Record<string, number> = { pocket: 1, bet: 0, accuse: -1 };

/** What stands below a question: all of it in the first round, then what is new. */
export function intro({ prompt, view }: Pick<Table<Championship>, "prompt" | "view">): string {
  const whole = prompt?.stake ?? "";
  const facts = FACTS[prompt?.kind ?? ""];
  if ((view.round ?? 1) < 2 || facts === undefined) return whole;
  return whole.split(/(?<=\.) /u).at(facts) ?? whole;
}
