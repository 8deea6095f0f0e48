import { BLOCK_PRODUCTS_MAX } from "../page/public-page.ts";
import { COLLECTIONS_MAX, type CollectionDraft } from "../product/collection.ts";
import { type Described, type PublicDescription, shapesOf } from "../product/description.ts";
import { measuredPrice } from "../product/law/measured-price.ts";
import { struckPrice } from "../product/law/price-history.ts";
import type { Product } from "../product/product.ts";
import { lacksFile, unitPrice } from "../product/shown.ts";
import { withUniqueSlugs } from "../product/slug.ts";
import { availabilityOf, stockRulesOf } from "../product/stock-rules.ts";
import { stockedVariants } from "../product/stocked-variants.ts";
import { refusedHost } from "../rich-text/refused-hosts.ts";
import type { RichRun, RichText } from "../rich-text/rich-text.ts";
import { stockId } from "../routes/firestore-paths.ts";
import { compareKeys } from "../values/rows.ts";
import type { PublicProduct, PublishedSite } from "./published.ts";

/** A product as visitors see it; `stock` as in the sources. */
export function toPublicProduct(product: Product, stock: ReadonlyMap<string, number>): PublicProduct {
  const { id, slug, kind, title, price, images, limitPerOrder, pricing } = product;
  const isNothing = lacksFile(product);
  const left = (variantId: string) => (isNothing ? 0 : (stock.get(stockId(id, variantId)) ?? null));
  const rulesOf = (variantId: string) => ({ backorder: stockRulesOf(product, variantId).backorder && !isNothing });
  const variants = product.variants.map((variant) => ({
    id: variant.id,
    name: variant.name,
    price: unitPrice(product, variant),
    availability: availabilityOf(left(variant.id), rulesOf(variant.id)),
    values: variant.values,
    image: images.some((one) => one.id === variant.image) ? variant.image : null,
    ...measuredOf(product, unitPrice(product, variant), variant.amount),
  }));
  const ids = stockedVariants(product);
  const availability = availabilityOf(
    ids.map(left).reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0),
    // A product can be backordered if any variant can.
    { backorder: ids.some((id) => rulesOf(id).backorder) },
  );
  // The owner announces a reduction; what it is compared with comes from the history of prices.
  const prior = struckPrice(product, product.prices ?? []);
  const reduced = { compareAt: null, ...(prior === null ? {} : { prior }) };
  const suggested = pricing === "fixed" ? null : product.suggested;
  const said = { id, slug, kind, title, ...toPublicDescription(product), price, ...reduced, images, limitPerOrder, pricing, suggested };
  const { withdrawal, safety } = product;
  const hasSafety = kind === "physical" && Object.values(safety).some((one) => one !== "");
  const law = { ...(withdrawal === "standard" ? {} : { withdrawal }), ...(hasSafety ? { safety } : {}), ...cheapestOf(product, variants) };
  return { ...said, ...law, options: product.options, variants, availability, places: {} };
}

/** Prices that buyers choose are not compared by their amount. */
function measuredOf({ pricing, measure }: Product, price: number, own = 0): Pick<PublicProduct, "measured"> {
  const measured = pricing === "fixed" ? measuredPrice(price, measure, own) : null;
  return measured ? { measured } : {};
}

/** The price per base unit beside the price that a list shows. */
function cheapestOf(product: Product, variants: PublicProduct["variants"]): Pick<PublicProduct, "measured"> {
  if (variants.length === 0) return measuredOf(product, product.price);
  const [cheapest] = variants.toSorted((a, b) => a.price - b.price);
  return cheapest?.measured ? { measured: cheapest.measured } : {};
}

/** The public description: plain text, or only the formatted one so that no text is stored twice. Links to refused hosts are removed. */
export function toPublicDescription(stored: Described): PublicDescription {
  const shapes = shapesOf(stored);
  return shapes ? { description: "", richDescription: withoutRefused(shapes) } : { description: stored.description };
}

function withoutRefused(text: RichText): RichText {
  return text.map((node) =>
    "items" in node
      ? { ...node, items: node.items.map((item) => ({ children: item.children.map(withoutRefusedLink) })) }
      : { ...node, children: node.children.map(withoutRefusedLink) },
  );
}

function withoutRefusedLink(run: RichRun): RichRun {
  if (run.link === undefined || refusedHost(run.link) === null) return run;
  const { link: _, ...rest } = run;
  return rest;
}

export function newestOf(sources: readonly Product[], shown: readonly PublicProduct[]): string[] {
  const ids = new Set(shown.map((product) => product.id));
  return [...sources]
    .filter((product) => ids.has(product.id))
    .sort((a, b) => b.createdAt - a.createdAt || compareKeys(a.id, b.id))
    .slice(0, BLOCK_PRODUCTS_MAX)
    .map((product) => product.id);
}

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
