declare module "subset-font" {
  /** Subsets a font to the characters of a text, and its axes to a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** Omits glyphs that only the font's substitutions reach. */
      noLayoutClosure?: boolean;
    },
  ): Promise<Buffer>;
}
