// Written by `npm run themes`.
import type { Theme } from "@awning/domain/design/theme";
import market from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import noon from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import ink from "../../../../faces/newsreader.woff2?url";
import riso from "@fontsource-variable/syne/files/syne-latin-wght-normal.woff2?url";
import terrazzo from "@fontsource-variable/josefin-sans/files/josefin-sans-latin-wght-normal.woff2?url";
import garden from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import neon from "@fontsource/tilt-neon/files/tilt-neon-latin-400-normal.woff2?url";
import clay from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import gallery from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url";
import ticket from "@fontsource-variable/martian-mono/files/martian-mono-latin-wght-normal.woff2?url";
import postcard from "../../../../faces/caveat.woff2?url";
import bauhaus from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";

/** Where the face of each theme lies in the built app. A face is fetched only when its theme is shown. */
export const THEME_FACES: Readonly<Record<Theme, string>> = {
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
