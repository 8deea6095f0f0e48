import type { Theme } from "./theme.ts";

/** Selectable fonts. All are self-hosted or local, so no font service sees a visitor. */
export const FONTS = [
  "bricolage",
  "instrument",
  "newsreader",
  "fraunces",
  "garamond",
  "nunito",
  "jost",
  "josefin",
  "syne",
  "tilt",
  "martian",
  "caveat",
  "system",
  "serif",
  "mono",
] as const;
export type Font = (typeof FONTS)[number];

const SANS = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif';
const SERIF = 'Georgia,"Noto Serif",serif';
const MONO = "ui-monospace,Menlo,Consolas,monospace";

export type FontFacts = {
  name: string;
  theme: Theme | null;
  family: string;
  fallback: string;
  isForText: boolean;
  headWeight: number;
  strongWeight: number;
  letterSpacing: string;
  nameScale: number;
};

const facts = (
  name: string,
  theme: Theme | null,
  family: string,
  fallback: string,
  rest: Partial<FontFacts> & { nameScale: number },
): FontFacts => ({ name, theme, family, fallback, isForText: true, headWeight: 700, strongWeight: 600, letterSpacing: "-.02em", ...rest });

export const FONT_FACTS: Readonly<Record<Font, FontFacts>> = {
  bricolage: facts("Bricolage", "market", "Bricolage", SANS, { headWeight: 800, nameScale: 160 }),
  instrument: facts("Instrument", "noon", "Instrument", SANS, { headWeight: 600, nameScale: 160 }),
  newsreader: facts("Newsreader", "ink", "Newsreader", SERIF, { headWeight: 500, nameScale: 160 }),
  fraunces: facts("Fraunces", "clay", "Fraunces", SERIF, { headWeight: 600, nameScale: 150 }),
  garamond: facts("Garamond", "gallery", "Garamond", SERIF, { headWeight: 500, nameScale: 170 }),
  nunito: facts("Nunito", "garden", "Nunito", SANS, { headWeight: 900, strongWeight: 800, nameScale: 152 }),
  jost: facts("Jost", "bauhaus", "Jost", SANS, { headWeight: 700, nameScale: 150 }),
  josefin: facts("Josefin", "terrazzo", "Josefin", SANS, { isForText: false, headWeight: 600, letterSpacing: ".01em", nameScale: 150 }),
  syne: facts("Syne", "riso", "Syne", SANS, { isForText: false, headWeight: 800, strongWeight: 700, nameScale: 104 }),
  tilt: facts("Tilt Neon", "neon", '"Tilt Neon"', SANS, { isForText: false, headWeight: 400, letterSpacing: "0", nameScale: 150 }),
  martian: facts("Martian Mono", "ticket", "Martian", MONO, { letterSpacing: "-.05em", nameScale: 96 }),
  caveat: facts("Caveat", "postcard", "Caveat", `"Segoe Print",cursive`, { isForText: false, letterSpacing: "0", nameScale: 165 }),
  system: facts("Visitor’s default", null, "", SANS, { nameScale: 140 }),
  serif: facts("Georgia", null, "", SERIF, { nameScale: 135 }),
  mono: facts("Typewriter", null, "", MONO, { letterSpacing: "-.03em", nameScale: 100 }),
};

export function fontStack(font: Font): string {
  const { family, fallback } = FONT_FACTS[font];
  return family ? `${family},${fallback}` : fallback;
}
