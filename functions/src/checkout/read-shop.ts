import { type CartLine, mergeLines } from "@awning/domain/cart";
import { Failure } from "@awning/domain/failure";
import type { Site } from "@awning/domain/site";
import { normalizeUsername, usernameSchema } from "@awning/domain/username";
import * as z from "zod/mini";
import { getProducts } from "#data/products.ts";
import { getShopSettings } from "#data/shop-settings.ts";
import { getSite } from "#data/sites.ts";
import { type CountedStock, getStock } from "#data/stock.ts";
import { findSiteId } from "#data/usernames.ts";
import type { PriceList } from "./price-cart.ts";

export type Shop = Omit<PriceList, "stock"> & { siteId: string; site: Site; stock: ReadonlyMap<string, CountedStock> };

/** The shop behind a name, also behind an old one that still leads to it. A name without a shop is `not_found`. */
export async function requireSiteId(username: string, now: number): Promise<string> {
  const name = z.safeParse(usernameSchema, normalizeUsername(username));
  const siteId = name.success ? await findSiteId(name.data, now) : null;
  if (!siteId) throw new Failure("not_found");
  return siteId;
}

/** A shop with what it knows about these lines. One that takes no orders now is `shop_closed`. */
export async function requireShop(siteId: string, lines: readonly CartLine[]): Promise<Shop> {
  const variants = mergeLines(lines);
  const [site, settings, products, stock] = await Promise.all([
    getSite(siteId),
    getShopSettings(siteId),
    getProducts(siteId, [...new Set(variants.map((line) => line.productId))]),
    getStock(siteId, variants),
  ]);
  if (!site?.published || site.suspendedAt !== null || !settings) throw new Failure("shop_closed");
  return { siteId, site, settings, products, stock };
}
