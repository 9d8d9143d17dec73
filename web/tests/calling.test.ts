// Who looks at another tab is called when the game waits for them; who faces the revolver may hold it back.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OnStage } from "../src/director/director.svelte";
import HoldToPull from "../src/director/HoldToPull.svelte";
import { calledTitle, callingEar, wishNotices } from "../src/state/calling.svelte";
import { settings } from "../src/state/settings.svelte";
import type { Table } from "../src/state/table.svelte";

const shown = vi.fn();
let isHidden = true;

class Notice {
  static permission = "default";
  static requestPermission = vi.fn(async () => Notice.permission);
  constructor(title: string, { body }: { body: string }) {
    shown(title, body);
  }
  close() {}
}

beforeEach(() => {
  settings.lang = "en";
  settings.notices = false;
  isHidden = true;
  Notice.permission = "default";
  shown.mockClear();
  Notice.requestPermission.mockClear();
  vi.stubGlobal("Notification", Notice);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  navigator.vibrate = vi.fn(() => true);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("says in the tab's title that one is asked", () => {
  expect(calledTitle("Bulletbucks", true)).toBe("● Your turn · Bulletbucks");
  expect(calledTitle("Bulletbucks", false)).toBe("Bulletbucks");
});

it("shakes the phone in a hidden tab, and only there", () => {
  const ear = callingEar(() => "Bulletbucks");
  ear.asked?.();
  expect(navigator.vibrate).toHaveBeenCalledOnce();
  isHidden = false;
  ear.asked?.();
  expect(navigator.vibrate).toHaveBeenCalledOnce();
});

it("asks for notices at a press alone, and shows them to who allowed it", async () => {
  const ear = callingEar(() => "Bulletbucks");
  ear.asked?.();
  expect(Notice.requestPermission).not.toHaveBeenCalled();
  await wishNotices(true);
  expect(settings.notices).toBe(false); // not allowed
  Notice.permission = "granted";
  await wishNotices(true);
  ear.asked?.();
  expect(shown.mock.calls).toEqual([["Your turn", "Bulletbucks"]]);
  await wishNotices(false);
  ear.asked?.();
  expect(shown).toHaveBeenCalledOnce();
});

const stage = (more: Partial<OnStage> = {}) => {
  const scene = { faces: 1, step: 0, steps: 3, held: false, ...more } as OnStage;
  const director = { scene, hold: vi.fn(), release: vi.fn() };
  return { director, table: { you: 1, director } as unknown as Table };
};

it("is held by whoever faces it, with a finger or a key", async () => {
  const { director, table } = stage();
  render(HoldToPull, { table });
  const button = screen.getByRole("button", { name: "Hold to pull" });
  await fireEvent.pointerDown(button);
  await fireEvent.pointerUp(button);
  await fireEvent.keyDown(button, { key: " " });
  await fireEvent.keyDown(button, { key: " ", repeat: true });
  await fireEvent.keyUp(button, { key: " " });
  expect(director.hold).toHaveBeenCalledTimes(2);
  expect(director.release).toHaveBeenCalledTimes(2);
});

it("is held by each of those who pull at the same moment, and lies under the fingers of who goes by keys", async () => {
  const { director, table } = stage({ faces: -1, pulls: [0, 1] });
  const { unmount } = render(HoldToPull, { table });
  const button = screen.getByRole("button", { name: "Hold to pull" });
  expect(document.activeElement).toBe(button);
  await fireEvent.keyDown(button, { key: "Enter" });
  expect(director.hold).toHaveBeenCalledOnce();
  unmount();
  render(HoldToPull, { table: stage({ faces: -1, pulls: [0, 1], held: true }).table });
  expect(screen.getByRole("button", { name: "Hold on …" })).toBeTruthy();
});

it.each([{ faces: 0 }, { faces: -1 }, { faces: -1, pulls: [0, 2] }, { step: 3 }])(
  "is offered to nobody else, and not after the outcome (%o)",
  (more) => {
    render(HoldToPull, { table: stage(more).table });
    expect(screen.queryByRole("button")).toBeNull();
  },
);
