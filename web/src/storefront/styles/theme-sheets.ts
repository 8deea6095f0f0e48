import type { Theme } from "@awning/domain/design/theme";
import { sheet as bauhaus } from "./sheets/bauhaus.ts";
import { sheet as clay } from "./sheets/clay.ts";
import { sheet as gallery } from "./sheets/gallery.ts";
import { sheet as garden } from "./sheets/garden.ts";
import { sheet as ink } from "./sheets/ink.ts";
import { sheet as market } from "./sheets/market.ts";
import { sheet as neon } from "./sheets/neon.ts";
import { sheet as noon } from "./sheets/noon.ts";
import { sheet as postcard } from "./sheets/postcard.ts";
import { sheet as riso } from "./sheets/riso.ts";
import { sheet as terrazzo } from "./sheets/terrazzo.ts";
import type { ThemeSheet } from "./sheets/theme-sheet.ts";
import { sheet as ticket } from "./sheets/ticket.ts";

/** The twelve themes. The markup is the same in all of them. */
export const THEME_SHEETS: Readonly<Record<Theme, ThemeSheet>> = {
  market,
  noon,
  ink,
  riso,
  terrazzo,
  garden,
  neon,
  clay,
  gallery,
  ticket,
  postcard,
  bauhaus,
};
