import { toDecimal } from "@awning/domain/money/money";
import { suggestedPrice } from "@awning/domain/product/pricing";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import { formatPrice } from "../labels.ts";
import * as labels from "./labels.ts";

/** A price in the shop's language. Minor units. */
export function shopPrice(amount: number, { shop, profile }: PublishedSite): string {
  return formatPrice(amount, shop.currency, profile.language);
}

/** The price shown before a variant is selected: the minimum where buyers set it. */
export function formatUnitPrice({ pricing }: Pick<PublicProduct, "pricing">, amount: number, site: PublishedSite): string {
  if (pricing === "fixed") return shopPrice(amount, site);
  return amount === 0 ? labels.payWhatYouWant : labels.fromPrice(shopPrice(amount, site));
}

/** The initial value of the field for the buyer's price, and the text below it. */
export function amountFacts(product: Pick<PublicProduct, "suggested">, least: number, site: PublishedSite) {
  return {
    suggested: toDecimal(suggestedPrice(product, least), site.shop.currency),
    least: least > 0 ? labels.orMorePerItem(shopPrice(least, site)) : labels.ownPriceFreeHint,
  };
}
