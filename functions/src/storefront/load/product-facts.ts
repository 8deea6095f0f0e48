import { formatMoney } from "@awning/domain/money/money";
import type { PublicProduct, PublishedSite } from "@awning/domain/published/published";
import type { ProductFact } from "@awning/web/storefront";
import * as labels from "../labels.ts";

/** What a product's page says of it besides its description, in rows: drawn here, so that browsers load no words for it. */
export function productFacts(product: PublicProduct, site: PublishedSite): ProductFact[] {
  const { withdrawal } = product;
  return [...reductionFact(product, site), ...(withdrawal ? [labels.NO_WITHDRAWAL_FACTS[withdrawal]] : [])];
}

/** What the struck price is, and the percentage that follows from it where all variants cost the same. */
function reductionFact({ compareAt, price, variants }: PublicProduct, { shop, profile }: PublishedSite): ProductFact[] {
  if (compareAt === null) return [];
  const prices = new Set(variants.length === 0 ? [price] : variants.map((one) => one.price));
  const [only = compareAt] = prices;
  const percent = prices.size === 1 ? Math.floor(((compareAt - only) * 100) / compareAt) : 0;
  const struck = formatMoney(compareAt, shop.currency, profile.language);
  return [[labels.lowestBefore, percent > 0 ? labels.struckBy(struck, percent) : struck]];
}
