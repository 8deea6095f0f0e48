import type { Reservation } from "@awning/domain/booking/reservation";
import { collections } from "@awning/domain/routes/firestore-paths";
import { vi } from "vitest";
import { confirmAddress, confirmBooking } from "../../../functions/src/booking/confirm-booking.ts";
import { holdTime } from "../../../functions/src/booking/hold-time.ts";
import { joinLine } from "../../../functions/src/booking/seats/join-line.ts";
import { settleReservations } from "../../../functions/src/booking/sync-reservations.ts";
import { guestMailUrl, MAIL_KEY_PARAMETER, reservationKey } from "../../../functions/src/platform/access-keys.ts";
import { JobRun } from "../../../functions/src/platform/job-run.ts";
import { BEGIN, openBookingWorld, reservationsOf, ZONE } from "./booking-world.ts";
import { SITE, USERNAME } from "./shop.ts";

export const MINUTE_MS = 60_000;
/** Two starts of the class, far enough apart. */
export const STARTS = [BEGIN / MINUTE_MS + 2 * 1440 + 120, BEGIN / MINUTE_MS + 2 * 1440 + 240] as const;

export const person = (who: number) => ({ name: `Guest ${who}`, email: `guest${who}@example.test`, phone: "" });
export const visitor = (who: number) => ({ clientAddress: `10.4.${who}.1`, now: Date.now() });
export const owner = () => ({
  caller: { uid: SITE, email: "owner@example.test", isVerified: true },
  clientAddress: "10.0.0.1",
  now: Date.now(),
});
export const words = { note: "", zoneGuest: ZONE, locale: "en" };
export const linkOf = ({ id, accessRev }: Reservation) => ({ siteId: SITE, reservationId: id, key: reservationKey(id, accessRev) });

export const hold = (start: number, who: number) =>
  holdTime({ siteId: SITE, serviceId: "yoga", start, zoneGuest: ZONE, locale: "en", formKey: `form${who}-${start}` }, visitor(who));

export async function book(start: number, who: number): Promise<void> {
  const { reservation, key } = await hold(start, who);
  await confirmBooking({ siteId: SITE, reservationId: reservation.id, key, guest: person(who), ...words }, visitor(who));
}

export function wait(start: number, who: number, guest = person(who)): Promise<void> {
  return joinLine({ siteId: SITE, serviceId: "yoga", start, guest, zoneGuest: ZONE, locale: "en" }, visitor(who));
}

/** The guest opens the mailed link, which puts them in line. */
export function open(reservation: Reservation): Promise<void> {
  const key = new URL(guestMailUrl(USERNAME, reservation)).searchParams.get(MAIL_KEY_PARAMETER) ?? "";
  return confirmAddress(linkOf(reservation), key, Date.now());
}

export const settle = () => settleReservations(Date.now(), new JobRun(60_000));

/** A class for two that is full, and two more in line. */
export async function fullClass(start: number = STARTS[0]) {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  for (const who of [1, 2]) await book(start, who);
  for (const who of [3, 4]) {
    await wait(start, who);
    vi.setSystemTime(Date.now() + MINUTE_MS);
  }
  const of = (who: number) => {
    const found = reservationsOf(world).find(({ guest }) => guest.email === person(who).email);
    if (!found) throw new Error(`guest ${who} is unknown`);
    return found;
  };
  const mails = (kind: string) =>
    [...world.database.all()].filter((one) => one.ref.parent.path === collections.outbox && one.get("kind") === kind);
  return { world, start, of, mails };
}
