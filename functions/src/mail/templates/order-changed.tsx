import { formatMoney } from "@awning/domain/money";
import { orderName } from "@awning/domain/order";
import { moneyOf } from "@awning/domain/order-money";
import { failedRefundOf, oddPart } from "@awning/domain/order-payments";
import type { Refund } from "@awning/domain/payment";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { addressLines } from "../parts/address-lines.ts";
import { Box } from "../parts/box.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { OwnerFooter } from "../parts/owner-footer.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { TestNotice } from "../parts/test-notice.tsx";
import { Lines, Paragraph, Subtitle, Title } from "../parts/words.tsx";

export function orderChangedSubject(content: OrderContent): string {
  const { order, part } = content;
  const name = orderName(order.number);
  if (part === "address") return `New address for order ${name}`;
  if (isOdd(content)) return `A payment does not fit order ${name}`;
  if (failedOf(content)) return `Money for order ${name} did not reach its buyer`;
  if (refundOf(content)) return `Money back for order ${name}`;
  return isByBuyer(content) ? `Order ${name} was cancelled by its buyer` : `Order ${name} was cancelled`;
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
          ? "It goes somewhere else."
          : isOdd(content)
            ? "A payment does not fit."
            : failedOf(content)
              ? "Money came back."
              : refundOf(content)
                ? "Money goes back."
                : "An order was cancelled."}
      </Title>
      <Paragraph>{what(content)}</Paragraph>
      {isAddress && order.shipTo ? (
        <Box tone="note">
          <Subtitle>Send it to</Subtitle>
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
  return order.events.some((event) => event.type === "cancelled" && (event.by === "buyer" || event.part === "buyer"));
}

function what(content: OrderContent): string {
  const { order, part, locale } = content;
  const buyer = defuse(order.buyer.name);
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  if (part === "address") return `${buyer} has corrected the address before anything was sent.`;
  if (isOdd(content))
    return `A card payment of ${buyer} came in that is not what the order asks for, so the order is not taken for paid. Look it up at your card provider and give it back there, or settle it with ${buyer}; then say on the order that you have looked into it.`;
  const failed = failedOf(content);
  if (failed)
    return `${money(failed.amount)} could not be sent back to the card of ${buyer}, so the shop still has them. Try again, or send the money another way.`;
  const refund = refundOf(content);
  if (refund) {
    const way = refund.method === "card" ? "back to the card" : "back, as you noted";
    return `${money(refund.amount)} of ${money(order.total)} from ${buyer} go ${way}. The reason that was given: ${defuse(refund.reason)}`;
  }
  const { pending, balance } = moneyOf(order);
  const who = isByBuyer(content)
    ? `${buyer} cancelled within the time you allow. The pieces are back in stock.`
    : `The order of ${buyer} was cancelled in your shop.`;
  if (pending > 0) return `${who} The money is on its way back to the card.`;
  if (balance > 0) return `${who} ${money(balance)} are paid: give them back and note it.`;
  if (order.paymentStatus === "refunded") return `${who} The money was given back.`;
  return `${who} Nothing was paid.`;
}
