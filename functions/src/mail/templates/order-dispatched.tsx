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

export function orderDispatchedSubject(content: OrderContent): string {
  const { shop, order } = content;
  if (hasParcel(content))
    return isFirst(content)
      ? `Your parcel from ${preventAutolink(shop.name)} is on its way`
      : `Another parcel from ${preventAutolink(shop.name)} is on its way`;
  if (!shipmentOf(content).isLast) return `Part of your order ${orderName(order.number)} at ${preventAutolink(shop.name)} is done`;
  return `Your order ${orderName(order.number)} at ${preventAutolink(shop.name)} is done`;
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
        <Paragraph>{`Have ${formatMoney(order.total, order.currency, locale)} ready to pay on delivery.`}</Paragraph>
      ) : null}
      <Action href={url}>View your order</Action>
      <OrderLines content={{ ...content, order: { ...order, lines: sent.lines } }} withMoney={false} />
      {sent.isLast ? null : <Aside>This is part of your order. The rest will follow.</Aside>}
      <ShopText {...content} />
      <Aside>
        {isSent ? `Something broken or missing? Reply to this email with a picture.` : `Questions? Reply to this email to reach ${name}.`}
      </Aside>
    </BuyerMail>
  );
}

export function trackingChangedSubject({ shop }: OrderContent): string {
  return `New tracking for your parcel from ${preventAutolink(shop.name)}`;
}

/** Tells a buyer that a parcel on its way is followed in another way. */
export function TrackingChanged(content: OrderContent) {
  const { shop, order, url } = content;
  // The part names the parcel, and which change of it this is.
  const parcel = { ...content, part: content.part.split(".")[0] ?? "" };
  const words = `${preventAutolink(shop.name)} updated the tracking for order ${orderName(order.number)}. This replaces the tracking in earlier emails.`;
  return (
    <BuyerMail content={content} title={trackingChangedSubject(content)} preview={words}>
      <Title>Tracking updated.</Title>
      <Paragraph aligned>{words}</Paragraph>
      <Parcel {...parcel} />
      <Action href={url}>View your order</Action>
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
  return hasParcel(content) ? "It’s on its way." : "It’s done.";
}

function headline(content: OrderContent): string {
  const { order, shop, part } = content;
  const name = preventAutolink(shop.name);
  if (hasParcel(content)) return `${name} has sent order ${orderName(order.number)}.`;
  if (areServices(order, order.shipments.find((one) => one.id === part)?.lines ?? []))
    return shipmentOf(content).isLast
      ? `${name} has marked order ${orderName(order.number)} as done.`
      : `${name} has marked part of order ${orderName(order.number)} as done.`;
  return `${name} has handed over order ${orderName(order.number)}.`;
}

function Parcel(content: OrderContent) {
  const { shipTo } = content.order;
  const { tracking } = shipmentOf(content);
  const hasTracking = tracking !== null && (tracking.carrier !== "" || tracking.number !== "");
  // Addresses of others stand in no mail of ours.
  const follow = tracking !== null && tracking.url !== "" ? "See your order page for the tracking link" : null;
  if (!hasTracking && !follow && !shipTo) return null;
  return (
    <Box tone="good">
      <Subtitle>Tracking</Subtitle>
      <Details
        boxed
        entries={[
          ["Carrier", tracking ? preventAutolink(tracking.carrier) : null],
          ["Number", tracking ? preventAutolink(tracking.number) : null],
          ["Track parcel", follow],
          ["Shipping to", shipTo ? addressLines(shipTo) : null],
        ]}
      />
    </Box>
  );
}
