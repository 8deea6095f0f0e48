import type { Theme } from "@awning/domain/design/theme";
import tiltNeon from "@fontsource/tilt-neon/files/tilt-neon-latin-400-normal.woff2?url";
import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import garamond from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import josefin from "@fontsource-variable/josefin-sans/files/josefin-sans-latin-wght-normal.woff2?url";
import jost from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";
import martian from "@fontsource-variable/martian-mono/files/martian-mono-latin-wght-normal.woff2?url";
import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import syne from "@fontsource-variable/syne/files/syne-latin-wght-normal.woff2?url";
import caveat from "../../../../faces/caveat.woff2?url";
import newsreader from "../../../../faces/newsreader.woff2?url";

/** Where the face of each theme lies in the built app. A face is fetched only when its theme is shown. */
export const THEME_FACES: Readonly<Record<Theme, string>> = {
  market: bricolage,
  noon: instrument,
  ink: newsreader,
  riso: syne,
  terrazzo: josefin,
  garden: nunito,
  neon: tiltNeon,
  clay: fraunces,
  gallery: garamond,
  ticket: martian,
  postcard: caveat,
  bauhaus: jost,
};
