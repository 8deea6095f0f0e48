// `npm run faces`: subsets fonts that are too large for a first visit into `web/faces`. Run it after updating one of these packages, and
// check the themes that use them.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { fromRoot } from "./lib/root.ts";

const require = createRequire(fromRoot("web/package.json"));

/** Latin for Western Europe; other characters use system fonts. */
const SIGNS = [...signs(0x20, 0x7e), ...signs(0xa0, 0xff), ..."ŒœŸŠšŽžıƒˆ˜–—‘’‚“”„†‡•…‰‹›€™−←→↑↓"].join("");

const CUTS = {
  // All weights would cost 25 KB; the theme uses regular and a slightly bolder one.
  newsreader: {
    from: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
    options: { variationAxes: { wght: { min: 400, max: 600 } } },
  },
  // Half of these files are alternate letter forms.
  // Headings of our own pages: one weight in several widths, without alternates.
  "bricolage-poster": {
    from: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2",
    options: { noLayoutClosure: true, variationAxes: { wght: 800, wdth: { min: 75, max: 100 } } },
  },
  caveat: { from: "@fontsource/caveat/files/caveat-latin-700-normal.woff2", options: { noLayoutClosure: true } },
};

for (const [name, { from, options }] of Object.entries(CUTS)) {
  const whole = await readFile(require.resolve(from));
  const cut = await subsetFont(whole, SIGNS, { targetFormat: "woff2", ...options });
  await writeFile(fromRoot("web/faces", `${name}.woff2`), cut);
  process.stdout.write(`${name}: ${whole.length} bytes, cut ${cut.length}\n`);
}

function signs(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
