import type { Schedule } from "@awning/domain/booking/booking";
import { busyOf, monthOf } from "@awning/domain/booking/months";
import type { Reservation } from "@awning/domain/booking/reservation";
import { toSchedule } from "@awning/domain/booking/schedule";
import type { Service } from "@awning/domain/booking/service";
import type { BookingWorld } from "@awning/domain/booking/slots";
import { getBookingMonth } from "./booking-times.ts";
import { getOutsideBusy } from "./calendars.ts";
import { getSchedule, getService } from "./services.ts";

/** `schedule` are the hours of the service; calendars are read in for the schedule whose time it takes. */
export type Bookable = { siteId: string; service: Service; schedule: Schedule; readsCalendars: boolean };

/** A service with its hours; `null` without either. */
export async function findBookable(siteId: string, serviceId: string): Promise<Bookable | null> {
  const service = await getService(siteId, serviceId);
  if (!service) return null;
  const [taken, own] = await Promise.all([
    getSchedule(siteId, service.scheduleId),
    service.hoursId === null ? null : getSchedule(siteId, service.hoursId),
  ]);
  const hours = service.hoursId === null ? taken : own;
  return taken && hours ? { siteId, service, schedule: toSchedule(hours), readsCalendars: taken.readsCalendars } : null;
}

/** A booked service as it moves: today's hours and places, but the booked length and buffers. Who had the time alone has it alone again. */
export function asBooked(bookable: Bookable, { service, scheduleId }: Pick<Reservation, "service" | "scheduleId">): Bookable {
  const { length, bufferBefore, bufferAfter } = service;
  const seats = service.seats > 1 ? bookable.service.seats : 1;
  return { ...bookable, service: { ...bookable.service, length, bufferBefore, bufferAfter, seats, scheduleId } };
}

/** `now` in ms since 1970; `moving` is a reservation whose own time does not count as taken. */
type Asked = { by: "guest" | "owner"; now: number; moving?: string | undefined };

/** Everything that the times of a service depend on around a start, with one read, and for guests another where calendars are read in. */
export async function readWorld(bookable: Bookable, start: number, { by, now, moving }: Asked) {
  const { siteId, service, schedule, readsCalendars } = bookable;
  const [{ month, guard }, outside] = await Promise.all([
    getBookingMonth(siteId, service.scheduleId, monthOf(start)),
    // Calendars close times for guests; owners know their own, and decide.
    by === "guest" && readsCalendars ? getOutsideBusy(siteId, service.scheduleId) : [],
  ]);
  const world: BookingWorld = { schedule, service, busy: [...busyOf(month, service.id, moving), ...outside], now: now / 60_000 };
  return { month, guard, world };
}
