import { formatMoney } from "@awning/domain/money";
import { orderName } from "@awning/domain/order";
import { moneyOf } from "@awning/domain/order-money";
import { paidWords } from "@awning/domain/paid-words";
import type { Refund } from "@awning/domain/payment";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { Box } from "../parts/box.tsx";
import { BuyerMail } from "../parts/buyer-mail.tsx";
import { Details } from "../parts/details.tsx";
import { OwnWords } from "../parts/own-words.tsx";
import { Paragraph, Subtitle, Title } from "../parts/words.tsx";

export function orderRefundedSubject({ shop, order }: OrderContent): string {
  return `Money back for order ${orderName(order.number)} at ${defuse(shop.name)}`;
}

/** Tells a buyer how much money goes back, and why. */
export function OrderRefunded(content: OrderContent) {
  const { shop, order, url, part, locale } = content;
  const refund = order.refunds.find((one) => one.id === part);
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const amount = money(refund?.amount ?? 0);
  const name = defuse(shop.name);
  const { paid, refunded, pending } = moneyOf(order);
  const isCard = refund?.method === "card";
  const how = isCard
    ? `${amount} go back to your card. Banks take up to ten days.`
    : `${name} has sent ${amount} back to you${otherWay(refund, locale)}.`;
  return (
    <BuyerMail content={content} title={orderRefundedSubject(content)} preview={how}>
      <Title>{amount} back to you.</Title>
      <Paragraph aligned>{how}</Paragraph>
      {!refund?.reason ? null : refund.by === "owner" ? (
        <OwnWords from={`From ${name}, in their own words`} text={refund.reason} />
      ) : (
        <Paragraph>{refund.reason}</Paragraph>
      )}
      <Box tone="well">
        <Subtitle>The money</Subtitle>
        <Details
          boxed
          entries={[
            ["You paid", money(paid)],
            ["Back to you", money(refunded + pending)],
          ]}
        />
      </Box>
      <Action href={url}>See your order</Action>
    </BuyerMail>
  );
}

/** How and when it was sent, where the shop said so: its buyer paid by card and looks for it there. */
function otherWay(refund: Refund | undefined, locale: string): string {
  return refund && refund.day !== "" ? ` on ${paidWords(refund, locale)}` : "";
}
