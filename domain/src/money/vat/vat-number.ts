import { VAT_FORMATS } from "./vat-formats.ts";

/** A VAT number with its prefix and without blanks, and the member state that gave it (ISO 3166-1 alpha-2). */
export type VatNumber = { number: string; country: string };

/** Greece is `EL` in VAT numbers. */
const PREFIXES: Readonly<Record<string, string>> = { EL: "GR" };

/** Whether a country (ISO 3166-1 alpha-2) is a member state of the EU. */
export function isMemberState(country: string): boolean {
  return country in VAT_FORMATS;
}

/** Reads a VAT number of a member state as typed; `null` if its form or its check digits are wrong. Whether it is in use only VIES knows. */
export function readVatNumber(typed: string): VatNumber | null {
  const number = typed
    .toUpperCase()
    .replace(/[\s.\-/]/g, "")
    .replace(/^GR/, "EL");
  const [prefix, body] = [number.slice(0, 2), number.slice(2)];
  const country = PREFIXES[prefix] ?? prefix;
  const format = country === "GR" && prefix !== "EL" ? undefined : VAT_FORMATS[country];
  return format?.form.test(body) && (format.check?.(body) ?? true) ? { number, country } : null;
}
