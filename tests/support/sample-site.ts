import type { Media } from "@awning/domain/media";
import type { PublicLink, PublicProduct, PublishedSite } from "@awning/domain/published";

export const MEDIA_BASE = "https://media.example.test/o/";
export const SITE_URL = "https://awning.example";

/** A picture; `n` makes it another one. */
export function sampleMedia(n: number, alt = ""): Media {
  // Ids as random as real ones: they are what compresses worst in a page.
  let seed = n * 2654435761;
  const id = Array.from({ length: 20 }, () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"[seed % 62];
  }).join("");
  return { id, siteId: "owner1", widths: [320, 640, 1280], width: 1280, height: 960, alt, color: "#c0a080" };
}

export function sampleProduct(n: number, changes: Partial<PublicProduct> = {}): PublicProduct {
  return {
    id: `product${n}`,
    slug: `piece-${n}`,
    kind: "physical",
    title: `Piece number ${n} in oat and umber`,
    description: "Thrown in small batches.\n\nDishwasher safe.",
    price: 2000 + n * 150,
    compareAt: null,
    images: [sampleMedia(n, "A piece on a shelf")],
    variants: [],
    availability: { state: "in_stock", left: null },
    limitPerOrder: null,
    ...changes,
  };
}

export function sampleLink(n: number, changes: Partial<PublicLink> = {}): PublicLink {
  return {
    id: `link${n}`,
    type: "web",
    title: `Something worth a look, number ${n}`,
    subtitle: "With a line that says why",
    url: `https://pages.example.test/look/${n * 7919}`,
    thumb: n % 2 ? sampleMedia(100 + n) : null,
    style: n === 1 ? "featured" : "normal",
    ...changes,
  };
}

/** A live shop with 12 links and 24 products, as one document holds them. */
export function sampleSite(changes: Partial<PublishedSite> = {}): PublishedSite {
  const products = Array.from({ length: 24 }, (_, index) => sampleProduct(index + 1));
  return {
    siteId: "owner1",
    username: "kiln",
    state: "live",
    version: 1,
    displayName: "kiln",
    headline: "Stoneware for every day",
    bio: "A two-wheel pottery by the harbour.",
    avatar: sampleMedia(901, "A kiln"),
    cover: sampleMedia(902, "A shelf"),
    socials: [{ kind: "email", url: "mailto:kiln@example.test" }],
    theme: "market",
    links: Array.from({ length: 12 }, (_, index) => sampleLink(index + 1)),
    shop: { currency: "EUR", open: true, payments: ["transfer", "cash"], deliveries: ["shipping", "pickup"], shippingPrice: 590 },
    products,
    productCount: products.length,
    ...changes,
  };
}
