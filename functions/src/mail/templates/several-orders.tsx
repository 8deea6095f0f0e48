import { formatMoney } from "@awning/domain/money/money";
import { type Order, orderName } from "@awning/domain/order/order";
import { isEnded } from "@awning/domain/order/order-waits";
import { defuse } from "../defuse.ts";
import type { MailContentOf, OrderContent } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { BuyerMail } from "../parts/buyer-mail.tsx";
import { Details } from "../parts/details.tsx";
import { PAY_WORDS } from "../parts/pay-words.ts";
import { Aside, InlineLink, Paragraph, Subtitle, Title } from "../parts/words.tsx";

type Content = MailContentOf["several-orders"];
/** More titles than these say less. */
const TITLES_MAX = 3;

export function severalOrdersSubject({ shop, others }: Content): string {
  return `Your ${others.length + 1} orders at ${defuse(shop.name)}`;
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
        {`Your email address was used for ${all.length} orders at ${defuse(shop.name)} in a short time. Here's the status of each.`}
      </Paragraph>
      {all.map((one) => (
        <OneOrder key={one.order.id} content={content} order={one.order} url={one.url} />
      ))}
      <Aside>Wasn't you? Ignore this email. Unpaid orders expire automatically.</Aside>
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
          ["Status", stateWords(order)],
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
  const said = lines.slice(0, TITLES_MAX).map(({ title, quantity }) => (quantity === 1 ? defuse(title) : `${quantity} × ${defuse(title)}`));
  const more = lines.length - said.length;
  return [...said, ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

/** How an order stands: nobody had paid it when its mail began to wait, and somebody may have since. */
function stateWords({ status, paymentStatus }: Order): string {
  if (status === "cancelled") return "Canceled";
  if (paymentStatus === "paid") return "Paid";
  if (paymentStatus === "partly_refunded" || paymentStatus === "refunded") return "Paid and refunded";
  if (status === "expired") return "Expired unpaid";
  if (paymentStatus === "none_due") return status === "completed" ? "Done, nothing to pay" : "Received, nothing to pay";
  if (paymentStatus === "failed") return "Payment failed";
  if (paymentStatus === "processing") return "Payment processing";
  return "Awaiting payment";
}
