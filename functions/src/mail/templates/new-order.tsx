import { formatMoney } from "@awning/domain/money/money";
import { type Order, orderName } from "@awning/domain/order/order";
import { isEnded } from "@awning/domain/order/state";
import { formatCount } from "@awning/domain/values/counts";
import type { MailContentOf, OrderContent } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { BuyerMail } from "../parts/buyer-mail.tsx";
import { Action, Box, Details } from "../parts/details.tsx";
import { Aside, InlineLink, Lines, Paragraph, Subtitle, Title } from "../parts/labels.tsx";
import { paymentMethods } from "../parts/mail-labels.ts";
import { addressLines, OrderLines } from "../parts/order-lines.tsx";
import { OwnerFooter, OwnerMail } from "../parts/owner-mail.tsx";
import { hasService, isArranged } from "../parts/service-labels.ts";
import { TestNotice } from "../parts/test-notice.tsx";
import { preventAutolink } from "../prevent-autolink.ts";
import * as labels from "./labels.ts";

export function newOrderSubject({ order, locale }: OrderContent): string {
  return labels.newOrder(orderName(order.number), formatMoney(order.total, order.currency, locale));
}

/** Tells an owner what was ordered and what to do next. */
export function NewOrder(content: OrderContent) {
  const { order, url } = content;
  return (
    <OwnerMail
      title={newOrderSubject(content)}
      preview={labels.itemsForBuyer(items(content), preventAutolink(order.buyer.name), nextStep(content))}
      footer={<OwnerFooter {...content} />}
    >
      <TestNotice order={order} />
      <Title>{labels.newOrderMoney(formatMoney(order.total, order.currency, content.locale))}</Title>
      <Paragraph>{labels.order(orderName(order.number), nextStep(content))}</Paragraph>
      <Action href={url}>{labels.openOrder(orderName(order.number))}</Action>
      <OrderLines content={content} />
      <Details
        entries={[
          [labels.buyer, preventAutolink(order.buyer.name)],
          [labels.email, order.buyer.email],
          [labels.phone, preventAutolink(order.buyer.phone)],
          [labels.payment, paying(content)],
          [labels.delivery, delivery(content)],
        ]}
      />
      {order.note === "" ? null : (
        <Box tone="well">
          <Aside small>{labels.noteFromTheBuyer}</Aside>
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
    const awaiting = order.paymentMethod === "link" ? labels.awaitingLinkPayment : labels.awaitingTransfer;
    return awaiting(mailTime(order.holdUntil, locale, shop.timeZone));
  }
  // What is fetched by itself, or had left before this mail was read, asks nothing of its owner.
  if (order.fulfilmentStatus === "fulfilled") return labels.theBuyerAlreadyHasIt;
  const agree = hasService(content) ? [labels.contactTheBuyer] : [];
  if (isArranged(content)) return agree.join("");
  if (order.delivery === "shipping") return [labels.itsReadyToPack, ...agree].join(" ");
  if (order.delivery === "pickup") return [labels.prepareItForPickup, ...agree].join(" ");
  return labels.itsReadyToSend;
}

const PAYING = {
  cash: labels.cashOnPickup,
  on_delivery: labels.cashOnDelivery,
  transfer: labels.bankTransfer,
  link: labels.yourPaymentLink,
  card: labels.cardPaid,
} as const;

function paying({ order }: OrderContent): string {
  if (order.paymentStatus === "none_due") return labels.nothingToPay;
  return PAYING[order.paymentMethod];
}

function delivery({ order }: OrderContent): string {
  if (order.delivery === "shipping") return order.shipTo ? addressLines(order.shipTo) : labels.shipping;
  return order.delivery === "pickup" ? labels.pickup : labels.nothingToSend;
}

type Content = MailContentOf["several-orders"];
/** More titles than these say less. */
const TITLES_MAX = 3;

export function severalOrdersSubject({ shop, others }: Content): string {
  return labels.yourOrdersAt(others.length + 1, preventAutolink(shop.name));
}

/** In place of many mails about orders that nobody has paid: each order once, as it stands now, with the way to it. */
export function SeveralOrders(content: Content) {
  const { order, url, others, shop } = content;
  const all = [{ order, url }, ...others].toSorted((a, b) => a.order.number - b.order.number);
  // An invoice is of one order: its own page leads to it.
  const frame = { ...content, order: { ...order, events: [] } };
  return (
    <BuyerMail content={frame} title={severalOrdersSubject(content)} preview={all.map((one) => orderName(one.order.number)).join(", ")}>
      <Title>{labels.yourOrdersInOneEmail}</Title>
      <Paragraph aligned>{labels.yourEmailAddressWasUsed(all.length, preventAutolink(shop.name))}</Paragraph>
      {all.map((one) => (
        <OneOrder key={one.order.id} content={content} order={one.order} url={one.url} />
      ))}
      <Aside>{labels.wasntYouIgnoreThisEmail}</Aside>
    </BuyerMail>
  );
}

function OneOrder({ content, order, url }: { content: OrderContent; order: Order; url: string }) {
  const { shop, locale } = content;
  const isOpen = order.paymentStatus === "unpaid" && !isEnded(order);
  return (
    <>
      <Subtitle>{labels.orderHeading(orderName(order.number))}</Subtitle>
      <Details
        boxed
        entries={[
          [labels.items, titles(order)],
          [labels.total, formatMoney(order.total, order.currency, locale)],
          [labels.status, stateLabel(order)],
          [labels.howToPay, isOpen ? paymentMethods[order.paymentMethod] : null],
          [labels.reservedUntil, isOpen && order.holdUntil !== null ? mailTime(order.holdUntil, locale, shop.timeZone) : null],
        ]}
      />
      <Paragraph>
        <InlineLink href={url}>{(isOpen ? labels.viewOrderAndHowToPay : labels.viewOrder)(orderName(order.number))}</InlineLink>
      </Paragraph>
    </>
  );
}

function titles({ lines }: Order): string {
  const said = lines
    .slice(0, TITLES_MAX)
    .map(({ title, quantity }) => (quantity === 1 ? preventAutolink(title) : `${quantity} × ${preventAutolink(title)}`));
  const more = lines.length - said.length;
  return [...said, ...(more > 0 ? [labels.andMore(more)] : [])].join("\n");
}

/** How an order stands: nobody had paid it when its mail began to wait, and somebody may have since. */
function stateLabel({ status, paymentStatus }: Order): string {
  if (status === "cancelled") return labels.canceled;
  if (paymentStatus === "paid") return labels.paid;
  if (paymentStatus === "partly_refunded" || paymentStatus === "refunded") return labels.paidAndRefunded;
  if (status === "expired") return labels.expiredUnpaid;
  if (paymentStatus === "none_due") return status === "completed" ? labels.doneNothingToPay : labels.receivedNothingToPay;
  if (paymentStatus === "failed") return labels.paymentFailed;
  if (paymentStatus === "processing") return labels.paymentProcessing;
  return labels.awaitingPayment;
}
