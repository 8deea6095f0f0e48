import { formatMoney } from "@awning/domain/money/money";
import { orderName } from "@awning/domain/order/order";
import { moneyOf } from "@awning/domain/order/order-money";
import { paidWords } from "@awning/domain/order/paid-words";
import type { Refund } from "@awning/domain/order/payment";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { Box } from "../parts/box.tsx";
import { BuyerMail } from "../parts/buyer-mail.tsx";
import { Details } from "../parts/details.tsx";
import { OwnWords } from "../parts/own-words.tsx";
import { Paragraph, Subtitle, Title } from "../parts/words.tsx";

export function orderRefundedSubject({ shop, order }: OrderContent): string {
  return `Refund for order ${orderName(order.number)} at ${defuse(shop.name)}`;
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
    ? `${amount} is on its way back to your card. Banks can take up to 10 days.`
    : `${name} refunded ${amount} to you${otherWay(refund, locale)}.`;
  return (
    <BuyerMail content={content} title={orderRefundedSubject(content)} preview={how}>
      <Title>{amount} refunded.</Title>
      <Paragraph aligned>{how}</Paragraph>
      {!refund?.reason ? null : refund.by === "owner" ? (
        <OwnWords from={`Message from ${name}`} text={refund.reason} />
      ) : (
        <Paragraph>{refund.reason}</Paragraph>
      )}
      <Box tone="well">
        <Subtitle>Payment</Subtitle>
        <Details
          boxed
          entries={[
            ["You paid", money(paid)],
            ["Refunded", money(refunded + pending)],
          ]}
        />
      </Box>
      <Action href={url}>View your order</Action>
    </BuyerMail>
  );
}

/** How and when it was sent, where the shop said so: its buyer paid by card and looks for it there. */
function otherWay(refund: Refund | undefined, locale: string): string {
  return refund && refund.day !== "" ? ` on ${paidWords(refund, locale)}` : "";
}
