// Lines of the frame's small signs, in a field of 24 by 24.

export const PATHS = {
  log: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  chat: "M4 5h16v11h-9l-5 4v-4H4z",
  rules: "M12 7c-2-1.700-4.500-2-8-2v13c3.500 0 6 .3 8 2 2-1.700 4.500-2 8-2V5c-3.500 0-6 .3-8 2zm0 0v13",
  share: "M14 20v-1.500a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4V20M8 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7m11-2v6m3-3h-6",
  settings: "M4 7h8m6 0h2M4 17h2m6 0h8M15.500 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5m-7 10a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5",
  loud: "M4 9.500v5h3.500L12 18V6L7.500 9.500zM16 9a4 4 0 0 1 0 6m2.500-8.500a7.500 7.500 0 0 1 0 11",
  mute: "M4 9.500v5h3.500L12 18V6L7.500 9.500zM16 9.500l5 5m0-5l-5 5",
  close: "M6 6l12 12M18 6L6 18",
  table: "M3 12c0-3.300 4-6 9-6s9 2.700 9 6-4 6-9 6-9-2.700-9-6z",
} as const; // biome-ignore format: a table

export type GlyphName = keyof typeof PATHS;
