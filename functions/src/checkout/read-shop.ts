import type { CartLine } from "@awning/domain/cart/cart";
import type { PriceList } from "@awning/domain/cart/price-cart";
import { type AgreedTexts, agreedTextsOf } from "@awning/domain/checkout/attribution";
import { Failure } from "@awning/domain/errors/failure";
import type { Seller } from "@awning/domain/order/money/invoice";
import { takesCards } from "@awning/domain/shop/card-settings";
import { pauseAt, toPublicPause } from "@awning/domain/site/pause";
import { isSiteClosed, type Site } from "@awning/domain/site/site";
import { findTypedSite } from "#data/account/usernames.ts";
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
};

/** Resolves a current or redirecting username to its site. @throws Failure `not_found` */
export async function requireSiteId(username: string, now: number): Promise<string> {
  const siteId = await findTypedSite(username, now);
  if (!siteId) throw new Failure("not_found");
  return siteId;
}

type Wanted = { lines: readonly CartLine[]; code: string; email: string | null };

/** An open shop with its seller, its language and the text versions its buyers agree to. */
export type OpenShop = Shop & { texts: AgreedTexts; seller: Seller | null; language: string };

/** Loads a shop with these lines and this code. @throws Failure `shop_closed` */
export async function requireShop(siteId: string, wanted: Wanted, now: number): Promise<OpenShop> {
  const [shop, { pause, zone, language }, legal, seller] = await Promise.all([
    requireOwnShop(siteId, wanted),
    getPause(siteId),
    getLegal(siteId),
    getSeller(siteId),
  ]);
  if (!shop.site.published || pauseAt(toPublicPause(pause, zone), now) !== null) throw new Failure("shop_closed");
  return { ...shop, zone, language, seller, texts: agreedTextsOf(legal, versionOf) };
}

/** Loads the owner's shop, which sells before it is published. @throws Failure `shop_closed` when suspended or being deleted */
export async function requireOwnShop(siteId: string, { lines, code, email }: Wanted): Promise<Shop> {
  const [site, settings, card, products, stock, discount] = await Promise.all([
    getSite(siteId),
    getShopSettings(siteId),
    getCardSettings(siteId),
    getProducts(siteId, [...new Set(lines.map((line) => line.productId))]),
    getStock(siteId, lines),
    getDiscount(siteId, code, email),
  ]);
  if (!site || isSiteClosed(site) || !settings) throw new Failure("shop_closed");
  return { siteId, site, settings, hasCards: takesCards(card), products, stock, discount };
}

/** The version of a text that buyers agree to. */
export function versionOf(text: string): string {
  return derivedId(text, 12);
}
