import { SLUG_MAX, SLUG_PATTERN } from "@awning/domain/product/product";
import { SHELF_PARAMETERS } from "@awning/domain/published/product-listing";

/** The page of a shelf that an address asks for, from 1; `null` for what is no number of a page. */
export function readPageNumber(query: URLSearchParams): number | null {
  const text = query.get(SHELF_PARAMETERS.page);
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** The product that an address asks for in the way of before products had addresses of their own; otherwise `null`. */
export function movedProduct(query: URLSearchParams): string | null {
  const slug = query.get("product");
  return slug !== null && slug.length <= SLUG_MAX && SLUG_PATTERN.test(slug) ? slug : null;
}
