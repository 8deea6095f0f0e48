import * as z from "zod/mini";
import { addedField } from "../values/rows.ts";
import { line, paragraph } from "../values/text.ts";

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

/** Whether a GTIN's last digit fits the others (mod 10, weights 3 and 1 from the right). Empty is none. */
export function isGtin(typed: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(typed)) return typed === "";
  const sum = [...typed].toReversed().reduce((all, digit, index) => all + Number(digit) * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

type Identified = { kind: string; sku: string; safety: Safety };
/** What a physical product lacks before it may be offered in the EU; a SKU identifies it too. Nothing for files and services. */
export type SafetyGap = "maker" | "contact" | "identifier";

export function safetyGaps({ kind, sku, safety }: Identified): SafetyGap[] {
  if (kind !== "physical") return [];
  const { maker, makerContact, gtin, model, batch } = safety;
  return [
    ...(maker === "" ? (["maker"] as const) : []),
    ...(makerContact === "" ? (["contact"] as const) : []),
    ...([sku, gtin, model, batch].every((one) => one === "") ? (["identifier"] as const) : []),
  ];
}
