import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { isShared, type Reservation, type ReservationStatus, startMinute } from "@awning/domain/booking/reservation";
import { startId } from "@awning/domain/booking/seats/seats";
import { Failure } from "@awning/domain/errors/failure";
import { getGuardedReservation, getReservation, listAtStart, listLiveFrom } from "#data/booking/reservations.ts";
import { createTimeOff, getTimeOff } from "#data/booking/services.ts";
import { writeTogether } from "#data/core/writes.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { reservationIdOf } from "#platform/access-keys.ts";
import * as labels from "./labels.ts";
import { persistReservation } from "./persist-reservation.ts";
import { requireChange } from "./require-change.ts";

const AT_ONCE = 100;

type Duties = {
  /** Cancels the order of a booking while it waits for its payment, which frees its times. @returns whether it did */
  cancelOrder: (order: { siteId: string; orderId: string }, reason: string, now: number) => Promise<boolean>;
};

/** Cancels a leaving owner's bookings that begin at `from` or later (ms since 1970). Guests get a mail, the owner none. @returns how many */
export function cancelFrom(duties: Duties) {
  return (siteId: string, from: number, now: number): Promise<number> =>
    endAll(() => listLiveFrom(siteId, from, AT_ONCE), { siteId, reason: labels.pageIsClosingPermanently, now }, duties);
}

/**
 * Cancels a start that guests share, guest by guest, and its waiting list. Its time is blocked first, so that no place that becomes free is
 * offered or booked. The booking it was pressed at goes last: until then, pressing again continues.
 * @throws Failure `not_found` without a shared start, `conflict` if the booking changed since the owner saw it, `act_refused` once it is over
 */
export function cancelStart(duties: Duties) {
  return async ({ reservationId, rev, reason }: CommandInput<"cancel-start">, request: Request): Promise<CommandOutput<"cancel-start">> => {
    const { uid: siteId } = requireCaller(request);
    const { now } = request;
    const opened = await getReservation(siteId, reservationId);
    if (!opened || !isShared(opened)) throw new Failure("not_found");
    if (opened.rev !== rev) throw new Failure("conflict", { rev: opened.rev });
    requireChange(opened, { action: { type: "cancel", reason }, by: "owner", now });
    await block(opened, now);
    const end = { siteId, reason, now };
    const others = async () => (await listAtStart(opened, AT_ONCE)).filter((id) => id !== reservationId);
    await endAll(others, end, duties);
    await endOne(reservationId, end, duties);
    return {};
  };
}

function block(start: Reservation, now: number): Promise<void> {
  const { siteId, scheduleId, startsAt, endsAt, service } = start;
  const id = reservationIdOf(siteId, `canceled:${startId(start, startMinute(start))}`, 0);
  return writeTogether("block-start", async (writes) => {
    if (await getTimeOff(siteId, id)) return;
    const reason = labels.canceled(service.title);
    createTimeOff(writes, siteId, { id, scheduleId, startsAt, endsAt, reason, source: "manual", createdAt: now });
  });
}

type End = { siteId: string; reason: string; now: number };

/** Each round ends what it read; what nobody can end now stays. */
async function endAll(list: () => Promise<string[]>, end: End, duties: Duties): Promise<number> {
  let all = 0;
  for (;;) {
    let ended = 0;
    for (const id of await list()) if (await endOne(id, end, duties)) ended++;
    all += ended;
    if (ended === 0) return all;
  }
}

/** How an owner ends a booking. A visitor's hold ends by itself. */
const ENDS: Partial<Record<ReservationStatus, readonly ["cancel" | "release", "owner" | "system"]>> = {
  pending: ["cancel", "owner"],
  confirmed: ["cancel", "owner"],
  waiting: ["release", "owner"],
  offered: ["release", "owner"],
  held: ["release", "system"],
};

async function endOne(reservationId: string, { siteId, reason, now }: End, { cancelOrder }: Duties): Promise<boolean> {
  const known = await getReservation(siteId, reservationId);
  const order = known?.status === "unpaid" && known.orderId !== null ? { siteId, orderId: known.orderId } : null;
  // Otherwise it was paid meanwhile, and is a booking by now.
  if (order && (await cancelOrder(order, reason, now))) return true;
  return writeTogether("end-booking", async (writes) => {
    const found = await getGuardedReservation(siteId, reservationId);
    const [type, by] = (found && ENDS[found.reservation.status]) ?? [];
    // Its guest was first.
    if (!found || !type || !by) return false;
    const action = type === "cancel" ? { type, reason, refund: 100 } : { type, reason };
    const after = requireChange(found.reservation, { action, by, now });
    await persistReservation(writes, found, after, { action, by, tells: "guest" });
    return true;
  });
}
