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
 * The page on which an order is paid that waits for its money. The order and its pieces stand already; asking twice leads to the
 * same page.
 * @returns its address, or `null` when there is nothing to pay on a page or it cannot be opened now
 */
export function startPayment(order: Order, now: number): Promise<string | null> {
  return methodKindOf(order).openPage(order, now);
}

/** Whether an order that waits for its money cannot be paid on a page any more, for good: then trying again leads nowhere. */
export function isPaymentOver(order: Order, now: number): Promise<boolean> {
  return methodKindOf(order).isPageOver(order, now);
}

/**
 * The order as it stands after it was looked how its payment does; as it was, when that cannot be known now. Whoever has the link can
 * come back as often as they like: one order is looked after only so often, and what happens meanwhile is told by its event.
 */
export async function refreshOrder(order: Order, now: number): Promise<Order> {
  if (order.card === null || (order.status !== "pending" && order.askAt === null)) return order;
  if (!(await isWithinRate("look-payment.order", order.id, now))) return order;
  await methodKindOf(order).look(order, now);
  return (await getOrder(order.siteId, order.id)) ?? order;
}

/** How long who acted waits for the money to follow, ms. */
const PATIENCE_MS = 5_000;

/**
 * Has done what an act on an order asks of who moves its money: the page of a cancelled one closed, money given back. The act is
 * done with the order itself: whatever fails here, or takes longer than somebody likes to wait, the sweep does later. Never throws.
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
 * How the money of an order comes in and goes back. The use-cases ask it of every order and know no method. Every call may be
 * repeated and makes the order as it learns that things stand; what cannot be done now is done when the sweep asks again.
 */
type MethodKind = {
  /** The page on which the order is paid; `null` where nobody has to go anywhere, or cannot now. */
  openPage(order: Order, now: number): Promise<string | null>;
  /** Whether an order that is to be paid on a page has none any more, for good. */
  isPageOver(order: Order, now: number): Promise<boolean>;
  /** Learns how the payment stands. */
  look(order: Order, now: number): Promise<Known>;
  /** The same, and nobody can pay any more, once it is known. */
  close(order: Order, now: number): Promise<Known>;
  /** Has every refund done that the order says is on its way. */
  giveBack(order: Order, now: number): Promise<Known>;
};

/**
 * Transfer, cash, and a page of the shop's own: the owner moves the money and says so, and an act of theirs is all there is to
 * know. What they note is done in the order's own step, so nothing is ever open here, and nothing on its way.
 */
const BY_HAND: MethodKind = {
  openPage: async () => null,
  isPageOver: async () => false,
  look: async () => "known",
  close: async () => "known",
  giveBack: async () => "known",
};

/** The provider moves the money: it is asked, and believed. */
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

/** The way in which the money of an order moves. */
export function methodKindOf({ paymentMethod }: Pick<Order, "paymentMethod">): MethodKind {
  return WAYS[paymentMethod];
}
