import { formatMoney } from "@awning/domain/money/money";
import { orderName } from "@awning/domain/order/order";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { BuyerMail } from "../parts/buyer-mail.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { Aside, Paragraph, Title } from "../parts/words.tsx";

export function paymentFailedSubject({ shop, order }: OrderContent): string {
  return `Payment failed for order ${orderName(order.number)} at ${defuse(shop.name)}`;
}

/** Tells a buyer that nothing was taken, and how to pay after all. */
export function PaymentFailed(content: OrderContent) {
  const { shop, order, url } = content;
  return (
    <BuyerMail
      content={content}
      title={paymentFailedSubject(content)}
      preview="You weren't charged. You can pay again from your order page."
    >
      <Title>Your payment failed.</Title>
      <Paragraph aligned>{whatNow(content)}</Paragraph>
      <Action href={url}>{order.status === "pending" ? "Pay again" : "View your order"}</Action>
      <OrderLines content={content} />
      <Aside>
        {`Your bank may need to approve it, or the card limit was reached. Try another card, or reply to this email to ask ${defuse(shop.name)} for another payment method.`}
      </Aside>
    </BuyerMail>
  );
}

function whatNow({ order, shop, locale }: OrderContent): string {
  const amount = formatMoney(order.total, order.currency, locale);
  const nothing = `The payment of ${amount} was declined. You weren't charged.`;
  if (order.status !== "pending") return nothing;
  const until = order.holdUntil === null ? "" : ` until ${mailTime(order.holdUntil, locale, shop.timeZone)}`;
  return `${nothing} Your order is reserved${until}.`;
}
