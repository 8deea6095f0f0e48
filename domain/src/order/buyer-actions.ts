import { type Address, isSameAddress } from "../values/address.ts";
import { unsentQuantities, withRefund } from "./actions.ts";
import { canChangeAddress, editOrder } from "./edits.ts";
import { digitalLines, mayDownload } from "./fulfilment/download.ts";
import { moneyOf } from "./money/order-money.ts";
import type { Order } from "./order.ts";
import { step, type TransitionResult } from "./transition.ts";

const BUYER = "The buyer canceled it.";

type Placed = Pick<Order, "status" | "paymentStatus" | "fulfilmentStatus" | "lines" | "placedAt">;

/**
 * Until when (ms since 1970) a buyer may cancel an order. An order that awaits payment has no limit (`Infinity`), except while a bank
 * decides. `null` if canceling is not possible: the shop does not allow it, units are packed, shipped or ready for pickup, or files could
 * have been downloaded.
 * @param minutes limit after placing an accepted order; 0 for never
 */
export function cancellableUntil(order: Placed, minutes: number): number | null {
  if (order.fulfilmentStatus !== "unfulfilled") return null;
  if (order.status === "pending") return order.paymentStatus === "processing" ? null : Number.POSITIVE_INFINITY;
  if (order.status !== "open" || minutes === 0) return null;
  if (digitalLines(order.lines).length > 0 && mayDownload(order)) return null;
  return order.placedAt + minutes * 60_000;
}

/** Cancels for the buyer and refunds card payments at once; `null` when it is too late. */
export function cancelByBuyer(order: Order, minutes: number, at: number): TransitionResult | null {
  const until = cancellableUntil(order, minutes);
  if (until === null || at > until) return null;
  const stamp = { at, by: "buyer" } as const;
  const cancelled = step(order, "cancel", stamp);
  if (!cancelled) return null;
  const { refundable } = moneyOf(order);
  const isByCard = order.payments.some((payment) => payment.ref !== "");
  // Money paid by hand is refunded by hand, so the order waits for its owner.
  const refunded =
    isByCard && refundable > 0 ? withRefund(cancelled, { amount: refundable, reason: BUYER }, { at, by: "system" }) : cancelled;
  if (!refunded) return null;
  return { order: { ...refunded, rev: cancelled.rev }, returned: unsentQuantities(order), mails: [{ kind: "order-cancelled", part: "" }] };
}

export function canCorrectAddress(order: Pick<Order, "status" | "delivery" | "fulfilmentStatus">): boolean {
  return canChangeAddress(order) && order.fulfilmentStatus === "unfulfilled";
}

/** Corrects the buyer's address; `null` when too late. The country stays, because shipping and tax depend on it. Idempotent. */
export function correctAddress(order: Order, address: Address, at: number): Order | null {
  if (!canCorrectAddress(order)) return null;
  const shipTo = { ...address, country: order.shipTo?.country ?? address.country };
  if (order.shipTo && isSameAddress(order.shipTo, shipTo)) return order;
  return editOrder(order, { type: "address", shipTo }, at, "buyer");
}
