import { type Address, isSameAddress } from "../values/address.ts";
import { step, type TransitionResult, unsentQuantities, withRefund } from "./actions.ts";
import { canChangeAddress, editOrder } from "./edits.ts";
import { digitalLines, mayDownload } from "./fulfilment/download.ts";
import { moneyOf } from "./money/order-money.ts";
import type { Order } from "./order.ts";

const BUYER = "The buyer canceled it.";

type Placed = Pick<Order, "status" | "paymentStatus" | "fulfilmentStatus" | "lines" | "placedAt">;

/**
 * Until when (ms since 1970) a buyer may cancel an order themselves. One that waits for its money has no end (`Infinity`), but
 * cannot be cancelled while a bank decides. `null` when they may not at all: the shop does not allow it, something has been
 * packed, has left the shop or waits to be collected, or files could have been downloaded.
 * @param minutes how long the shop allows it after the order was placed, once it has taken it on; 0 for not at all
 */
export function cancellableUntil(order: Placed, minutes: number): number | null {
  if (order.fulfilmentStatus !== "unfulfilled") return null;
  if (order.status === "pending") return order.paymentStatus === "processing" ? null : Number.POSITIVE_INFINITY;
  if (order.status !== "open" || minutes === 0) return null;
  if (digitalLines(order.lines).length > 0 && mayDownload(order)) return null;
  return order.placedAt + minutes * 60_000;
}

/** What a buyer's cancelling makes of an order, or `null` when it comes too late. What was paid by card goes back at once. */
export function cancelByBuyer(order: Order, minutes: number, at: number): TransitionResult | null {
  const until = cancellableUntil(order, minutes);
  if (until === null || at > until) return null;
  const stamp = { at, by: "buyer" } as const;
  const cancelled = step(order, "cancel", stamp);
  if (!cancelled) return null;
  const { refundable } = moneyOf(order);
  const isByCard = order.payments.some((payment) => payment.ref !== "");
  // Money that came by hand goes back by hand: the order then waits for its owner to do that.
  const refunded =
    isByCard && refundable > 0 ? withRefund(cancelled, { amount: refundable, reason: BUYER }, { at, by: "system" }) : cancelled;
  if (!refunded) return null;
  return { order: { ...refunded, rev: cancelled.rev }, returned: unsentQuantities(order), mails: [{ kind: "order-cancelled", part: "" }] };
}

/** Whether a buyer may still say where a parcel goes: nothing has been packed or sent. */
export function canCorrectAddress(order: Pick<Order, "status" | "delivery" | "fulfilmentStatus">): boolean {
  return canChangeAddress(order) && order.fulfilmentStatus === "unfulfilled";
}

/**
 * An order with the address its buyer has corrected, or `null` when it comes too late. The country stays: what sending it
 * costs and how it is taxed was settled with it. Said once more, it is the very order that came in.
 */
export function correctAddress(order: Order, address: Address, at: number): Order | null {
  if (!canCorrectAddress(order)) return null;
  const shipTo = { ...address, country: order.shipTo?.country ?? address.country };
  if (order.shipTo && isSameAddress(order.shipTo, shipTo)) return order;
  const edited = editOrder(order, { type: "address", shipTo }, at);
  return (
    edited && {
      ...edited,
      events: edited.events.map((event, index, all) => (index === all.length - 1 ? { ...event, by: "buyer" } : event)),
    }
  );
}
