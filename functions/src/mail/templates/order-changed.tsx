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
import * as labels from "./labels.ts";

export function orderChangedSubject(content: OrderContent): string {
  const { order, part } = content;
  const name = orderName(order.number);
  if (part === "address") return labels.newAddressForOrder(name);
  if (isOdd(content)) return labels.aPaymentDoesntMatchOrder(name);
  if (failedOf(content)) return labels.refundFailedForOrder(name);
  if (refundOf(content)) return labels.refundIssuedForOrder(name);
  return isByBuyer(content) ? labels.orderWasCanceledByThe(name) : labels.orderWasCanceled(name);
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
          ? labels.theShippingAddressChanged
          : isOdd(content)
            ? labels.aPaymentDoesntMatch
            : failedOf(content)
              ? labels.aRefundFailed
              : refundOf(content)
                ? labels.refundIssued
                : labels.anOrderWasCanceled}
      </Title>
      <Paragraph>{what(content)}</Paragraph>
      {isAddress && order.shipTo ? (
        <Box tone="note">
          <Subtitle>{labels.shipTo}</Subtitle>
          <Paragraph last>
            <Lines text={addressLines(order.shipTo)} />
          </Paragraph>
        </Box>
      ) : null}
      <Action href={url}>{labels.openOrder(orderName(order.number))}</Action>
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
  if (part === "address") return labels.changedTheShippingAddressBefore(buyer);
  if (isOdd(content)) return labels.aCardPaymentFromDoesnt(buyer);
  const failed = failedOf(content);
  if (failed) return labels.theRefundOfToS(money(failed.amount), buyer);
  const refund = refundOf(content);
  if (refund) {
    const reason = preventAutolink(refund.reason);
    return refund.method === "card"
      ? labels.ofSIsOnIts(money(refund.amount), buyer, money(order.total), reason)
      : labels.youRecordedARefundOf(money(refund.amount), buyer, money(order.total), reason);
  }
  const { pending, balance } = moneyOf(order);
  const who = isByBuyer(content) ? labels.canceledWithinTheTimeYou(buyer) : labels.theOrderFromWasCanceled(buyer);
  if (pending > 0) return labels.theRefundToTheCard(who);
  if (balance > 0) return labels.wasPaidRefundItAnd(who, money(balance));
  if (order.paymentStatus === "refunded") return labels.itWasRefunded(who);
  return labels.nothingWasPaid(who);
}
