import { noteRefund } from "@awning/domain/order/order-payments";
import { getGuardedOrder, getOrder } from "#data/orders.ts";
import { isKnownEvent, rememberEvent } from "#data/stripe-events.ts";
import { writeTogether } from "#data/writes.ts";
import type { KnownRefund } from "#gateways/payments/port.ts";
import { writeMoved } from "../write-moved.ts";
import { refreshPayment } from "./refresh-payment.ts";
import type { Hint } from "./settle-payment.ts";
import { writeRefund } from "./settle-refunds.ts";

/**
 * Makes an order as the provider says one of its refunds stands. One that an owner made on the provider's own pages has no record
 * of ours: it is noted once, by the provider's id of it, and its buyer is told as of any other.
 */
export async function takeRefund(account: string, refund: KnownRefund, hint: Hint | null, now: number): Promise<void> {
  // What a refund says of its order is written by whoever has the account: it may speak of orders of that account alone.
  const place = refund.record ?? refund.order;
  const order = place && (await getOrder(place.siteId, place.orderId));
  if (!place || order?.card?.account !== account) return;
  if (refund.record) return writeRefund(place, refund.record.refundId, refund, hint, now);
  // It may be told before the payment is.
  if (!order.payments.some((payment) => payment.ref === refund.paymentRef)) await refreshPayment(order, now);
  await writeTogether("note-refund", async (writes) => {
    if (hint && (await isKnownEvent(hint.id))) return;
    const found = await getGuardedOrder(place.siteId, place.orderId);
    const moved = found && noteRefund(found.order, refund, now);
    if (!found || !moved) return;
    if (hint) rememberEvent(writes, hint.id, hint.type, now);
    await writeMoved(writes, found, moved);
  });
}
