import { isArranged as isOrderArranged, isService } from "@awning/domain/order/quantities";
import type { PaymentMethod } from "@awning/domain/shop/shop-settings";
import type { OrderContent } from "../mail-content.ts";
import { preventAutolink } from "../prevent-autolink.ts";

/** Whether something of an order is done for its buyer. */
export function hasService({ order }: OrderContent): boolean {
  return order.lines.some(isService);
}

/** Whether nothing of it goes any way: what is not a file is done for its buyer. */
export function isArranged({ order }: OrderContent): boolean {
  return isOrderArranged({ delivery: order.delivery, kinds: order.lines.map(({ kind }) => kind) });
}

/** What comes of the services of an order, as a sentence to add; empty without any. */
export function agreeLabel(content: OrderContent): string {
  return hasService(content) ? ` ${preventAutolink(content.shop.name)} will be in touch to arrange a time.` : "";
}

/** How an order is paid, as mails name it. */
export const PAY_WORDS: Readonly<Record<PaymentMethod, string>> = {
  transfer: "Bank transfer",
  cash: "Cash on pickup",
  on_delivery: "Cash on delivery",
  link: "Payment link",
  card: "Card",
};

/** How an order was paid, once it is. */
export const PAID_WORDS: Readonly<Record<PaymentMethod, string>> = { ...PAY_WORDS, cash: "Cash", on_delivery: "Cash" };
