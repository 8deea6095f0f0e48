import { isBookedTime } from "@awning/domain/booking/prepaid/booked-line";
import type { CartLine } from "@awning/domain/cart/cart";
import type { PriceList } from "@awning/domain/cart/price-cart";
import { type AgreedTexts, agreedTextsOf } from "@awning/domain/checkout/attribution";
import { Failure } from "@awning/domain/errors/failure";
import type { Seller } from "@awning/domain/order/money/invoice";
import { takesCards } from "@awning/domain/shop/card-settings";
import type { ShopSettings } from "@awning/domain/shop/shop-settings";
import { type LegalKind, legalKindsOf } from "@awning/domain/site/legal";
import { pauseAt, toPublicPause } from "@awning/domain/site/pause";
import type { PublicPause } from "@awning/domain/site/public-pause";
import { isSiteClosed, type Site } from "@awning/domain/site/site";
import { findTypedSite } from "#data/account/usernames.ts";
import { getHeldTimes, type HeldTimes } from "#data/booking/ordered-times.ts";
import { type GuardedDiscount, getDiscount } from "#data/order/discounts.ts";
import { getSeller } from "#data/order/invoices.ts";
import { type GuardedProduct, getProducts } from "#data/product/products.ts";
import { type CountedStock, getStock } from "#data/product/stock.ts";
import { getLegal, getPause } from "#data/site/information.ts";
import { getCardSettings, getShopSettings } from "#data/site/shop-settings.ts";
import { getSite } from "#data/site/sites.ts";
import { derivedId } from "#platform/secure-ids.ts";

export type Shop = Omit<PriceList, "products" | "stock" | "now" | "discount"> & {
  products: ReadonlyMap<string, GuardedProduct>;
  discount: GuardedDiscount | null;
  siteId: string;
  site: Site;
  stock: ReadonlyMap<string, CountedStock>;
  times: HeldTimes;
};

/** Resolves a current or redirecting username to its site. @throws Failure `not_found` */
export async function requireSiteId(username: string, now: number): Promise<string> {
  const siteId = await findTypedSite(username, now);
  if (!siteId) throw new Failure("not_found");
  return siteId;
}

type Wanted = { lines: readonly CartLine[]; code: string; email: string | null };
/** What a shop says of every sale. */
type Terms = Pick<PriceList, "hasCards" | "zone"> & {
  settings: ShopSettings | null;
  pause: PublicPause | null;
  texts: AgreedTexts;
  seller: Seller | null;
  language: string;
  legal: LegalKind[];
};

/** An open shop with its seller, its language and the text versions its buyers agree to. */
export type OpenShop = Shop & Pick<Terms, "texts" | "seller" | "language" | "legal">;
/** The public copy that a page was drawn from. */
export type ShownCopy = { siteId: string; renewed?: number | undefined };

/**
 * Loads a shop with these lines and this code. For a page drawn from a `shown` copy, its terms may be those that an earlier page of the same
 * copy had; orders always read them.
 * @throws Failure `shop_closed`
 */
export async function requireShop(siteId: string, wanted: Wanted, now: number, shown: ShownCopy | null = null): Promise<OpenShop> {
  const [sold, terms] = await Promise.all([
    readSold(siteId, wanted),
    shown?.renewed ? keptTerms(siteId, shown.renewed, now) : termsNow(siteId),
  ]);
  const { pause, settings, ...said } = terms;
  if (!sold.site || isSiteClosed(sold.site) || !settings) throw new Failure("shop_closed");
  if (!sold.site.published || pauseAt(pause, now) !== null) throw new Failure("shop_closed");
  return { ...sold, site: sold.site, settings, ...said };
}

/** Loads the owner's shop, which sells before it is published. @throws Failure `shop_closed` when suspended or being deleted */
export async function requireOwnShop(siteId: string, wanted: Wanted): Promise<Shop> {
  const [sold, settings, card] = await Promise.all([readSold(siteId, wanted), getShopSettings(siteId), getCardSettings(siteId)]);
  if (!sold.site || isSiteClosed(sold.site) || !settings) throw new Failure("shop_closed");
  return { ...sold, site: sold.site, settings, hasCards: takesCards(card) };
}

async function readSold(siteId: string, { lines, code, email }: Wanted) {
  const goods = lines.filter((line) => !isBookedTime(line));
  const [site, products, stock, discount, times] = await Promise.all([
    getSite(siteId),
    getProducts(siteId, [...new Set(goods.map((line) => line.productId))]),
    getStock(siteId, goods),
    getDiscount(siteId, code, email),
    getHeldTimes(siteId, lines),
  ]);
  return { siteId, site, products, stock, discount, times };
}

async function readTerms(siteId: string): Promise<Terms> {
  const [settings, card, { pause, zone, language }, legal, seller] = await Promise.all([
    getShopSettings(siteId),
    getCardSettings(siteId),
    getPause(siteId),
    getLegal(siteId),
    getSeller(siteId),
  ]);
  const said = { seller, language, legal: legalKindsOf(legal), texts: agreedTextsOf(legal, versionOf) };
  return { settings, hasCards: takesCards(card), pause: toPublicPause(pause, zone), zone, ...said };
}

const KEPT_MS = 60_000;
const KEPT_SHOPS = 200;
/** `renewed` is when the copy of their page was, `until` when they are read again all the same. */
type Kept = { renewed: number; until: number; terms: Promise<Terms> };
const kept = new Map<string, Kept>();

/** The terms of a shop whose copy was renewed then: every change of them renews it. */
function keptTerms(siteId: string, renewed: number, now: number): Promise<Terms> {
  const found = kept.get(siteId);
  return found?.renewed === renewed && found.until > now ? found.terms : keep(siteId, { renewed, until: now + KEPT_MS });
}

/** Pages show from now on what an order was decided by. */
function termsNow(siteId: string): Promise<Terms> {
  const found = kept.get(siteId);
  return found ? keep(siteId, found) : readTerms(siteId);
}

function keep(siteId: string, { renewed, until }: Omit<Kept, "terms">): Promise<Terms> {
  const terms = readTerms(siteId);
  terms.catch(() => kept.delete(siteId));
  kept.delete(siteId);
  kept.set(siteId, { renewed, until, terms });
  const [oldest] = kept.keys();
  if (kept.size > KEPT_SHOPS && oldest !== undefined) kept.delete(oldest);
  return terms;
}

/** The version of a text that buyers agree to. */
export function versionOf(text: string): string {
  return derivedId(text, 12);
}
