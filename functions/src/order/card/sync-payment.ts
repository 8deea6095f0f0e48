import { wantsNews } from "@awning/domain/notification/new-order-mails";
import { type Arrived, flagPayment, takePayment, withClosedPage, withFee } from "@awning/domain/order/money/card-payments";
import { unsentQuantities } from "@awning/domain/order/money/refunds";
import type { Order, OrderRef } from "@awning/domain/order/order";
import { expiredPart, newPart, type Returned, step } from "@awning/domain/order/transition";
import { askingBuyer } from "#data/contact/contacts.ts";
import { isKnownEvent, rememberEvent } from "#data/core/jobs.ts";
import { type Writes, writeTogether } from "#data/core/writes.ts";
import { type GuardedOrder, getGuardedOrder, updateOrder } from "#data/order/orders.ts";
import type { CheckoutSessionRef, ProviderStatus } from "#gateways/payments/port.ts";
import { log } from "#platform/log.ts";
import { areThere, countedStock, persistTransition, type StockCount } from "../persist-transition.ts";

export type Settled = { hasRefund: boolean };
export type Hint = { id: string; type: string };
const NOTHING: Settled = { hasRefund: false };

/**
 * Applies the provider's payment state to an order: paid, processing, failed or expired. Idempotent, in any order of events; the event is
 * recorded in the same commit.
 * @param look the payment as fetched just now, never the event's copy
 */
export function settlePayment(
  at: OrderRef,
  place: CheckoutSessionRef,
  look: ProviderStatus,
  hint: Hint | null,
  now: number,
): Promise<Settled> {
  const askBuyer = askingBuyer(null);
  return writeTogether("settle-payment", async (writes) => {
    if (hint && (await isKnownEvent(hint.id))) return NOTHING;
    if (hint) rememberEvent(writes, hint.id, hint.type, now);
    const found = await getGuardedOrder(at.siteId, at.orderId);
    if (!found) {
      log.paymentWithoutOrder(place.session);
      return NOTHING;
    }
    // Account holders write page metadata, so it may only name orders of the same account.
    if (found.order.card?.account !== place.account) {
      log.paymentOfOthers(found.order.id, place.session);
      return NOTHING;
    }
    const moved = await apply(found.order, place, look, now);
    if (moved === null) return NOTHING;
    if (moved === "odd") return flag(writes, found, place, look.state === "paid" ? look.ref : place.session, now);
    const { read, outcome, ...change } = moved;
    await persistTransition(writes, found, { returned: [], mails: [], ...change }, read);
    const isSold = outcome === "paid" || outcome === "paid_late";
    if (isSold && wantsNews(moved.order)) await askBuyer(writes, moved.order, now);
    return { hasRefund: moved.order.refunds.some((refund) => refund.state === "pending") };
  });
}

/** Clears an expired payment page, so that a canceled order is not polled again. */
export function closeExpiredSession(at: OrderRef, place: CheckoutSessionRef): Promise<void> {
  return writeTogether("settle-gone-page", async (writes) => {
    const found = await getGuardedOrder(at.siteId, at.orderId);
    const closed = found?.order.card?.session === place.session ? withClosedPage(found.order) : null;
    if (found && closed) updateOrder(writes, found, closed);
  });
}

/** `read`: the stock on which a late payment's decision was based. */
type Change = Partial<Arrived> & { order: Order; returned?: Returned[]; read?: StockCount };

async function apply(order: Order, place: CheckoutSessionRef, look: ProviderStatus, now: number): Promise<Change | "odd" | null> {
  if (look.state === "paid") return applyPayment(order, look, now);
  // An earlier page that closes or fails says nothing about the current one.
  if (place.session !== order.card?.session || look.state === "open") return null;
  const stamp = { at: now, by: "system" } as const;
  const over = look.state === "closed" || (look.state === "failed" && !look.isOpen) ? withClosedPage(order) : null;
  if (over) return { order: over };
  if (look.state === "closed") {
    // A replacement page is coming. Without one, the end of the hold expires the order.
    if (order.card.isReplaced) return null;
    const expired = step(order, "expire", stamp);
    return expired && { order: expired, returned: unsentQuantities(order), mails: [{ kind: "order-expired", part: expiredPart(order) }] };
  }
  if (look.state === "processing") {
    const started = step(order, "start_payment", stamp);
    return started && { order: started };
  }
  const part = newPart("f", order);
  // A page whose bank payment failed later takes no other card, so a retry needs a new page.
  const card = look.isOpen ? order.card : { ...order.card, pageUntil: now };
  const failed = step(order, "fail_payment", stamp, { note: look.reason, part, card });
  return failed && { order: failed, mails: [{ kind: "payment-failed", part }] };
}

async function applyPayment(order: Order, look: ProviderStatus & { state: "paid" }, now: number): Promise<Change | "odd" | null> {
  if (order.payments.some((payment) => payment.ref === look.ref)) {
    const reckoned = withFee(order, look);
    return reckoned && { order: reckoned };
  }
  const { siteId, orderId, currency, amount } = look.facts;
  const isOurs = siteId === order.siteId && orderId === order.id && currency === order.currency;
  if (!isOurs) return "odd";
  const read = order.status === "expired" ? await countedStock(order.siteId, unsentQuantities(order)) : undefined;
  const taken = takePayment(order, { amount, ref: look.ref, fee: look.fee }, now, read !== undefined && areThere(read));
  return taken ? { ...taken, ...(read && { read }) } : "odd";
}

async function flag(writes: Writes, found: GuardedOrder, place: CheckoutSessionRef, paymentRef: string, now: number): Promise<Settled> {
  const flagged = flagPayment(found.order, paymentRef, now);
  if (!flagged) return NOTHING;
  log.paymentDoesNotFit(found.order.id, place.session);
  await persistTransition(writes, found, flagged);
  return NOTHING;
}
