import type { Order } from "@awning/domain/order/order";
import type { PaymentMethod } from "@awning/domain/shop/shop-settings";
import type { Known } from "./card/providers.ts";
import { refreshPayment } from "./card/refresh-payment.ts";
import { settleRefunds } from "./card/settle-refunds.ts";
import { isPageOver, openPage } from "./card/start-payment.ts";

/**
 * How the money of an order comes in and goes back. The use-cases ask it of every order and know no method. Every call may be
 * repeated and makes the order as it learns that things stand; what cannot be done now is done when the sweep asks again.
 */
export type PayWay = {
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
const BY_HAND: PayWay = {
  openPage: async () => null,
  isPageOver: async () => false,
  look: async () => "known",
  close: async () => "known",
  giveBack: async () => "known",
};

/** The provider moves the money: it is asked, and believed. */
const BY_PROVIDER: PayWay = {
  openPage,
  isPageOver,
  look: (order, now) => refreshPayment(order, now, "look"),
  close: (order, now) => refreshPayment(order, now, "close"),
  giveBack: ({ siteId, id }, now) => settleRefunds({ siteId, orderId: id }, now),
};

const WAYS: Readonly<Record<PaymentMethod, PayWay>> = {
  transfer: BY_HAND,
  cash: BY_HAND,
  on_delivery: BY_HAND,
  link: BY_HAND,
  card: BY_PROVIDER,
};

/** The way in which the money of an order moves. */
export function payWayOf({ paymentMethod }: Pick<Order, "paymentMethod">): PayWay {
  return WAYS[paymentMethod];
}
