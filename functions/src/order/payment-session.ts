import { mayStillBePaid } from "@awning/domain/order/actions";
import type { Order } from "@awning/domain/order/order";
import type { PaymentMethod } from "@awning/domain/shop/shop-settings";
import { isWithinRate } from "#data/core/rate-limits.ts";
import { getOrder } from "#data/order/orders.ts";
import { log } from "#platform/log.ts";
import type { Known } from "./card/providers.ts";
import { refreshPayment } from "./card/refresh-payment.ts";
import { isPageOver, openPage } from "./card/start-payment.ts";
import { settleRefunds } from "./card/sync-refunds.ts";

/**
 * Opens the payment page of an order that waits for money. Repeated calls return the same page.
 * @returns its URL, or `null` when there is nothing to pay online or it cannot be opened now
 */
export function startPayment(order: Order, now: number): Promise<string | null> {
  return methodKindOf(order).openPage(order, now);
}

/** Whether an unpaid order can never be paid online again. */
export function isPaymentOver(order: Order, now: number): Promise<boolean> {
  return methodKindOf(order).isPageOver(order, now);
}

/**
 * Refreshes an order's payment, or returns the order unchanged when the provider cannot answer. Limited per order, because anyone with the
 * link can reload; events cover the rest.
 */
export async function refreshOrder(order: Order, now: number): Promise<Order> {
  if (order.card === null || (order.status !== "pending" && order.askAt === null)) return order;
  if (!(await isWithinRate("look-payment.order", order.id, now))) return order;
  await methodKindOf(order).look(order, now);
  return (await getOrder(order.siteId, order.id)) ?? order;
}

/** How long a request waits for the provider, in ms. */
const PATIENCE_MS = 5_000;

/**
 * Closes payment pages and requests refunds after an action. The action is already committed: failures and slow calls are left to the
 * scheduled job. Never throws.
 */
export async function syncProvider(order: Order, now: number): Promise<void> {
  if (order.askAt === null) return;
  const { promise: isLong, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([settle(order, now), isLong]);
  clearTimeout(timer);
}

async function settle(order: Order, now: number): Promise<void> {
  const way = methodKindOf(order);
  try {
    const known = mayStillBePaid(order) ? await way.close(order, now) : "known";
    if (known !== "silent") await way.giveBack(order, now);
  } catch (error) {
    log.internalError("orders/settle-act", error);
  }
}

/**
 * How a payment method moves money. Use cases call it for every order and know no method. All calls are idempotent and write what they
 * learn to the order; the scheduled job retries the rest.
 */
type MethodKind = {
  /** The URL of the payment page; `null` when none is needed or available. */
  openPage(order: Order, now: number): Promise<string | null>;
  /** Whether the order can never get a payment page again. */
  isPageOver(order: Order, now: number): Promise<boolean>;
  /** Fetches the payment's state. */
  look(order: Order, now: number): Promise<Known>;
  /** Fetches the payment's state and prevents further payments. */
  close(order: Order, now: number): Promise<Known>;
  /** Requests every pending refund. */
  giveBack(order: Order, now: number): Promise<Known>;
};

/** Bank transfer, cash and external payment links: owners move the money and record it, so nothing is ever pending here. */
const BY_HAND: MethodKind = {
  openPage: async () => null,
  isPageOver: async () => false,
  look: async () => "known",
  close: async () => "known",
  giveBack: async () => "known",
};

/** The card provider moves the money. */
const BY_PROVIDER: MethodKind = {
  openPage,
  isPageOver,
  look: (order, now) => refreshPayment(order, now, "look"),
  close: (order, now) => refreshPayment(order, now, "close"),
  giveBack: ({ siteId, id }, now) => settleRefunds({ siteId, orderId: id }, now),
};

const WAYS: Readonly<Record<PaymentMethod, MethodKind>> = {
  transfer: BY_HAND,
  cash: BY_HAND,
  on_delivery: BY_HAND,
  link: BY_HAND,
  card: BY_PROVIDER,
};

export function methodKindOf({ paymentMethod }: Pick<Order, "paymentMethod">): MethodKind {
  return WAYS[paymentMethod];
}
