import { bookedTimeName } from "@awning/domain/booking/prepaid/time-for-sale";
import { isBlocking, type Reservation, type ReservationStatus } from "@awning/domain/booking/reservation";
import { endBookedTime, moveBookedTime } from "@awning/domain/order/money/booked-times";
import type { Writes } from "../core/writes.ts";
import { getGuardedOrder } from "../order/orders.ts";
import { writeOrder } from "../order/write-order.ts";

/**
 * Changes the order of a booking with it, in its commit: the line of a time that is over is done or given back, that of a moved one named
 * anew.
 * @param before the reservation before the change; `null` when new
 */
export async function followReservation(writes: Writes, before: Reservation | null, after: Reservation): Promise<void> {
  const { siteId, orderId, id: reservationId, refund: percent, updatedAt } = after;
  if (!before || orderId === null) return;
  const isOver = !isBlocking(after.status) && isBlocking(before.status);
  if (!isOver && before.startsAt === after.startsAt) return;
  const found = await getGuardedOrder(siteId, orderId);
  const isUnsaid = after.status === "cancelled_by_owner" && percent === null;
  const moved =
    found &&
    (isOver
      ? endBookedTime(found.order, { reservationId, percent, isUnsaid, reason: REASONS[after.status] ?? CANCELLED }, updatedAt)
      : moveBookedTime(found.order, reservationId, bookedTimeName(after, after.locale), updatedAt));
  if (moved) await writeOrder(writes, found, moved);
}

const CANCELLED = "The booking was canceled.";
const REASONS: Partial<Record<ReservationStatus, string>> = {
  declined: "The request was declined.",
  lapsed: "The request wasn’t answered in time.",
};
