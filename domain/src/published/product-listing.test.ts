import fc from "fast-check";
import { expect, test } from "vitest";
import {
  arrangeListing,
  isWhole,
  listingPath,
  type ProductListing,
  readProductListing,
  SEARCH_MAX,
  SHELF_SORTS,
  WHOLE_SHELF,
} from "./product-listing.ts";
import type { PublicProduct } from "./published.ts";
import { SAMPLE_AVAILABLE, samplePublicProduct } from "./sample-published.ts";

const product = (id: string, over: Partial<PublicProduct> = {}) => samplePublicProduct(id, { price: 100, ...over });
const variant = (price: number) => ({
  id: `v${price}`,
  name: `Glaze ${price}`,
  price,
  availability: SAMPLE_AVAILABLE,
  values: [],
  image: null,
});
const SHELF = [
  product("Große Vase", { price: 300 }),
  product("Éclair dish", { price: 900, variants: [variant(200), variant(900)] }),
  product("Mug 10", { availability: { state: "sold_out", left: 0 }, description: "Salt glaze" }),
  product("Mug 9", { price: 50 }),
];
const titles = (shelf: Partial<ProductListing>) => arrangeListing(SHELF, { ...WHOLE_SHELF, ...shelf }).map(({ title }) => title);

test.each([
  [{}, ["Große Vase", "Éclair dish", "Mug 10", "Mug 9"]],
  [{ sort: "price-up" }, ["Mug 9", "Mug 10", "Éclair dish", "Große Vase"]],
  [{ sort: "price-down" }, ["Große Vase", "Éclair dish", "Mug 10", "Mug 9"]],
  [{ sort: "name" }, ["Éclair dish", "Große Vase", "Mug 9", "Mug 10"]],
  [{ isInStockOnly: true }, ["Große Vase", "Éclair dish", "Mug 9"]],
  [{ search: "eclair" }, ["Éclair dish"]],
  [{ search: "glaze" }, ["Éclair dish", "Mug 10"]],
  [{ search: "mug salt" }, ["Mug 10"]],
  [{ search: "nothing" }, []],
] as const)("%j shows %j", (shelf, shown) => expect(titles(shelf)).toEqual(shown));

test.each([
  ["q=%20%20Gr%C3%B6%C3%9Fe++VASE!", { search: "grosse vase" }],
  ["q=...", {}],
  ["sort=evil&stock=yes&q=", {}],
  ["sort=name&stock=in&utm=x", { sort: "name", isInStockOnly: true }],
] as const)("%s is read as %j", (query, shelf) => {
  expect(readProductListing(queryOf(query))).toEqual({ ...WHOLE_SHELF, ...shelf });
});

/** Query parameters as every platform parses them. */
function queryOf(text: string) {
  const pairs = text.split("&").map((pair) => pair.split("=").map((part) => decodeURIComponent(part.replaceAll("+", " "))));
  const found = new Map(pairs.map(([name = "", value = ""]) => [name, value]));
  return { get: (name: string) => found.get(name) ?? null };
}

const anyShelf = fc.record({
  collection: fc.constantFrom("", "cups", "for-the-table", "No such"),
  q: fc.string({ unit: "grapheme", maxLength: 60 }),
  sort: fc.constantFrom(...SHELF_SORTS, "x"),
  stock: fc.constantFrom("in", ""),
});

test("every address has one canonical form, which parses to itself", () => {
  fc.assert(
    fc.property(anyShelf, (typed) => {
      const shelf = readProductListing({ get: (name) => new Map(Object.entries(typed)).get(name) ?? null });
      expect([...shelf.search].length).toBeLessThanOrEqual(SEARCH_MAX);
      const path = listingPath("kiln", shelf);
      const again = readProductListing(queryOf(path.split("?")[1] ?? ""));
      expect(again).toEqual(shelf);
      expect(path === "/kiln/shop").toBe(isWhole(shelf));
    }),
  );
});

test("finds a product by its normalized name", () => {
  for (const { title } of SHELF) expect(titles({ search: readProductListing({ get: () => title }).search })).toContain(title);
});
