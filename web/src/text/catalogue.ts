// The page's own sentences, from the same catalogue as all others. What happens in a game comes in words from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import enText from "../../../src/clickbang/text/web/en.ftl?raw";
import enGentle from "../../../src/clickbang/text/web/en.gentle.ftl?raw";
import frText from "../../../src/clickbang/text/web/fr.ftl?raw";
import frGentle from "../../../src/clickbang/text/web/fr.gentle.ftl?raw";
import { type Lang, type Skin, settings } from "../state/settings.svelte";

const TEXTS: Record<Lang, Record<Skin, string[]>> = {
  en: { classic: [enText], gentle: [enText, enGentle] },
  fr: { classic: [frText], gentle: [frText, frGentle] },
};

const bundles = new Map<string, FluentBundle>();

function bundle(lang: Lang, skin: Skin): FluentBundle {
  const key = `${lang}/${skin}`;
  let found = bundles.get(key);
  if (!found) {
    found = new FluentBundle(lang === "fr" ? "fr-FR" : "en-GB", { useIsolating: false });
    for (const text of TEXTS[lang][skin])
      found.addResource(new FluentResource(text), { allowOverrides: true });
    bundles.set(key, found);
  }
  return found;
}

/** The sentence with this key in the visitor's language; reading it in a component follows the settings. */
export function say(key: string, params: Record<string, FluentVariable> = {}): string {
  const words = bundle(settings.lang, settings.skin);
  const message = words.getMessage(key);
  if (!message?.value) return key;
  return words.formatPattern(message.value, params);
}

export function has(key: string): boolean {
  return bundle(settings.lang, settings.skin).hasMessage(key);
}
