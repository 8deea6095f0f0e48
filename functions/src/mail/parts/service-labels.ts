import { isArranged as isOrderArranged, isService } from "@awning/domain/order/quantities";
import type { PaymentMethod } from "@awning/domain/shop/shop-settings";
import type { OrderContent } from "../mail-content.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import * as labels from "./mail-labels.ts";

/** Whether something of an order is done for its buyer. */
export function hasService({ order }: OrderContent): boolean {
  return order.lines.some(isService);
}

/** Whether nothing of it goes any way: what is not a file is done for its buyer. */
export function isArranged({ order }: OrderContent): boolean {
  return isOrderArranged({ delivery: order.delivery, kinds: order.lines.map(({ kind }) => kind) });
}

/** A sentence, and a second one where an order has services, about what comes of them. */
export function withAgreement(first: string, content: OrderContent): string {
  return hasService(content) ? `${first} ${labels.willBeInTouch(preventAutolink(content.shop.name))}` : first;
}

/** How an order is paid, as mails name it. */
export const PAY_WORDS: Readonly<Record<PaymentMethod, string>> = {
  transfer: "Bank transfer",
  cash: "Cash on pickup",
  on_delivery: "Cash on delivery",
  link: "Payment link",
  card: "Card",
};

/** The same within a sentence. */
export const PAY_NOUNS: Readonly<Record<PaymentMethod, string>> = {
  transfer: "bank transfer",
  cash: "cash on pickup",
  on_delivery: "cash on delivery",
  link: "payment link",
  card: "card",
};

/** How an order was paid, once it is. */
export const PAID_WORDS: Readonly<Record<PaymentMethod, string>> = { ...PAY_WORDS, cash: "Cash", on_delivery: "Cash" };
