import { bookingPaths } from "@awning/domain/booking/paths";
import { ORDER_KEY_PARAMETER } from "@awning/domain/routes/paths";
import { config } from "./config.ts";
import { isSameKey, keyedHash } from "./keyed-hash.ts";
import { derivedId } from "./secure-ids.ts";

/** The `accessRev` of the link that a reservation is made with. */
export const FIRST_ACCESS_REV = 1;

/**
 * The id of the reservation that a form makes: the same form sent twice holds one time. `attempt` counts on when what the form made
 * before is over.
 */
export function reservationIdOf(siteId: string, formKey: string, attempt: number): string {
  return derivedId(`reservation:${siteId}:${formKey}:${attempt}`);
}

/** The access key of a reservation's link. A higher `accessRev` ends earlier links. */
export function reservationKey(reservationId: string, accessRev: number): string {
  return keyedHash(`reservation:${reservationId}:${accessRev}`);
}

/** Whether `key` opens this reservation. Takes the same time for every wrong key. */
export function isReservationKey(reservationId: string, accessRev: number, key: string): boolean {
  return isSameKey(key, reservationKey(reservationId, accessRev));
}

/** A guest's link to their booking, with its key: a path of this site. */
export function reservationPath(username: string, reservationId: string, accessRev: number): string {
  return `${bookingPaths.reservation(username, reservationId)}?${ORDER_KEY_PARAMETER}=${reservationKey(reservationId, accessRev)}`;
}

/** The same as it stands in mails. */
export function reservationUrl(username: string, reservationId: string, accessRev: number): string {
  return config().siteUrl + reservationPath(username, reservationId, accessRev);
}

/** What calendars know a reservation by, for good. */
export function icsUidOf(reservationId: string): string {
  return `${reservationId}@${new URL(config().siteUrl).hostname}`;
}
