import * as z from "zod/mini";
import { publicDescription } from "../product/description.ts";
import { SLUG_MAX, SLUG_PATTERN } from "../product/slug.ts";
import { sitePaths } from "../routes/paths.ts";
import type { PublicProduct } from "./published.ts";

export const SHELF_SORTS = ["shop", "price-up", "price-down", "name"] as const;
export const SEARCH_MAX = 40;
export const SHELF_PAGE_MAX = 9999;
export const SHELF_PARAMETERS = { collection: "collection", search: "q", sort: "sort", stock: "stock", page: "page" } as const;
/** The parameter value that hides sold-out products. */
export const IN_STOCK_VALUE = "in";

/** What to list, in one canonical form for all equivalent addresses. */
export const productListingSchema = z.object({
  /** A collection slug; empty for the whole shop. */
  collection: z._default(z.string(), ""),
  /** Lower case without accents, single spaces, `ß` as `ss`; empty for everything. */
  search: z.string(),
  sort: z.enum(SHELF_SORTS),
  isInStockOnly: z.boolean(),
});
export type ProductListing = z.infer<typeof productListingSchema>;
export const WHOLE_SHELF: ProductListing = { collection: "", search: "", sort: "shop", isInStockOnly: false };

export function readProductListing(query: { get(name: string): string | null }): ProductListing {
  const sort = query.get(SHELF_PARAMETERS.sort);
  const collection = query.get(SHELF_PARAMETERS.collection) ?? "";
  return {
    collection: collection.length <= SLUG_MAX && SLUG_PATTERN.test(collection) ? collection : "",
    search: foldSearch(query.get(SHELF_PARAMETERS.search) ?? ""),
    sort: SHELF_SORTS.find((one) => one === sort) ?? "shop",
    isInStockOnly: query.get(SHELF_PARAMETERS.stock) === IN_STOCK_VALUE,
  };
}

export function isWhole(shelf: ProductListing): boolean {
  return shelf.collection === "" && isUnsorted(shelf);
}

/** Whether it is the whole shop or a collection in the owner's order. */
export function isUnsorted(shelf: ProductListing): boolean {
  return shelf.search === "" && shelf.sort === "shop" && !shelf.isInStockOnly;
}

/** The canonical path of a listing page without defaults. `page` from 1. */
export function listingPath(username: string, { collection, search, sort, isInStockOnly }: ProductListing, page = 1): string {
  const said: [name: string, value: string][] = [
    [SHELF_PARAMETERS.collection, collection],
    [SHELF_PARAMETERS.search, search],
    [SHELF_PARAMETERS.sort, sort === "shop" ? "" : sort],
    [SHELF_PARAMETERS.stock, isInStockOnly ? IN_STOCK_VALUE : ""],
    [SHELF_PARAMETERS.page, page > 1 ? String(page) : ""],
  ];
  const query = said.filter(([, value]) => value !== "").map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return sitePaths.shop(username) + (query.length > 0 ? `?${query.join("&")}` : "");
}

/** Filters and sorts products; a collection has its own order. Prices compare by the lowest variant. */
export function arrangeListing(
  products: readonly PublicProduct[],
  { collection, search, sort, isInStockOnly }: ProductListing,
): PublicProduct[] {
  const words = search.split(" ").filter(Boolean);
  const found = products.filter((product) => {
    if (collection !== "" && !Object.hasOwn(product.places, collection)) return false;
    if (isInStockOnly && product.availability.state === "sold_out") return false;
    const text = fold([product.title, publicDescription(product), ...product.variants.map((variant) => variant.name)].join(" "));
    return words.every((word) => text.includes(word));
  });
  switch (sort) {
    case "shop":
      return collection === "" ? found : found.toSorted((a, b) => placeIn(a, collection) - placeIn(b, collection));
    case "price-up":
      return found.toSorted((a, b) => lowestPrice(a) - lowestPrice(b));
    case "price-down":
      return found.toSorted((a, b) => lowestPrice(b) - lowestPrice(a));
    case "name":
      return found.toSorted((a, b) => compareNames(a.title, b.title));
  }
}

function placeIn({ places }: PublicProduct, collection: string): number {
  return places[collection] ?? 0;
}

export function lowestPrice({ price, variants }: Pick<PublicProduct, "price" | "variants">): number {
  return variants.length > 0 ? Math.min(...variants.map((variant) => variant.price)) : price;
}

const { compare: compareNames } = new Intl.Collator("en", { numeric: true });

/** Normalizes typed search text, so that equal words are the same search. Cut between characters. */
function foldSearch(typed: string): string {
  const words = fold(typed.slice(0, 4 * SEARCH_MAX))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return [...words.join(" ")].slice(0, SEARCH_MAX).join("").trimEnd();
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").normalize("NFC");
}
