// All rules of a game in a panel: in order, in the visitor's words, and gone again when it is closed.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GuideTopic } from "../src/net/bodies";
import Rulebook from "../src/parts/Rulebook.svelte";
import { settings } from "../src/state/settings.svelte";

const BOOK = {
  game: "bulletbucks",
  guide: [] as GuideTopic[],
  sections: [
    { heading: "The rules", passages: [{ rule: "", text: "A game of *nerve*." }] },
    {
      heading: "Setup",
      passages: [
        { rule: "BB-1", text: "**BB-1** Twelve notes." },
        { rule: "BB-2", text: "**BB-2** No change." },
      ],
    },
  ],
};
const GUIDE: GuideTopic[] = [
  { heading: "A sample round", text: "Ada bids *three* notes.", picture: "round", rules: ["BB-1"] },
  { heading: "The end", text: "Six markers, and it is decided.", picture: "markers", rules: ["BB-2"] },
];
const asked: string[] = [];
let answer: () => Response;

beforeEach(() => {
  Object.assign(settings, { lang: "en", skin: "classic" });
  asked.length = 0;
  answer = () => Response.json(BOOK);
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return answer();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => render(Rulebook, { game: "bulletbucks" });
const open = () => fireEvent.click(screen.getByRole("button"));

it("asks for nothing before it is opened, then shows headings and numbered rules in order", async () => {
  show();
  expect(asked).toEqual([]);
  await open();
  await screen.findByText("Setup");
  const shown = [...document.querySelectorAll("dialog :is(h2, h3, p)")].map((one) => one.textContent);
  expect(shown).toEqual(["The rules", "A game of nerve.", "Setup", "BB-1 Twelve notes.", "BB-2 No change."]);
  expect(asked).toEqual(["/api/games/bulletbucks/rules?lang=en&skin=classic"]);
});

it("begins with a sample round; rules and their numbers come when asked for", async () => {
  answer = () => Response.json({ ...BOOK, guide: GUIDE });
  show();
  await open();
  await screen.findByText("A sample round");
  expect(document.querySelector("dialog")!.textContent).not.toMatch(/BB-\d/);
  await fireEvent.click(screen.getAllByRole("button", { name: /The exact rules/ })[0]!);
  expect(document.querySelector(".exact")!.textContent).toContain("BB-1 Twelve notes.");
  await fireEvent.click(screen.getByRole("button", { name: "All rules, by number" }));
  const headings = [...document.querySelectorAll("dialog h3")].map((one) => one.textContent);
  expect(headings).toEqual(["A sample round", "The end", "The rules", "Setup"]);
});

it("searches topics and rules, whatever the accents and the order of words", async () => {
  answer = () => Response.json({ ...BOOK, guide: GUIDE });
  show();
  await open();
  const search = await screen.findByRole("searchbox");
  await fireEvent.input(search, { target: { value: "décided SIX" } });
  expect([...document.querySelectorAll("dialog h3")].map((one) => one.textContent)).toEqual(["The end"]);
  await fireEvent.input(search, { target: { value: "change" } });
  expect(document.querySelector("dialog")!.textContent).toContain("BB-2 No change.");
  expect(document.querySelector("dialog")!.textContent).not.toContain("Twelve");
  await fireEvent.input(search, { target: { value: "poker" } });
  expect((await screen.findByRole("status")).textContent).toBe("Nothing about “poker”.");
});

it("speaks as the visitor has chosen", async () => {
  Object.assign(settings, { lang: "fr", skin: "gentle" });
  show();
  await open();
  expect(asked).toEqual(["/api/games/bulletbucks/rules?lang=fr&skin=gentle"]);
});

it("says why there is nothing to read", async () => {
  answer = () =>
    Response.json({ code: "server/not-found", sentence: "There is nothing here." }, { status: 404 });
  show();
  await open();
  expect((await screen.findByRole("alert")).textContent).toBe("There is nothing here.");
});

it("is gone when it is closed", async () => {
  show();
  await open();
  await screen.findByText("Setup");
  document.querySelector("dialog")!.close();
  await vi.waitFor(() => expect(document.querySelector("dialog")).toBeNull());
});
