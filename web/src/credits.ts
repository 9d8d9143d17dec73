// Whose work the page shows beside ours: for the credits page.

import type { Skin } from "./state/settings.svelte";
import { AUTHORS } from "./things/authors";

export interface Credit {
  what: string;
  by: string;
  licence: string;
  link: string;
}

export const CREDITS: Credit[] = [
  { what: "Open Peeps", by: "Pablo Stanley", licence: "CC0 1.0", link: "https://www.openpeeps.com/" },
  { what: "DiceBear", by: "Florian Körner", licence: "MIT", link: "https://www.dicebear.com/" },
  {
    what: "Abril Fatface",
    by: "TypeTogether",
    licence: "SIL OFL 1.1",
    link: "https://fontsource.org/fonts/abril-fatface",
  },
  {
    what: "Figtree",
    by: "The Figtree Project Authors",
    licence: "SIL OFL 1.1",
    link: "https://fontsource.org/fonts/figtree",
  },
];

/** The drawings of the cards and things that one sees, by author. */
export const drawingsIn = (skin: Skin): Credit[] =>
  Object.entries(AUTHORS[skin]).map(([by, names]) => ({
    what: names.map((name) => name.replaceAll("-", " ")).join(", "),
    by,
    licence: "CC BY 3.0",
    link: "https://creativecommons.org/licenses/by/3.0/",
  }));
