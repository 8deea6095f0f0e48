// Written by `npm run themes`.
import type { Theme } from "../theme.ts";
import type { ThemeTokens } from "../theme-tokens.ts";
import { bauhaus } from "./bauhaus.ts";
import { clay } from "./clay.ts";
import { gallery } from "./gallery.ts";
import { garden } from "./garden.ts";
import { ink } from "./ink.ts";
import { market } from "./market.ts";
import { neon } from "./neon.ts";
import { noon } from "./noon.ts";
import { postcard } from "./postcard.ts";
import { riso } from "./riso.ts";
import { terrazzo } from "./terrazzo.ts";
import { ticket } from "./ticket.ts";

export const THEME_TOKENS: Readonly<Record<Theme, ThemeTokens>> = {
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
