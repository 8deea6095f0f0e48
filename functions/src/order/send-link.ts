import { normalizeUsername, usernameSchema } from "@awning/domain/account/username";
import type { Order } from "@awning/domain/order/order";
import * as z from "zod/mini";
import { findOrderByNumber } from "#data/orders.ts";
import { queueMailNow } from "#data/outbox.ts";
import { limitAll, limitRate } from "#data/rate-limits.ts";
import { findSiteId } from "#data/usernames.ts";
import { atEvenPace } from "#platform/even-pace.ts";
import { peekOrder } from "./find-order.ts";

/** Asking again within this time sends no second mail. */
const ONCE_WITHIN_MS = 10 * 60_000;

/** What somebody knows of their order: its address, or its number. */
export type LostOrder = { username: string; email: string } & ({ orderId: string } | { number: number });

/**
 * Mails the link of an order to its buyer, if there is such an order and the e-mail is its buyer's. The answer and its pace
 * never tell whether there is. Tries are counted by who asks and by the e-mail.
 */
export async function sendLostLink(lost: LostOrder, clientAddress: string): Promise<void> {
  const now = Date.now();
  await limitRate("find-order.client", clientAddress, now);
  await limitRate("find-order.email", lost.email, now);
  await limitAll("find-order.all", now);
  await atEvenPace(async () => {
    const order = await lookFor(lost, now);
    if (order?.buyer.email !== lost.email) return;
    const id = `order-link.${order.id}.asked${Math.floor(now / ONCE_WITHIN_MS)}`;
    await queueMailNow({ id, kind: "order-link", to: order.buyer.email, subject: subjectOf(order, "asked") });
  });
}

async function lookFor(lost: LostOrder, now: number): Promise<Order | null> {
  if ("orderId" in lost) return peekOrder(lost);
  const name = z.safeParse(usernameSchema, normalizeUsername(lost.username));
  const siteId = name.success ? await findSiteId(name.data, now) : null;
  return siteId ? findOrderByNumber(siteId, lost.number) : null;
}

/** What a mail with an order's link is about. */
export function subjectOf({ siteId, id }: Order, part: string) {
  return { uid: null, siteId, orderId: id, part };
}
