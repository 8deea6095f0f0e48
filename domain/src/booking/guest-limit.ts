import { mailboxOf } from "../values/email.ts";
import { type Guest, isUpcoming, type Reservation } from "./reservation.ts";
import type { Service } from "./service.ts";

/** The mailbox of a guest, the same for every spelling of an address; empty without one. */
export function guestBoxOf({ email }: Guest): string {
  return email === "" ? "" : mailboxOf(email);
}

/**
 * Whether a guest may have one more booking of a service.
 * @param theirs the guest's reservations, of any service
 * @param now ms since 1970
 */
export function hasGuestRoom(
  { id, maxPerGuest }: Pick<Service, "id" | "maxPerGuest">,
  theirs: readonly Pick<Reservation, "serviceId" | "status" | "endsAt">[],
  now: number,
): boolean {
  return maxPerGuest === null || theirs.filter((one) => one.serviceId === id && isUpcoming(one, now)).length < maxPerGuest;
}
