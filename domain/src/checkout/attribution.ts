import * as z from "zod/mini";
import type { Legal } from "../site/legal.ts";
import type { ClientAttribution } from "./client-attribution.ts";

/**
 * The shop's own texts to which a buyer agrees, each by its version: the same letters for the same text. Empty where the shop had
 * none. Its legal notice only informs. `purchase` is the plain text about this one purchase, in a shop without terms of its own.
 */
export const agreedTextsSchema = z.object({
  terms: z.string(),
  withdrawal: z.string(),
  privacy: z.string(),
  purchase: z.string(),
});
export type AgreedTexts = z.infer<typeof agreedTextsSchema>;
export const NO_AGREED_TEXTS: AgreedTexts = { terms: "", withdrawal: "", privacy: "", purchase: "" };

/** The versions of a shop's texts. `digest` makes a short one of a text. */
export function agreedTextsOf({ terms, withdrawal, privacy }: Legal, digest: (text: string) => string): AgreedTexts {
  const version = (text: string) => (text === "" ? "" : digest(text));
  return { terms: version(terms), withdrawal: version(withdrawal), privacy: version(privacy), purchase: "" };
}

/** How the buyer of an order came, for its owner alone: empty texts and `null` where nothing is known. `link` as it was titled then. */
export const attributionSchema = z.object({
  source: z.string(),
  utm: z.object({ source: z.string(), medium: z.string(), campaign: z.string() }),
  link: z.nullable(z.object({ id: z.string(), title: z.string() })),
});
export type Attribution = z.infer<typeof attributionSchema>;

/** What an order keeps of it; `null` when nothing is known. `link` is the one of the owner's that its mark was found for. */
export function attributionOf({ source, utm }: ClientAttribution, link: Attribution["link"]): Attribution | null {
  const isKnown = [source, ...Object.values(utm)].some((value) => value !== "") || link !== null;
  return isKnown ? { source, utm, link } : null;
}
