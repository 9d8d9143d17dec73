// A tap anywhere on the table, or a key where none means anything else, goes on to the outcome.

import type { Director } from "./director.svelte";

/** What has something else in mind for a tap or a key. */
const BUSY =
  "a, button, input, select, textarea, summary, label, dialog, [contenteditable], [role=tab], [role=button]";
const KEYS = ["Enter", " ", "Escape"];

export function skipsScene(
  event: MouseEvent | KeyboardEvent,
  director: Pick<Director, "scene" | "dark" | "skip">,
): void {
  if (!(director.scene || director.dark) || event.defaultPrevented) return;
  if ("key" in event && (!KEYS.includes(event.key) || event.repeat)) return;
  if (event.target instanceof Element && event.target.closest(BUSY)) return;
  event.preventDefault(); // the space bar scrolls
  director.skip();
}
