import * as z from "zod/mini";
import type { Legal } from "../site/legal.ts";

/**
 * The shop's own texts to which a buyer agrees, each by its version: the same letters for the same text. Empty where the shop had
 * none. Its legal notice only informs. `purchase` is the plain text about this one purchase, in a shop without terms of its own.
 */
export const agreedTextsSchema = z.object({
  terms: z.string(),
  withdrawal: z.string(),
  privacy: z.string(),
  purchase: z._default(z.string(), ""),
});
export type AgreedTexts = z.infer<typeof agreedTextsSchema>;
export const NO_AGREED_TEXTS: AgreedTexts = { terms: "", withdrawal: "", privacy: "", purchase: "" };

/** The versions of a shop's texts. `digest` makes a short one of a text. */
export function agreedTextsOf({ terms, withdrawal, privacy }: Legal, digest: (text: string) => string): AgreedTexts {
  const version = (text: string) => (text === "" ? "" : digest(text));
  return { terms: version(terms), withdrawal: version(withdrawal), privacy: version(privacy), purchase: "" };
}
