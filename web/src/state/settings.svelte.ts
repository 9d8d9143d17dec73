// What a visitor prefers, kept in this browser.

import { LANGUAGES, spoken } from "../text/languages";

export type Skin = "classic" | "gentle";
export type Theme = "dark" | "light" | "system";

interface Kept {
  /** The name of a folder of src/words. */
  lang: string;
  skin: Skin;
  theme: Theme;
  sound: boolean;
  fast: boolean;
  /** Whether what cannot be taken back is chosen by one tap and sealed by another. */
  seals: boolean;
  /** Whether a device that can is felt: it trembles. */
  haptics: boolean;
  /** Whether the browser shows a notice when the game waits for one in a hidden tab. */
  notices: boolean;
  name: string;
  /** The key of one's portrait; nothing for the one that goes with the name. */
  portrait: string;
}

const KEY = "clickbang";

function usual(): Kept {
  const lang = spoken(globalThis.navigator?.language ? [navigator.language] : []);
  return {
    lang,
    skin: "classic",
    theme: "dark",
    sound: true,
    fast: false,
    seals: true,
    haptics: true,
    notices: false,
    name: "",
    portrait: "",
  };
}

function load(): Kept {
  try {
    const kept: Kept = { ...usual(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    return LANGUAGES.includes(kept.lang) ? kept : { ...kept, lang: usual().lang };
  } catch {
    return usual();
  }
}

const bright = globalThis.matchMedia?.("(prefers-color-scheme: light)");
bright?.addEventListener("change", () => keepSettings());

/** The light of the room: as chosen, or as the visitor's system has it. */
function light(): "dark" | "light" {
  if (settings.theme !== "system") return settings.theme;
  return bright?.matches ? "light" : "dark";
}

export const settings = $state<Kept>(load());

/** Keep the settings, and let the whole page follow them. */
export function keepSettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.skin = settings.skin;
  root.dataset.theme = light();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: everything works, it is only forgotten
  }
}
