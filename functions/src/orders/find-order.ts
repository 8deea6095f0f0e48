import type { Order } from "@awning/domain/order";
import { normalizeUsername, usernameSchema } from "@awning/domain/username";
import * as z from "zod/mini";
import { getOrder } from "#data/orders.ts";
import { findSiteId } from "#data/usernames.ts";
import { isOrderKey } from "#platform/order-key.ts";

const orderIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/));

/** An order for who has its link. A wrong key, a missing order and another shop's order are all `null`. */
export async function findOrder(link: { username: string; orderId: string; key: string }): Promise<{ order: Order } | null> {
  const name = z.safeParse(usernameSchema, normalizeUsername(link.username));
  const id = z.safeParse(orderIdSchema, link.orderId);
  if (!name.success || !id.success || link.key === "") return null;
  const siteId = await findSiteId(name.data, Date.now());
  const order = siteId ? await getOrder(siteId, id.data) : null;
  // Checked for a missing order too, so that both take equally long.
  const fits = isOrderKey(id.data, order?.accessRev ?? 1, link.key);
  return order && fits ? { order } : null;
}
