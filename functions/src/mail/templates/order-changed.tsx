import { formatMoney } from "@awning/domain/money/money";
import { moneyOf } from "@awning/domain/order/money/order-money";
import type { Refund } from "@awning/domain/order/money/payment";
import { failedRefundOf, oddPart } from "@awning/domain/order/money/payments";
import { orderName } from "@awning/domain/order/order";
import type { OrderContent } from "../mail-content.ts";
import { Action, Box } from "../parts/details.tsx";
import { Lines, Paragraph, Subtitle, Title } from "../parts/labels.tsx";
import { addressLines, OrderLines } from "../parts/order-lines.tsx";
import { OwnerFooter, OwnerMail } from "../parts/owner-mail.tsx";
import { TestNotice } from "../parts/test-notice.tsx";
import { preventAutolink } from "../prevent-autolink.ts";

export function orderChangedSubject(content: OrderContent): string {
  const { order, part } = content;
  const name = orderName(order.number);
  if (part === "address") return `New address for order ${name}`;
  if (isOdd(content)) return `A payment doesn’t match order ${name}`;
  if (failedOf(content)) return `Refund failed for order ${name}`;
  if (refundOf(content)) return `Refund issued for order ${name}`;
  return isByBuyer(content) ? `Order ${name} was canceled by the buyer` : `Order ${name} was canceled`;
}

/** Tells an owner what became of an order: cancelled, by whomever, money given back or not taken, or another address. */
export function OrderChanged(content: OrderContent) {
  const { order, url, part } = content;
  const isAddress = part === "address";
  return (
    <OwnerMail title={orderChangedSubject(content)} preview={what(content)} footer={<OwnerFooter {...content} />}>
      <TestNotice order={order} />
      <Title>
        {isAddress
          ? "The shipping address changed."
          : isOdd(content)
            ? "A payment doesn’t match."
            : failedOf(content)
              ? "A refund failed."
              : refundOf(content)
                ? "Refund issued."
                : "An order was canceled."}
      </Title>
      <Paragraph>{what(content)}</Paragraph>
      {isAddress && order.shipTo ? (
        <Box tone="note">
          <Subtitle>Ship to</Subtitle>
          <Paragraph last>
            <Lines text={addressLines(order.shipTo)} />
          </Paragraph>
        </Box>
      ) : null}
      <Action href={url}>{`Open order ${orderName(order.number)}`}</Action>
      <OrderLines content={content} />
    </OwnerMail>
  );
}

function refundOf({ order, part }: OrderContent): Refund | undefined {
  return order.refunds.find((one) => one.id === part);
}

function failedOf({ order, part }: OrderContent): Refund | undefined {
  return failedRefundOf(order, part);
}

function isOdd({ order, part }: OrderContent): boolean {
  return order.oddPayments.some((ref) => oddPart(ref) === part);
}

function isByBuyer({ order }: OrderContent): boolean {
  return order.events.some((event) => event.type === "cancelled" && event.by === "buyer");
}

function what(content: OrderContent): string {
  const { order, part, locale } = content;
  const buyer = preventAutolink(order.buyer.name);
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  if (part === "address") return `${buyer} changed the shipping address before anything shipped.`;
  if (isOdd(content))
    return `A card payment from ${buyer} doesn’t match the order total, so the order isn’t marked as paid. Find it with your card provider and refund it there, or settle it with ${buyer}. Then mark it as reviewed on the order.`;
  const failed = failedOf(content);
  if (failed)
    return `The refund of ${money(failed.amount)} to ${buyer}’s card failed, so you still have the money. Try again, or send it another way.`;
  const refund = refundOf(content);
  if (refund) {
    const reason = preventAutolink(refund.reason);
    return refund.method === "card"
      ? `${money(refund.amount)} of ${buyer}’s ${money(order.total)} is on its way back to their card. Reason: ${reason}`
      : `You recorded a refund of ${money(refund.amount)} of ${buyer}’s ${money(order.total)}. Reason: ${reason}`;
  }
  const { pending, balance } = moneyOf(order);
  const who = isByBuyer(content)
    ? `${buyer} canceled within the time you allow. The items are back in stock.`
    : `The order from ${buyer} was canceled in your shop.`;
  if (pending > 0) return `${who} The refund to the card has started.`;
  if (balance > 0) return `${who} ${money(balance)} was paid. Refund it and record the refund.`;
  if (order.paymentStatus === "refunded") return `${who} It was refunded.`;
  return `${who} Nothing was paid.`;
}
