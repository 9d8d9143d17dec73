// Rules are shown as they are meant, without the marks in which they are written.

import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Rule from "../src/parts/Rule.svelte";

const TEXT = "**BR-8** A sign, *team* or *kill*;\nthen:\n\n| | T |\n|---|---|\n| **T** | BR-9 one team |";

it("shows a rule with its table, and none of the marks", () => {
  const { container } = render(Rule, { text: TEXT });
  expect(container.querySelector("p")!.textContent!.replace(/\s+/g, " ")).toBe(
    "BR-8 A sign, team or kill; then:",
  );
  expect(container.querySelector("p strong")!.textContent).toBe("BR-8");
  const rows = [...container.querySelectorAll("tr")].map((row) =>
    [...row.cells].map((cell) => cell.textContent!.trim()),
  );
  expect(rows).toEqual([["", "T"], ["T", "BR-9 one team"]]); // biome-ignore format: rows
  expect(container.textContent).not.toMatch(/[*|]/);
});

it("shows a list as a list, also right after its paragraph", () => {
  const text = "The order:\n1. Those who\n   must.\n2. The `rest`.\n\n- **Peek.** Look.";
  const { container } = render(Rule, { text });
  expect(container.querySelector("p")!.textContent).toBe("The order:");
  const items = [...container.querySelectorAll("ol li")].map((item) =>
    item.textContent!.replace(/\s+/g, " "),
  );
  expect(items).toEqual(["Those who must.", "The rest."]);
  expect(container.querySelector("ol code")!.textContent).toBe("rest");
  expect(container.querySelector("ul li strong")!.textContent).toBe("Peek.");
});
