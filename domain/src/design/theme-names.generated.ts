// Written by `npm run themes`.
export const THEMES = [
  "market",
  "noon",
  "ink",
  "riso",
  "terrazzo",
  "garden",
  "neon",
  "clay",
  "gallery",
  "ticket",
  "postcard",
  "bauhaus",
] as const;
