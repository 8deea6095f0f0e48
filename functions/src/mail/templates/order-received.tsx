import { formatMoney } from "@awning/domain/money/money";
import { mayDownload } from "@awning/domain/order/fulfilment/download";
import { type Order, orderName } from "@awning/domain/order/order";
import { isPaidInPerson } from "@awning/domain/shop/shop-settings";
import type { OrderContent } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { BuyerMail, ShopText } from "../parts/buyer-mail.tsx";
import { Action, Box, Details, PayLink } from "../parts/details.tsx";
import { Aside, Lines, Paragraph, Subtitle, Title } from "../parts/labels.tsx";
import { addressLines, OrderLines, ReceiptLabels } from "../parts/order-lines.tsx";
import { agreeLabel, isArranged, PAID_WORDS, PAY_WORDS } from "../parts/service-labels.ts";
import { Quotation } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";

export function orderReceivedSubject({ shop, order }: OrderContent): string {
  return `Your order ${orderName(order.number)} at ${preventAutolink(shop.name)}`;
}

/** Thanks a buyer and says how the order is paid and how it reaches them. */
export function OrderReceived(content: OrderContent) {
  const { order, url } = content;
  return (
    <BuyerMail content={content} title={orderReceivedSubject(content)} preview={preview(content)}>
      <Title>Order {orderName(order.number)} is in.</Title>
      <Paragraph aligned>{thanks(content) + laterWords(content)}</Paragraph>
      <HowToPay {...content} />
      <Action href={url}>{hasFilesNow(content) ? "Download your files" : "View your order"}</Action>
      <OrderLines content={content} />
      <Delivery {...content} />
      <ReceiptLabels {...content} />
      <ShopText {...content} />
      {order.note === "" ? null : <Quotation from="Your note" text={order.note} />}
    </BuyerMail>
  );
}

/** Files of an order that owes nothing are there at once. */
function hasFilesNow({ order }: OrderContent): boolean {
  return mayDownload(order) && order.shipments.some((sent) => sent.lines.some(({ line }) => order.lines[line]?.kind === "digital"));
}

function total({ order, locale }: OrderContent): string {
  return formatMoney(order.total, order.currency, locale);
}

function preview(content: OrderContent): string {
  const { order, shop, locale } = content;
  if (order.paymentStatus === "none_due") return "Nothing to pay. You’re all set.";
  if (isPaid(content)) return `${total(content)}, paid.`;
  if (order.paymentMethod === "cash") return `${total(content)} in cash${order.delivery === "none" ? "" : " at pickup"}.`;
  if (order.paymentMethod === "on_delivery") return `${total(content)} in cash when it arrives.`;
  const how = order.paymentMethod === "link" ? "by payment link" : "by bank transfer";
  if (order.holdUntil === null) return `${total(content)} ${how}.`;
  return `${total(content)} ${how}. Reserved for you until ${mailTime(order.holdUntil, locale, shop.timeZone)}.`;
}

/**
 * An order that is paid by card is told of when it is paid; one that its owner wrote down, or whose mail waited, may be paid already,
 * and some of the money back. An order without a price has a way to pay all the same: ask first whether anything is due.
 */
function isPaid({ order }: OrderContent): boolean {
  return order.paymentMethod === "card" || HAD_MONEY.some((status) => status === order.paymentStatus);
}

const HAD_MONEY = ["paid", "partly_refunded", "refunded"] as const;

function thanks(content: OrderContent): string {
  const { order, shop } = content;
  const name = preventAutolink(shop.name);
  const isReady = hasFilesNow(content);
  if (order.paymentStatus === "none_due")
    return isReady
      ? "Thank you. There’s nothing to pay, and your files are ready on your order page."
      : `Thank you. There’s nothing to pay, and ${name} has your order.`;
  if (isPaid(content))
    return isReady
      ? "Thank you. It’s paid, and your files are ready on your order page."
      : `Thank you. It’s paid, and ${name} has your order.`;
  if (order.paymentMethod === "cash" && isArranged(content))
    return `Thank you. ${name} will be in touch to arrange a time, and you pay in cash.`;
  if (order.paymentMethod === "cash") return `Thank you. ${name} will reserve your order, and you pay at pickup.`;
  if (order.paymentMethod === "on_delivery") return `Thank you. ${name} will pack your order, and you pay on delivery.`;
  const isLink = order.paymentMethod === "link";
  if (isArranged(content))
    return isLink
      ? `Thank you. Pay with the link, and ${name} will be in touch to arrange a time.`
      : `Thank you. Pay by bank transfer, and ${name} will be in touch to arrange a time.`;
  return (isLink ? BY_LINK : BY_TRANSFER)[order.delivery];
}

const BY_LINK: Readonly<Record<Order["delivery"], string>> = {
  shipping: "Thank you. Your order is reserved. It ships once you’ve paid with the link.",
  pickup: "Thank you. Your order is reserved. You can pick it up once you’ve paid with the link.",
  none: "Thank you. Your order is reserved. You’ll get it once you’ve paid with the link.",
};
const BY_TRANSFER: Readonly<Record<Order["delivery"], string>> = {
  shipping: "Thank you. Your order is reserved. It ships once your transfer arrives.",
  pickup: "Thank you. Your order is reserved. You can pick it up once your transfer arrives.",
  none: "Thank you. Your order is reserved. You’ll get it once your transfer arrives.",
};

/** What comes of the services, where the thanks did not say it. */
function laterWords(content: OrderContent): string {
  const { paymentStatus, fulfilmentStatus } = content.order;
  if (fulfilmentStatus === "fulfilled" || (isArranged(content) && paymentStatus === "unpaid")) return "";
  return agreeLabel(content);
}

function HowToPay(content: OrderContent) {
  const { order, shop, locale } = content;
  if (order.paymentStatus === "none_due") return null;
  if (isPaid(content)) {
    return (
      <Box tone="good">
        <Subtitle>Payment</Subtitle>
        <Details
          boxed
          entries={[
            ["Amount", total(content)],
            ["Method", PAID_WORDS[order.paymentMethod]],
          ]}
        />
      </Box>
    );
  }
  return (
    <>
      <Box tone="note">
        <Subtitle>How to pay</Subtitle>
        <Details
          boxed
          entries={[
            ["Amount", total(content)],
            ["Method", PAY_WORDS[order.paymentMethod]],
            ["Reference", isPaidInPerson(order.paymentMethod) ? null : orderName(order.number)],
            ["Reserved until", order.holdUntil === null ? null : mailTime(order.holdUntil, locale, shop.timeZone)],
          ]}
        />
        <PayLink {...content} />
      </Box>
      {order.instructions.payment === "" ? null : (
        <Quotation from={`Message from ${preventAutolink(shop.name)}`} text={order.instructions.payment} />
      )}
    </>
  );
}

function Delivery({ order, shop }: OrderContent) {
  if (order.delivery === "shipping" && order.shipTo) {
    return (
      <>
        <Subtitle>Shipping to</Subtitle>
        <Aside>
          <Lines text={addressLines(order.shipTo)} />
        </Aside>
      </>
    );
  }
  if (order.delivery !== "pickup" || order.fulfilmentStatus === "fulfilled") return null;
  return (
    <>
      <Subtitle>Pickup</Subtitle>
      {order.instructions.pickup === "" ? (
        <Aside>{preventAutolink(shop.name)} will tell you where and when. Reply to this email to ask.</Aside>
      ) : (
        <Quotation from={`Message from ${preventAutolink(shop.name)}`} text={order.instructions.pickup} />
      )}
    </>
  );
}
