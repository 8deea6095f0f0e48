import { formatMoney } from "@awning/domain/money/money";
import { type Order, orderName } from "@awning/domain/order/order";
import { isEnded } from "@awning/domain/order/state";
import { formatCount } from "@awning/domain/values/counts";
import type { MailContentOf, OrderContent } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { BuyerMail } from "../parts/buyer-mail.tsx";
import { Action, Box, Details } from "../parts/details.tsx";
import { Aside, InlineLink, Lines, Paragraph, Subtitle, Title } from "../parts/labels.tsx";
import { addressLines, OrderLines } from "../parts/order-lines.tsx";
import { OwnerFooter, OwnerMail } from "../parts/owner-mail.tsx";
import { hasService, isArranged, PAY_WORDS } from "../parts/service-labels.ts";
import { TestNotice } from "../parts/test-notice.tsx";
import { preventAutolink } from "../prevent-autolink.ts";

export function newOrderSubject({ order, locale }: OrderContent): string {
  return `New order ${orderName(order.number)}, ${formatMoney(order.total, order.currency, locale)}`;
}

/** Tells an owner what was ordered and what to do next. */
export function NewOrder(content: OrderContent) {
  const { order, url } = content;
  return (
    <OwnerMail
      title={newOrderSubject(content)}
      preview={`${items(content)} for ${preventAutolink(order.buyer.name)}. ${nextStep(content)}`}
      footer={<OwnerFooter {...content} />}
    >
      <TestNotice order={order} />
      <Title>New order: {formatMoney(order.total, order.currency, content.locale)}</Title>
      <Paragraph>
        Order {orderName(order.number)}. {nextStep(content)}
      </Paragraph>
      <Action href={url}>{`Open order ${orderName(order.number)}`}</Action>
      <OrderLines content={content} />
      <Details
        entries={[
          ["Buyer", preventAutolink(order.buyer.name)],
          ["Email", order.buyer.email],
          ["Phone", preventAutolink(order.buyer.phone)],
          ["Payment", paying(content)],
          ["Delivery", delivery(content)],
        ]}
      />
      {order.note === "" ? null : (
        <Box tone="well">
          <Aside small>Note from the buyer</Aside>
          <Paragraph last>
            <Lines text={preventAutolink(order.note)} />
          </Paragraph>
        </Box>
      )}
    </OwnerMail>
  );
}

function items({ order }: OrderContent): string {
  const count = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  return formatCount(count, "item");
}

function nextStep(content: OrderContent): string {
  const { order, shop, locale } = content;
  if (order.paymentStatus === "unpaid" && order.holdUntil !== null) {
    return `Awaiting ${order.paymentMethod === "link" ? "payment through your link" : "bank transfer"}. Items are reserved until ${mailTime(order.holdUntil, locale, shop.timeZone)}. Mark the order as paid once you receive the money.`;
  }
  // What is fetched by itself, or had left before this mail was read, asks nothing of its owner.
  if (order.fulfilmentStatus === "fulfilled") return "The buyer already has it. There’s nothing to do.";
  const agree = hasService(content) ? " Contact the buyer to arrange a time." : "";
  if (isArranged(content)) return agree.trim();
  if (order.delivery === "shipping") return `It’s ready to pack.${agree}`;
  if (order.delivery === "pickup") return `Prepare it for pickup.${agree}`;
  return "It’s ready to send.";
}

const PAYING = {
  cash: "Cash on pickup",
  on_delivery: "Cash on delivery",
  transfer: "Bank transfer",
  link: "Your payment link",
  card: "Card, paid",
} as const;

function paying({ order }: OrderContent): string {
  if (order.paymentStatus === "none_due") return "Nothing to pay";
  return PAYING[order.paymentMethod];
}

function delivery({ order }: OrderContent): string {
  if (order.delivery === "shipping") return order.shipTo ? addressLines(order.shipTo) : "Shipping";
  return order.delivery === "pickup" ? "Pickup" : "Nothing to send";
}

type Content = MailContentOf["several-orders"];
/** More titles than these say less. */
const TITLES_MAX = 3;

export function severalOrdersSubject({ shop, others }: Content): string {
  return `Your ${others.length + 1} orders at ${preventAutolink(shop.name)}`;
}

/** In place of many mails about orders that nobody has paid: each order once, as it stands now, with the way to it. */
export function SeveralOrders(content: Content) {
  const { order, url, others, shop } = content;
  const all = [{ order, url }, ...others].toSorted((a, b) => a.order.number - b.order.number);
  // An invoice is of one order: its own page leads to it.
  const frame = { ...content, order: { ...order, events: [] } };
  return (
    <BuyerMail content={frame} title={severalOrdersSubject(content)} preview={all.map((one) => orderName(one.order.number)).join(", ")}>
      <Title>Your orders, in one email.</Title>
      <Paragraph aligned>
        {`Your email address was used for ${all.length} orders at ${preventAutolink(shop.name)} in a short time. Here’s the status of each.`}
      </Paragraph>
      {all.map((one) => (
        <OneOrder key={one.order.id} content={content} order={one.order} url={one.url} />
      ))}
      <Aside>Wasn’t you? Ignore this email. Unpaid orders expire automatically.</Aside>
    </BuyerMail>
  );
}

function OneOrder({ content, order, url }: { content: OrderContent; order: Order; url: string }) {
  const { shop, locale } = content;
  const isOpen = order.paymentStatus === "unpaid" && !isEnded(order);
  return (
    <>
      <Subtitle>Order {orderName(order.number)}</Subtitle>
      <Details
        boxed
        entries={[
          ["Items", titles(order)],
          ["Total", formatMoney(order.total, order.currency, locale)],
          ["Status", stateLabel(order)],
          ["How to pay", isOpen ? PAY_WORDS[order.paymentMethod] : null],
          ["Reserved until", isOpen && order.holdUntil !== null ? mailTime(order.holdUntil, locale, shop.timeZone) : null],
        ]}
      />
      <Paragraph>
        <InlineLink href={url}>{`View order ${orderName(order.number)}${isOpen ? " and how to pay" : ""}`}</InlineLink>
      </Paragraph>
    </>
  );
}

function titles({ lines }: Order): string {
  const said = lines
    .slice(0, TITLES_MAX)
    .map(({ title, quantity }) => (quantity === 1 ? preventAutolink(title) : `${quantity} × ${preventAutolink(title)}`));
  const more = lines.length - said.length;
  return [...said, ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

/** How an order stands: nobody had paid it when its mail began to wait, and somebody may have since. */
function stateLabel({ status, paymentStatus }: Order): string {
  if (status === "cancelled") return "Canceled";
  if (paymentStatus === "paid") return "Paid";
  if (paymentStatus === "partly_refunded" || paymentStatus === "refunded") return "Paid and refunded";
  if (status === "expired") return "Expired unpaid";
  if (paymentStatus === "none_due") return status === "completed" ? "Done, nothing to pay" : "Received, nothing to pay";
  if (paymentStatus === "failed") return "Payment failed";
  if (paymentStatus === "processing") return "Payment processing";
  return "Awaiting payment";
}
