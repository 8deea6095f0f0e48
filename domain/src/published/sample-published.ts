import { emptyCopy } from "./projection.ts";
import { type PublicProduct, type PublishedSite, publishedSiteSchema } from "./published.ts";

export const SAMPLE_AVAILABLE = { state: "in_stock", left: null } as const;

/** A public product for tests: one piece of it costs 10, and there is enough. */
export function samplePublicProduct(id: string, changes: Partial<PublicProduct> = {}): PublicProduct {
  return {
    id,
    slug: id,
    kind: "physical",
    title: id,
    description: "",
    price: 1000,
    compareAt: null,
    images: [],
    options: [],
    variants: [],
    availability: SAMPLE_AVAILABLE,
    limitPerOrder: null,
    pricing: "fixed",
    suggested: null,
    places: {},
    ...changes,
  };
}

/** The public copy of a shop for tests, as visitors' pages read it: sold for cash, picked up, unless `shop` says otherwise. */
export function samplePublicSite({ shop, ...changes }: Record<string, unknown> & { shop?: Partial<PublishedSite["shop"]> } = {}) {
  return publishedSiteSchema.parse({
    ...emptyCopy({ siteId: "owner", username: "quay", state: "live", version: 1, theme: "riso" }),
    displayName: "Quay",
    shop: {
      currency: "EUR",
      open: true,
      payments: ["cash"],
      deliveries: ["pickup"],
      shippingPrice: 0,
      freeOver: null,
      shippingVaries: false,
      taxMode: "none",
      ...shop,
    },
    ...changes,
  });
}
