import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { drawingsIn } from "../src/credits";
import battleroyal from "../src/games/battleroyal/art";
import championship from "../src/games/championship/art";
import Credits from "../src/screens/Credits.svelte";
import { parse } from "../src/state/route.svelte";
import { drawingIn } from "../src/things/art";
import Card from "../src/things/Card.svelte";
import Cylinder from "../src/things/Cylinder.svelte";
import common from "../src/things/common";
import { drawn, fetchArt } from "../src/things/drawn.svelte";
import Fan from "../src/things/Fan.svelte";
import { rays, rosette, waves } from "../src/things/guilloche";
import { heap, wobble } from "../src/things/heap";
import { toneOf } from "../src/things/tones";

afterEach(cleanup);

/** The keys of a game's standard deck, from its file. */
const deck = (game: string) =>
  [
    ...readFileSync(`../src/clickbang/games/${game}/deck/deck.toml`, "utf-8").matchAll(/^\[([a-z-]+)\]$/gm),
  ].map(([, key]) => key!);

describe("drawings", () => {
  test.each([
    ["battleroyal", battleroyal, 36],
    ["championship", championship, 12],
  ] as const)("every card of %s has one", (game, art, count) => {
    const keys = deck(game);
    expect(keys).toHaveLength(count);
    expect(keys.filter((key) => !art.classic[key])).toEqual([]);
  });

  test("nothing gentle is drawn as a weapon is", () => {
    const armed = deck("battleroyal").slice(18, 35).concat("pepper-spray", "slingshot", "nunchaku", "hammer");
    for (const key of armed) expect(battleroyal.gentle[key], key).toBeDefined();
    for (const key of ["shoot-somebody", "air-gun", "one-more", "live-round"]) {
      expect(championship.gentle[key], key).toBeDefined();
    }
    for (const key of ["skull", "bullet", "bang"]) expect(common.gentle[key], key).toBeDefined();
  });

  test("those of a game come when they are asked for", async () => {
    expect(drawn("katana", "battleroyal")).toEqual([]);
    await fetchArt("battleroyal");
    expect(drawn("katana", "battleroyal", "classic")).toBe(battleroyal.classic.katana);
    expect(drawn("katana", "battleroyal", "gentle")).toBe(battleroyal.gentle.katana);
  });

  test("a card or a game without one has the general drawing", async () => {
    await fetchArt("battleroyal");
    const general = drawingIn(common, "general", "classic");
    expect(drawn("my-own-card", "battleroyal", "classic")).toBe(general);
    expect(drawn("anything", "another-game", "classic")).toBe(general);
  });
});

describe("a card", () => {
  test("is printed in the ink of what it is worth", () => {
    expect([0, 10, 25].map((value) => toneOf(value))).toEqual(["mild", "fair", "strong"]);
    expect(toneOf(27, true)).toBe("bang");
    expect(toneOf(undefined)).toBe("special");
  });

  test("that can be picked is a button that says its value and name", async () => {
    const onpick = vi.fn();
    render(Card, { game: "battleroyal", card: "katana", name: "Katana", value: 25, onpick });
    await fireEvent.click(screen.getByRole("button", { name: "25 Katana" }));
    expect(onpick).toHaveBeenCalledOnce();
  });

  test("that cannot be played can still be asked about", () => {
    render(Card, { card: "katana", name: "Katana", value: 25, disabled: true, onpick: () => undefined });
    expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true");
  });

  test("face down shows nothing of what it is", () => {
    const { container } = render(Card, { down: true, label: "A card" });
    expect(container.textContent?.trim()).toBe("A card");
  });
});

test("the arrow keys go from card to card, around the ends", async () => {
  const card = createRawSnippet<[string]>((name) => ({ render: () => `<button>${name()}</button>` }));
  render(Fan<string>, { items: ["a", "b", "c"], key: (item: string) => item, card, label: "Hand" });
  const [a, b, c] = screen.getAllByRole("button");
  a!.focus();
  await fireEvent.keyDown(a!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(b);
  await fireEvent.keyDown(b!, { key: "End" });
  expect(document.activeElement).toBe(c);
  await fireEvent.keyDown(c!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(a);
  flushSync();
  expect(a!.closest("li")?.classList.contains("lifted")).toBe(true);
});

test("where cards lie close, a finger lifts one first and picks it with the next tap", async () => {
  const picked: string[] = [];
  const card = createRawSnippet<[string]>((name) => ({
    render: () => `<button>${name()}</button>`,
    setup: (element) => element.addEventListener("click", () => picked.push(name())),
  }));
  const { container } = render(Fan<string>, {
    items: ["a", "b"],
    key: (item: string) => item,
    card,
    label: "Hand",
  });
  for (const [place, item] of [...container.querySelectorAll("li")].entries()) {
    item.getBoundingClientRect = () => new DOMRect(place * 20, 0, 80, 120);
  }
  const tap = { pointerType: "touch", bubbles: true, cancelable: true };
  const b = screen.getByText("b");
  b.dispatchEvent(new PointerEvent("click", tap));
  expect(picked).toEqual([]);
  b.dispatchEvent(new PointerEvent("click", tap));
  expect(picked).toEqual(["b"]);
});

test("a chamber nobody has looked into asks what is in it", () => {
  const { container } = render(Cylinder, {
    chambers: ["empty", "unknown", "unknown", "unknown", "unknown", "unknown"],
  });
  expect(container.querySelectorAll(".ask")).toHaveLength(5);
});

describe("a heap of notes", () => {
  test("has the small ones below and grows without moving those that lie there", () => {
    const before = heap([2, 1], false);
    const after = heap([2, 2], false);
    expect(before.map(({ kind }) => kind)).toEqual([0, 0, 1]);
    expect(after.slice(0, 3).map(({ up, aside, turn }) => [up, aside, turn])).toEqual(
      before.map(({ up, aside, turn }) => [up, aside, turn]),
    );
  });

  test("of many notes is no tower", () => {
    expect(heap([60], true).at(-1)!.up).toBeLessThan(3);
  });

  test("is thrown the same way each time", () => {
    expect(wobble(7, 5)).toBe(wobble(7, 5));
    expect(Math.abs(wobble(7, 5))).toBeLessThanOrEqual(5);
  });
});

test("what is engraved are closed curves, lines and rays without holes in their numbers", () => {
  for (const path of [rosette(50, 50, 20, 5, 9, 4), waves(0, 100, 20, 5, 20, 3), rays(0, 0, 1, 9, 12)]) {
    expect(path).toMatch(/^M/);
    expect(path).not.toContain("NaN");
  }
});

describe("the credits", () => {
  test("name the author of every drawing that one sees, and of none that one does not", () => {
    const gentle = drawingsIn("gentle")
      .map(({ what }) => what)
      .join();
    const classic = drawingsIn("classic")
      .map(({ what }) => what)
      .join();
    expect(classic).toContain("machete");
    expect(gentle).toContain("party popper");
    expect(gentle).not.toMatch(/machete|skull|gun|bullet|revolver|knives|bomb|explosion/);
  });

  test("are a page of their own", async () => {
    expect(parse("#/credits")).toEqual({ screen: "credits" });
    render(Credits);
    expect(screen.getByText("Delapouite")).toBeTruthy();
    expect(screen.getByText(/Abril Fatface/)).toBeTruthy();
  });
});

test("a card that is turned over has both sides, one that never was has one", async () => {
  const { container, rerender } = render(Card, { card: "katana", name: "Katana", value: 25 });
  expect(container.querySelectorAll(".side")).toHaveLength(1);
  await rerender({ down: true });
  expect(container.querySelectorAll(".side")).toHaveLength(2);
});
