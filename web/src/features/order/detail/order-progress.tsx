import { formatDay } from "@awning/domain/order/labels";
import { isHoldShown, type Order } from "@awning/domain/order/order";
import { isService } from "@awning/domain/order/quantities";
import * as uiLabels from "#ui/labels.ts";
import { textLocale } from "#ui/locale.ts";
import { earlierDay } from "../actions/moved-fields.tsx";
import { orderTracks, type Track } from "../order-tracks.ts";
import * as labels from "./labels.ts";

/** The payment and the fulfillment of an order as small lines with stops. */
export function OrderTracksView({ order }: { order: Order }) {
  const [payment, fulfilment] = orderTracks(order);
  return (
    <section className="tracks" aria-label={labels.orderStatus}>
      <TrackLine track={payment} note={paymentNote(order)} />
      <TrackLine track={fulfilment} note={fulfilmentNote(order)} />
    </section>
  );
}

function TrackLine({ track, note }: { track: Track; note: string }) {
  return (
    <div className={`track track--${track.tone}`}>
      <span className="note">{track.name}</span>
      <ol>
        {track.stops.map((stop) => (
          <li key={stop.word} className={stop.place} aria-current={stop.place === "here" ? "step" : undefined}>
            <span>{stop.word}</span>
          </li>
        ))}
      </ol>
      <span className="track__note">{note}</span>
    </div>
  );
}

const shortTime = (at: number) =>
  new Intl.DateTimeFormat(textLocale(), { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" }).format(at);
const lastOf = (order: Order, type: Order["events"][number]["type"]) => order.events.findLast((event) => event.type === type);

const METHOD_WORDS: Readonly<Record<Order["paymentMethod"], string>> = {
  transfer: uiLabels.bankTransfer,
  cash: labels.cash,
  on_delivery: uiLabels.cashOnDelivery,
  link: uiLabels.paymentLink,
  card: labels.card,
};

function paymentNote(order: Order): string {
  const payment = order.payments.at(-1);
  const method = METHOD_WORDS[payment?.method ?? order.paymentMethod];
  // A payment marked by mistake is no longer a payment.
  const paid = payment && order.events.findLast(({ type, part }) => (type === "paid" || type === "paid_late") && part === payment.id);
  const refunded = lastOf(order, "refunded");
  if (refunded) return shortTime(refunded.at);
  const day = paid && earlierDay(payment, paid.at);
  if (paid) return `${method}, ${day ? formatDay(day, textLocale()) : shortTime(paid.at)}`;
  if (order.paymentStatus === "unpaid" && isHoldShown(order.holdUntil, Date.now()))
    return labels.methodAndReservation(method, shortTime(order.holdUntil));
  return order.paymentStatus === "unpaid" ? method : "";
}

function fulfilmentNote(order: Order): string {
  const sent = lastOf(order, "fulfilled");
  const tracking = order.shipments.findLast((one) => one.tracking !== null)?.tracking;
  if (sent) return [tracking?.carrier, shortTime(sent.at)].filter(Boolean).join(", ");
  if (order.status === "cancelled" || order.status === "expired") return "";
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  if (order.lines.every(isService)) return labels.services(pieces);
  const none = order.lines.some(isService) ? labels.itemCount : labels.digitalItems;
  return { shipping: labels.itemsToShip, pickup: labels.itemsForPickup, none }[order.delivery](pieces);
}
