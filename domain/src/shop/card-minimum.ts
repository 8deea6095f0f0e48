import type { Currency } from "../money/money.ts";
import { type CardProblem, isCardAmount } from "./card-amount.ts";

/**
 * Card minimums in minor units. From the euro to the złoty they are the provider's
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts); for the others the provider converts the minimum of the
 * settlement currency, about half a dollar, so these leave a margin for exchange rates.
 */
export const CARD_MINIMUM = {
  EUR: 50,
  USD: 50,
  GBP: 30,
  CHF: 50,
  SEK: 300,
  NOK: 300,
  DKK: 250,
  CZK: 1500,
  HUF: 17_500,
  RON: 200,
  CAD: 50,
  AUD: 50,
  NZD: 50,
  MXN: 1000,
  BRL: 50,
  INR: 50,
  SGD: 50,
  HKD: 400,
  JPY: 50,
  PLN: 200,
  ZAR: 1500,
  TRY: 5000,
  KRW: 1000,
  CLP: 1000,
  KWD: 250,
  BHD: 250,
  TND: 2500,
} as const satisfies Record<Currency, number>;

/** Why the provider would refuse this total (minor units); `null` if it accepts it or nothing is due. */
export function cardProblem(total: number, currency: Currency): CardProblem | null {
  if (total > 0 && total < CARD_MINIMUM[currency]) return "too_small";
  return isCardAmount(total, currency) ? null : "too_fine";
}
