import { listedServices, type PublishedService, publishServices } from "../booking/public-service.ts";
import type { StoredSchedule } from "../booking/schedule.ts";
import type { Service } from "../booking/service.ts";
import type { ChatSettings } from "../chat/chat-settings.ts";
import { type Design, toPublicDesign } from "../design/design.ts";
import type { LinkSettings } from "../link/utm.ts";
import type { PageIndex } from "../page/page.ts";
import { pageEntries } from "../page/public-page.ts";
import type { Collection } from "../product/collection.ts";
import type { Product } from "../product/product.ts";
import { withUniqueSlugs } from "../product/slug.ts";
import { refusedHost, withoutRefusedLinks } from "../rich-text/refused-hosts.ts";
import type { CardSettings } from "../shop/card-settings.ts";
import type { ShopSettings } from "../shop/shop-settings.ts";
import { type Information, legalTexts, NO_INFORMATION, toPublicInformation } from "../site/information.ts";
import { type LegalKind, NO_LEGAL } from "../site/legal.ts";
import { isSiteClosed, type Site } from "../site/site.ts";
import { readSocials } from "../site/socials.ts";
import { inOrder } from "../values/rows.ts";
import { bytesOfProduct, fittingProducts, packCards } from "./product-cards.ts";
import { type PlacedLink, type PublishedLinks, publishLinks } from "./projection-links.ts";
import { newestOf, placeProducts, toPublicCollections, toPublicProduct } from "./public-products.ts";
import { toPublicPlace, toPublicShop } from "./public-shop.ts";
import { PRODUCTS_PER_PAGE, type PublicProduct, type PublishedSite } from "./published.ts";
import type { PublishedCopy } from "./published-copy.ts";
import { type ShownProduct, shownProduct } from "./shown-product.ts";

/** All inputs of a projection. `stock` maps `stockId` to units left; `settings` is `null` if unreadable. */
export type Sources = {
  siteId: string;
  site: Site;
  settings: ShopSettings | null;
  card?: CardSettings | null;
  design?: Design | null;
  /** Including disabled ones. */
  links: readonly PlacedLink[];
  linkSettings?: LinkSettings | null;
  products: readonly Product[];
  collections?: readonly Collection[];
  stock: ReadonlyMap<string, number>;
  archivedSlugs: readonly string[];
  /** Profile, SEO, pause and legal texts; omitted if unreadable. */
  information?: Information;
  /** Including those that cannot be booked; published ones need the hours of their schedule. */
  services?: readonly Service[];
  schedules?: readonly StoredSchedule[];
  chat?: ChatSettings;
  version: number;
  pages?: PageIndex;
  /** Where Storage serves objects, ending in `/o/`. */
  mediaBase: string;
  /** When the copy is made, ms since 1970; later links are stored separately. */
  now: number;
};
/** `cards` and `slugs` find products in shops with several pages, and are omitted in others. */
export type BuiltProjection = {
  site: PublishedCopy;
  furtherPages: PublicProduct[][];
  cards: PublicProduct[][];
  slugs: string[][];
  legal: Partial<Record<LegalKind, string>>;
  later: PublishedLinks["later"];
  services: PublishedService[];
  /** Of every product in `sources`, in shop order: also of those that do not fit into the copy. */
  shown: ShownProduct[];
  /** Of the same products together, as the copy would hold them. */
  bytes: number;
};

/**
 * The public copy of a site, field by field, so that no private field leaks. A site that is suspended or scheduled for deletion keeps only
 * its name.
 * @returns `null` if the site is not published
 */
export function buildProjection(sources: Sources): BuiltProjection | null {
  const { site } = sources;
  if (isSiteClosed(site))
    return {
      site: emptyCopy({ ...headOf(sources, "suspended"), theme: site.theme }),
      furtherPages: [],
      cards: [],
      slugs: [],
      legal: {},
      later: [],
      services: [],
      shown: [],
      bytes: 0,
    };
  if (!site.published) return null;
  const collections = inOrder(sources.collections ?? []);
  const made = inOrder(sources.products).map((product) => ({ product, shown: toPublicProduct(product, sources.stock) }));
  const all = withUniqueSlugs(made.map(({ shown }) => shown));
  const placed = placeProducts(all, collections);
  const products = fittingProducts(placed);
  const furtherPages: PublicProduct[][] = [];
  for (let from = PRODUCTS_PER_PAGE; from < products.length; from += PRODUCTS_PER_PAGE) {
    furtherPages.push(products.slice(from, from + PRODUCTS_PER_PAGE));
  }
  const pages = furtherPages.length > 0 ? [products.slice(0, PRODUCTS_PER_PAGE), ...furtherPages] : [];
  const cards = pages.length > 0 ? packCards(products) : [];
  const { username } = site;
  const shop = toPublicShop(sources.settings, sources.card ?? null);
  const { siteId, version, now } = sources;
  const services = publishServices(sources.services ?? [], sources.schedules ?? [], { siteId, currency: shop.currency, version, now });
  const { links, places, later } = publishLinks(inOrder(sources.links), {
    siteId,
    username,
    settings: sources.linkSettings ?? null,
    products,
    services,
    pages: sources.pages ?? {},
    mediaBase: sources.mediaBase,
    now,
  });
  const { displayName, headline, bio, avatar, cover, theme } = site;
  return {
    site: {
      ...headOf(sources, "live"),
      displayName,
      headline,
      bio: withoutRefusedLinks(bio),
      avatar,
      cover,
      socials: readSocials(site.socials)
        .filter(({ url }) => refusedHost(url) === null)
        .map(({ kind, url }) => ({ kind, url })),
      theme,
      design: toPublicDesign(sources.design ?? null),
      layout: sources.design?.layout ?? "stack",
      links,
      shop,
      pickupPlace: shop.deliveries.includes("pickup") ? toPublicPlace(sources.settings) : "",
      products: products.slice(0, PRODUCTS_PER_PAGE),
      productCount: products.length,
      collections: toPublicCollections(products, collections),
      cardDocuments: cards.length,
      pages: pageEntries(sources.pages ?? {}),
      newest: Object.keys(sources.pages ?? {}).length > 0 ? newestOf(sources.products, products) : [],
      services: listedServices(services),
      serviceCount: services.length,
      laterLinks: places,
      goneSlugs: sources.archivedSlugs.filter((slug) => !products.some((product) => product.slug === slug)),
      ...toPublicInformation(sources.information ?? NO_INFORMATION),
      chat: toPublicChat(sources.chat),
    },
    furtherPages,
    cards,
    slugs: pages.map((page) => page.map((product) => product.slug)),
    legal: legalTexts(sources.information?.legal ?? NO_LEGAL),
    later,
    services,
    shown: made.map(({ product, shown }) => shownProduct(product, shown, sources.stock)),
    bytes: placed.reduce((sum, product) => sum + bytesOfProduct(product), 0),
  };
}

function headOf({ siteId, site, version }: Sources, state: PublishedSite["state"]) {
  return { siteId, username: site.username, state, version };
}

export function emptyCopy(head: Pick<PublishedCopy, "siteId" | "username" | "state" | "version" | "theme">): PublishedCopy {
  return {
    ...head,
    displayName: "",
    headline: "",
    bio: "",
    avatar: null,
    cover: null,
    socials: [],
    design: null,
    layout: "stack",
    links: [],
    shop: toPublicShop(null, null),
    pickupPlace: "",
    products: [],
    productCount: 0,
    collections: [],
    cardDocuments: 0,
    pages: [],
    newest: [],
    services: [],
    serviceCount: 0,
    laterLinks: [],
    goneSlugs: [],
    ...toPublicInformation(NO_INFORMATION),
    chat: null,
  };
}

function toPublicChat(settings: ChatSettings | undefined): PublishedSite["chat"] {
  return settings === undefined || settings.mode === "hidden"
    ? null
    : { mode: settings.mode, awayText: withoutRefusedLinks(settings.awayText) };
}
