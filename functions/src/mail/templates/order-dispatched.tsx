import { formatMoney } from "@awning/domain/money/money";
import { isParcel, parcelsOf } from "@awning/domain/order/fulfilment/fulfilment";
import { orderName } from "@awning/domain/order/order";
import { areServices } from "@awning/domain/order/quantities";
import { shipmentOf } from "../load-shop.ts";
import type { OrderContent } from "../mail-content.ts";
import { BuyerMail, ShopText } from "../parts/buyer-mail.tsx";
import { Action, Box, Details } from "../parts/details.tsx";
import { Aside, Paragraph, Subtitle, Title } from "../parts/labels.tsx";
import { addressLines, OrderLines } from "../parts/order-lines.tsx";
import { preventAutolink } from "../prevent-autolink.ts";
import * as labels from "./labels.ts";

export function orderDispatchedSubject(content: OrderContent): string {
  const { shop, order } = content;
  if (hasParcel(content))
    return isFirst(content)
      ? labels.yourParcelFromIsOn(preventAutolink(shop.name))
      : labels.anotherParcelFromIsOn(preventAutolink(shop.name));
  if (!shipmentOf(content).isLast) return labels.partOfYourOrderAt(orderName(order.number), preventAutolink(shop.name));
  return labels.yourOrderAtIsDone(orderName(order.number), preventAutolink(shop.name));
}

/** Tells a buyer that the shop did its part: sent the parcel, handed everything over, or did what was agreed on. */
export function OrderDispatched(content: OrderContent) {
  const { shop, order, url, locale } = content;
  const name = preventAutolink(shop.name);
  const isSent = hasParcel(content);
  const sent = shipmentOf(content);
  return (
    <BuyerMail content={content} title={orderDispatchedSubject(content)} preview={headline(content)}>
      <Title>{title(content)}</Title>
      <Paragraph aligned>{headline(content)}</Paragraph>
      {isSent ? <Parcel {...content} /> : null}
      {isSent && isPaidAtTheDoor(content) ? (
        <Paragraph>{labels.haveReadyToPayOn(formatMoney(order.total, order.currency, locale))}</Paragraph>
      ) : null}
      <Action href={url}>{labels.viewYourOrder}</Action>
      <OrderLines content={{ ...content, order: { ...order, lines: sent.lines } }} withMoney={false} />
      {sent.isLast ? null : <Aside>{labels.thisIsPartOfYour}</Aside>}
      <ShopText {...content} />
      <Aside>{isSent ? labels.somethingBroken : labels.questionsReplyToThisEmail(name)}</Aside>
    </BuyerMail>
  );
}

export function trackingChangedSubject({ shop }: OrderContent): string {
  return labels.newTrackingForYourParcel(preventAutolink(shop.name));
}

/** Tells a buyer that a parcel on its way is followed in another way. */
export function TrackingChanged(content: OrderContent) {
  const { shop, order, url } = content;
  // The part names the parcel, and which change of it this is.
  const parcel = { ...content, part: content.part.split(".")[0] ?? "" };
  const words = labels.updatedTheTrackingForOrder(preventAutolink(shop.name), orderName(order.number));
  return (
    <BuyerMail content={content} title={trackingChangedSubject(content)} preview={words}>
      <Title>{labels.trackingUpdated}</Title>
      <Paragraph aligned>{words}</Paragraph>
      <Parcel {...parcel} />
      <Action href={url}>{labels.viewYourOrder}</Action>
      <OrderLines content={{ ...parcel, order: { ...order, lines: shipmentOf(parcel).lines } }} withMoney={false} />
    </BuyerMail>
  );
}

/** Whether what it tells of is a parcel. */
function hasParcel({ order, part }: OrderContent): boolean {
  const sent = order.shipments.find((one) => one.id === part);
  return sent !== undefined && isParcel(order, sent.lines);
}

function isPaidAtTheDoor({ order }: OrderContent): boolean {
  return order.paymentMethod === "on_delivery" && order.paymentStatus === "unpaid";
}

function isFirst({ order, part }: OrderContent): boolean {
  return parcelsOf(order).findIndex((one) => one.id === part) < 1;
}

function title(content: OrderContent): string {
  return hasParcel(content) ? labels.itsOnItsWay : labels.itsDone;
}

function headline(content: OrderContent): string {
  const { order, shop, part } = content;
  const name = preventAutolink(shop.name);
  if (hasParcel(content)) return labels.hasSentOrder(name, orderName(order.number));
  if (areServices(order, order.shipments.find((one) => one.id === part)?.lines ?? []))
    return shipmentOf(content).isLast
      ? labels.hasMarkedOrderAsDone(name, orderName(order.number))
      : labels.hasMarkedPartOfOrder(name, orderName(order.number));
  return labels.hasHandedOverOrder(name, orderName(order.number));
}

function Parcel(content: OrderContent) {
  const { shipTo } = content.order;
  const { tracking } = shipmentOf(content);
  const hasTracking = tracking !== null && (tracking.carrier !== "" || tracking.number !== "");
  // Addresses of others stand in no mail of ours.
  const follow = tracking !== null && tracking.url !== "" ? labels.seeYourOrderPageFor : null;
  if (!hasTracking && !follow && !shipTo) return null;
  return (
    <Box tone="good">
      <Subtitle>{labels.tracking}</Subtitle>
      <Details
        boxed
        entries={[
          [labels.carrier, tracking ? preventAutolink(tracking.carrier) : null],
          [labels.number, tracking ? preventAutolink(tracking.number) : null],
          [labels.trackParcel, follow],
          [labels.shippingTo, shipTo ? addressLines(shipTo) : null],
        ]}
      />
    </Box>
  );
}
