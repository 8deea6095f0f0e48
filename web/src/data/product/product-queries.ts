import type { ProductDraft } from "@awning/domain/product/product";
import { readProductSearch } from "@awning/domain/product/product-search";
import { collections } from "@awning/domain/routes/collections";
import {
  and,
  collection,
  documentId,
  type Firestore,
  limit,
  or,
  orderBy,
  type Query,
  type QueryFilterConstraint,
  query,
  startAfter,
  where,
} from "firebase/firestore";

/** Which products a list holds: those of these states that hold what was typed, with this tag; `null` for any or none. */
export type ProductFilter = { states: readonly ProductDraft["state"][]; search: string; tag: string | null };

/**
 * A shop's products that fit a filter, in the order of the shop. However many there are, it reads at most `count`: of a
 * search with several words the database looks for one, of a tag for it alone, and whoever asks compares the others.
 */
export function productsQuery(
  db: Firestore,
  siteId: string,
  { states, search, tag }: ProductFilter,
  { count, cursor = null }: { count: number; cursor?: readonly unknown[] | null },
): Query {
  const products = collection(db, collections.products(siteId));
  const fitting = and(where("state", "in", states), ...(tag === null ? searched(search) : [where("tags", "array-contains", tag)]));
  const byOrder = [orderBy("order"), orderBy(documentId())];
  return query(products, fitting, ...byOrder, ...(cursor === null ? [] : [startAfter(...cursor)]), limit(count));
}

/** Counts of variants with nothing left, in the order of their ids, so that those of one product stand together; at most `count`. */
export function soldOutQuery(
  db: Firestore,
  siteId: string,
  { count, cursor = null }: { count: number; cursor?: readonly unknown[] | null },
): Query {
  const none = [where("available", "==", 0), orderBy(documentId())];
  return query(collection(db, collections.stock(siteId)), ...none, ...(cursor === null ? [] : [startAfter(...cursor)]), limit(count));
}

/** A product whose terms were not made yet is found by its whole SKU all the same. */
function searched(typed: string): QueryFilterConstraint[] {
  const search = readProductSearch(typed);
  if (search === null) return [];
  const byTerm = where("searchTerms", "array-contains", search.term);
  return [search.sku === null ? byTerm : or(byTerm, where("skus", "array-contains", search.sku))];
}
