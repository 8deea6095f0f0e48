// Separate from `card-minimum.ts`, whose table the first dashboard chunk does not need.
import { type Currency, minorDigits } from "../money/money.ts";

export const CARD_PROBLEMS = ["too_small", "too_fine"] as const;
export type CardProblem = (typeof CARD_PROBLEMS)[number];

/**
 * Whether a card can pay or be refunded an amount in minor units: for three-decimal currencies the provider only accepts amounts ending in
 * 0 (https://docs.stripe.com/currencies#three-decimal). Nothing is rounded, because a different amount would leave a difference owed.
 */
export function isCardAmount(amount: number, currency: Currency): boolean {
  return minorDigits(currency) < 3 || amount % 10 === 0;
}
