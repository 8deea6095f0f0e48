import { formatMoney } from "@awning/domain/money/money";
import { paidLabel } from "@awning/domain/order/labels";
import { moneyOf } from "@awning/domain/order/money/order-money";
import type { Refund } from "@awning/domain/order/money/payment";
import { orderName } from "@awning/domain/order/order";
import { unshippedQuantities } from "@awning/domain/order/quantities";
import { isMoneyKept } from "@awning/domain/order/state";
import { holdLabel } from "@awning/domain/shop/hold-time";
import { isPaidInPerson } from "@awning/domain/shop/shop-settings";
import type { OrderContent } from "../mail-content.ts";
import { BuyerMail, ShopText } from "../parts/buyer-mail.tsx";
import { Action, Box, Details } from "../parts/details.tsx";
import { Paragraph, Subtitle, Title } from "../parts/labels.tsx";
import { paymentMethodsInSentences } from "../parts/mail-labels.ts";
import { OrderLines } from "../parts/order-lines.tsx";
import { Quotation } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";
import * as labels from "./labels.ts";

export function orderReadySubject({ shop, order }: OrderContent): string {
  return labels.yourOrderAtIsReady(orderName(order.number), preventAutolink(shop.name));
}

/** What waits to be collected: what left before, or is not handed over any more, is none of it. */
function linesLeft(order: OrderContent["order"]): OrderContent["order"]["lines"] {
  const left = unshippedQuantities(order);
  return order.lines.flatMap((line, index) => (left[index] ? [{ ...line, quantity: left[index] }] : []));
}

/** Tells a buyer that the order can be collected, where, and by which code they are known. */
export function OrderReady(content: OrderContent) {
  const { shop, order, url, locale } = content;
  const isDue = order.paymentStatus === "unpaid";
  const amount = formatMoney(order.total, order.currency, locale);
  // Whoever pays another way has nothing to bring: asked for cash as well they would pay twice.
  const isCash = isDue && isPaidInPerson(order.paymentMethod);
  return (
    <BuyerMail content={content} title={orderReadySubject(content)} preview={labels.hasYourOrderReady(preventAutolink(shop.name))}>
      <Title>{labels.itsReady}</Title>
      <Paragraph aligned>{labels.hasOrderReadyForYou(preventAutolink(shop.name), orderName(order.number))}</Paragraph>
      <Box tone="good">
        <Subtitle>{labels.pickup}</Subtitle>
        <Details
          boxed
          entries={[
            [labels.pickupCode, order.pickupCode || null],
            [labels.bring, isCash ? labels.inCash(amount) : null],
            [labels.stillToPay, isDue && !isCash ? `${amount}, ${paymentMethodsInSentences[order.paymentMethod]}` : null],
            [labels.orderRow, orderName(order.number)],
          ]}
        />
      </Box>
      {order.instructions.pickup === "" ? null : (
        <Quotation from={labels.messageFrom(preventAutolink(shop.name))} text={order.instructions.pickup} />
      )}
      <Action href={url}>{labels.viewYourOrder}</Action>
      <OrderLines content={{ ...content, order: { ...order, lines: linesLeft(order) } }} withMoney={false} />
      <ShopText {...content} />
    </BuyerMail>
  );
}

export function orderRefundedSubject({ shop, order }: OrderContent): string {
  return labels.refundForOrderAt(orderName(order.number), preventAutolink(shop.name));
}

/** Tells a buyer how much money goes back, and why. */
export function OrderRefunded(content: OrderContent) {
  const { shop, order, url, part, locale } = content;
  const refund = order.refunds.find((one) => one.id === part);
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const amount = money(refund?.amount ?? 0);
  const name = preventAutolink(shop.name);
  const { paid, refunded, pending } = moneyOf(order);
  const isCard = refund?.method === "card";
  const how = isCard ? labels.isOnItsWayBack(amount) : refundedAnotherWay(name, amount, refund, locale);
  return (
    <BuyerMail content={content} title={orderRefundedSubject(content)} preview={how}>
      <Title>{labels.refunded(amount)}</Title>
      <Paragraph aligned>{how}</Paragraph>
      {!refund?.reason ? null : refund.by === "owner" ? (
        <Quotation from={labels.messageFrom(name)} text={refund.reason} />
      ) : (
        <Paragraph>{refund.reason}</Paragraph>
      )}
      <Box tone="well">
        <Subtitle>{labels.payment}</Subtitle>
        <Details
          boxed
          entries={[
            [labels.youPaid, money(paid)],
            [labels.refundedRow, money(refunded + pending)],
          ]}
        />
      </Box>
      <Action href={url}>{labels.viewYourOrder}</Action>
    </BuyerMail>
  );
}

/** How and when it was sent, where the shop said so: its buyer paid by card and looks for it there. */
function refundedAnotherWay(shop: string, amount: string, refund: Refund | undefined, locale: string): string {
  return refund && refund.day !== "" ? labels.refundedToYouOn(shop, amount, paidLabel(refund, locale)) : labels.refundedToYou(shop, amount);
}

export function orderCancelledSubject({ shop, order }: OrderContent): string {
  return order.status === "expired"
    ? labels.yourOrderAtHasExpired(orderName(order.number), preventAutolink(shop.name))
    : labels.yourOrderAtWasCanceled(orderName(order.number), preventAutolink(shop.name));
}

/** Tells a buyer that an order ended without goods, why, and what happens to the money. */
export function OrderCancelled(content: OrderContent) {
  const { shop, order, url } = content;
  const isExpired = order.status === "expired";
  return (
    <BuyerMail content={content} title={orderCancelledSubject(content)} preview={money(content)}>
      <Title>
        {isExpired ? labels.orderHasExpired(orderName(order.number)) : labels.orderWasCanceledSentence(orderName(order.number))}
      </Title>
      <Paragraph aligned>{opening(content)}</Paragraph>
      {isExpired || order.cancelReason === "" ? null : (
        <Quotation from={labels.messageFrom(preventAutolink(shop.name))} text={order.cancelReason} />
      )}
      <Box tone={order.paymentStatus === "paid" ? "note" : "well"}>
        <Subtitle>{labels.payment}</Subtitle>
        <Paragraph last>{money(content)}</Paragraph>
      </Box>
      <Action href={url}>{labels.viewYourOrder}</Action>
      <OrderLines content={content} />
    </BuyerMail>
  );
}

function opening({ order, shop }: OrderContent): string {
  if (order.status === "expired") {
    if (order.paymentMethod === "card") return labels.thePaymentWasntCompleted;
    return (order.paymentMethod === "link" ? labels.noPaymentArrived : labels.noTransferArrived)(holdLabel(order.holdDays));
  }
  if (order.events.some(({ type, by }) => type === "cancelled" && by === "buyer")) return labels.youCanceledItOnYour;
  return order.cancelReason === ""
    ? labels.canceledIt(preventAutolink(shop.name))
    : labels.canceledItForThisReason(preventAutolink(shop.name));
}

function money({ order, shop, locale }: OrderContent): string {
  const name = preventAutolink(shop.name);
  const amount = formatMoney(order.total, order.currency, locale);
  const { refunded, pending } = moneyOf(order);
  const kept = isMoneyKept(order) ? [labels.keepsTheRest(name)] : [];
  if (pending > 0) return [labels.isOnItsWayBack(formatMoney(pending, order.currency, locale)), ...kept].join(" ");
  if (order.paymentStatus === "partly_refunded")
    return [labels.refundedToYou(name, formatMoney(refunded, order.currency, locale)), ...kept].join(" ");
  if (order.paymentStatus === "paid" && kept.length > 0) return labels.youPaidAndIsntRefunding(amount, name);
  if (order.paymentStatus === "paid") return labels.youPaidWillRefundYou(amount, name);
  if (order.paymentStatus === "refunded") return labels.refundedToYou(name, amount);
  if (order.paymentStatus === "none_due") return labels.thereWasNothingToPay;
  return order.paymentMethod === "card" || isPaidInPerson(order.paymentMethod)
    ? labels.nothingWasPaidAndNothing
    : labels.nothingIsDueAlreadySent(name);
}
