import * as z from "zod/mini";
import { addedField } from "../../values/rows.ts";
import { quantumId } from "../booking.ts";

export const SEATS_MAX = 100;
/** Guests who may start together. With 1, a booking has its time alone; services from before have 1. */
export const seatsSchema = addedField(z.number().check(z.int(), z.gte(1), z.lte(SEATS_MAX)), 1);

/**
 * `bookingTimes/{siteId}/starts/{startId}`: a start that guests share, while there is any or somebody waits. Its first guest takes the
 * owner's time (`from` to `to`, in minutes since 1970, buffers included), and its last one frees it. `guests` have their place by
 * reservation id; `waiting` are those in line with the moment they joined, in ms since 1970.
 */
export const sharedStartSchema = z.object({
  from: z.number(),
  to: z.number(),
  guests: z._default(z.record(z.string(), z.number()), {}),
  waiting: z._default(z.record(z.string(), z.number()), {}),
});
export type SharedStart = z.infer<typeof sharedStartSchema>;

/** @param start minutes since 1970 */
export function startId({ scheduleId, serviceId }: { scheduleId: string; serviceId: string }, start: number): string {
  return `${scheduleId}_${quantumId(start)}_${serviceId}`;
}

/** The id of a place among the quanta: creating the document takes the place. */
export function seatId(start: string, seat: number): string {
  return `${start}_${seat}`;
}

/** The places that nobody has, from 1. @param seats how many there are */
export function freeSeats({ guests }: Pick<SharedStart, "guests">, seats: number): number[] {
  const taken = new Set(Object.values(guests));
  const all = Array.from({ length: Math.max(seats, ...taken) }, (_, index) => index + 1);
  return all.filter((seat) => !taken.has(seat)).slice(0, Math.max(0, seats - taken.size));
}
