import { noteRefund } from "@awning/domain/order/money/payments";
import type { Order } from "@awning/domain/order/order";
import { isKnownEvent, rememberEvent } from "#data/core/jobs.ts";
import { writeTogether } from "#data/core/writes.ts";
import { getGuardedOrder, getOrder } from "#data/order/orders.ts";
import { type KnownRefund, ProviderError, type ProviderStatus } from "#gateways/payments/port.ts";
import { log } from "#platform/log.ts";
import { persistTransition } from "../persist-transition.ts";
import { type CardProvider, cardProvider, type Known } from "./providers.ts";
import { closeExpiredSession, type Hint, settlePayment } from "./sync-payment.ts";
import { settleRefunds, writeRefund } from "./sync-refunds.ts";

/**
 * Asks the provider how the payment of an order stands, and makes the order so. `close` also closes its page, so that nobody
 * can pay any more: who was faster is then decided by the provider.
 * @returns whether that is known now; an order without a page needs no asking
 */
export async function refreshPayment(order: Order, now: number, how: "look" | "close" = "look"): Promise<Known> {
  if (!order.card) return "known";
  const provider = await cardProvider();
  // A key that is missing says no more about a payment than one that is wrong.
  if (!provider) return "later";
  const place = { account: order.card.account, session: order.card.session };
  const look = await ask(provider, how, place);
  if (look === "later" || look === "silent") return look;
  const at = { siteId: order.siteId, orderId: order.id };
  if (look === "gone") {
    await closeExpiredSession(at, place);
    return "known";
  }
  const { hasRefund } = await settlePayment(at, place, look, null, now);
  if (hasRefund) await settleRefunds(at, now);
  return "known";
}

async function ask({ payments }: CardProvider, how: "look" | "close", place: { account: string; session: string }) {
  try {
    const look: ProviderStatus = how === "close" ? await payments.close(place) : await payments.look(place);
    return look;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.providerRefused("orders/refresh-payment", error);
    // Only a page that is not there can never have been paid: who may not look does not know.
    return error.trouble === "gone" || error.trouble === "silent" ? error.trouble : "later";
  }
}

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
    await persistTransition(writes, found, moved);
  });
}
