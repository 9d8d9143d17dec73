// The words below the table: what is on stage by its heading alone, and else what was acted out last.

import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Caption from "../src/parts/Caption.svelte";
import type { LogLine, Table } from "../src/state/table.svelte";

const line = (type: string, text: string): LogLine =>
  ({ number: 1, event: { type }, text }) as unknown as LogLine;

const shown = (told: LogLine[], onStage: LogLine | null = null): string => {
  const table = { info: { game: "bulletbucks" }, told, onStage } as unknown as Table;
  return render(Caption, { table }).container.querySelector("p")?.textContent ?? "";
};

const NAMED = line("Named", "Ada names Basil.");
const SEALED = line("OwnAnswer", "You sealed 3,000.");

it.each([
  ["what happened last", [NAMED, SEALED], null, "You sealed 3,000."],
  ["not that somebody is asked", [NAMED, line("Asked", "To seal a bid: you.")], null, "Ada names Basil."],
  [
    "the heading, not the list",
    [SEALED],
    line("BidsRevealed", "The bids are turned over:\nAda: 3"),
    "The bids are turned over.",
  ],
  ["no heading that tells it", [SEALED], line("Ended", "Ada wins.\nHer sum: 3"), ""],
  ["neither how it ends nor what is stale", [NAMED], line("Banged", "Bang! Basil is out."), ""],
])("tells %s", (_, told, onStage, expected) => {
  expect(shown(told, onStage)).toBe(expected);
});
