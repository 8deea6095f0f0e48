import type { Schedule } from "@awning/domain/booking/booking";
import { takenTime } from "@awning/domain/booking/booking";
import { busyOf, isTakenBy, monthOf, reachOf } from "@awning/domain/booking/months";
import type { Reservation } from "@awning/domain/booking/reservation";
import { toSchedule } from "@awning/domain/booking/schedule";
import type { Service } from "@awning/domain/booking/service";
import { type BookingWorld, type MinuteReason, slots, whyNot } from "@awning/domain/booking/slots";
import { Failure } from "@awning/domain/errors/failure";
import { getBookingMonth, type MonthGuard } from "#data/booking/booking-times.ts";
import { getOutsideBusy } from "#data/booking/calendars.ts";
import { getSchedule, getService } from "#data/booking/services.ts";

export type Bookable = { siteId: string; service: Service; schedule: Schedule; readsCalendars: boolean };

const NEAREST = 3;
const DAY = 1440;

/** Loads a service with its schedule. @throws Failure `not_found` without either */
export async function requireBookable(siteId: string, serviceId: string): Promise<Bookable> {
  const service = await getService(siteId, serviceId);
  const schedule = service && (await getSchedule(siteId, service.scheduleId));
  if (!service || !schedule) throw new Failure("not_found");
  return { siteId, service, schedule: toSchedule(schedule), readsCalendars: schedule.readsCalendars };
}

/** A booked service as it moves: today's hours, but the booked length and buffers. */
export function asBooked(bookable: Bookable, { service, scheduleId }: Pick<Reservation, "service" | "scheduleId">): Bookable {
  const { length, bufferBefore, bufferAfter } = service;
  return { ...bookable, service: { ...bookable.service, length, bufferBefore, bufferAfter, scheduleId } };
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
 * Checks whether a service can be booked at a time, with one read, and for guests another where calendars are read in. Owners skip notice and window; with `ignoreHours` only other bookings
 * count.
 * @param now ms since 1970
 * @returns a guard that fails the commit if a limit is reached meanwhile; `undefined` without limits
 * @throws Failure `slot_taken` with the `nearest` free starts, or `act_refused` with `reasons` when an owner's hours forbid it
 */
export async function requireTime(bookable: Bookable, request: TimeRequest, now: number): Promise<MonthGuard | undefined> {
  const { siteId, service, schedule } = bookable;
  const { start, by, ignoreHours, moving } = request;
  const name = monthOf(start);
  const [{ month, guard }, outside] = await Promise.all([
    getBookingMonth(siteId, service.scheduleId, name),
    // Calendars close times for guests; owners know their own, and decide.
    by === "guest" && bookable.readsCalendars ? getOutsideBusy(siteId, service.scheduleId) : [],
  ]);
  const world: BookingWorld = { schedule, service, busy: [...busyOf(month, service.id, moving), ...outside], now: now / 60_000 };
  const taken = takenTime(service, start);
  const isBooked = Object.entries(month.busy).some(
    ([id, one]) => !isTakenBy(id, moving) && one.start !== undefined && one.from < taken.to && one.to > taken.from,
  );
  const refused = (reasons: readonly MinuteReason[]) => new Failure("slot_taken", { nearest: nearest(world, start), reasons });
  if (isBooked) throw refused(["busy"]);
  if (ignoreHours) return undefined;
  const reasons = whyNot(world, start).filter((reason) => by === "guest" || (reason !== "notice" && reason !== "window"));
  if (by === "guest" ? reasons.length > 0 : reasons.includes("busy")) throw refused(reasons);
  if (reasons.length > 0) throw new Failure("act_refused", { reason: "hours", reasons });
  const hasLimit = service.maxPerDay !== null || service.maxPerWeek !== null;
  return hasLimit ? { month: name, guard } : undefined;
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
