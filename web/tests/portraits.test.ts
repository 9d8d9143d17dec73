// Portraits: the same person for the same seed, the face of the moment, and a monogram until the drawings are here.

import { createAvatar } from "@dicebear/core";
import * as openPeeps from "@dicebear/open-peeps";
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { fetchPerson } from "../src/faces/drawings.svelte";
import { faces } from "../src/faces/faces";
import { drawnFace, FACES, MOODS, PULLED } from "../src/faces/moods";
import Portrait from "../src/faces/Portrait.svelte";
import { partsOf } from "../src/faces/parts";
import { person } from "../src/faces/peeps";
import { anyPortrait, seedOf } from "../src/faces/seed";
import { settings } from "../src/state/settings.svelte";

beforeEach(() => {
  settings.fast = true;
});

afterEach(cleanup);

const everybody = Array.from({ length: 200 }, (_, number) => `guest ${number}`);
const drawings = new Map<string, string>();
const drawing = (seed: string) => drawings.get(seed)!;

beforeAll(async () => {
  for (const seed of ["Ada", ...everybody]) {
    const { under, over } = await person(seed);
    drawings.set(seed, under + over);
  }
});

/** The paths of a drawing with their colours, without the groups around them; lines and hair are inked by us. */
const paths = (svg: string) =>
  [...svg.matchAll(/<(?:path|circle|ellipse|rect)[^>]*>/g)].map(([path]) =>
    path.replaceAll(/"#(000|22252B|231F20|2a1814|241714|3d2317|5b2d19|2b2433|4a4149|6e3a1c|1f2a33)"/g, "ink"),
  );

/** The same by DiceBear itself. */
function byDiceBear(options: object): string[] {
  const common = { seed: "", clip: false, maskProbability: 0, face: ["blank"] };
  return paths(createAvatar(openPeeps, { ...common, ...options } as object).toString());
}

it("shows an initial first, then the drawing", async () => {
  const { container } = render(Portrait, { seed: "Ada" });
  expect(container.querySelector("text")?.textContent).toBe("A");
  await fetchPerson("Ada");
  flushSync();
  expect(container.querySelector("text")).toBeNull();
  expect(container.querySelectorAll("path").length).toBeGreaterThan(5);
});

it("draws the same person for the same seed, and a crowd of different ones", () => {
  expect(drawing("Ada")).toBe(drawing("Ada"));
  expect(new Set(everybody.map(drawing)).size).toBe(everybody.length);
});

it("keeps the head when the mood changes", async () => {
  const { container, rerender } = render(Portrait, { seed: "Ada", mood: "calm" });
  const head = container.querySelector("[id$='-p']");
  const before = container.innerHTML;
  await rerender({ mood: "fear" });
  flushSync();
  expect(container.querySelector("[id$='-p']")).toBe(head);
  expect(container.innerHTML).not.toBe(before);
});

it("puts everybody together as Open Peeps drew them", () => {
  for (const seed of everybody) {
    const { head, beard, glasses, skin, clothes, tint } = partsOf(seed);
    const whole = byDiceBear({
      head: [head],
      skinColor: [skin],
      clothingColor: [clothes],
      headContrastColor: [tint],
      facialHair: [beard || "full"],
      facialHairProbability: beard ? 100 : 0,
      accessories: [glasses || "glasses"],
      accessoriesProbability: glasses ? 100 : 0,
    });
    const face = paths(faces.blank!);
    const at = whole.findIndex((_, place) => face.every((path, step) => whole[place + step] === path));
    expect(at).toBeGreaterThan(0);
    expect(whole.toSpliced(at, face.length)).toEqual(paths(drawing(seed)));
  }
});

it.each(FACES)("shows the face %s as Open Peeps drew it", (name) => {
  const whole = byDiceBear({
    head: ["short1"],
    face: [name],
    facialHairProbability: 0,
    accessoriesProbability: 0,
  });
  expect(whole.slice(-paths(faces[name]!).length)).toEqual(paths(faces[name]!));
});

it.each([...MOODS, ...PULLED])("has a drawn face for %s", (shown) => {
  expect(faces[drawnFace(shown, partsOf("Ada").resting)]).toContain("<path");
});

it("shows each mood with a face of its own", () => {
  const faces = MOODS.map((mood) => drawnFace(mood, "smile"));
  expect(new Set(faces).size).toBe(MOODS.length);
});

it("has no colour but those of the room: no line is black, nothing is loaded", () => {
  for (const seed of everybody) {
    expect(drawing(seed)).not.toContain('"#000"');
    expect(drawing(seed)).not.toMatch(/href|url\(|style=/);
  }
});

it("is nothing to a screen reader, unless it has a label", () => {
  const { container } = render(Portrait, { seed: "Ada" });
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  cleanup();
  const labelled = render(Portrait, { seed: "Ada", label: "Ada, afraid" });
  expect(labelled.getByRole("img", { name: "Ada, afraid" })).toBeTruthy();
});

it("turns whoever is out away", () => {
  const { container } = render(Portrait, { seed: "Ada", mood: "happy", out: true });
  expect(container.querySelector("svg.gone")?.getAttribute("data-mood")).toBe("out");
});

it("draws a seat by its portrait, else by its name", () => {
  expect(seedOf({ kind: "person", name: "Ada", portrait: "k3y" })).toBe("k3y");
  expect(seedOf({ kind: "bot", name: "Ada" })).toBe("Ada");
  expect(seedOf({ kind: "open" })).toBe("");
});

it("makes up keys that the server takes", () => {
  expect(anyPortrait()).toMatch(/^[a-z0-9]{1,12}$/);
});
