import { COLLECTIONS_MAX, type CollectionDraft } from "../product/collection.ts";
import { withUniqueSlugs } from "../product/unique-slugs.ts";
import type { PublicProduct, PublishedSite } from "./published.ts";

type InOrder = readonly Pick<CollectionDraft, "title" | "slug" | "productIds">[];

/** Stores each product's place in its collections, so that a collection needs no extra read. `collections` in shop order. */
export function placeProducts(products: readonly PublicProduct[], collections: InOrder): PublicProduct[] {
  const shown = shownOf(collections);
  if (shown.length === 0) return [...products];
  const placesBySlug = shown.map(({ slug, productIds }) => [slug, new Map(productIds.map((id, place) => [id, place]))] as const);
  return products.map((product) => {
    const places = placesBySlug.flatMap(([slug, places]) => {
      const place = places.get(product.id);
      return place === undefined ? [] : [[slug, place] as const];
    });
    return { ...product, places: Object.fromEntries(places) };
  });
}

export function toPublicCollections(products: readonly PublicProduct[], collections: InOrder): PublishedSite["collections"] {
  const counts = new Map<string, number>();
  for (const { places } of products) for (const slug of Object.keys(places)) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return shownOf(collections).flatMap(({ title, slug }) => {
    const count = counts.get(slug) ?? 0;
    return count > 0 ? [{ title, slug, count }] : [];
  });
}

function shownOf(collections: InOrder) {
  return withUniqueSlugs(collections.slice(0, COLLECTIONS_MAX));
}
