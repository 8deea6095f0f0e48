import type { Order } from "@awning/domain/order/order";
import { mayStillBePaid } from "@awning/domain/order/transition";
import type { PaymentMethod } from "@awning/domain/shop/shop-settings";
import { isWithinRate } from "#data/core/rate-limits.ts";
import { getOrder } from "#data/order/orders.ts";
import { log } from "#platform/log.ts";
import type { Known } from "./card/providers.ts";
import { isPageOver, openPage } from "./card/start-payment.ts";
import { refreshPayment, settleRefunds } from "./card/sync-payment.ts";

/**
 * Opens the payment page of an order that waits for money. Repeated calls return the same page.
 * @returns its URL, or `null` when there is nothing to pay online or it cannot be opened now
 */
export function startPayment(order: Order, now: number): Promise<string | null> {
  return methodKindOf(order).openPage(order, now);
}

export function isPaymentOver(order: Order, now: number): Promise<boolean> {
  return methodKindOf(order).isPageOver(order, now);
}

/** Limited per order, because anyone with the link can reload; events cover the rest. */
export async function refreshOrder(order: Order, now: number): Promise<Order> {
  if (order.card === null || (order.status !== "pending" && order.askAt === null)) return order;
  if (!(await isWithinRate("look-payment.order", order.id, now))) return order;
  await methodKindOf(order).look(order, now);
  return (await getOrder(order.siteId, order.id)) ?? order;
}

/** How long a request waits for the provider, in ms. */
const PATIENCE_MS = 5_000;

/** Closes payment pages and requests refunds after an action. The scheduled job retries failures. Never throws. */
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

/** How a payment method moves money. All calls are idempotent and write what they learn to the order. */
type MethodKind = {
  /** `null` when none is needed or available. */
  openPage(order: Order, now: number): Promise<string | null>;
  /** Whether the order can never get a payment page again. */
  isPageOver(order: Order, now: number): Promise<boolean>;
  look(order: Order, now: number): Promise<Known>;
  /** Also prevents further payments. */
  close(order: Order, now: number): Promise<Known>;
  giveBack(order: Order, now: number): Promise<Known>;
};

/** Bank transfer, cash and external links: owners move the money and record it, so nothing is ever pending. */
const BY_HAND: MethodKind = {
  openPage: async () => null,
  isPageOver: async () => false,
  look: async () => "known",
  close: async () => "known",
  giveBack: async () => "known",
};

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
