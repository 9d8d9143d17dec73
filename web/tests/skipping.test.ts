// A tap or a key goes on to the outcome, unless it means something else.

import { afterEach, expect, it, vi } from "vitest";
import { skipsScene } from "../src/director/skipping";

const director = { scene: {} as never, dark: null, skip: vi.fn() };

function press(html: string, event: Event): number {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild!;
  target.addEventListener(event.type, (one) => skipsScene(one as MouseEvent, director), { once: true });
  director.skip.mockClear();
  target.dispatchEvent(event);
  return director.skip.mock.calls.length;
}

afterEach(() => {
  document.body.innerHTML = "";
});

const tap = () => new MouseEvent("click", { bubbles: true });
const key = (named: string, repeat = false) => new KeyboardEvent("keydown", { key: named, repeat });

it("skips at a tap beside whatever can be pressed", () => {
  expect(press("<p>The felt</p>", tap())).toBe(1);
  expect(press("<button>Bid</button>", tap())).toBe(0);
  expect(press("<input>", tap())).toBe(0);
});

it("skips at the keys that go on, once", () => {
  expect(press("<p>The felt</p>", key("Enter"))).toBe(1);
  expect(press("<p>The felt</p>", key(" "))).toBe(1);
  expect(press("<p>The felt</p>", key(" ", true))).toBe(0);
  expect(press("<p>The felt</p>", key("Tab"))).toBe(0);
  expect(press("<textarea></textarea>", key("Enter"))).toBe(0);
});
