import { beginningsOf, beginWords, termOf } from "../values/search-terms.ts";
import { type ProductDraft, SKU_MAX, skusOf } from "./product.ts";

type Searched = Pick<ProductDraft, "title" | "sku"> & { variants: readonly { name: string; sku: string }[] };

/** What a product is found by in its owner's list: every beginning of the words of its name, its kinds and their SKUs. */
export function productTermsOf(product: Searched): string[] {
  return beginningsOf(textsOf(product));
}

/** What somebody searches products for. */
export type ProductSearch = {
  /** The beginning of a word, as {@link productTermsOf} keeps it: the rarest that was typed. */
  term: string;
  /** A whole SKU as `skus` holds it; `null` when what was typed is too long for one. */
  sku: string | null;
};

/** Reads a search as it was typed; `null` for nothing at all. */
export function readProductSearch(typed: string): ProductSearch | null {
  const term = termOf(typed);
  const sku = typed.trim().toLowerCase();
  return term === null ? null : { term, sku: sku.length <= SKU_MAX ? sku : null };
}

/** Whether a product answers everything that was typed, and not only the one word a database looks for. */
export function matchesProductSearch(product: Searched, typed: string): boolean {
  return skusOf(product).includes(typed.trim().toLowerCase()) || beginWords(textsOf(product), typed);
}

function textsOf({ title, sku, variants }: Searched): string[] {
  return [title, ...variants.map(({ name }) => name), ...skusOf({ sku, variants })];
}
