// Who plays with the keyboard keeps their place, and may leave the page.

import { afterEach, beforeEach, expect, it } from "vitest";
import { keepFocus } from "../src/parts/keepFocus";

let page: HTMLElement;
let kept: { destroy: () => void };

beforeEach(() => {
  page = document.createElement("div");
  page.innerHTML = "<p data-refuge>the question</p><button>an answer</button>";
  document.body.append(page);
  kept = keepFocus(page);
  page.querySelector("button")?.focus();
});

afterEach(() => {
  kept.destroy();
  page.remove();
});

/** Something happens at the table, and is seen. */
async function news() {
  page.append(document.createElement("i"));
  await Promise.resolve();
}

it("goes to the question when what had the focus is gone", async () => {
  page.querySelector("button")?.remove();
  await news();
  expect(document.activeElement?.textContent).toBe("the question");
});

it("fetches nobody back whom the Tab key led out of the page", async () => {
  const button = page.querySelector("button");
  button?.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  button?.blur();
  await news();
  expect(document.activeElement).toBe(document.body);
});

it("keeps the place of who has come back by it", async () => {
  const button = page.querySelector("button");
  button?.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  button?.blur();
  button?.focus();
  button?.remove();
  await news();
  expect(document.activeElement?.textContent).toBe("the question");
});
