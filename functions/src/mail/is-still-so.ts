import type { Mail } from "@awning/domain/mail";
import { mailHolds } from "@awning/domain/mail-holds";
import { getOrder } from "#data/orders.ts";

/** Whether what a mail tells of an order is so by now; what is about no order, or about one that is gone, always is. */
export async function isStillSo({ kind, subject: { siteId, orderId, part } }: Mail): Promise<boolean> {
  const order = siteId !== null && orderId !== null ? await getOrder(siteId, orderId) : null;
  return order === null || mailHolds(kind, order, part);
}
