import * as z from "zod/mini";
import type { Legal } from "../site/legal.ts";
import type { ClientAttribution } from "./client-attribution.ts";

/**
 * Hashes of the shop's texts that a buyer agreed to; empty if the shop has none. The legal notice is only informative. `purchase` is the
 * default text in a shop without terms.
 */
export const agreedTextsSchema = z.object({
  terms: z.string(),
  withdrawal: z.string(),
  privacy: z.string(),
  purchase: z.string(),
});
export type AgreedTexts = z.infer<typeof agreedTextsSchema>;
export const NO_AGREED_TEXTS: AgreedTexts = { terms: "", withdrawal: "", privacy: "", purchase: "" };

export function agreedTextsOf({ terms, withdrawal, privacy }: Legal, digest: (text: string) => string): AgreedTexts {
  const version = (text: string) => (text === "" ? "" : digest(text));
  return { terms: version(terms), withdrawal: version(withdrawal), privacy: version(privacy), purchase: "" };
}

/** How a buyer arrived, visible only to the owner: empty texts and `null` where unknown. `link` keeps its title at that time. */
export const attributionSchema = z.object({
  source: z.string(),
  utm: z.object({ source: z.string(), medium: z.string(), campaign: z.string() }),
  link: z.nullable(z.object({ id: z.string(), title: z.string() })),
});
export type Attribution = z.infer<typeof attributionSchema>;

/** The attribution an order keeps; `null` if nothing is known. `link` is the owner's link behind the short id. */
export function attributionOf({ source, utm }: ClientAttribution, link: Attribution["link"]): Attribution | null {
  const isKnown = [source, ...Object.values(utm)].some((value) => value !== "") || link !== null;
  return isKnown ? { source, utm, link } : null;
}
