import { formatMoney } from "@awning/domain/money/money";
import type { Payment } from "@awning/domain/order/money/payment";
import { orderName } from "@awning/domain/order/order";
import type { OrderContent } from "../mail-content.ts";
import { mailDay, mailTime } from "../mail-time.ts";
import { BuyerMail, ShopText } from "../parts/buyer-mail.tsx";
import { Action, Box, Details, PayLink } from "../parts/details.tsx";
import { Aside, Paragraph, Subtitle, Title } from "../parts/labels.tsx";
import { OrderLines, ReceiptLabels } from "../parts/order-lines.tsx";
import { agreeLabel, isArranged, PAID_WORDS, PAY_WORDS } from "../parts/service-labels.ts";
import { Quotation } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";

export function paymentReceivedSubject({ shop, order }: OrderContent): string {
  return `Your payment for order ${orderName(order.number)} at ${preventAutolink(shop.name)}`;
}

/** Tells a buyer that the money is there, and what comes next. */
export function PaymentReceived(content: OrderContent) {
  const { order, url, part, locale } = content;
  // One that was noted, taken back and noted once more has another name by now.
  const payment = order.payments.find((one) => one.id === part) ?? order.payments.at(-1);
  const amount = formatMoney(payment?.amount ?? order.total, order.currency, locale);
  return (
    <BuyerMail content={content} title={paymentReceivedSubject(content)} preview={`${amount} received. ${nextStep(content)}`}>
      <Title>Payment received.</Title>
      <Paragraph aligned>{nextStep(content)}</Paragraph>
      <Box tone="good">
        <Subtitle>Payment</Subtitle>
        <Details
          boxed
          entries={[
            ["Amount", amount],
            ["Method", PAID_WORDS[payment?.method ?? order.paymentMethod]],
            ["Date", payment ? whenWords(payment, content) : null],
          ]}
        />
      </Box>
      <Action href={url}>View your order</Action>
      <OrderLines content={content} />
      <ReceiptLabels {...content} />
      <ShopText {...content} />
    </BuyerMail>
  );
}

/** The day that the shop said; what a provider told has its time. */
function whenWords({ day, at }: Payment, { locale, shop }: OrderContent): string {
  return day === "" ? mailTime(at, locale, shop.timeZone) : mailDay(day, locale);
}

function nextStep(content: OrderContent): string {
  const { order, shop } = content;
  const name = preventAutolink(shop.name);
  if (order.fulfilmentStatus === "fulfilled") return `Thank you. Your order is complete.`;
  const agree = agreeLabel(content);
  if (isArranged(content)) return `Thank you.${agree}`;
  if (order.delivery === "shipping") return `Thank you. ${name} will pack your order next.${agree}`;
  return order.delivery === "pickup"
    ? `Thank you. ${name} will prepare your order for pickup.${agree}`
    : `Thank you. ${name} will take it from here.`;
}

export function paymentFailedSubject({ shop, order }: OrderContent): string {
  return `Payment failed for order ${orderName(order.number)} at ${preventAutolink(shop.name)}`;
}

/** Tells a buyer that nothing was taken, and how to pay after all. */
export function PaymentFailed(content: OrderContent) {
  const { shop, order, url } = content;
  return (
    <BuyerMail
      content={content}
      title={paymentFailedSubject(content)}
      preview="You weren’t charged. You can pay again from your order page."
    >
      <Title>Your payment failed.</Title>
      <Paragraph aligned>{whatNow(content)}</Paragraph>
      <Action href={url}>{order.status === "pending" ? "Pay again" : "View your order"}</Action>
      <OrderLines content={content} />
      <Aside>
        {`Your bank may need to approve it, or the card limit was reached. Try another card, or reply to this email to ask ${preventAutolink(shop.name)} for another payment method.`}
      </Aside>
    </BuyerMail>
  );
}

function whatNow({ order, shop, locale }: OrderContent): string {
  const amount = formatMoney(order.total, order.currency, locale);
  const nothing = `The payment of ${amount} was declined. You weren’t charged.`;
  if (order.status !== "pending") return nothing;
  const until = order.holdUntil === null ? "" : ` until ${mailTime(order.holdUntil, locale, shop.timeZone)}`;
  return `${nothing} Your order is reserved${until}.`;
}

export function paymentReminderSubject({ shop, order }: OrderContent): string {
  return `Reminder: ${order.paymentMethod === "link" ? "payment" : "transfer"} due for order ${orderName(order.number)} at ${preventAutolink(shop.name)}`;
}

/** Reminds a buyer once, while there is still time to pay. */
export function PaymentReminder(content: OrderContent) {
  const { shop, order, url, locale } = content;
  const amount = formatMoney(order.total, order.currency, locale);
  const until = order.holdUntil === null ? null : mailTime(order.holdUntil, locale, shop.timeZone);
  return (
    <BuyerMail
      content={content}
      title={paymentReminderSubject(content)}
      preview={`${amount}, ${PAY_WORDS[order.paymentMethod].toLowerCase()}${until ? `, due by ${until}` : ""}.`}
    >
      <Title>Your payment is due.</Title>
      <Paragraph aligned>
        {`${preventAutolink(shop.name)} has reserved your order${until ? ` until ${until}` : ""}. After that, the items go back in stock.`}
      </Paragraph>
      <Box tone="note">
        <Subtitle>How to pay</Subtitle>
        <Details
          boxed
          entries={[
            ["Amount", amount],
            ["Method", PAY_WORDS[order.paymentMethod]],
            ["Reference", orderName(order.number)],
          ]}
        />
        <PayLink {...content} />
      </Box>
      {order.instructions.payment === "" ? null : (
        <Quotation from={`Message from ${preventAutolink(shop.name)}`} text={order.instructions.payment} />
      )}
      <Action href={url}>View your order</Action>
      <OrderLines content={content} />
      <Aside>
        {order.paymentMethod === "link"
          ? "If you’ve already paid, you don’t need to do anything. The shop will confirm it soon."
          : "If you’ve already paid, you don’t need to do anything. Transfers can take two or three days."}
      </Aside>
    </BuyerMail>
  );
}
