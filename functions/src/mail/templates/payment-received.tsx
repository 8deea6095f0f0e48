import { formatMoney } from "@awning/domain/money/money";
import type { Payment } from "@awning/domain/order/money/payment";
import { orderName } from "@awning/domain/order/order";
import type { OrderContent } from "../mail-content.ts";
import { mailDay, mailTime } from "../mail-time.ts";
import { BuyerMail, ShopText } from "../parts/buyer-mail.tsx";
import { Action, Box, Details, PayLink } from "../parts/details.tsx";
import { Aside, Paragraph, Subtitle, Title } from "../parts/labels.tsx";
import { paidBy, paymentMethods, paymentMethodsInSentences } from "../parts/mail-labels.ts";
import { OrderLines, ReceiptLabels } from "../parts/order-lines.tsx";
import { isArranged, withAgreement } from "../parts/service-labels.ts";
import { Quotation } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";
import * as labels from "./labels.ts";

export function paymentReceivedSubject({ shop, order }: OrderContent): string {
  return labels.yourPaymentForOrderAt(orderName(order.number), preventAutolink(shop.name));
}

/** Tells a buyer that the money is there, and what comes next. */
export function PaymentReceived(content: OrderContent) {
  const { order, url, part, locale } = content;
  // One that was noted, taken back and noted once more has another name by now.
  const payment = order.payments.find((one) => one.id === part) ?? order.payments.at(-1);
  const amount = formatMoney(payment?.amount ?? order.total, order.currency, locale);
  return (
    <BuyerMail content={content} title={paymentReceivedSubject(content)} preview={labels.received(amount, nextStep(content))}>
      <Title>{labels.paymentReceived}</Title>
      <Paragraph aligned>{nextStep(content)}</Paragraph>
      <Box tone="good">
        <Subtitle>{labels.payment}</Subtitle>
        <Details
          boxed
          entries={[
            [labels.amount, amount],
            [labels.method, paidBy[payment?.method ?? order.paymentMethod]],
            [labels.date, payment ? whenWords(payment, content) : null],
          ]}
        />
      </Box>
      <Action href={url}>{labels.viewYourOrder}</Action>
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
  if (order.fulfilmentStatus === "fulfilled") return labels.thankYouYourOrderIsComplete;
  if (isArranged(content)) return withAgreement(labels.thankYou, content);
  if (order.delivery === "shipping") return withAgreement(labels.willPackYourOrder(name), content);
  return order.delivery === "pickup" ? withAgreement(labels.willPrepareYourOrder(name), content) : labels.thankYouWillTakeIt(name);
}

export function paymentFailedSubject({ shop, order }: OrderContent): string {
  return labels.paymentFailedForOrderAt(orderName(order.number), preventAutolink(shop.name));
}

/** Tells a buyer that nothing was taken, and how to pay after all. */
export function PaymentFailed(content: OrderContent) {
  const { shop, order, url } = content;
  return (
    <BuyerMail content={content} title={paymentFailedSubject(content)} preview={labels.youWerentChargedYouCan}>
      <Title>{labels.yourPaymentFailed}</Title>
      <Paragraph aligned>{whatNow(content)}</Paragraph>
      <Action href={url}>{order.status === "pending" ? labels.payAgain : labels.viewYourOrder}</Action>
      <OrderLines content={content} />
      <Aside>{labels.yourBankMayNeedTo(preventAutolink(shop.name))}</Aside>
    </BuyerMail>
  );
}

function whatNow({ order, shop, locale }: OrderContent): string {
  const amount = formatMoney(order.total, order.currency, locale);
  const nothing = labels.thePaymentOfWasDeclined(amount);
  if (order.status !== "pending") return nothing;
  const reserved =
    order.holdUntil === null
      ? labels.yourOrderIsReserved
      : labels.yourOrderIsReservedUntil(mailTime(order.holdUntil, locale, shop.timeZone));
  return `${nothing} ${reserved}`;
}

export function paymentReminderSubject({ shop, order }: OrderContent): string {
  const subject = order.paymentMethod === "link" ? labels.reminderPaymentDue : labels.reminderTransferDue;
  return subject(orderName(order.number), preventAutolink(shop.name));
}

/** Reminds a buyer once, while there is still time to pay. */
export function PaymentReminder(content: OrderContent) {
  const { shop, order, url, locale } = content;
  const amount = formatMoney(order.total, order.currency, locale);
  const method = paymentMethodsInSentences[order.paymentMethod];
  const until = order.holdUntil === null ? null : mailTime(order.holdUntil, locale, shop.timeZone);
  return (
    <BuyerMail
      content={content}
      title={paymentReminderSubject(content)}
      preview={until ? labels.amountAndMethodBy(amount, method, until) : labels.amountAndMethod(amount, method)}
    >
      <Title>{labels.yourPaymentIsDue}</Title>
      <Paragraph aligned>
        {until
          ? labels.hasReservedYourOrderUntil(preventAutolink(shop.name), until)
          : labels.hasReservedYourOrder(preventAutolink(shop.name))}
      </Paragraph>
      <Box tone="note">
        <Subtitle>{labels.howToPay}</Subtitle>
        <Details
          boxed
          entries={[
            [labels.amount, amount],
            [labels.method, paymentMethods[order.paymentMethod]],
            [labels.reference, orderName(order.number)],
          ]}
        />
        <PayLink {...content} />
      </Box>
      {order.instructions.payment === "" ? null : (
        <Quotation from={labels.messageFrom(preventAutolink(shop.name))} text={order.instructions.payment} />
      )}
      <Action href={url}>{labels.viewYourOrder}</Action>
      <OrderLines content={content} />
      <Aside>{order.paymentMethod === "link" ? labels.ifYouveAlreadyPaidYou : labels.ifYouveAlreadyPaidYouDont}</Aside>
    </BuyerMail>
  );
}
