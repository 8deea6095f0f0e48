import { formatMoney } from "@awning/domain/money";
import type { Order, OrderEvent } from "@awning/domain/order";
import { Ban, Banknote, Clock, type LucideIcon, ShoppingBag, Truck, Undo2 } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { Time } from "#ui/time.tsx";

const ICONS: Record<OrderEvent["type"], LucideIcon> = {
  placed: ShoppingBag,
  paid: Banknote,
  fulfilled: Truck,
  cancelled: Ban,
  expired: Clock,
  refunded: Undo2,
};
const ACTORS: Record<OrderEvent["by"], string> = { buyer: "the buyer", owner: "you", system: "by itself" };

/** Everything that happened to an order, newest first. */
export function OrderEvents({ order }: { order: Order }) {
  return (
    <ol className="order-events">
      {order.events.toReversed().map((event) => (
        <li key={`${event.type}-${event.at}`} className="order-event">
          <span className="order-event__mark">
            <Icon of={ICONS[event.type]} size="sm" />
          </span>
          <p>
            {eventWords(event, order)} <span className="faint">{ACTORS[event.by]}</span>
          </p>
          <Time at={event.at} className="order-event__time num" />
        </li>
      ))}
    </ol>
  );
}

function eventWords(event: OrderEvent, order: Order): string {
  const money = formatMoney(order.total, order.currency, navigator.language);
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  switch (event.type) {
    case "placed":
      return `Order placed, ${pieces} ${pieces === 1 ? "piece" : "pieces"} set aside`;
    case "paid":
      return `${money} ${order.paymentMethod === "transfer" ? "arrived by bank transfer" : "paid in cash"}`;
    case "fulfilled":
      return { shipping: `Shipped${trackingWords(order)}`, pickup: "Handed over", none: "Sent" }[order.delivery];
    case "cancelled":
      return event.note ? `Cancelled: ${event.note}` : "Cancelled";
    case "expired":
      return "No money arrived in time, so the pieces went back on sale";
    case "refunded":
      return `${money} given back`;
  }
}

function trackingWords({ tracking }: Order): string {
  const words = [tracking?.carrier, tracking?.number].filter(Boolean).join(", ");
  return words ? ` with ${words}` : "";
}
