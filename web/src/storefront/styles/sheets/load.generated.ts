// Written by `npm run themes`.
import type { Theme } from "@awning/domain/design/theme";
import type { ThemeSheet } from "./theme-sheet.ts";

export const LOAD_SHEET: Readonly<Record<Theme, () => Promise<{ sheet: ThemeSheet }>>> = {
  market: () => import("./market.generated.ts"),
  noon: () => import("./noon.generated.ts"),
  ink: () => import("./ink.generated.ts"),
  riso: () => import("./riso.generated.ts"),
  terrazzo: () => import("./terrazzo.generated.ts"),
  garden: () => import("./garden.generated.ts"),
  neon: () => import("./neon.generated.ts"),
  clay: () => import("./clay.generated.ts"),
  gallery: () => import("./gallery.generated.ts"),
  ticket: () => import("./ticket.generated.ts"),
  postcard: () => import("./postcard.generated.ts"),
  bauhaus: () => import("./bauhaus.generated.ts"),
};
