import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import NameField from "../src/parts/NameField.svelte";
import { freeName, LONGEST_NAME, madeUpNames } from "../src/state/name";
import { settings } from "../src/state/settings.svelte";

const field = () => screen.getByLabelText("Your name") as HTMLInputElement;

beforeEach(() => {
  settings.lang = "en";
  settings.name = "";
});

afterEach(cleanup);

it("makes up a name for who has none, and never leaves anybody without", async () => {
  render(NameField, { label: "Your name" });
  expect(madeUpNames()).toContain(field().value);
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
  const names = madeUpNames();
  expect(new Set(names).size).toBe(144);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
});

it("gives another made-up name for one that is taken, however many are", () => {
  const [first, second, ...others] = madeUpNames();
  expect(freeName(first!, [second!])).toBe(first);
  expect(freeName(first!, [first!, ...others])).toBe(second);
  expect(freeName(first!, madeUpNames())).toBe(`${first} 2`);
});

it("numbers a chosen name that is taken, and keeps it short enough", () => {
  expect(freeName("Robin", ["robin", "Robin 2"])).toBe("Robin 3");
  const long = "R".repeat(LONGEST_NAME);
  expect(freeName(long, [long])).toBe(`${"R".repeat(LONGEST_NAME - 2)} 2`);
});
