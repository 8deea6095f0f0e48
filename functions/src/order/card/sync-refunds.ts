import { settleRefund } from "@awning/domain/order/money/card-payments";
import type { Refund } from "@awning/domain/order/money/payment";
import type { Order, OrderRef } from "@awning/domain/order/order";
import { isKnownEvent, rememberEvent } from "#data/core/jobs.ts";
import { writeTogether } from "#data/core/writes.ts";
import { getGuardedOrder, getOrder } from "#data/order/orders.ts";
import { type Payments, ProviderError, type RefundLook } from "#gateways/payments/port.ts";
import { log } from "#platform/log.ts";
import { persistTransition } from "../persist-transition.ts";
import { cardProvider, type Known } from "./providers.ts";

import type { Hint } from "./sync-payment.ts";

/** Requests an order's pending refunds. Idempotency keys prevent double refunds; the scheduled job retries failures. */
export async function settleRefunds(place: OrderRef, now: number): Promise<Known> {
  const [order, provider] = await Promise.all([getOrder(place.siteId, place.orderId), cardProvider()]);
  if (!order?.card) return "known";
  if (!provider) return "later";
  let known: Known = "known";
  for (const refund of order.refunds.filter((one) => one.state === "pending")) {
    const look = await askFor(provider.payments, order, order.card.account, refund);
    if (look === "silent") return look;
    if (look === "later") known = look;
    else await writeRefund(place, refund.id, look, null, now);
  }
  return known;
}

async function askFor(payments: Payments, order: Order, account: string, refund: Refund): Promise<RefundLook | "later" | "silent"> {
  const { id, paymentRef, amount, ref } = refund;
  try {
    // Refunds started in the provider's dashboard are only polled.
    if (ref !== "") return await payments.lookAtRefund({ account, ref });
    return await payments.refund({ account, paymentRef, siteId: order.siteId, orderId: order.id, refundId: id, amount });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.providerRefused("orders/refund", error);
    // A revoked account cannot refund, so the owner must know.
    if (error.isFinal || error.trouble === "revoked") return { state: "failed", ref: "" };
    return error.trouble === "silent" ? "silent" : "later";
  }
}

/** Records how a refund ended, once, and tells the owner if it failed. Pending refunds stay as they are. */
export async function writeRefund(
  { siteId, orderId }: OrderRef,
  refundId: string,
  look: RefundLook,
  hint: Hint | null,
  now: number,
): Promise<void> {
  await writeTogether("settle-refund", async (writes) => {
    if (hint && (await isKnownEvent(hint.id))) return;
    if (hint) rememberEvent(writes, hint.id, hint.type, now);
    const found = await getGuardedOrder(siteId, orderId);
    const result = { ref: look.ref, isDone: look.state === "done" };
    const moved = found && look.state !== "pending" ? settleRefund(found.order, refundId, result, now) : null;
    if (found && moved) await persistTransition(writes, found, moved);
  });
}
