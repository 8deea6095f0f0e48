import fc from "fast-check";
import { expect, test } from "vitest";
import { COLLECTIONS_MAX } from "../product/collection.ts";
import { packCards } from "./product-cards.ts";
import { arrangeListing, listingPath, type ProductListing, readProductListing, WHOLE_SHELF } from "./product-listing.ts";
import { placeProducts, toPublicCollections } from "./public-products.ts";
import { samplePublicProduct } from "./sample-published.ts";

const soldOut = { state: "sold_out", left: 0 } as const;
const all = ["mug", "bowl", "vase", "plate"].map((id) => samplePublicProduct(id, id === "bowl" ? { availability: soldOut } : {}));
const table = { title: "Table", slug: "table", productIds: ["plate", "gone", "mug", "bowl"] };
const empty = { title: "Empty", slug: "empty", productIds: ["gone"] };
const flowers = { title: "Flowers", slug: "flowers", productIds: ["vase"] };

function shown(collections: (typeof table)[], shelf: Partial<ProductListing>): string[] {
  return arrangeListing(placeProducts(all, collections), { ...WHOLE_SHELF, ...shelf }).map(({ id }) => id);
}

test("a collection lists its products in its own order, with search, sorting and filters", () => {
  expect(shown([table, flowers], { collection: "table" })).toEqual(["plate", "mug", "bowl"]);
  expect(shown([table], { collection: "table", sort: "name" })).toEqual(["bowl", "mug", "plate"]);
  expect(shown([table], { collection: "table", isInStockOnly: true })).toEqual(["plate", "mug"]);
  expect(shown([table], { collection: "table", search: "mu" })).toEqual(["mug"]);
  expect(shown([table], { collection: "table", search: "vase" })).toEqual([]);
  expect(shown([table], {})).toEqual(["mug", "bowl", "vase", "plate"]);
  expect(shown([table], { collection: "constructor" })).toEqual([]);
});

test("lists collections in order with their counts, without empty ones", () => {
  expect(toPublicCollections(placeProducts(all, [flowers, empty, table]), [flowers, empty, table])).toEqual([
    { title: "Flowers", slug: "flowers", count: 1 },
    { title: "Table", slug: "table", count: 3 },
  ]);
});

test("collections of the same name have different addresses", () => {
  const two = [table, { ...flowers, slug: "table" }];
  expect(toPublicCollections(placeProducts(all, two), two).map(({ slug }) => slug)).toEqual(["table", "table-2"]);
  expect(shown(two, { collection: "table-2" })).toEqual(["vase"]);
});

test("limits the number of collections", () => {
  const many = Array.from({ length: COLLECTIONS_MAX + 5 }, (_, index) => ({ ...flowers, slug: `c${index}` }));
  expect(toPublicCollections(placeProducts(all, many), many)).toHaveLength(COLLECTIONS_MAX);
});

test("cards list a collection like its products do, across documents", () => {
  const ids = all.map(({ id }) => id);
  fc.assert(
    fc.property(fc.shuffledSubarray(ids), fc.constantFrom(1, 700, 100_000), (productIds, bytesMax) => {
      const placed = placeProducts(all, [{ ...table, productIds }]);
      const shelf = { ...WHOLE_SHELF, collection: "table" };
      expect(arrangeListing(packCards(placed, bytesMax).flat(), shelf).map(({ id }) => id)).toEqual(productIds);
    }),
  );
});

test("a collection has an address, and an unknown one means the whole shop", () => {
  expect(listingPath("kiln", { ...WHOLE_SHELF, collection: "table" })).toBe("/kiln/shop?collection=table");
  for (const odd of ["", "A b", "../x", "<script>", "a".repeat(200)]) {
    expect(readProductListing({ get: (name) => (name === "collection" ? odd : null) })).toEqual(WHOLE_SHELF);
  }
});
