// What is said at a seat: for how long, by whom, and where it is written.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Said } from "../src/net/protocol";
import { placeBubble } from "../src/room/bubblePlace";
import { Bubbles, lasts } from "../src/room/bubbles.svelte";

let bubbles: Bubbles;

const remark = (number: number, seat: number | null, text = "hello"): Said => ({
  type: "said",
  number,
  name: `P${seat}`,
  text,
  to: "table",
  seat,
});

beforeEach(() => {
  vi.useFakeTimers();
  bubbles = new Bubbles();
});

afterEach(() => {
  bubbles.forget();
  vi.useRealTimers();
});

it("does not show what was said before one came", () => {
  bubbles.follow([remark(1, 0)], []);
  expect(bubbles.of(0)).toBeNull();
  bubbles.follow([remark(1, 0), remark(2, 1)], []);
  expect(bubbles.of(0)).toBeNull();
  expect(bubbles.of(1)?.number).toBe(2);
});

it("shows the first remark of all", () => {
  bubbles.follow([], []);
  bubbles.follow([remark(1, 0)], []);
  expect(bubbles.of(0)?.text).toBe("hello");
});

it("shows the last remark of each seat, for as long as it takes to read it", () => {
  bubbles.follow([], []);
  bubbles.follow([remark(1, 0, "a"), remark(2, 0, "b".repeat(60)), remark(3, 1, "c")], []);
  expect(bubbles.of(0)?.number).toBe(2);
  vi.advanceTimersByTime(lasts("c"));
  expect(bubbles.of(1)).toBeNull();
  expect(bubbles.of(0)?.number).toBe(2);
  vi.advanceTimersByTime(lasts("b".repeat(60)));
  expect(bubbles.of(0)).toBeNull();
});

it("shows nothing again that is told anew, and goes on where the count begins anew", () => {
  bubbles.follow([], []);
  bubbles.follow([remark(1, 0), remark(2, 0)], []);
  vi.advanceTimersByTime(10_000);
  bubbles.follow([remark(1, 0), remark(2, 0)], []);
  expect(bubbles.of(0)).toBeNull();
  bubbles.follow([remark(1, 0)], []);
  expect(bubbles.of(0)).toBeNull();
  bubbles.follow([remark(1, 0), remark(2, 1)], []);
  expect(bubbles.of(1)?.number).toBe(2);
});

it("shows nothing of who is muted", () => {
  bubbles.follow([], []);
  bubbles.follow([remark(1, 0), remark(2, 1)], [0]);
  expect(bubbles.of(0)).toBeNull();
  expect(bubbles.of(1)).not.toBeNull();
});

it("leaves to a board what it shows itself", () => {
  bubbles.follow([], []);
  const release = bubbles.claim(0);
  const again = bubbles.claim(0);
  bubbles.follow([remark(1, 0), remark(2, 1), remark(3, null)], []);
  expect(bubbles.loose.map(({ number }) => number)).toEqual([2, 3]);
  release();
  expect(bubbles.loose).toHaveLength(2);
  again();
  expect(bubbles.loose).toHaveLength(3);
});

const FIELD = { width: 400, height: 300 };
const SIZE = { width: 100, height: 40 };

it("lies above a head, where there is room", () => {
  const place = placeBubble({ x: 180, y: 200, width: 40, height: 40 }, SIZE, FIELD, []);
  expect(place).toEqual({ x: 150, y: 152, side: "above", tail: 50 });
});

it("never leaves the field nor covers the head that speaks", () => {
  const place = placeBubble({ x: 0, y: 0, width: 40, height: 40 }, SIZE, FIELD, []);
  expect(place.side).toBe("below");
  expect(place.x).toBe(0);
  expect(place.y).toBe(48);
  expect(place.tail).toBe(20); // still at the head
});

it("goes to one side of the head for something that is written above it", () => {
  const head = { x: 180, y: 200, width: 40, height: 40 };
  const place = placeBubble(head, SIZE, FIELD, [], [{ x: 150, y: 160, width: 20, height: 20 }]);
  expect(place).toEqual({ x: 180, y: 152, side: "above", tail: 20 });
});

it("keeps a little further away where it would graze a name", () => {
  const head = { x: 30, y: 200, width: 40, height: 40 };
  const names = [
    { x: 70, y: 186, width: 60, height: 20 },
    { x: 0, y: 186, width: 30, height: 20 },
    { x: 0, y: 245, width: 400, height: 55 },
  ];
  const place = placeBubble(head, SIZE, FIELD, names);
  expect([place.side, place.y]).toEqual(["above", 136]);
});

it("covers no name where it need not", () => {
  const head = { x: 180, y: 100, width: 40, height: 40 };
  const names = [
    { x: 170, y: 30, width: 60, height: 60 },
    { x: 170, y: 145, width: 60, height: 60 },
    { x: 100, y: 110, width: 60, height: 20 },
  ];
  expect(placeBubble(head, SIZE, FIELD, names).side).toBe("right");
  const written = [{ x: 228, y: 100, width: 100, height: 40 }]; // worth less than a name
  expect(placeBubble(head, SIZE, FIELD, names, written).side).toBe("right");
});
