import type { Currency } from "@awning/domain/money";
import type { PublicProduct } from "@awning/domain/published";
import { priceWords } from "../words.ts";

/** A price where one is read before it is chosen: buyers who choose it see the least. */
export function labelWords({ pricing }: Pick<PublicProduct, "pricing">, amount: number, currency: Currency, language?: string): string {
  if (pricing === "fixed") return priceWords(amount, currency, language);
  return amount === 0 ? "Pay what you want" : `from ${priceWords(amount, currency, language)}`;
}
