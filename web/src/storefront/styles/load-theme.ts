import type { Theme } from "@awning/domain/design/theme";
import type { ThemeSheet } from "./sheets/theme-sheet.ts";

const LOAD: Readonly<Record<Theme, () => Promise<{ sheet: ThemeSheet }>>> = {
  market: () => import("./sheets/market.ts"),
  noon: () => import("./sheets/noon.ts"),
  ink: () => import("./sheets/ink.ts"),
  riso: () => import("./sheets/riso.ts"),
  terrazzo: () => import("./sheets/terrazzo.ts"),
  garden: () => import("./sheets/garden.ts"),
  neon: () => import("./sheets/neon.ts"),
  clay: () => import("./sheets/clay.ts"),
  gallery: () => import("./sheets/gallery.ts"),
  ticket: () => import("./sheets/ticket.ts"),
  postcard: () => import("./sheets/postcard.ts"),
  bauhaus: () => import("./sheets/bauhaus.ts"),
};

/** Fetches the look of one theme: a page drawn in the browser brings only the one it needs. */
export async function loadTheme(theme: Theme): Promise<ThemeSheet> {
  return (await LOAD[theme]()).sheet;
}
