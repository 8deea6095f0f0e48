import { ROOM_LENGTH } from "@awning/domain/booking/offer/video";
import { isShared, type Reservation, startMinute } from "@awning/domain/booking/reservation";
import { startId } from "@awning/domain/booking/seats/seats";
import { keyedHash } from "#platform/access-keys.ts";
import { randomId } from "#platform/secure-ids.ts";

type Start = Pick<Reservation, "siteId" | "serviceId" | "scheduleId" | "startsAt">;

/** The name of a booking's room for video calls. Guests who share a start meet in the same one. */
export function roomFor(start: Start, seats: number): string {
  return seats > 1 ? sharedRoom(start) : randomId(ROOM_LENGTH);
}

/** A changed booking in the room of its new start. */
export function inItsRoom(before: Reservation, after: Reservation): Reservation {
  if (!isShared(after) || before.startsAt === after.startsAt) return after;
  const { place } = after.service;
  return { ...after, service: { ...after.service, place: { ...place, text: place.text.replace(sharedRoom(before), sharedRoom(after)) } } };
}

function sharedRoom({ siteId, ...start }: Start): string {
  return keyedHash(`room:${siteId}:${startId(start, startMinute(start))}`).slice(0, ROOM_LENGTH);
}
