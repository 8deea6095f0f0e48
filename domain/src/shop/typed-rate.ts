import { TAX_RATE_MAX } from "../money/tax.ts";
import { readPercent } from "../values/typed-number.ts";

const RATE_DIGITS = 3;

/** Parses a typed rate: `20`, `5.5`, `8,875 %`. `null` if it is invalid or out of range. */
export function parseRate(typed: string): number | null {
  const rate = readPercent(typed, RATE_DIGITS);
  return rate !== null && rate <= TAX_RATE_MAX ? rate : null;
}
