// A server that lets nobody in just now is asked again by itself; one that refuses for good is not.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Arrival, SOON } from "../src/state/arrival.svelte";
import { settings } from "../src/state/settings.svelte";

const refused = (status: number, code: string) => () =>
  Promise.resolve(new Response(JSON.stringify({ code, sentence: "No." }), { status }));
const LISTED = { games: [], clocks: [], paces: [], beats: [] };
const fetched = vi.fn();

beforeEach(() => {
  settings.lang = "en";
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ["without its database", refused(503, "server/storage"), "This is not possible just now."],
  ["behind a proxy that finds nobody", refused(502, "http/502"), "This is not possible just now."],
  ["that is not there", () => Promise.reject(new TypeError()), "The server cannot be reached."],
])("asks a server %s again until it lets one in", async (_, answer, problem) => {
  fetched.mockImplementation(answer);
  const arrival = new Arrival();
  await arrival.try();
  expect([arrival.isIn, arrival.goesOn, arrival.problem]).toEqual([false, true, problem]);
  await vi.advanceTimersByTimeAsync(SOON);
  expect([arrival.isIn, arrival.problem]).toEqual([false, problem]);
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(LISTED))));
  await vi.advanceTimersByTimeAsync(SOON);
  expect([arrival.isIn, arrival.problem]).toEqual([true, ""]);
  expect(vi.getTimerCount()).toBe(0);
});

it("says to whom is banned what the server says, and does not try again", async () => {
  fetched.mockImplementation(refused(403, "server/banned-until"));
  const arrival = new Arrival();
  await arrival.try();
  expect([arrival.isIn, arrival.goesOn, arrival.problem]).toEqual([false, false, "No."]);
});

it("does not go on where one is refused for good", async () => {
  fetched.mockImplementation(refused(403, "server/foreign-origin"));
  const arrival = new Arrival();
  await arrival.try();
  expect([arrival.isIn, arrival.goesOn, vi.getTimerCount()]).toEqual([false, false, 0]);
  expect(arrival.problem).not.toBe("");
});
