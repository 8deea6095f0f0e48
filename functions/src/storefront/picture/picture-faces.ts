import { readFileSync } from "node:fs";
import type { Design } from "@awning/domain/design/design";
import { FONT_FACTS, type FontFacts } from "@awning/domain/design/font";
import type { Theme } from "@awning/domain/design/theme";
import { THEME_TOKENS } from "@awning/domain/design/themes/all.generated";
import { GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import * as z from "zod/mini";

/** Written by the build beside the fonts. Ranges are the characters a file covers, both ends included. */
const listSchema = z.array(
  z.object({ file: z.string(), language: z.nullable(z.string()), ranges: z.array(z.tuple([z.number(), z.number()])) }),
);
const BODY_WEIGHT = 500;
type Spare = z.infer<typeof listSchema>[number];

/** Sets a canvas font for words, at a size in pixels. */
export type Face = (to: SKRSContext2D, size: number) => void;

/** The themes' fonts, and fallbacks for other scripts and symbols; each is loaded on first use. */
export class PictureFaces {
  readonly #folder: URL;
  readonly #known = new Set<string>();
  #spares: Spare[] | undefined;

  /** `folder`: where the build put the fonts, with a trailing slash. */
  constructor(folder: URL) {
    this.#folder = folder;
  }

  /** A page's heading and body fonts, with the fallbacks a text needs. */
  facesFor(text: string, language: string, theme: Theme, design: Design | null): { head: Face; body: Face } {
    const facts = factsOf(theme, design);
    const spares = this.#sparesFor(text, language);
    const face = this.#register(`${facts.theme ?? likest(facts)}.woff2`);
    const plain = facts.isForText ? face : this.#register("noon.woff2");
    return { head: faceOf(face, spares, facts.headWeight), body: faceOf(plain, spares, BODY_WEIGHT) };
  }

  #sparesFor(text: string, language: string): string[] {
    this.#spares ??= listSchema.parse(JSON.parse(readFileSync(new URL("faces.json", this.#folder), "utf8")));
    const points = [...new Set(text)].map((sign) => sign.codePointAt(0) ?? 0).filter((point) => point > 0x7e);
    const wanted = this.#spares.filter(({ ranges }) => points.some((point) => ranges.some(([from, to]) => point >= from && point <= to)));
    // Chinese, Japanese and Korean write some of the same characters in different forms: the owner's own first.
    const isOwn = (spare: Spare) => spare.language !== null && language.startsWith(spare.language);
    return [...wanted.filter(isOwn), ...wanted.filter((spare) => !isOwn(spare))].map(({ file }) => this.#register(file));
  }

  #register(file: string): string {
    const family = `awning ${file.replace(/\.woff2?$/, "")}`;
    if (!this.#known.has(family) && !GlobalFonts.register(readFileSync(new URL(file, this.#folder)), family))
      throw new Error(`The face ${file} cannot be read`);
    this.#known.add(family);
    return family;
  }
}

function faceOf(first: string, spares: readonly string[], weight: number): Face {
  const stack = [first, ...spares].map((family) => `"${family}"`).join(",");
  return (to, size) => {
    to.font = `${weight} ${size}px ${stack}`;
    // Without this, the weight of the previously used variable font stays.
    to.fontVariationSettings = `"wght" ${weight}`;
  };
}

function factsOf(theme: Theme, design: Design | null): FontFacts {
  return FONT_FACTS[design && design.font !== "theme" ? design.font : THEME_TOKENS[theme].face.font];
}

/** The theme whose font is closest to a system font. */
function likest({ fallback }: FontFacts): Theme {
  if (fallback.includes("monospace")) return "ticket";
  return fallback.includes("sans-serif") ? "noon" : "ink";
}
