import { type Currency, toDecimal } from "@awning/domain/money";
import { suggestedPrice } from "@awning/domain/pricing";
import type { PublicProduct } from "@awning/domain/published";
import { priceWords } from "../words.ts";

/** A price where one is read before it is chosen: buyers who choose it see the least. */
export function labelWords({ pricing }: Pick<PublicProduct, "pricing">, amount: number, currency: Currency, language?: string): string {
  if (pricing === "fixed") return priceWords(amount, currency, language);
  return amount === 0 ? "Pay what you want" : `from ${priceWords(amount, currency, language)}`;
}

/** What stands in the field for a price that buyers choose, and below it. */
export function amountFacts(product: Pick<PublicProduct, "suggested">, least: number, currency: Currency) {
  return {
    suggested: toDecimal(suggestedPrice(product, least), currency),
    least: least > 0 ? `For one piece, ${priceWords(least, currency)} or more.` : "For one piece. Nothing at all is fine, too.",
  };
}
