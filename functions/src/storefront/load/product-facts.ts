import type { PublicProduct } from "@awning/domain/published/published";
import type { ProductFact } from "@awning/web/storefront";
import { NO_WITHDRAWAL_FACTS } from "../labels.ts";

/** What a product's page says of it besides its description, in rows: drawn here, so that browsers load no words for it. */
export function productFacts({ withdrawal }: PublicProduct): ProductFact[] {
  return withdrawal ? [NO_WITHDRAWAL_FACTS[withdrawal]] : [];
}
