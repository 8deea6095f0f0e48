// Apart from `card-minimum.ts`, whose table the first screen of the dashboard has no use for.
import { type Currency, minorDigits } from "../money/money.ts";

/** Why a card cannot pay a total. */
export const CARD_PROBLEMS = ["too_small", "too_fine"] as const;
export type CardProblem = (typeof CARD_PROBLEMS)[number];

/**
 * Whether an amount in minor units can be taken from a card or given back to it: of currencies with three decimals the
 * provider takes only those whose last digit is 0 (https://docs.stripe.com/currencies#three-decimal). Nothing is rounded: who
 * pays or gives back something else than what was agreed is owed the rest.
 */
export function isCardAmount(amount: number, currency: Currency): boolean {
  return minorDigits(currency) < 3 || amount % 10 === 0;
}
