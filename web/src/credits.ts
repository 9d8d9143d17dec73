// Whose work the page shows beside ours: for the credits page.

export interface Credit {
  what: string;
  by: string;
  licence: string;
  link: string;
}

export const CREDITS: Credit[] = [
  { what: "Open Peeps", by: "Pablo Stanley", licence: "CC0 1.0", link: "https://www.openpeeps.com/" },
  { what: "DiceBear", by: "Florian Körner", licence: "MIT", link: "https://www.dicebear.com/" },
];
