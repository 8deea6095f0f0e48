import { beginningsOf, beginWords, termOf } from "../values/search-terms.ts";
import { skusOf } from "./identifiers.ts";
import { type ProductDraft, SKU_MAX } from "./product.ts";

type Searched = Pick<ProductDraft, "title" | "sku"> & { variants: readonly { name: string; sku: string }[] };

export function productTermsOf(product: Searched): string[] {
  return beginningsOf(textsOf(product));
}

export type ProductSearch = {
  /** The most selective typed prefix, as {@link productTermsOf} stores it. */
  term: string;
  /** A whole SKU as in `skus`; `null` if the text is too long for one. */
  sku: string | null;
};

export function readProductSearch(typed: string): ProductSearch | null {
  const term = termOf(typed);
  const sku = typed.trim().toLowerCase();
  return term === null ? null : { term, sku: sku.length <= SKU_MAX ? sku : null };
}

export function matchesProductSearch(product: Searched, typed: string): boolean {
  return skusOf(product).includes(typed.trim().toLowerCase()) || beginWords(textsOf(product), typed);
}

function textsOf({ title, sku, variants }: Searched): string[] {
  return [title, ...variants.map(({ name }) => name), ...skusOf({ sku, variants })];
}
