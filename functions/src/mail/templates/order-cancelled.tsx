import { formatMoney } from "@awning/domain/money/money";
import { orderName } from "@awning/domain/order/order";
import { moneyOf } from "@awning/domain/order/order-money";
import { isMoneyKept } from "@awning/domain/order/order-waits";
import { holdWords } from "@awning/domain/shop/hold-time";
import { isPaidInPerson } from "@awning/domain/shop/shop-settings";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { Box } from "../parts/box.tsx";
import { BuyerMail } from "../parts/buyer-mail.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { OwnWords } from "../parts/own-words.tsx";
import { Paragraph, Subtitle, Title } from "../parts/words.tsx";

export function orderCancelledSubject({ shop, order }: OrderContent): string {
  return order.status === "expired"
    ? `Your order ${orderName(order.number)} at ${defuse(shop.name)} has expired`
    : `Your order ${orderName(order.number)} at ${defuse(shop.name)} was canceled`;
}

/** Tells a buyer that an order ended without goods, why, and what happens to the money. */
export function OrderCancelled(content: OrderContent) {
  const { shop, order, url } = content;
  const isExpired = order.status === "expired";
  return (
    <BuyerMail content={content} title={orderCancelledSubject(content)} preview={money(content)}>
      <Title>{isExpired ? `Order ${orderName(order.number)} has expired.` : `Order ${orderName(order.number)} was canceled.`}</Title>
      <Paragraph aligned>{opening(content)}</Paragraph>
      {isExpired || order.cancelReason === "" ? null : <OwnWords from={`Message from ${defuse(shop.name)}`} text={order.cancelReason} />}
      <Box tone={order.paymentStatus === "paid" ? "note" : "well"}>
        <Subtitle>Payment</Subtitle>
        <Paragraph last>{money(content)}</Paragraph>
      </Box>
      <Action href={url}>View your order</Action>
      <OrderLines content={content} />
    </BuyerMail>
  );
}

function opening({ order, shop }: OrderContent): string {
  if (order.status === "expired") {
    const wait =
      order.paymentMethod === "card"
        ? "The payment wasn't completed"
        : `No ${order.paymentMethod === "link" ? "payment" : "transfer"} arrived within ${holdWords(order.holdDays)}`;
    return `${wait}, so the items are back in stock. You can order them again while they last.`;
  }
  if (order.events.some(({ type, part }) => type === "cancelled" && part === "buyer")) return "You canceled it on your order page.";
  return order.cancelReason === "" ? `${defuse(shop.name)} canceled it.` : `${defuse(shop.name)} canceled it with this reason:`;
}

function money({ order, shop, locale }: OrderContent): string {
  const name = defuse(shop.name);
  const amount = formatMoney(order.total, order.currency, locale);
  const { refunded, pending } = moneyOf(order);
  const kept = isMoneyKept(order) ? ` ${name} keeps the rest.` : "";
  if (pending > 0)
    return `${formatMoney(pending, order.currency, locale)} is on its way back to your card. Banks can take up to 10 days.${kept}`;
  if (order.paymentStatus === "partly_refunded") return `${name} refunded ${formatMoney(refunded, order.currency, locale)} to you.${kept}`;
  if (order.paymentStatus === "paid" && kept)
    return `You paid ${amount}, and ${name} isn't refunding it. Reply to this email if you agreed on something else.`;
  if (order.paymentStatus === "paid") return `You paid ${amount}. ${name} will refund you. Reply to this email to agree on how.`;
  if (order.paymentStatus === "refunded") return `${name} refunded ${amount} to you.`;
  if (order.paymentStatus === "none_due") return "There was nothing to pay.";
  return order.paymentMethod === "card" || isPaidInPerson(order.paymentMethod)
    ? "Nothing was paid and nothing is due."
    : `Nothing is due. Already sent the money? Reply to this email and ${name} will refund it.`;
}
