// The page's own sentences. What happens in a game comes in words from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Skin, settings } from "../state/settings.svelte";
import { FALLBACK, LANGUAGES, textsIn } from "./languages";

const bundles = new Map<string, FluentBundle>();

function bundle(lang: string, skin: Skin): FluentBundle {
  const key = `${lang}/${skin}`;
  let found = bundles.get(key);
  if (!found) {
    const texts = textsIn(lang, skin).map((text) => new FluentResource(text));
    found = new FluentBundle(localeIn(lang, texts), { useIsolating: false });
    for (const text of texts) found.addResource(text, { allowOverrides: true });
    bundles.set(key, found);
  }
  return found;
}

/** How numbers are written, as the language itself says. */
function localeIn(lang: string, texts: FluentResource[]): string {
  const said = texts.flatMap(({ body }) => body).find(({ id }) => id === "locale")?.value;
  return typeof said === "string" ? said : lang;
}

/** The words that know this key: those of the visitor, or else those that everybody is spoken to in. */
const knowing = (key: string): FluentBundle | undefined =>
  [settings.lang, FALLBACK].map((lang) => bundle(lang, settings.skin)).find((words) => words.hasMessage(key));

/** The sentence with this key in the visitor's language; reading it in a component follows the settings. */
export function say(key: string, params: Record<string, FluentVariable> = {}): string {
  const words = knowing(key);
  const pattern = words?.getMessage(key)?.value;
  return words && pattern ? words.formatPattern(pattern, params) : key;
}

export const has = (key: string): boolean => knowing(key) !== undefined;

/** What a language calls itself. */
export function nameOf(lang: string): string {
  const words = bundle(lang, settings.skin);
  return words.formatPattern(words.getMessage("language")?.value ?? lang);
}

/** The language after this one, and after the last the first. */
export const nextLanguage = (lang: string): string =>
  LANGUAGES[(LANGUAGES.indexOf(lang) + 1) % LANGUAGES.length] ?? FALLBACK;
