import { formatMoney } from "@awning/domain/money/money";
import { mayDownload } from "@awning/domain/order/fulfilment/download";
import { type Order, orderName } from "@awning/domain/order/order";
import { isPaidInPerson } from "@awning/domain/shop/shop-settings";
import type { OrderContent } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { BuyerMail, ShopText } from "../parts/buyer-mail.tsx";
import { Action, Box, Details, PayLink } from "../parts/details.tsx";
import { Aside, Lines, Paragraph, Subtitle, Title } from "../parts/labels.tsx";
import { paidBy, paymentMethods } from "../parts/mail-labels.ts";
import { addressLines, OrderLines, ReceiptLabels } from "../parts/order-lines.tsx";
import { isArranged, withAgreement } from "../parts/service-labels.ts";
import { Quotation } from "../parts/shop-name.tsx";
import { preventAutolink } from "../prevent-autolink.ts";
import * as labels from "./labels.ts";

export function orderReceivedSubject({ shop, order }: OrderContent): string {
  return labels.yourOrderAt(orderName(order.number), preventAutolink(shop.name));
}

/** Thanks a buyer and says how the order is paid and how it reaches them. */
export function OrderReceived(content: OrderContent) {
  const { order, url } = content;
  return (
    <BuyerMail content={content} title={orderReceivedSubject(content)} preview={preview(content)}>
      <Title>{labels.orderIsIn(orderName(order.number))}</Title>
      <Paragraph aligned>{mayStillAgree(content) ? withAgreement(thanks(content), content) : thanks(content)}</Paragraph>
      <HowToPay {...content} />
      <Action href={url}>{hasFilesNow(content) ? labels.downloadYourFiles : labels.viewYourOrder}</Action>
      <OrderLines content={content} />
      <Delivery {...content} />
      <ReceiptLabels {...content} />
      <ShopText {...content} />
      {order.note === "" ? null : <Quotation from={labels.yourNote} text={order.note} />}
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
  if (order.paymentStatus === "none_due") return labels.nothingToPayYoureAll;
  if (isPaid(content)) return labels.paidTotal(total(content));
  if (order.paymentMethod === "cash") return (order.delivery === "none" ? labels.inCashSentence : labels.inCashAtPickup)(total(content));
  if (order.paymentMethod === "on_delivery") return labels.inCashWhenItArrives(total(content));
  const how = (order.paymentMethod === "link" ? labels.byPaymentLink : labels.byBankTransfer)(total(content));
  if (order.holdUntil === null) return how;
  return `${how} ${labels.reservedForYouUntil(mailTime(order.holdUntil, locale, shop.timeZone))}`;
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
  if (order.paymentStatus === "none_due") return isReady ? labels.thankYouTheresNothingTo : labels.thankYouNothingToPay(name);
  if (isPaid(content)) return isReady ? labels.thankYouItsPaidAnd : labels.thankYouItsPaid(name);
  if (order.paymentMethod === "cash" && isArranged(content)) return labels.thankYouWillBeIn(name);
  if (order.paymentMethod === "cash") return labels.thankYouWillReserveYour(name);
  if (order.paymentMethod === "on_delivery") return labels.thankYouWillPackYour(name);
  const isLink = order.paymentMethod === "link";
  if (isArranged(content)) return isLink ? labels.thankYouPayWithThe(name) : labels.thankYouPayByBank(name);
  return (isLink ? BY_LINK : BY_TRANSFER)[order.delivery];
}

const BY_LINK: Readonly<Record<Order["delivery"], string>> = {
  shipping: labels.thankYouYourOrderIs,
  pickup: labels.thankYouYourOrderIsReserved,
  none: labels.thankYouYourOrderIsReservedYoull,
};
const BY_TRANSFER: Readonly<Record<Order["delivery"], string>> = {
  shipping: labels.thankYouYourOrderIsReservedIt,
  pickup: labels.thankYouYourOrderIsReservedYou,
  none: labels.thankYouYourOrderIsReservedYoullGet,
};

/** Whether what comes of the services is still to be said: the thanks may have said it. */
function mayStillAgree(content: OrderContent): boolean {
  const { paymentStatus, fulfilmentStatus } = content.order;
  return fulfilmentStatus !== "fulfilled" && !(isArranged(content) && paymentStatus === "unpaid");
}

function HowToPay(content: OrderContent) {
  const { order, shop, locale } = content;
  if (order.paymentStatus === "none_due") return null;
  if (isPaid(content)) {
    return (
      <Box tone="good">
        <Subtitle>{labels.payment}</Subtitle>
        <Details
          boxed
          entries={[
            [labels.amount, total(content)],
            [labels.method, paidBy[order.paymentMethod]],
          ]}
        />
      </Box>
    );
  }
  return (
    <>
      <Box tone="note">
        <Subtitle>{labels.howToPay}</Subtitle>
        <Details
          boxed
          entries={[
            [labels.amount, total(content)],
            [labels.method, paymentMethods[order.paymentMethod]],
            [labels.reference, isPaidInPerson(order.paymentMethod) ? null : orderName(order.number)],
            [labels.reservedUntil, order.holdUntil === null ? null : mailTime(order.holdUntil, locale, shop.timeZone)],
          ]}
        />
        <PayLink {...content} />
      </Box>
      {order.instructions.payment === "" ? null : (
        <Quotation from={labels.messageFrom(preventAutolink(shop.name))} text={order.instructions.payment} />
      )}
    </>
  );
}

function Delivery({ order, shop }: OrderContent) {
  if (order.delivery === "shipping" && order.shipTo) {
    return (
      <>
        <Subtitle>{labels.shippingTo}</Subtitle>
        <Aside>
          <Lines text={addressLines(order.shipTo)} />
        </Aside>
      </>
    );
  }
  if (order.delivery !== "pickup" || order.fulfilmentStatus === "fulfilled") return null;
  return (
    <>
      <Subtitle>{labels.pickup}</Subtitle>
      {order.instructions.pickup === "" ? (
        <Aside>{labels.willTellYouWhereAnd(preventAutolink(shop.name))}</Aside>
      ) : (
        <Quotation from={labels.messageFrom(preventAutolink(shop.name))} text={order.instructions.pickup} />
      )}
    </>
  );
}
