import { SHELF_PARAMETERS } from "@awning/domain/published/product-listing";

/** The requested page of a listing, from 1; `null` if invalid. */
export function readPageNumber(query: URLSearchParams): number | null {
  const text = query.get(SHELF_PARAMETERS.page);
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}
