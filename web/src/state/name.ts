// The name under which one plays: the one kept from last time, or one made up; at a table, one that is free.

import { say } from "../text/catalogue";
import { settings } from "./settings.svelte";

/** As the server takes them. */
export const LONGEST_NAME = 24;

/** Every animal can be of every kind, in each language in its own order. */
export function madeUpNames(): string[] {
  const animals = say("made-up-animals").split(", ");
  const kinds = say("made-up-kinds").split(", ");
  return kinds.flatMap((kind) => animals.map((animal) => say("made-up-name", { kind, animal })));
}

const anyOf = (names: string[]): string => names[Math.floor(Math.random() * names.length)] ?? "";
const isAmong = (name: string, names: string[]): boolean =>
  names.some((other) => other.toLowerCase() === name.toLowerCase());

/** Whether nobody chose this name: then nobody minds another one. */
export const isMadeUp = (name: string): boolean => isAmong(name, madeUpNames());

/** Nobody is left without a name. */
export function keepName(name: string): string {
  settings.name = name.trim() || anyOf(madeUpNames());
  return settings.name;
}

/** The name itself where nobody has it; another made-up one for one that was made up; or the name with a number. */
export function freeName(name: string, taken: string[]): string {
  if (!isAmong(name, taken)) return name;
  if (isMadeUp(name)) {
    const free = anyOf(madeUpNames().filter((other) => !isAmong(other, taken)));
    if (free) return free;
  }
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const numbered = name.slice(0, LONGEST_NAME - end.length) + end;
    if (!isAmong(numbered, taken)) return numbered;
  }
}
