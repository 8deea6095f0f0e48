import { wantsNews } from "@awning/domain/notification/new-order-mails";
import {
  type Arrived,
  flagPayment,
  noteRefund,
  settleRefund,
  takePayment,
  withClosedPage,
  withFee,
} from "@awning/domain/order/money/card-payments";
import type { Refund } from "@awning/domain/order/money/payment";
import { unsentQuantities } from "@awning/domain/order/money/refunds";
import type { Order, OrderRef } from "@awning/domain/order/order";
import { expiredPart, newPart, type Returned, step } from "@awning/domain/order/transition";
import { askingBuyer } from "#data/contact/contacts.ts";
import { isKnownEvent, rememberEvent } from "#data/core/jobs.ts";
import { type Writes, writeTogether } from "#data/core/writes.ts";
import { type GuardedOrder, getGuardedOrder, getOrder, touchOrder } from "#data/order/orders.ts";
import {
  type CheckoutSessionRef,
  type KnownRefund,
  type Payments,
  ProviderError,
  type ProviderStatus,
  type RefundLook,
} from "#gateways/payments/port.ts";
import { log } from "#platform/log.ts";
import { areThere, countedStock, persistTransition, type StockCount } from "../persist-transition.ts";
import { type CardProvider, cardProvider, type Known } from "./providers.ts";

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
function closeExpiredSession(at: OrderRef, place: CheckoutSessionRef): Promise<Order | null> {
  return touchOrder("settle-gone-page", at, (order) => (order.card?.session === place.session ? withClosedPage(order) : null));
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
async function writeRefund(
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
