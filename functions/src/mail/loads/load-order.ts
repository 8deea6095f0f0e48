import { isMailFor } from "@awning/domain/mail/mail";
import { paths } from "@awning/domain/routes/paths";
import { englishIn } from "@awning/domain/values/region";
import { getSeller } from "#data/order/invoices.ts";
import { getOrder } from "#data/order/orders.ts";
import { getLanguage, getMailText } from "#data/site/information.ts";
import { config } from "#platform/config.ts";
import { orderUrl } from "#platform/order-access-token.ts";
import * as labels from "../labels.ts";
import { loadShop } from "../load-shop.ts";
import type { OrderContent } from "../mail-content.ts";
import type { Loaded, ToLoad } from "./loads.ts";

/** An order and its shop, or `null`. */
export async function loadOrder({ kind, subject: { siteId, orderId, part } }: ToLoad): Promise<Loaded<OrderContent> | null> {
  if (siteId === null || orderId === null) return null;
  const [order, from, words, seller, language] = await Promise.all([
    getOrder(siteId, orderId),
    loadShop(siteId),
    getMailText(siteId),
    getSeller(siteId),
    getLanguage(siteId),
  ]);
  if (!order || !from) return null;
  const { siteUrl, mediaBase } = config();
  const { account } = from;
  // Uses the site's current URL: an old name's redirect may have ended.
  const shop = { ...from.shop, name: order.shopName };
  const isSuspended = from.site.suspendedAt !== null;
  // Delayed reminders must not ask anyone to pay a suspended shop.
  if (isSuspended && kind === "payment-reminder") return null;
  const told = isSuspended ? { ...order, payUrl: "", instructions: { ...order.instructions, payment: "" } } : order;
  const shared = { shop, order: told, mediaBase, part, words, seller };
  if (isMailFor("owner", kind)) {
    const path = kind === "low-stock" ? paths.products : paths.order(orderId);
    return { content: { ...shared, url: siteUrl + path, locale: englishIn(account.locale) } };
  }
  const content = { ...shared, url: orderUrl(shop.username, orderId, order.accessRev), locale: language };
  return { content, senderName: labels.viaAwning(order.shopName), replyTo: account.email };
}
