import * as z from "zod/mini";

/** The twelve themes of the public page; each is one file in `web/src/storefront/themes`. */
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
