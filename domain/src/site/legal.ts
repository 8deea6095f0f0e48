import * as z from "zod/mini";
import { paragraph } from "../values/text.ts";
import { LEGAL_KINDS, type LegalKind } from "./legal-titles.ts";

export { LEGAL_KINDS, LEGAL_TITLES, type LegalKind } from "./legal-titles.ts";

export const LEGAL_TEXT_MAX = 20_000;

const text = z._default(paragraph(LEGAL_TEXT_MAX), "");
/** `sites/{siteId}/settings/legal`: the owner's legal texts; an empty text means no page. */
export const legalSchema = z.object({ imprint: text, terms: text, withdrawal: text, privacy: text });
export type Legal = z.infer<typeof legalSchema>;
export const NO_LEGAL: Legal = { imprint: "", terms: "", withdrawal: "", privacy: "" };

/** `published/{username}/legal/{kind}`: a public legal text. */
export const publishedLegalSchema = z.object({ version: z.number(), text: z.string() });

export function legalKindsOf(legal: Legal): LegalKind[] {
  return LEGAL_KINDS.filter((kind) => legal[kind] !== "");
}
