// The name under which one plays: the one kept from last time, or one made up.

import { say } from "../text/catalogue";
import { settings } from "./settings.svelte";

/** As the server takes them. */
export const LONGEST_NAME = 24;

export function madeUpName(): string {
  const names = say("made-up-names").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

/** Nobody is left without a name. */
export function keepName(name: string): string {
  settings.name = name.trim() || madeUpName();
  return settings.name;
}
