import type { PaymentMethod } from "@awning/domain/shop/shop-settings";

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
