// Portraits: the same person for the same seed, the face of the moment, and a monogram until the drawings are here.

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fetchDrawings } from "../src/faces/drawings.svelte";
import { drawnFace, MOODS, PULLED } from "../src/faces/moods";
import Portrait from "../src/faces/Portrait.svelte";
import { face, person } from "../src/faces/peeps";
import { anyPortrait, seedOf } from "../src/faces/seed";
import { settings } from "../src/state/settings.svelte";

beforeEach(() => {
  settings.fast = true;
});

afterEach(cleanup);

const everybody = Array.from({ length: 200 }, (_, number) => `guest ${number}`);
const drawing = (seed: string) => person(seed).under + person(seed).over;

it("shows an initial first, then the drawing", async () => {
  const { container } = render(Portrait, { seed: "Ada" });
  expect(container.querySelector("text")?.textContent).toBe("A");
  await fetchDrawings();
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

it.each([...MOODS, ...PULLED])("has a drawn face for %s", (shown) => {
  expect(face(drawnFace(shown, person("Ada").resting))).toContain("<path");
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
