import { noteRefund } from "@awning/domain/order/money/card-payments";
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
 * Fetches the state of an order's payment and applies it. `close` also expires the payment page; the provider decides whether that or a
 * payment came first.
 * @returns whether the state is known; orders without a page are not asked about
 */
export async function refreshPayment(order: Order, now: number, how: "look" | "close" = "look"): Promise<Known> {
  if (!order.card) return "known";
  const provider = await cardProvider();
  // A missing key says no more about a payment than a wrong one.
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
    // Only a page that does not exist cannot have been paid. Missing access proves nothing.
    return error.trouble === "gone" || error.trouble === "silent" ? error.trouble : "later";
  }
}

/** Applies the state of a refund. One made in the provider's dashboard is recorded once, by the provider's id. */
export async function takeRefund(account: string, refund: KnownRefund, hint: Hint | null, now: number): Promise<void> {
  // Account holders write refund metadata, so it may only name orders of the same account.
  const place = refund.record ?? refund.order;
  const order = place && (await getOrder(place.siteId, place.orderId));
  if (!place || order?.card?.account !== account) return;
  if (refund.record) return writeRefund(place, refund.record.refundId, refund, hint, now);
  // The refund's event may arrive before the payment's.
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
