import { holdWords } from "@awning/domain/hold-time";
import { formatMoney } from "@awning/domain/money";
import { orderName } from "@awning/domain/order";
import { moneyOf } from "@awning/domain/order-money";
import { isMoneyKept } from "@awning/domain/order-waits";
import { isPaidInPerson } from "@awning/domain/shop-settings";
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
    : `Your order ${orderName(order.number)} at ${defuse(shop.name)} was cancelled`;
}

/** Tells a buyer that an order ended without goods, why, and what happens to the money. */
export function OrderCancelled(content: OrderContent) {
  const { shop, order, url } = content;
  const isExpired = order.status === "expired";
  return (
    <BuyerMail content={content} title={orderCancelledSubject(content)} preview={money(content)}>
      <Title>{isExpired ? `Order ${orderName(order.number)} has expired.` : `Order ${orderName(order.number)} was cancelled.`}</Title>
      <Paragraph aligned>{opening(content)}</Paragraph>
      {isExpired || order.cancelReason === "" ? null : (
        <OwnWords from={`From ${defuse(shop.name)}, in their own words`} text={order.cancelReason} />
      )}
      <Box tone={order.paymentStatus === "paid" ? "note" : "well"}>
        <Subtitle>The money</Subtitle>
        <Paragraph last>{money(content)}</Paragraph>
      </Box>
      <Action href={url}>See your order</Action>
      <OrderLines content={content} />
    </BuyerMail>
  );
}

function opening({ order, shop }: OrderContent): string {
  if (order.status === "expired") {
    const wait =
      order.paymentMethod === "card"
        ? "The payment was not finished"
        : `No ${order.paymentMethod === "link" ? "payment" : "transfer"} arrived within ${holdWords(order.holdDays)}`;
    return `${wait}, so the pieces went back on the shelf. You can order them again while there are some left.`;
  }
  if (order.events.some(({ type, part }) => type === "cancelled" && part === "buyer")) return "You cancelled it on its page.";
  return order.cancelReason === "" ? `${defuse(shop.name)} cancelled it.` : `${defuse(shop.name)} cancelled it and says why:`;
}

function money({ order, shop, locale }: OrderContent): string {
  const name = defuse(shop.name);
  const amount = formatMoney(order.total, order.currency, locale);
  const { refunded, pending } = moneyOf(order);
  const kept = isMoneyKept(order) ? ` ${name} keeps the rest.` : "";
  if (pending > 0) return `${formatMoney(pending, order.currency, locale)} go back to your card. Banks take up to ten days.${kept}`;
  if (order.paymentStatus === "partly_refunded")
    return `${name} has sent ${formatMoney(refunded, order.currency, locale)} back to you.${kept}`;
  if (order.paymentStatus === "paid" && kept)
    return `You paid ${amount}, and ${name} does not send it back. Answer this mail if you agreed on something else.`;
  if (order.paymentStatus === "paid") return `You paid ${amount}. ${name} owes it back to you. Answer this mail to agree on how.`;
  if (order.paymentStatus === "refunded") return `${name} has sent ${amount} back to you.`;
  if (order.paymentStatus === "none_due") return "There was nothing to pay.";
  return order.paymentMethod === "card" || isPaidInPerson(order.paymentMethod)
    ? "You have paid nothing and owe nothing."
    : `You owe nothing. Is your money already on its way? Answer this mail and ${name} sends it back.`;
}
