// The languages of the page: every folder of src/words is one. What a game says of itself stands in the same way in the
// folder `words` of its own.

import type { Skin } from "../state/settings.svelte";

/** Spoken to whoever wants none of ours, and where a game does not speak theirs. */
export const FALLBACK = "en";

const FILES = import.meta.glob<string>(["../words/*/*.ftl", "../games/*/words/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The texts of these files in a language, all games' among them. */
const textsOf = (lang: string, file: string): string[] =>
  Object.entries(FILES).flatMap(([path, text]) => (path.endsWith(`/${lang}/${file}.ftl`) ? [text] : []));

/** All there is to say in a language; gentle words stand in place of others. */
export const textsIn = (lang: string, skin: Skin): string[] => [
  ...textsOf(lang, "messages"),
  ...(skin === "gentle" ? textsOf(lang, "gentle") : []),
];

const FOLDERS = Object.keys(FILES).flatMap(
  (path) => path.match(/^\.\.\/words\/([^/]+)\/messages\.ftl$/)?.[1] ?? [],
);

/** The one that is spoken where nobody has chosen stands first. */
export const LANGUAGES: string[] = [FALLBACK, ...FOLDERS.filter((lang) => lang !== FALLBACK)];

/** The first of these that is spoken here. */
export const spoken = (wanted: readonly string[]): string =>
  wanted.map((tag) => tag.split("-")[0]!).find((lang) => LANGUAGES.includes(lang)) ?? FALLBACK;
