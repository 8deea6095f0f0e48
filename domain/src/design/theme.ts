import * as z from "zod/mini";

/** The themes of the public page in the order in which owners see them; each has its tokens in `themes/<name>.ts`. */
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
export const themeSchema = z.enum(THEMES);
export type Theme = z.infer<typeof themeSchema>;
export const DEFAULT_THEME: Theme = "market";
