import { SHELF_PARAMETERS } from "@awning/domain/published/product-listing";

/** The page of a shelf that an address asks for, from 1; `null` for what is no number of a page. */
export function readPageNumber(query: URLSearchParams): number | null {
  const text = query.get(SHELF_PARAMETERS.page);
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}
