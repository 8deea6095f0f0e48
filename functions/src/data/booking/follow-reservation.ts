import { bookedTimeName } from "@awning/domain/booking/prepaid/time-for-sale";
import { isBlocking, type Reservation, type ReservationStatus } from "@awning/domain/booking/reservation";
import { type BookedTimeEnd, endBookedTime, moveBookedTime } from "@awning/domain/order/money/booked-times";
import type { Order } from "@awning/domain/order/order";
import type { Writes } from "../core/writes.ts";
import { getGuardedOrder } from "../order/orders.ts";
import { writeOrder } from "../order/write-order.ts";

/**
 * Changes the order of a booking with it, in its commit: the line of a time that is over is done or given back, that of a moved one named
 * anew.
 * @param before the reservation before the change; `null` when new
 */
export async function followReservation(writes: Writes, before: Reservation | null, after: Reservation): Promise<void> {
  const { siteId, orderId, onSite, status } = after;
  if (!before) return;
  const isOver = !isBlocking(status) && isBlocking(before.status);
  if (!isOver && before.startsAt === after.startsAt) return;
  const follow = async (id: string, end: Omit<BookedTimeEnd, "reservationId" | "reason">) => {
    const found = await getGuardedOrder(siteId, id);
    const moved = found && (isOver ? ended(found.order, after, end) : renamed(found.order, after));
    if (moved) await writeOrder(writes, found, moved);
  };
  const isCancelled = status === "cancelled_by_owner" || status === "cancelled_by_guest";
  const isUnsaid = status === "cancelled_by_owner" && after.refund === null;
  if (orderId !== null) await follow(orderId, { percent: after.refund, isUnsaid });
  // The terms are about what is paid when booking; whether to keep the rest is for its owner to say.
  for (const one of onSite) await follow(one.orderId, { percent: null, isUnsaid: isCancelled });
}

function ended(order: Order, { id, status, updatedAt }: Reservation, end: Omit<BookedTimeEnd, "reservationId" | "reason">) {
  return endBookedTime(order, { ...end, reservationId: id, reason: REASONS[status] ?? CANCELLED }, updatedAt);
}

function renamed(order: Order, after: Reservation) {
  return moveBookedTime(order, after.id, bookedTimeName(after, after.locale), after.updatedAt);
}

const CANCELLED = "The booking was canceled.";
const REASONS: Partial<Record<ReservationStatus, string>> = {
  declined: "The request was declined.",
  lapsed: "The request wasn’t answered in time.",
};
