import { formatMoney } from "@awning/domain/money/money";
import { orderName } from "@awning/domain/order/order";
import type { Payment } from "@awning/domain/order/payment";
import { defuse } from "../defuse.ts";
import type { OrderContent } from "../mail-content.ts";
import { mailDay, mailTime } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { Box } from "../parts/box.tsx";
import { BuyerMail } from "../parts/buyer-mail.tsx";
import { Details } from "../parts/details.tsx";
import { OrderLines } from "../parts/order-lines.tsx";
import { PAID_WORDS } from "../parts/pay-words.ts";
import { ReceiptWords } from "../parts/receipt-words.tsx";
import { agreeWords, isArranged } from "../parts/service-words.ts";
import { ShopWords } from "../parts/shop-words.tsx";
import { Paragraph, Subtitle, Title } from "../parts/words.tsx";

export function paymentReceivedSubject({ shop, order }: OrderContent): string {
  return `Your payment for order ${orderName(order.number)} at ${defuse(shop.name)}`;
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
            ["When", payment ? whenWords(payment, content) : null],
          ]}
        />
      </Box>
      <Action href={url}>View your order</Action>
      <OrderLines content={content} />
      <ReceiptWords {...content} />
      <ShopWords {...content} />
    </BuyerMail>
  );
}

/** The day that the shop said; what a provider told has its time. */
function whenWords({ day, at }: Payment, { locale, shop }: OrderContent): string {
  return day === "" ? mailTime(at, locale, shop.timeZone) : mailDay(day, locale);
}

function nextStep(content: OrderContent): string {
  const { order, shop } = content;
  const name = defuse(shop.name);
  if (order.fulfilmentStatus === "fulfilled") return `Thank you. Your order is complete.`;
  const agree = agreeWords(content);
  if (isArranged(content)) return `Thank you.${agree}`;
  if (order.delivery === "shipping") return `Thank you. ${name} will pack your order next.${agree}`;
  return order.delivery === "pickup"
    ? `Thank you. ${name} will prepare your order for pickup.${agree}`
    : `Thank you. ${name} will take it from here.`;
}
