import * as z from "zod/mini";
import { addedField } from "../../values/rows.ts";
import { line, paragraph } from "../../values/text.ts";

/** In UTF-16 units: a name with its addresses, warnings, an email or web address, an identifier. */
export const SAFETY_PARTY_MAX = 300;
export const SAFETY_WARNINGS_MAX = 1000;
export const SAFETY_CONTACT_MAX = 120;
export const SAFETY_ID_MAX = 60;

export const NO_SAFETY = { maker: "", makerContact: "", responsible: "", warnings: "", gtin: "", model: "", batch: "" };

// A function so that bundlers can drop it where only the types are used.
/* @__NO_SIDE_EFFECTS__ */
function makeSafetySchema() {
  return addedField(
    z.object({
      maker: paragraph(SAFETY_PARTY_MAX),
      makerContact: line(0, SAFETY_CONTACT_MAX),
      responsible: paragraph(SAFETY_PARTY_MAX),
      warnings: paragraph(SAFETY_WARNINGS_MAX),
      gtin: z.string().check(z.regex(/^(\d{8}|\d{12,14})?$/)),
      model: line(0, SAFETY_ID_MAX),
      batch: line(0, SAFETY_ID_MAX),
    }),
    NO_SAFETY,
  );
}
/**
 * What an offer must say of a product in the EU (Regulation (EU) 2023/988, Art. 19): its maker with postal address, an electronic address
 * of theirs, the responsible person in the EU with both if the maker is elsewhere, warnings, and identifiers. Empty texts are unknown.
 */
export const safetySchema = /* @__PURE__ */ makeSafetySchema();
export type Safety = z.infer<typeof safetySchema>;
