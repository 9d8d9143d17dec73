// What whoever runs the server says to everybody.

import { beforeEach, expect, it, vi } from "vitest";
import { Announcements } from "../src/state/announcements.svelte";
import { Table } from "../src/state/table.svelte";

const SAID = { type: "announcement", number: 3, text: "We stop at ten." } as const;

beforeEach(() => sessionStorage.clear());

it("stands there once, however often it comes", () => {
  vi.stubGlobal("WebSocket", class {});
  const table = new Table("ABCDEF", "ws://nowhere");
  table.message(SAID);
  table.message({ ...SAID });
  expect(table.announcements.open.map((said) => said.text)).toEqual(["We stop at ten."]);
  vi.unstubAllGlobals();
});

it("does not come back when it was put away, not even on the next page", () => {
  const announcements = new Announcements();
  announcements.hear(SAID);
  announcements.putAway(3);
  announcements.hear(SAID);
  expect(announcements.open).toEqual([]);
  const later = new Announcements();
  later.hear(SAID);
  later.hear({ ...SAID, number: 4 });
  expect(later.open.map((said) => said.number)).toEqual([4]);
});
