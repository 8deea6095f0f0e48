import { listedServices, type PublishedService, publishServices } from "../booking/public-service.ts";
import type { StoredSchedule } from "../booking/schedule.ts";
import type { Service } from "../booking/service.ts";
import type { ChatSettings } from "../chat/schema.ts";
import { type Design, toPublicDesign } from "../design/design.ts";
import type { LinkSettings } from "../link/utm.ts";
import type { PageIndex } from "../page/page.ts";
import { BLOCK_PRODUCTS_MAX, pageEntries } from "../page/public-page.ts";
import type { Collection } from "../product/collection.ts";
import { availabilityOf, lacksFile, lowestPrice, type Product, stockRulesOf, unitPrice } from "../product/product.ts";
import { toPublicDescription } from "../product/public-description.ts";
import { stockedVariants } from "../product/stocked-variants.ts";
import { withUniqueSlugs } from "../product/unique-slugs.ts";
import { refusedHost, withoutRefusedLinks } from "../rich-text/refused-hosts.ts";
import { stockId } from "../routes/firestore-paths.ts";
import { type CardSettings, takesCards } from "../shop/card-settings.ts";
import { estimateCountry, shippingMethodsOf, shippingMethodsTo } from "../shop/shipping.ts";
import {
  DEFAULT_SHOP_SETTINGS,
  DELIVERY_METHODS,
  type DeliveryMethod,
  PAYMENT_METHODS,
  paymentMethodsFor,
  type ShopSettings,
} from "../shop/shop-settings.ts";
import { type Information, legalTexts, NO_INFORMATION, toPublicInformation } from "../site/information.ts";
import { type LegalKind, NO_LEGAL } from "../site/legal.ts";
import { isSiteClosed, type Site } from "../site/site.ts";
import { readSocials } from "../site/socials.ts";
import { fittingProducts, packCards } from "./product-cards.ts";
import { type PlacedLink, type PublishedLinks, publishLinks } from "./projection-links.ts";
import { placeProducts, toPublicCollections } from "./public-collections.ts";
import { PRODUCTS_PER_PAGE, type PublicProduct, type PublishedSite } from "./published.ts";
import type { PublishedCopy } from "./published-copy.ts";

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
    };
  if (!site.published) return null;
  const collections = inOrder(sources.collections ?? []);
  const all = withUniqueSlugs(inOrder(sources.products).map((product) => toPublicProduct(product, sources.stock)));
  const products = fittingProducts(placeProducts(all, collections));
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

/** A shop is open if a delivery method has a payment method. */
function toPublicShop(settings: ShopSettings | null, card: CardSettings | null): PublishedSite["shop"] {
  if (!settings) {
    const closed = { open: false, payments: [], deliveries: [], shippingPrice: 0, freeOver: null, shippingVaries: false };
    return { ...closed, currency: DEFAULT_SHOP_SETTINGS.currency, taxMode: "none" };
  }
  const isOffered = { shipping: shippingMethodsOf(settings).length > 0, pickup: settings.pickup.enabled, none: true };
  const payable = (delivery: DeliveryMethod) => paymentMethodsFor(settings, delivery, takesCards(card));
  const deliveries = DELIVERY_METHODS.filter((delivery) => isOffered[delivery] && payable(delivery).length > 0);
  const payments = PAYMENT_METHODS.filter((method) => deliveries.some((delivery) => payable(delivery).includes(method)));
  const isTest = takesCards(card) && card.isTest;
  const parcel = toPublicParcel(settings);
  return {
    currency: settings.currency,
    open: deliveries.length > 0,
    payments,
    deliveries,
    ...parcel,
    taxMode: settings.tax.mode,
    ...(isTest ? { isTest } : {}),
  };
}

function toPublicChat(settings: ChatSettings | undefined): PublishedSite["chat"] {
  return settings === undefined || settings.mode === "hidden"
    ? null
    : { mode: settings.mode, awayText: withoutRefusedLinks(settings.awayText) };
}

function toPublicPlace(settings: ShopSettings | null): string {
  return settings?.pickup.shown === true ? withoutRefusedLinks(settings.pickup.place) : "";
}

/** Shipping facts of a product page, for the shop's own or estimated country. */
function toPublicParcel(settings: ShopSettings) {
  const ways = shippingMethodsOf(settings);
  const near = shippingMethodsTo(ways, estimateCountry(settings.country, ways));
  const [cheapest] = [...near].sort((a, b) => a.price - b.price);
  const shippingVaries = ways.some((one) => one.price > (cheapest?.price ?? 0));
  return { shippingPrice: cheapest?.price ?? 0, freeOver: cheapest?.freeOver ?? null, shippingVaries };
}

function toPublicProduct(product: Product, stock: ReadonlyMap<string, number>): PublicProduct {
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
  }));
  const ids = stockedVariants(product);
  const availability = availabilityOf(
    ids.map(left).reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0),
    // A product can be backordered if any variant can.
    { backorder: ids.some((id) => rulesOf(id).backorder) },
  );
  // Chosen prices are never reductions, and neither is a compare-at price that no variant is below.
  const isReduced = pricing === "fixed" && product.compareAt !== null && product.compareAt > lowestPrice(product);
  const compareAt = isReduced ? product.compareAt : null;
  const suggested = pricing === "fixed" ? null : product.suggested;
  const said = { id, slug, kind, title, ...toPublicDescription(product), price, compareAt, images, limitPerOrder, pricing, suggested };
  return { ...said, options: product.options, variants, availability, places: {} };
}

export function newestOf(sources: readonly Product[], shown: readonly PublicProduct[]): string[] {
  const ids = new Set(shown.map((product) => product.id));
  return [...sources]
    .filter((product) => ids.has(product.id))
    .sort((a, b) => b.createdAt - a.createdAt || compare(a.id, b.id))
    .slice(0, BLOCK_PRODUCTS_MAX)
    .map((product) => product.id);
}

/** Sorts by place, then id, so that the result is deterministic. */
function inOrder<Placed extends { id: string; order: string }>(all: readonly Placed[]): Placed[] {
  return [...all].sort((a, b) => compare(a.order, b.order) || compare(a.id, b.id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
