import { formatMoney } from "@awning/domain/money";
import { orderName } from "@awning/domain/order";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { BuyerMail } from "../parts/buyer-mail.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { Aside, Paragraph, Title } from "../parts/words.tsx";

export function paymentFailedSubject({ shop, order }: OrderContent): string {
  return `Your payment for order ${orderName(order.number)} at ${defuse(shop.name)} did not go through`;
}

/** Tells a buyer that nothing was taken, and how to pay after all. */
export function PaymentFailed(content: OrderContent) {
  const { shop, order, url } = content;
  return (
    <BuyerMail
      content={content}
      title={paymentFailedSubject(content)}
      preview="Nothing was taken. You can pay again from the page of your order."
    >
      <Title>It did not go through.</Title>
      <Paragraph aligned>{whatNow(content)}</Paragraph>
      <Action href={url}>{order.status === "pending" ? "Pay again" : "See your order"}</Action>
      <OrderLines content={content} />
      <Aside>
        {`Often the bank wants to be asked first, or the card has no limit left: another card helps. Answer this mail to ask ${defuse(shop.name)} for another way.`}
      </Aside>
    </BuyerMail>
  );
}

function whatNow({ order, shop, locale }: OrderContent): string {
  const amount = formatMoney(order.total, order.currency, locale);
  const nothing = `The payment of ${amount} was refused. Nothing was taken.`;
  if (order.status !== "pending") return nothing;
  const until = order.holdUntil === null ? "" : ` until ${mailTime(order.holdUntil, locale, shop.timeZone)}`;
  return `${nothing} Your order is kept for you${until}.`;
}
