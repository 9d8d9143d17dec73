import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Beat from "../src/parts/Beat.svelte";
import PromptBar from "../src/parts/PromptBar.svelte";
import { settings } from "../src/state/settings.svelte";
import type { Running, Table } from "../src/state/table.svelte";

const running = (more: Partial<Running> = {}): Running => ({
  left: 1.8,
  of: 1.8,
  until: Date.now() + 1800,
  beat: true,
  may_wait: 8,
  ...more,
});

const tableWith = (choices: number, more: object = {}): Table =>
  ({
    info: { game: "tiny", stage: "playing" },
    prompt: { beat: true },
    choices: Array.from({ length: choices }, (_, code) => ({ code, type: "Play" })),
    canAct: true,
    inBeat: true,
    view: {},
    told: [],
    you: 0,
    name: (seat: number) => ["Ann", "Basil"][seat],
    label: () => "a card",
    stake: () => "",
    wait: vi.fn(),
    ...more,
  }) as unknown as Table;

afterEach(cleanup);
beforeEach(() => {
  settings.lang = "en";
  settings.fast = false;
});

test("a beat in which one can do nothing is announced to nobody", () => {
  render(PromptBar, { table: tableWith(1, { clock: running() }) });
  expect(screen.getByRole("status").textContent?.trim()).toBe("");
  expect(screen.queryByText("Tap a card to play it.", { exact: false })).toBeNull();
});

test("that one can play a card is said once, to the screen reader too", () => {
  render(PromptBar, { table: tableWith(3, { clock: running() }) });
  expect(screen.getByRole("status").textContent?.trim()).toBe("You can play a card.");
});

test("taking the full time is one press, and then not offered any more", async () => {
  const table = tableWith(1);
  const { rerender } = render(Beat, { table, clock: running() });
  await fireEvent.click(screen.getByRole("button", { name: "More time: 10 s" }));
  expect(table.wait).toHaveBeenCalledOnce();
  await rerender({ table, clock: running({ waits: [0], may_wait: 0, of: 10 }) });
  expect(screen.queryByRole("button", { name: /More time/ })).toBeNull();
});

test("who takes the full time is seen and said, with the seconds that are left", () => {
  const clock = running({ waits: [1], of: 10, until: Date.now() + 9000 });
  render(PromptBar, { table: tableWith(1, { clock }) });
  expect(screen.getByRole("status").textContent).toContain("Basil");
  expect(screen.getByText("9 s")).toBeTruthy();
});

test("where nothing moves the seconds stand in place of the ring", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValueOnce(true);
  render(Beat, { table: tableWith(1), clock: running() });
  expect(screen.getByText("2 s")).toBeTruthy();
});
