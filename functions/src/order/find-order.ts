import { normalizeUsername, usernameSchema } from "@awning/domain/account/username";
import { Failure } from "@awning/domain/errors/failure";
import type { Order } from "@awning/domain/order/order";
import * as z from "zod/mini";
import { getOrder } from "#data/orders.ts";
import { limitRate } from "#data/rate-limits.ts";
import { findSiteId } from "#data/usernames.ts";
import { isOrderKey } from "#platform/order-key.ts";

const orderIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/));
type Place = { username: string; orderId: string };

/** An order for who has its link. A wrong key, a missing order and another shop's order are all `null`. */
export async function findOrder(link: Place & { key: string }): Promise<{ order: Order } | null> {
  if (link.key === "") return null;
  const order = await peekOrder(link);
  // Checked for a missing order too, so that both take equally long.
  const fits = isOrderKey(link.orderId, order?.accessRev ?? 1, link.key);
  return order && fits ? { order } : null;
}

/** An order of a shop by its id, which alone allows nobody to see whose it is; `null` when there is none. */
export async function peekOrder(place: Place): Promise<Order | null> {
  const name = z.safeParse(usernameSchema, normalizeUsername(place.username));
  const id = z.safeParse(orderIdSchema, place.orderId);
  if (!name.success || !id.success) return null;
  const siteId = await findSiteId(name.data, Date.now());
  return siteId ? getOrder(siteId, id.data) : null;
}

/**
 * An order for who knows its address and the buyer's e-mail. Another e-mail and no such order are both `not_found`; tries
 * are counted by who asks and by the order, so that nobody can go through a list of e-mails.
 */
export async function revealOrder(place: Place, email: string, clientAddress: string): Promise<Order> {
  const now = Date.now();
  await limitRate("reveal-order.client", clientAddress, now);
  await limitRate("reveal-order.order", place.orderId, now);
  const order = await peekOrder(place);
  if (!order || order.buyer.email !== email) throw new Failure("not_found");
  return order;
}
