import { formatMoney } from "@awning/domain/money";
import { orderName } from "@awning/domain/order";
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
      preview={`${pieces(content)} for ${defuse(order.buyer.name)}. ${nextStep(content)}`}
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
          ["E-mail", order.buyer.email],
          ["Phone", defuse(order.buyer.phone)],
          ["Paying", paying(content)],
          ["Delivery", delivery(content)],
        ]}
      />
      {order.note === "" ? null : (
        <Box tone="well">
          <Aside small>The buyer wrote</Aside>
          <Paragraph last>
            <Lines text={defuse(order.note)} />
          </Paragraph>
        </Box>
      )}
    </OwnerMail>
  );
}

function pieces({ order }: OrderContent): string {
  const count = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  return count === 1 ? "1 piece" : `${count} pieces`;
}

function nextStep(content: OrderContent): string {
  const { order, shop, locale } = content;
  if (order.paymentStatus === "unpaid" && order.holdUntil !== null) {
    return `It waits for ${order.paymentMethod === "link" ? "a payment by your link" : "a bank transfer"}. We keep the pieces aside until ${mailTime(order.holdUntil, locale, shop.timeZone)}. Mark it as paid when the money is there.`;
  }
  // What is fetched by itself, or had left before this mail was read, asks nothing of its owner.
  if (order.fulfilmentStatus === "fulfilled") return "The buyer has it already. There is nothing to do.";
  const agree = hasService(content) ? " Write to the buyer to agree on a time." : "";
  if (isArranged(content)) return agree.trim();
  if (order.delivery === "shipping") return `It is ready to be packed.${agree}`;
  if (order.delivery === "pickup") return `Put it aside. The buyer comes to collect it.${agree}`;
  return "It is ready to be handed over.";
}

const PAYING = {
  cash: "Cash on pick-up",
  on_delivery: "Cash on delivery",
  transfer: "Bank transfer",
  link: "Your pay link",
  card: "Card, paid",
} as const;

function paying({ order }: OrderContent): string {
  if (order.paymentStatus === "none_due") return "Nothing to pay";
  return PAYING[order.paymentMethod];
}

function delivery({ order }: OrderContent): string {
  if (order.delivery === "shipping") return order.shipTo ? addressLines(order.shipTo) : "Parcel";
  return order.delivery === "pickup" ? "Pick-up" : "Nothing to send";
}
