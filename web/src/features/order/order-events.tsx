import { MAILS_KEPT_DAYS } from "@awning/domain/mail/mail";
import { formatMoney } from "@awning/domain/money/money";
import { methodNoted, UNTOLD } from "@awning/domain/order/mark-paid";
import type { Order, OrderEvent } from "@awning/domain/order/order";
import { areServices, NOTHING_LEFT } from "@awning/domain/order/order-pieces";
import { isEnded, MONEY_KEPT } from "@awning/domain/order/order-waits";
import { dayWords, paidWords as givenWords } from "@awning/domain/order/paid-words";
import { parcelsOf } from "@awning/domain/order/parcel";
import type { LinePieces } from "@awning/domain/order/shipment";
import { countWords } from "@awning/domain/values/count-words";
import {
  AtSign,
  Ban,
  Banknote,
  BellRing,
  CircleCheck,
  Clock,
  CreditCard,
  Handshake,
  KeyRound,
  type LucideIcon,
  MapPin,
  Package,
  PackageCheck,
  PackageX,
  ReceiptText,
  RotateCcw,
  ShoppingBag,
  StepBack,
  TriangleAlert,
  Truck,
  Undo2,
} from "lucide-react";
import { useOrderMails } from "#data/order/order-mails.ts";
import { Icon } from "#ui/icon.tsx";
import { Time } from "#ui/time.tsx";
import { earlierDay } from "./earlier-day.ts";
import { MailMoment } from "./mail-moment.tsx";
import { timelineOf } from "./timeline.ts";

const ICONS: Record<OrderEvent["type"], LucideIcon> = {
  placed: ShoppingBag,
  accepted: Handshake,
  payment_started: CreditCard,
  payment_failed: TriangleAlert,
  paid: Banknote,
  paid_late: Banknote,
  payment_undone: StepBack,
  reminded: BellRing,
  begun: Package,
  ready: BellRing,
  not_collected: PackageX,
  packed: Package,
  unpacked: StepBack,
  fulfilled: Truck,
  unfulfilled: StepBack,
  delivered: PackageCheck,
  lost: PackageX,
  returned: Undo2,
  parcel_undone: StepBack,
  completed: CircleCheck,
  reopened: RotateCcw,
  cancelled: Ban,
  expired: Clock,
  refund_started: Undo2,
  refunded: Undo2,
  refund_failed: TriangleAlert,
  address_changed: MapPin,
  bill_to_changed: ReceiptText,
  tracking_changed: Truck,
  link_renewed: KeyRound,
  email_changed: AtSign,
  invoiced: ReceiptText,
};
const ACTORS: Record<OrderEvent["by"], string> = { buyer: "the buyer", owner: "you", system: "automatically" };

const KEPT_MS = MAILS_KEPT_DAYS * 86_400_000;

/** Everything that happened to an order and every mail about it, newest first. Without its mails it stands all the same. */
export function OrderEvents({ order }: { order: Order }) {
  return (
    <>
      <Moments order={order} />
      {order.placedAt < Date.now() - KEPT_MS ? (
        <p className="faint">Emails are shown for {MAILS_KEPT_DAYS} days. Older ones aren't listed.</p>
      ) : null}
    </>
  );
}

function Moments({ order }: { order: Order }) {
  const mails = useOrderMails(order);
  return (
    <ol className="order-events">
      {timelineOf(order.events, mails.state === "ready" ? mails.data : []).map((one) =>
        "mail" in one ? (
          <MailMoment key={one.mail.id} mail={one.mail} />
        ) : (
          <EventMoment key={`${one.event.type}-${one.event.part}-${one.at}`} event={one.event} order={order} />
        ),
      )}
    </ol>
  );
}

function EventMoment({ event, order }: { event: OrderEvent; order: Order }) {
  return (
    <li className="order-event">
      <span className="order-event__mark">
        <Icon of={ICONS[event.type]} size="sm" />
      </span>
      <p>
        {eventWords(event, order)} <span className="faint">{ACTORS[event.by]}</span>
      </p>
      <Time at={event.at} className="order-event__time num" />
    </li>
  );
}

function eventWords(event: OrderEvent, order: Order): string {
  const money = formatMoney(event.amount ?? order.total, order.currency, navigator.language);
  const reason = event.note ? `: ${event.note}` : "";
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  switch (event.type) {
    case "placed":
      return `${order.source === "manual" ? "Order created" : "Order placed"}, ${countWords(pieces, "item")} reserved`;
    case "accepted":
      return "Accepted unpaid. It no longer expires";
    case "paid":
      return `${money} ${paidWords(event, order)}`;
    case "paid_late":
      return isEnded(order) || order.events.some(({ part, note }) => part === event.part && note === UNTOLD)
        ? `${money} ${lateWords(event, order)} after the order closed`
        : `${money} ${lateWords(event, order)} late. Its items were still in stock, so the order is open again`;
    case "payment_undone":
      return `Payment of ${money} undone`;
    case "payment_started":
      return "Payment processing";
    case "payment_failed":
      return `Payment failed${reason}`;
    case "reminded":
      return "Payment reminder sent to the buyer";
    case "begun":
      return "Being prepared";
    case "ready":
      return "Ready for pickup";
    case "fulfilled":
      if (event.part === NOTHING_LEFT) return "Nothing left to fulfill";
      return `${partWords(event, order)}${leftWords(event, order)}`;
    case "unfulfilled":
      if (event.by === "system") return "Files locked until paid";
      return event.part ? event.note || "Shipment undone" : "No longer ready for pickup";
    case "not_collected":
      return "Not picked up";
    case "packed":
      return `${partWords(event, order)}Packed`;
    case "unpacked":
      return "Unpacked";
    case "delivered":
      return `${parcelName(event, order)} was delivered`;
    case "lost":
      return `${parcelName(event, order)} was lost in transit`;
    case "returned":
      return `${parcelName(event, order)} was returned to sender`;
    case "parcel_undone":
      return `${parcelName(event, order)} is back in transit`;
    case "completed":
      return "Completed";
    case "reopened":
      return "Reopened";
    case "cancelled":
      return `Canceled${event.part === MONEY_KEPT ? ", payment kept" : ""}${event.note ? `: ${event.note}` : ""}`;
    case "expired":
      return "Expired unpaid. Items are back in stock";
    case "refund_started":
      return `Refund of ${money} to the card started${piecesWords(event, order)}${reason}`;
    case "refunded":
      return `${money} refunded${otherWay(event, order)}${order.refunds.some((one) => one.id === event.part && one.paymentRef !== "") ? "" : piecesWords(event, order)}${reason}`;
    case "refund_failed":
      return `Refund of ${money} failed`;
    case "tracking_changed":
      return `Tracking updated${event.note ? ` to ${event.note}` : ""}`;
    case "address_changed":
      return `Address changed. ${event.note}`;
    case "bill_to_changed":
      return `Billing address changed. ${event.note}`;
    case "link_renewed":
      return "New order link sent to the buyer";
    case "email_changed":
      return `Buyer's email changed${event.note ? `. ${event.note}` : ""}`;
    case "invoiced":
      return `Invoice ${event.part} issued`;
  }
}

/** How the money came, and on which day where that was not the one on which it was noted. */
function paidWords(event: OrderEvent, order: Order): string {
  const payment = order.payments.find((one) => one.id === event.part);
  const words = PAID_WORDS[payment?.method ?? methodNoted(event, order)];
  const day = payment && earlierDay(payment, event.at);
  return day ? `${words} on ${dayWords(day, navigator.language)}` : words;
}

/** A provider says that it came; an owner says how. */
function lateWords(event: OrderEvent, order: Order): string {
  return event.by === "owner" ? paidWords(event, order) : "received";
}

const PAID_WORDS = {
  transfer: "received by bank transfer",
  cash: "paid in cash",
  on_delivery: "paid in cash on delivery",
  link: "received by payment link",
  card: "paid by card",
} as const;

/** How and when the owner sent what a card did not take. */
function otherWay({ part }: OrderEvent, { refunds }: Order): string {
  const refund = refunds.find((one) => one.id === part);
  return refund && refund.day !== "" ? ` on ${givenWords(refund, navigator.language)}` : "";
}

/** How many pieces went back into stock together with the money, and how many are not sent any more without that. */
function piecesWords({ part }: OrderEvent, { refunds }: Order): string {
  const refund = refunds.find((one) => one.id === part);
  const words = (pieces: readonly LinePieces[] = [], what: string) => {
    const count = pieces.reduce((sum, one) => sum + one.quantity, 0);
    return count === 0 ? "" : `, ${countWords(count, "item")} ${what}`;
  };
  return words(refund?.restocked, "back in stock") + words(refund?.dropped, "no longer to be fulfilled");
}

/** What it was that happened to the pieces of a shipment. */
function leftWords(event: OrderEvent, order: Order): string {
  const shipment = order.shipments.find((one) => one.id === event.part);
  if (shipment && areServices(order, shipment.lines)) return "Done";
  return { shipping: `Shipped${trackingWords(event, order)}`, pickup: "Handed over", none: "Sent" }[order.delivery];
}

/** How many of the pieces a shipment held, when it was not all of them. */
function partWords({ part }: OrderEvent, { shipments, lines }: Order): string {
  const shipment = shipments.find((one) => one.id === part);
  const sent = shipment?.lines.reduce((sum, one) => sum + one.quantity, 0) ?? 0;
  const all = lines.reduce((sum, one) => sum + one.quantity, 0);
  return shipment && sent < all ? `${sent} of ${all} items: ` : "";
}

/** Which parcel it was, where there are several: by its number, or by its place. */
function parcelName({ part }: OrderEvent, order: Order): string {
  const parcels = parcelsOf(order);
  const at = parcels.findIndex((one) => one.id === part);
  if (parcels.length < 2 || at < 0) return "The parcel";
  return `Parcel ${parcels[at]?.tracking?.number || at + 1}`;
}

/** An order from before shipments were kept has one parcel. */
function trackingWords({ part }: OrderEvent, { shipments, tracking }: Order): string {
  const parcel = shipments.find((one) => one.id === part)?.tracking ?? (shipments.length === 0 ? tracking : null);
  const words = [parcel?.carrier, parcel?.number].filter(Boolean).join(", ");
  return words ? ` with ${words}` : "";
}
