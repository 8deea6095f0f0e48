import { type Currency, minorDigits } from "@awning/domain/money/money";

/** Banknotes in units of which the smallest is five; larger ones are the same again, times ten. */
const NOTES = [5, 10, 20, 50] as const;
const SHOWN = 3;

/** Round amounts of cash that a buyer may hand over for `total`, least first, in minor units. The exact amount is not among them. */
export function likelyTenders(total: number, currency: Currency): number[] {
  if (total <= 0) return [];
  const digits = minorDigits(currency);
  // Currencies without minor units have hundreds where others have units.
  const unit = digits === 0 ? 100 : 10 ** digits;
  const found = new Set<number>();
  for (let scale = unit; found.size < SHOWN; scale *= 10) {
    for (const note of NOTES) {
      const given = Math.ceil(total / (note * scale)) * note * scale;
      if (given > total && found.size < SHOWN) found.add(given);
    }
  }
  return [...found].sort((a, b) => a - b);
}
