declare module "subset-font" {
  /** Cuts a font down to the signs of a text, and its axes to a part of them. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** Leaves out signs that only the font's own replacements lead to. */
      noLayoutClosure?: boolean;
    },
  ): Promise<Buffer>;
}
