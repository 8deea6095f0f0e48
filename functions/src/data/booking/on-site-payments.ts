import { isBookedTime } from "@awning/domain/booking/prepaid/booked-line";
import { withOnSite } from "@awning/domain/booking/prepaid/on-site";
import { isBusy, type Reservation } from "@awning/domain/booking/reservation";
import { divideHalfUp } from "@awning/domain/money/shares";
import { moneyOf } from "@awning/domain/order/money/order-money";
import { paidForLine, refundedForLine } from "@awning/domain/order/money/refunds";
import type { Order } from "@awning/domain/order/order";
import type { Writes } from "../core/writes.ts";
import { type GuardedReservation, getGuardedReservation } from "./reservations.ts";
import { storeReservations } from "./seat-guests.ts";

/** A booking with what its order refunded of what was paid when booking; `null` where that changes nothing, or its terms say what its end gave back. */
export function withRefunded(reservation: Reservation, order: Order): Reservation | null {
  const index = order.lines.findIndex((line) => isBookedTime(line) && line.productId === reservation.id);
  const [line, paid] = [order.lines[index], paidForLine(order, index)];
  // Tax on top and discounts are no part of the price.
  const refunded = line && paid > 0 ? divideHalfUp(line.total * refundedForLine(order, index), paid) : 0;
  if (!isBusy(reservation.status) || refunded === reservation.refunded) return null;
  return { ...reservation, refunded, rev: reservation.rev + 1, updatedAt: order.updatedAt };
}

/**
 * Says on a booking what its shop has by an order that is a payment of it, in the commit of that order. Tax on top is no part of the price.
 * @param known the booking as the order was decided by
 */
export async function notePayment(writes: Writes, order: Order, known?: GuardedReservation): Promise<void> {
  const line = order.lines.find(isBookedTime);
  const found = known ?? (line ? await getGuardedReservation(order.siteId, line.productId) : null);
  if (!line || !found) return;
  const { reservation } = found;
  const amount = order.total === 0 ? 0 : divideHalfUp(line.total * moneyOf(order).balance, order.total);
  const onSite = withOnSite(reservation.onSite, order.id, amount);
  if (onSite === reservation.onSite) return;
  const after = { ...reservation, onSite, rev: reservation.rev + 1, updatedAt: order.updatedAt };
  await storeReservations(writes, [{ found, after }], order.updatedAt);
}
