import { formatMoney } from "@awning/domain/money/money";
import { orderName } from "@awning/domain/order/order";
import { countWords } from "@awning/domain/values/count-words";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { addressLines } from "../parts/address-lines.ts";
import { Box } from "../parts/box.tsx";
import { Details } from "../parts/details.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { OwnerFooter } from "../parts/owner-footer.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { hasService, isArranged } from "../parts/service-words.ts";
import { TestNotice } from "../parts/test-notice.tsx";
import { Aside, Lines, Paragraph, Title } from "../parts/words.tsx";

export function newOrderSubject({ order, locale }: OrderContent): string {
  return `New order ${orderName(order.number)}, ${formatMoney(order.total, order.currency, locale)}`;
}

/** Tells an owner what was ordered and what to do next. */
export function NewOrder(content: OrderContent) {
  const { order, url } = content;
  return (
    <OwnerMail
      title={newOrderSubject(content)}
      preview={`${items(content)} for ${defuse(order.buyer.name)}. ${nextStep(content)}`}
      footer={<OwnerFooter {...content} />}
    >
      <TestNotice order={order} />
      <Title>A new order: {formatMoney(order.total, order.currency, content.locale)}</Title>
      <Paragraph>
        Order {orderName(order.number)}. {nextStep(content)}
      </Paragraph>
      <Action href={url}>{`Open order ${orderName(order.number)}`}</Action>
      <OrderLines content={content} />
      <Details
        entries={[
          ["Buyer", defuse(order.buyer.name)],
          ["Email", order.buyer.email],
          ["Phone", defuse(order.buyer.phone)],
          ["Payment", paying(content)],
          ["Delivery", delivery(content)],
        ]}
      />
      {order.note === "" ? null : (
        <Box tone="well">
          <Aside small>Note from the buyer</Aside>
          <Paragraph last>
            <Lines text={defuse(order.note)} />
          </Paragraph>
        </Box>
      )}
    </OwnerMail>
  );
}

function items({ order }: OrderContent): string {
  const count = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  return countWords(count, "item");
}

function nextStep(content: OrderContent): string {
  const { order, shop, locale } = content;
  if (order.paymentStatus === "unpaid" && order.holdUntil !== null) {
    return `Awaiting ${order.paymentMethod === "link" ? "payment by your link" : "bank transfer"}. Items are reserved until ${mailTime(order.holdUntil, locale, shop.timeZone)}. Mark the order as paid once you receive the money.`;
  }
  // What is fetched by itself, or had left before this mail was read, asks nothing of its owner.
  if (order.fulfilmentStatus === "fulfilled") return "The buyer already has it. There's nothing to do.";
  const agree = hasService(content) ? " Contact the buyer to agree on a time." : "";
  if (isArranged(content)) return agree.trim();
  if (order.delivery === "shipping") return `It's ready to pack.${agree}`;
  if (order.delivery === "pickup") return `Prepare it for pickup.${agree}`;
  return "It's ready to send.";
}

const PAYING = {
  cash: "Cash at pickup",
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
