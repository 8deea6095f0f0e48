import { formatMoney } from "@awning/domain/money/money";
import type { LineQuantity } from "@awning/domain/order/fulfilment/shipment";
import { formatDay, paidLabel as givenWords } from "@awning/domain/order/labels";
import { methodNoted } from "@awning/domain/order/money/mark-paid";
import type { Order, OrderEvent } from "@awning/domain/order/order";
import { areServices, parcelsOf } from "@awning/domain/order/quantities";
import { isEnded } from "@awning/domain/order/state";
import { formatCount } from "@awning/domain/values/counts";
import { numberLocale, textLocale } from "#ui/locale.ts";
import { earlierDay } from "../actions/moved-fields.tsx";

/** Who did it. */
export const ACTOR_LABELS: Readonly<Record<OrderEvent["by"], string>> = { buyer: "by the buyer", owner: "by you", system: "automatically" };

/** What happened, with details as separate statements, so that no sentence is concatenated from parts. */
export type EventLabel = { title: string; details: string[] };

/**
 * What happened to an order, in the owner's words.
 * @param event one of `order.events`
 */
export function eventLabel(event: OrderEvent, order: Order): EventLabel {
  const money = formatMoney(event.amount ?? order.total, order.currency, numberLocale());
  const { note } = event;
  switch (event.type) {
    case "placed":
      return label(order.source === "manual" ? "Order created" : "Order placed", `${formatCount(countOf(order.lines), "item")} reserved`);
    case "accepted":
      return label("Accepted without payment", "The order no longer expires");
    case "paid":
      return label(PAID[methodNoted(event, order)](money), earlierDayOf(event, order));
    case "paid_late": {
      const isClosed = isEnded(order) || order.events.some((one) => one.part === event.part && one.isSilent);
      const title = event.by === "owner" ? PAID[methodNoted(event, order)](money) : `${money} received`;
      const after = isClosed ? "Paid after the order closed" : "Paid late, but the items were still in stock, so the order reopened";
      return label(title, earlierDayOf(event, order), after);
    }
    case "payment_undone":
      return label(`Payment of ${money} undone`);
    case "payment_started":
      return label("Payment processing");
    case "payment_failed":
      return label("Payment failed", note);
    case "reminded":
      return label("Payment reminder sent to the buyer");
    case "begun":
      return label("Being prepared");
    case "ready":
      return label("Ready for pickup");
    case "fulfilled":
      if (event.part === "") return label("Nothing left to fulfill");
      return label(sentTitle(event, order), shareOf(event, order));
    case "unfulfilled":
      if (event.by === "system") return label("Files locked until paid");
      if (event.part === "") return label("No longer ready for pickup");
      return label(event.isReturned ? "Returned to sender, so its items need to be shipped again" : "Shipment undone");
    case "not_collected":
      return label("Not picked up");
    case "packed":
      return label("Packed", shareOf(event, order));
    case "unpacked":
      return label("Unpacked");
    case "delivered":
      return label(...parcelTitle("Parcel delivered", event, order));
    case "lost":
      return label(...parcelTitle("Parcel lost in transit", event, order));
    case "returned":
      return label(...parcelTitle("Parcel returned to sender", event, order));
    case "parcel_undone":
      return label(...parcelTitle("Parcel back in transit", event, order));
    case "completed":
      return label("Completed");
    case "reopened":
      return label("Reopened");
    case "cancelled":
      return label("Canceled", event.isMoneyKept ? "Payment kept" : "", note);
    case "expired":
      return label("Expired unpaid", "Items are back in stock");
    case "refund_started":
      return label(`Refund of ${money} to the card started`, ...stockDetails(event, order), note);
    case "refunded": {
      const isToCard = order.refunds.some((one) => one.id === event.part && one.paymentRef !== "");
      return label(`${money} refunded`, refundedOn(event, order), ...(isToCard ? [] : stockDetails(event, order)), note);
    }
    case "refund_failed":
      return label(`Refund of ${money} failed`);
    case "tracking_changed":
      return label("Tracking updated", event.trackingNumber ?? "");
    case "address_changed":
      return label("Shipping address changed", previously(event));
    case "bill_to_changed":
      return label("Billing address changed", previously(event));
    case "link_renewed":
      return label("New order link sent to the buyer");
    case "email_changed":
      return label("Buyer’s email changed", previously(event));
    case "withdrawn":
      return label("Buyer withdrew", withdrawnOf(event, order), note);
    case "updated":
      return label("Updated");
    case "invoiced":
      return label(`Invoice ${event.invoice} issued`);
  }
}

const label = (title: string, ...details: string[]): EventLabel => ({ title, details: details.filter(Boolean) });

const previously = (event: OrderEvent) => (event.previously ? `Previously: ${event.previously}` : "");

/** How much a buyer withdrew from. */
function withdrawnOf({ part }: OrderEvent, { withdrawals }: Order): string {
  const count = countOf(withdrawals.find((one) => one.id === part)?.lines ?? []);
  return count > 0 ? formatCount(count, "item") : "";
}

const PAID = {
  transfer: (money: string) => `${money} received by bank transfer`,
  cash: (money: string) => `${money} paid in cash`,
  on_delivery: (money: string) => `${money} paid in cash on delivery`,
  link: (money: string) => `${money} received by payment link`,
  card: (money: string) => `${money} paid by card`,
} as const;

const paymentOf = ({ part }: OrderEvent, { payments }: Order) => payments.find((one) => one.id === part);

/** The day the money came, where it was not the day on which it was noted. */
function earlierDayOf(event: OrderEvent, order: Order): string {
  const payment = paymentOf(event, order);
  const day = payment && earlierDay(payment, event.at);
  return day ? formatDay(day, textLocale()) : "";
}

/** When and how the owner sent what a card did not take. */
function refundedOn({ part }: OrderEvent, { refunds }: Order): string {
  const refund = refunds.find((one) => one.id === part);
  return refund && refund.day !== "" ? givenWords(refund, textLocale()) : "";
}

/** How many items went back into stock with the money, and how many will not be sent any more. */
function stockDetails({ part }: OrderEvent, { refunds }: Order): string[] {
  const refund = refunds.find((one) => one.id === part);
  const [back, dropped] = [countOf(refund?.restocked ?? []), countOf(refund?.dropped ?? [])];
  return [
    back > 0 ? `${formatCount(back, "item")} back in stock` : "",
    dropped > 0 ? `${formatCount(dropped, "item")} removed from fulfillment` : "",
  ];
}

const countOf = (lines: readonly Pick<LineQuantity, "quantity">[]) => lines.reduce((sum, one) => sum + one.quantity, 0);

function sentTitle(event: OrderEvent, order: Order): string {
  const shipment = order.shipments.find((one) => one.id === event.part);
  if (shipment && areServices(order, shipment.lines)) return "Done";
  if (order.delivery !== "shipping") return order.delivery === "pickup" ? "Picked up" : "Sent";
  const parcel = [shipment?.tracking?.carrier, shipment?.tracking?.number].filter(Boolean).join(", ");
  return parcel ? `Shipped with ${parcel}` : "Shipped";
}

/** How many of the items a shipment holds, when it is not all of them. */
function shareOf({ part }: OrderEvent, { shipments, lines }: Order): string {
  const shipment = shipments.find((one) => one.id === part);
  const [sent, all] = [countOf(shipment?.lines ?? []), countOf(lines)];
  return shipment && sent < all ? `${sent} of ${formatCount(all, "item")}` : "";
}

/** What happened to a parcel, and where there are several which one: by its number, or by its position. */
function parcelTitle(title: string, { part }: OrderEvent, order: Order): [string, string] {
  const parcels = parcelsOf(order);
  const at = parcels.findIndex((one) => one.id === part);
  return [title, parcels.length < 2 || at < 0 ? "" : `Parcel ${parcels[at]?.tracking?.number || at + 1}`];
}

type Written = { id: string; createdAt: number };
/** An event of an order, or a mail about it. */
export type Moment<Mail> = { at: number } & ({ event: OrderEvent } | { mail: Mail });

/** Events and mails in one timeline, newest first; a mail follows its event. */
export function timelineOf<Mail extends Written>(events: readonly OrderEvent[], mails: readonly Mail[]): Moment<Mail>[] {
  const written = mails.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  const moments: Moment<Mail>[] = [
    ...events.map((event) => ({ at: event.at, event })),
    ...written.map((mail) => ({ at: mail.createdAt, mail })),
  ];
  return moments.toSorted((a, b) => a.at - b.at).toReversed();
}
