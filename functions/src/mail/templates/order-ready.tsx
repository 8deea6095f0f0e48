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
import { OrderLines } from "../parts/order-lines.tsx";
import { PAY_WORDS } from "../parts/service-labels.ts";
import { Quotation } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";

export function orderReadySubject({ shop, order }: OrderContent): string {
  return `Your order ${orderName(order.number)} at ${preventAutolink(shop.name)} is ready for pickup`;
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
    <BuyerMail content={content} title={orderReadySubject(content)} preview={`${preventAutolink(shop.name)} has your order ready.`}>
      <Title>It’s ready.</Title>
      <Paragraph aligned>{`${preventAutolink(shop.name)} has order ${orderName(order.number)} ready for you.`}</Paragraph>
      <Box tone="good">
        <Subtitle>Pickup</Subtitle>
        <Details
          boxed
          entries={[
            ["Pickup code", order.pickupCode || null],
            ["Bring", isCash ? `${amount} in cash` : null],
            ["Still to pay", isDue && !isCash ? `${amount}, ${PAY_WORDS[order.paymentMethod].toLowerCase()}` : null],
            ["Order", orderName(order.number)],
          ]}
        />
      </Box>
      {order.instructions.pickup === "" ? null : (
        <Quotation from={`Message from ${preventAutolink(shop.name)}`} text={order.instructions.pickup} />
      )}
      <Action href={url}>View your order</Action>
      <OrderLines content={{ ...content, order: { ...order, lines: linesLeft(order) } }} withMoney={false} />
      <ShopText {...content} />
    </BuyerMail>
  );
}

export function orderRefundedSubject({ shop, order }: OrderContent): string {
  return `Refund for order ${orderName(order.number)} at ${preventAutolink(shop.name)}`;
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
  const how = isCard
    ? `${amount} is on its way back to your card. Banks can take up to 10 days.`
    : `${name} refunded ${amount} to you${otherWay(refund, locale)}.`;
  return (
    <BuyerMail content={content} title={orderRefundedSubject(content)} preview={how}>
      <Title>{amount} refunded.</Title>
      <Paragraph aligned>{how}</Paragraph>
      {!refund?.reason ? null : refund.by === "owner" ? (
        <Quotation from={`Message from ${name}`} text={refund.reason} />
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
  return refund && refund.day !== "" ? ` on ${paidLabel(refund, locale)}` : "";
}

export function orderCancelledSubject({ shop, order }: OrderContent): string {
  return order.status === "expired"
    ? `Your order ${orderName(order.number)} at ${preventAutolink(shop.name)} has expired`
    : `Your order ${orderName(order.number)} at ${preventAutolink(shop.name)} was canceled`;
}

/** Tells a buyer that an order ended without goods, why, and what happens to the money. */
export function OrderCancelled(content: OrderContent) {
  const { shop, order, url } = content;
  const isExpired = order.status === "expired";
  return (
    <BuyerMail content={content} title={orderCancelledSubject(content)} preview={money(content)}>
      <Title>{isExpired ? `Order ${orderName(order.number)} has expired.` : `Order ${orderName(order.number)} was canceled.`}</Title>
      <Paragraph aligned>{opening(content)}</Paragraph>
      {isExpired || order.cancelReason === "" ? null : (
        <Quotation from={`Message from ${preventAutolink(shop.name)}`} text={order.cancelReason} />
      )}
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
        ? "The payment wasn’t completed"
        : `No ${order.paymentMethod === "link" ? "payment" : "transfer"} arrived within ${holdLabel(order.holdDays)}`;
    return `${wait}, so the items are back in stock. You can order them again while they last.`;
  }
  if (order.events.some(({ type, by }) => type === "cancelled" && by === "buyer")) return "You canceled it on your order page.";
  return order.cancelReason === ""
    ? `${preventAutolink(shop.name)} canceled it.`
    : `${preventAutolink(shop.name)} canceled it for this reason:`;
}

function money({ order, shop, locale }: OrderContent): string {
  const name = preventAutolink(shop.name);
  const amount = formatMoney(order.total, order.currency, locale);
  const { refunded, pending } = moneyOf(order);
  const kept = isMoneyKept(order) ? ` ${name} keeps the rest.` : "";
  if (pending > 0)
    return `${formatMoney(pending, order.currency, locale)} is on its way back to your card. Banks can take up to 10 days.${kept}`;
  if (order.paymentStatus === "partly_refunded") return `${name} refunded ${formatMoney(refunded, order.currency, locale)} to you.${kept}`;
  if (order.paymentStatus === "paid" && kept)
    return `You paid ${amount}, and ${name} isn’t refunding it. Reply to this email if you agreed on something else.`;
  if (order.paymentStatus === "paid") return `You paid ${amount}. ${name} will refund you. Reply to this email to agree on how.`;
  if (order.paymentStatus === "refunded") return `${name} refunded ${amount} to you.`;
  if (order.paymentStatus === "none_due") return "There was nothing to pay.";
  return order.paymentMethod === "card" || isPaidInPerson(order.paymentMethod)
    ? "Nothing was paid and nothing is due."
    : `Nothing is due. Already sent the money? Reply to this email and ${name} will refund it.`;
}
