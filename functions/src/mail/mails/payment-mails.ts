import { paidLabel } from "@awning/domain/order/labels";
import { moneyOf } from "@awning/domain/order/money/order-money";
import type { OrderContent } from "../mail-content.ts";
import type { Mails } from "../mail-form.ts";
import { mailDay, mailTime } from "../mail-time.ts";
import { orderLines } from "./order-lines.ts";
import {
  fromShop,
  isArranged,
  methodInSentence,
  PAID_BY,
  PAYMENT_METHODS,
  payLink,
  saidOf,
  shopTexts,
  toBuyer,
  transferFacts,
  VIEW_ORDER,
  withAgreement,
} from "./order-words.ts";

/** Mails to buyers about their payment. */
export const paymentMails: Mails<"payment-received" | "payment-failed" | "payment-reminder" | "order-refunded"> = {
  "payment-received": (content) => {
    const { order, shop, url, part, locale } = content;
    const said = saidOf(content);
    // A payment that was undone and recorded again has another id now.
    const payment = order.payments.find((one) => one.id === part) ?? order.payments.at(-1);
    const amount = said.money(payment?.amount ?? order.total);
    // Manual payments carry a day; provider payments a time.
    const date = payment && (payment.day === "" ? mailTime(payment.at, locale, shop.timeZone) : mailDay(payment.day, locale));
    return toBuyer(content, {
      subject: `Your payment for order ${said.number} at ${said.shop}`,
      preview: `${amount} received. ${nextStep(content)}`,
      heading: "Payment received.",
      body: [
        nextStep(content),
        {
          box: "good",
          heading: "Payment",
          facts: [
            ["Amount", amount],
            ["Method", PAID_BY[payment?.method ?? order.paymentMethod]],
            ["Date", date ?? null],
          ],
        },
        { action: VIEW_ORDER, url },
        orderLines(content),
        ...shopTexts(content),
      ],
    });
  },
  "payment-failed": (content) => {
    const { order, url } = content;
    const { shop, number, total, until } = saidOf(content);
    const isOpen = order.status === "pending";
    const reserved = isOpen ? ` Your order is reserved${until === null ? "" : ` until ${until}`}.` : "";
    return toBuyer(content, {
      subject: `Payment failed for order ${number} at ${shop}`,
      preview: "You weren’t charged. You can pay again from your order page.",
      heading: "Your payment failed.",
      body: [
        `The payment of ${total} was declined. You weren’t charged.${reserved}`,
        { action: isOpen ? "Pay again" : VIEW_ORDER, url },
        orderLines(content),
        {
          aside: `Your bank may need to approve it, or the card limit was reached. Try another card, or reply to this email to ask ${shop} for another payment method.`,
        },
      ],
    });
  },
  // Sent once, while there is still time to pay.
  "payment-reminder": (content) => {
    const { order, url } = content;
    const { shop, number, total, until } = saidOf(content);
    const isLink = order.paymentMethod === "link";
    return toBuyer(content, {
      subject: `Reminder: ${isLink ? "payment" : "transfer"} due for order ${number} at ${shop}`,
      preview: `${total}, ${methodInSentence(order.paymentMethod)}${until === null ? "" : `, due by ${until}`}.`,
      heading: "Your payment is due.",
      body: [
        `${shop} has reserved your order${until === null ? "" : ` until ${until}`}. After that, the items go back in stock.`,
        {
          box: "note",
          heading: "How to pay",
          facts: [["Amount", total], ["Method", PAYMENT_METHODS[order.paymentMethod]], ...transferFacts(order)],
          text: payLink(content),
        },
        fromShop(content, order.instructions.payment),
        { action: VIEW_ORDER, url },
        orderLines(content),
        {
          aside: `If you’ve already paid, you don’t need to do anything. ${isLink ? "The shop will confirm it soon." : "Transfers can take two or three days."}`,
        },
      ],
    });
  },
  "order-refunded": (content) => {
    const { order, url, part, locale } = content;
    const { shop, number, money } = saidOf(content);
    const refund = order.refunds.find((one) => one.id === part);
    const amount = money(refund?.amount ?? 0);
    const { paid, refunded, pending } = moneyOf(order);
    // Method and day as the shop recorded them, so that the buyer can find the refund.
    const on = refund && refund.day !== "" ? ` on ${paidLabel(refund, locale)}` : "";
    const how = refund?.method === "card" ? onItsWayBack(amount) : `${shop} refunded ${amount} to you${on}.`;
    return toBuyer(content, {
      subject: `Refund for order ${number} at ${shop}`,
      preview: how,
      heading: `${amount} refunded.`,
      body: [
        how,
        refund?.by === "owner" ? fromShop(content, refund.reason) : refund?.reason || null,
        {
          box: "well",
          heading: "Payment",
          facts: [
            ["You paid", money(paid)],
            ["Refunded", money(refunded + pending)],
          ],
        },
        { action: VIEW_ORDER, url },
      ],
    });
  },
};

export const onItsWayBack = (amount: string) => `${amount} is on its way back to your card. Banks can take up to 10 days.`;

function nextStep(content: OrderContent): string {
  const { order } = content;
  const { shop } = saidOf(content);
  if (order.fulfilmentStatus === "fulfilled") return "Thank you. Your order is complete.";
  if (isArranged(content)) return withAgreement("Thank you.", content);
  if (order.delivery === "shipping") return withAgreement(`Thank you. ${shop} will pack your order next.`, content);
  return order.delivery === "pickup"
    ? withAgreement(`Thank you. ${shop} will prepare your order for pickup.`, content)
    : `Thank you. ${shop} will take it from here.`;
}
