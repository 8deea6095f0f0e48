import { createHash } from "node:crypto";
import type { Media } from "@awning/domain/media/media";
import type { PublicLink, PublicProduct, PublishedSite } from "@awning/domain/published/published";
import { NO_INFORMATION, toPublicInformation } from "@awning/domain/site/information";
import { MEDIA_ORIGIN } from "./ports.ts";

/** Where the pictures of every contestant's page lie. */
export const MEDIA_BASE = `${MEDIA_ORIGIN}/v0/b/bench.appspot.com/o/`;
export const SITE_URL = "https://awning.example.test";

/** The site that every contestant shows: 12 links, 24 products. Nothing in it is left to chance. */
export function siteOf(username: string): PublishedSite {
  return {
    siteId: id("owner"),
    username,
    state: "live",
    version: 1,
    displayName: "Kiln & Salt",
    headline: "Stoneware from a small studio by the sea",
    bio: words("bio", 40),
    avatar: media("avatar"),
    cover: media("cover"),
    socials: [
      { kind: "instagram", url: "https://instagram.com/kiln" },
      { kind: "email", url: "mailto:kiln@example.test" },
    ],
    theme: "market",
    links: Array.from({ length: 12 }, (_, index) => link(index)),
    shop: {
      currency: "EUR",
      open: true,
      payments: ["transfer"],
      deliveries: ["shipping", "pickup"],
      shippingPrice: 490,
      freeOver: null,
      shippingVaries: false,
      taxMode: "none",
    },
    products: Array.from({ length: 24 }, (_, index) => product(index)),
    productCount: 24,
    goneSlugs: [],
    collections: [],
    layout: "stack",
    pages: [],
    newest: [],
    chat: null,
    services: [],
    ...toPublicInformation(NO_INFORMATION),
  };
}

/** Something that does not compress, as ids are. */
function id(seed: string): string {
  return createHash("sha256").update(seed).digest("hex").slice(0, 20);
}

function media(seed: string): Media {
  const color = `#${id(seed).slice(0, 6)}`;
  return { id: id(seed), siteId: id("owner").padEnd(28, "x"), widths: [320, 640, 1280], width: 1280, height: 960, alt: "", color };
}

const WORDS = "salt glaze thrown quay stoneware morning kiln handle blue ash rim foot slip oak tide lid spout cup vase jar".split(" ");

/** Words in an order that does not repeat. */
function words(seed: string, count: number): string {
  const pick = (index: number) => WORDS[Number.parseInt(id(`${seed}${index}`).slice(0, 6), 16) % WORDS.length];
  return Array.from({ length: count }, (_, index) => pick(index)).join(" ");
}

function link(index: number): PublicLink {
  return {
    id: id(`link${index}`),
    type: "web",
    title: words(`t${index}`, 3),
    subtitle: words(`s${index}`, 5),
    url: `https://${words(`l${index}`, 1)}${index}.example.test/${id(`path${index}`).slice(0, 8)}`,
    thumb: index % 3 === 0 ? media(`link${index}`) : null,
    style: "normal",
  };
}

function product(index: number): PublicProduct {
  const title = `${words(`p${index}`, 2)} ${index}`;
  return {
    id: id(`p${index}`),
    kind: "physical",
    title,
    slug: title.replaceAll(" ", "-"),
    description: words(`d${index}`, 40),
    images: [media(`a${index}`), media(`b${index}`)],
    price: 900 + index * 137,
    compareAt: null,
    options: [],
    variants: [],
    availability: { state: "in_stock", left: null },
    limitPerOrder: null,
    pricing: "fixed",
    suggested: null,
    places: {},
  };
}
