// Separate from `tax.ts`, so that formatting a rate does not bundle the validator.

/** Art. 138 is about goods, Art. 196 about services. The wording needs a lawyer (docs/legal.md). */
export const REVERSE_CHARGE = "Reverse charge: VAT is due by the recipient (Art. 138 and 196, Directive 2006/112/EC)";

/** Formats thousandths of a percent, for example `20 %` or `8.875 %`. */
export function formatRate(rate: number): string {
  return `${rate / 1000} %`;
}
