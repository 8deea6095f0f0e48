import { takenTime } from "@awning/domain/booking/booking";
import { isTakenBy, monthOf, reachOf, type TakenTime } from "@awning/domain/booking/months";
import { isShared, type Reservation } from "@awning/domain/booking/reservation";
import { type BookingWorld, joinedStart, type MinuteReason, slots, whyNot } from "@awning/domain/booking/slots";
import { Failure } from "@awning/domain/errors/failure";
import { type Bookable, findBookable, readWorld } from "#data/booking/bookable.ts";
import type { MonthGuard } from "#data/booking/booking-times.ts";

const NEAREST = 3;
const DAY = 1440;

/** Loads a service with its schedule. @throws Failure `not_found` without either */
export async function requireBookable(siteId: string, serviceId: string): Promise<Bookable> {
  const bookable = await findBookable(siteId, serviceId);
  if (!bookable) throw new Failure("not_found");
  return bookable;
}

/** A reservation with the places that its start has now; one that others may share stays so. */
export function withSeats(reservation: Reservation, { service }: Bookable): Reservation {
  if (!isShared(reservation)) return reservation;
  return { ...reservation, service: { ...reservation.service, seats: Math.max(2, service.seats) } };
}

export type TimeRequest = {
  /** Minutes since 1970. */
  start: number;
  by: "guest" | "owner";
  /** Owners may book outside their hours and in blocked time. */
  ignoreHours: boolean;
  /** A reservation that is moving; its own time does not count as taken. */
  moving?: string;
};

/**
 * Checks whether a service can be booked at a time, with one read, and for guests another where calendars are
 * read in. Owners skip notice and window; with `ignoreHours` only other bookings count.
 * @param now ms since 1970
 * @returns a guard that fails the commit if a limit is reached meanwhile; `undefined` without limits
 * @throws Failure `slot_taken` with the `nearest` free starts, or `act_refused` with `reasons` when an owner's hours forbid it
 */
export async function requireTime(bookable: Bookable, request: TimeRequest, now: number): Promise<MonthGuard | undefined> {
  const { service } = bookable;
  const { start, by, ignoreHours, moving } = request;
  const { month, guard, world } = await readWorld(bookable, start, { by, now, moving });
  const taken = takenTime(service, start);
  const joined = joinedStart(world, start);
  const isJoined = (one: TakenTime) => joined !== undefined && one.isShared && one.serviceId === service.id && one.start === start;
  const isBooked = Object.entries(month.busy).some(
    ([id, one]) => !isTakenBy(id, moving) && one.start !== undefined && one.from < taken.to && one.to > taken.from && !isJoined(one),
  );
  const refused = (reasons: readonly MinuteReason[]) => new Failure("slot_taken", { nearest: nearest(world, start), reasons });
  if (isBooked) throw refused(["busy"]);
  if (joined && (joined.guests ?? 0) >= service.seats) throw refused(["full"]);
  if (ignoreHours) return undefined;
  const reasons = whyNot(world, start).filter((reason) => by === "guest" || (reason !== "notice" && reason !== "window"));
  if (by === "guest" ? reasons.length > 0 : reasons.includes("busy")) throw refused(reasons);
  if (reasons.length > 0) throw new Failure("act_refused", { reason: "hours", reasons });
  // Another guest of a start counts toward no limit, and guests who come at once must not make each other wait.
  const hasLimit = !joined && (service.maxPerDay !== null || service.maxPerWeek !== null);
  return hasLimit ? { month: monthOf(start), guard } : undefined;
}

function nearest(world: BookingWorld, start: number): number[] {
  // Stays within the range the month document covers, including the weeks at its edges.
  const { from, to } = reachOf(monthOf(start));
  const margin = 7 * DAY;
  return slots(world, Math.max(from + margin, Math.ceil(world.now)), to - margin)
    .filter(({ state }) => state === "free")
    .toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))
    .slice(0, NEAREST)
    .map((slot) => slot.start)
    .toSorted((a, b) => a - b);
}
