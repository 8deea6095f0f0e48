import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { withEmail } from "@awning/domain/order/edits";
import { withPageReplaced } from "@awning/domain/order/money/card-payments";
import { CARD_TRIES_MAX } from "@awning/domain/order/money/payment";
import type { Order } from "@awning/domain/order/order";
import { documentIdSchema } from "@awning/domain/values/document-id";
import * as z from "zod/mini";
import { findTypedSite } from "#data/account/usernames.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { limitAll } from "#data/core/shared-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail, queueMailNow } from "#data/mail/outbox.ts";
import { moveUse } from "#data/order/discounts.ts";
import { deleteOrderView } from "#data/order/order-counters.ts";
import { findOrderByNumber, getOrder } from "#data/order/orders.ts";
import { atEvenPace } from "#http/branded-errors.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { isOrderKey } from "#platform/order-access-token.ts";
import { randomId } from "#platform/secure-ids.ts";
import { persistTransition } from "./persist-transition.ts";
import { requireOrder } from "./run-order-action.ts";

/** Repeated requests within this time send no second mail. */
const ONCE_WITHIN_MS = 10 * 60_000;

export type LostOrder = { username: string; email: string } & ({ orderId: string } | { number: number });

/** Mails an order's link if the address matches. The answer and its timing never reveal whether it does. */
export async function resendOrderLink(lost: LostOrder, clientAddress: string): Promise<void> {
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
  if ("orderId" in lost) return getOrderUnchecked(lost);
  const siteId = await findTypedSite(lost.username, now);
  return siteId ? findOrderByNumber(siteId, lost.number) : null;
}

export function subjectOf({ siteId, id }: Order, part: string) {
  return { uid: null, siteId, orderId: id, part };
}

/**
 * Replaces an order's link. The old link and its live copy end; the buyer gets the new one by mail, from then on at `email` if given.
 * @throws Failure `conflict` when the order changed since the owner saw it, `too_many_requests` for too many other addresses in an hour
 */
export async function rotateOrderLink(
  input: CommandInput<"renew-order-link">,
  request: Request,
): Promise<CommandOutput<"renew-order-link">> {
  const { uid } = requireCaller(request);
  const { orderId, email } = input;
  // Owners choose the address, so these mails are limited.
  if (email !== undefined) await limitRate("order-email.owner", uid, request.now);
  const rev = await writeTogether("renew-order-link", async (writes) => {
    const found = await requireOrder(uid, orderId, input.rev);
    const corrected = email === undefined ? null : withEmail(found.order, email, request.now);
    const order = corrected ?? found.order;
    if (corrected && order.discount && order.codeCounted)
      await moveUse(writes, uid, order.discount.code, found.order.buyer.email, order.buyer.email);
    // An open payment page returns to the old link, so the next visit opens a new page. The last allowed page stays: paying matters more
    // than the way back.
    const open = order.card && order.card.attempt < CARD_TRIES_MAX ? order.card : null;
    const free = (open && withPageReplaced(order, open.session, request.now)) ?? order;
    const event = { type: "link_renewed", at: request.now, by: "owner", note: "", amount: null, part: "" } as const;
    const renewed = {
      ...free,
      accessRev: order.accessRev + 1,
      viewId: randomId(32),
      events: [...order.events, event],
      rev: found.order.rev + 1,
      updatedAt: request.now,
    };
    deleteOrderView(writes, order.viewId);
    await persistTransition(writes, found, { order: renewed, returned: [], mails: [] });
    // Without an address, the owner passes the link on.
    if (order.buyer.email === "") return renewed.rev;
    const id = `order-link.${orderId}.renewed${renewed.accessRev}`;
    queueMail(writes, { id, kind: "order-link", to: order.buyer.email, subject: subjectOf(order, corrected ? "moved" : "renewed") });
    return renewed.rev;
  });
  return { rev };
}

type Place = { username: string; orderId: string };

/** Finds an order by its link. A wrong key, a missing order and another shop's order all return `null`. */
export async function findOrder(link: Place & { key: string }): Promise<{ order: Order } | null> {
  if (link.key === "") return null;
  const order = await getOrderUnchecked(link);
  // Also checked for a missing order, so that both take equally long.
  const fits = isOrderKey(link.orderId, order?.accessRev ?? 1, link.key);
  return order && fits ? { order } : null;
}

/** Loads an order without proof of access; do not show it to the client. */
export async function getOrderUnchecked(place: Place): Promise<Order | null> {
  const id = z.safeParse(documentIdSchema, place.orderId);
  const siteId = id.success ? await findTypedSite(place.username, Date.now()) : null;
  return siteId && id.success ? getOrder(siteId, id.data) : null;
}

/**
 * Finds an order by URL and buyer address. Limits count by client and by order, against guessing addresses.
 * @throws Failure `not_found` for a missing order and for a wrong address
 */
export async function getOrderByEmail(place: Place, email: string, clientAddress: string): Promise<Order> {
  const now = Date.now();
  await limitRate("reveal-order.client", clientAddress, now);
  await limitRate("reveal-order.order", place.orderId, now);
  const order = await getOrderUnchecked(place);
  if (!order || order.buyer.email !== email) throw new Failure("not_found");
  return order;
}
