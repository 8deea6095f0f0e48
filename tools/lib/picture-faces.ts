import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { fromRoot } from "./root.ts";

/** Fonts for scripts without a theme font, and symbols; `language` selects regional glyphs. */
const SPARES = [
  { name: "@fontsource-variable/noto-sans", style: "wght-normal.woff2", language: null },
  { name: "@fontsource-variable/noto-sans-arabic", style: "wght-normal.woff2", language: null },
  { name: "@fontsource-variable/noto-sans-hebrew", style: "wght-normal.woff2", language: null },
  { name: "@fontsource-variable/noto-sans-thai", style: "wght-normal.woff2", language: null },
  { name: "@fontsource-variable/noto-sans-jp", style: "wght-normal.woff2", language: "ja" },
  { name: "@fontsource-variable/noto-sans-kr", style: "wght-normal.woff2", language: "ko" },
  { name: "@fontsource-variable/noto-sans-sc", style: "wght-normal.woff2", language: "zh" },
  // Not the smaller woff2, whose glyphs are rendered empty.
  { name: "@fontsource/noto-color-emoji", style: "400-normal.woff", language: null },
] as const;

const rangesSchema = z.record(z.string(), z.string());
const require = createRequire(fromRoot("functions/package.json"));

/**
 * Copies the fonts of share images next to the functions: theme fonts, and for other scripts files of a few hundred characters with an
 * index.
 * @param themes the font file of each theme
 */
export function copyPictureFaces(themes: Readonly<Record<string, string>>, functionsOut: string): void {
  const out = join(functionsOut, "faces");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const [theme, file] of Object.entries(themes)) copyFileSync(file, join(out, `${theme}.woff2`));
  const spares = SPARES.flatMap(({ name, style, language }) => {
    const folder = dirname(require.resolve(`${name}/package.json`));
    const font = name.split("/")[1] ?? "";
    const ranges = rangesSchema.parse(JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")));
    return Object.entries(ranges).map(([subset, text]) => {
      const file = `${font}-${subset.replace(/[[\]]/g, "")}-${style}`;
      copyFileSync(join(folder, "files", file), join(out, file));
      return { file, language, ranges: text.split(",").map(readRange) };
    });
  });
  writeFileSync(join(out, "faces.json"), JSON.stringify(spares));
}

/** `U+26` or `U+30-39`, as in CSS. */
function readRange(text: string): [number, number] {
  const [from = "", to = from] = text.trim().replace("U+", "").split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
