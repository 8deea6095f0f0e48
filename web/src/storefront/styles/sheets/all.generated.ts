// Written by `npm run themes`.
import type { Theme } from "@awning/domain/design/theme";
import { sheet as bauhaus } from "./bauhaus.generated.ts";
import { sheet as clay } from "./clay.generated.ts";
import { sheet as gallery } from "./gallery.generated.ts";
import { sheet as garden } from "./garden.generated.ts";
import { sheet as ink } from "./ink.generated.ts";
import { sheet as market } from "./market.generated.ts";
import { sheet as neon } from "./neon.generated.ts";
import { sheet as noon } from "./noon.generated.ts";
import { sheet as postcard } from "./postcard.generated.ts";
import { sheet as riso } from "./riso.generated.ts";
import { sheet as terrazzo } from "./terrazzo.generated.ts";
import { sheet as ticket } from "./ticket.generated.ts";
import type { ThemeSheet } from "./theme-sheet.ts";

/** The style sheets of all themes. The markup is the same in all of them. */
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
