import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import NameField from "../src/parts/NameField.svelte";
import { LONGEST_NAME } from "../src/state/name";
import { settings } from "../src/state/settings.svelte";
import { say } from "../src/text/catalogue";

const field = () => screen.getByLabelText("Your name") as HTMLInputElement;

beforeEach(() => {
  settings.lang = "en";
  settings.name = "";
});

afterEach(cleanup);

it("makes up a name for who has none, and never leaves anybody without", async () => {
  render(NameField, { label: "Your name" });
  expect(say("made-up-names").split(", ")).toContain(field().value);
  expect(settings.name).toBe(field().value);
  await fireEvent.change(field(), { target: { value: "  " } });
  expect(settings.name).not.toBe("");
});

it("keeps the name one gives oneself, and tells it", async () => {
  settings.name = "Robin";
  const onname = vi.fn();
  render(NameField, { label: "Your name", onname });
  expect(field().value).toBe("Robin");
  await fireEvent.change(field(), { target: { value: " Robin Hood " } });
  expect(settings.name).toBe("Robin Hood");
  expect(onname).toHaveBeenCalledWith("Robin Hood");
});

it.each(["en", "fr"] as const)("makes up names that the server takes (%s)", (lang) => {
  settings.lang = lang;
  const names = say("made-up-names").split(", ");
  expect(new Set(names).size).toBe(12);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
});
