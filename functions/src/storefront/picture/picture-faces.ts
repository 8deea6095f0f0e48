import { readFileSync } from "node:fs";
import type { Design } from "@awning/domain/design/design";
import { FONT_FACTS, type FontFacts } from "@awning/domain/design/font";
import type { Theme } from "@awning/domain/design/theme";
import { THEME_TOKENS } from "@awning/domain/design/themes/all.generated";
import { GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import * as z from "zod/mini";

/** What the build wrote beside the faces: ranges are the characters that a file can draw, both ends within. */
const listSchema = z.array(
  z.object({ file: z.string(), language: z.nullable(z.string()), ranges: z.array(z.tuple([z.number(), z.number()])) }),
);
const BODY_WEIGHT = 500;
type Spare = z.infer<typeof listSchema>[number];

/** Sets a canvas to a face for words, at a size in pixels. */
export type Face = (to: SKRSContext2D, size: number) => void;

/** The faces of the themes, and those for scripts and signs that they do not have; each is read when it is first wanted. */
export class PictureFaces {
  readonly #folder: URL;
  readonly #known = new Set<string>();
  #spares: Spare[] | undefined;

  /** `folder`: where the build put the faces, with a slash at its end. */
  constructor(folder: URL) {
    this.#folder = folder;
  }

  /** The faces in which a page of that look sets its name and its sentences, with whatever a text needs besides. */
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
    // The weight of `font` alone is that of the last face that was asked for.
    to.fontVariationSettings = `"wght" ${weight}`;
  };
}

function factsOf(theme: Theme, design: Design | null): FontFacts {
  return FONT_FACTS[design && design.font !== "theme" ? design.font : THEME_TOKENS[theme].face.font];
}

/** The theme whose face is nearest to one that only visitors' devices have. */
function likest({ fallback }: FontFacts): Theme {
  if (fallback.includes("monospace")) return "ticket";
  return fallback.includes("sans-serif") ? "noon" : "ink";
}
