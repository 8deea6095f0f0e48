import { SITE_PLACES } from "@awning/domain/booking/holders";
import { withLength } from "@awning/domain/booking/offer/lengths";
import { aheadOf } from "@awning/domain/booking/prepaid/prepay";
import { HOLD_MINUTES, PAID_HOLD_MINUTES, type Reservation, startMinute } from "@awning/domain/booking/reservation";
import { isBookable } from "@awning/domain/booking/service";
import { Failure } from "@awning/domain/errors/failure";
import { asBooked } from "#data/booking/bookable.ts";
import { listHolderPlaces } from "#data/booking/holders.ts";
import { countInState, type GuardedReservation, getGuardedReservation, listHeld } from "#data/booking/reservations.ts";
import { storeReservations } from "#data/booking/seat-guests.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { reservationIdOf, reservationKey } from "#platform/access-keys.ts";
import { holderOf } from "#platform/holder.ts";
import { requireBookable, requireTime, withSeats } from "./find-time.ts";
import { beginReservation, requireOpenToGuests } from "./new-reservation.ts";
import { requireChange } from "./require-change.ts";

/** Holds per form before the page must be reloaded. */
const ATTEMPTS_MAX = 20;
/** Holds that are given back for one, of those that are looked at. */
const RELEASED_MAX = 5;
const LOOKED_AT_MAX = 200;

export type HoldInput = {
  siteId: string;
  serviceId: string;
  /** One of the service's lengths, in minutes; its own without. */
  length?: number | null;
  /** Minutes since 1970. */
  start: number;
  zoneGuest: string;
  locale: string;
  /** Unique to each visitor's form. Submitting it again returns the same hold; another time replaces the hold. */
  formKey: string;
};
/** `key` opens the reservation; `holdUntil` is in ms since 1970. */
export type Held = { reservation: Reservation; key: string; holdUntil: number };

/**
 * Holds a time while a visitor fills in the form.
 * @throws Failure `slot_taken` with the `nearest` free starts; `not_found` for a service or a length visitors cannot book; `shop_closed`;
 * `too_many_requests`
 */
export async function holdTime(input: HoldInput, { clientAddress, now }: { clientAddress: string; now: number }): Promise<Held> {
  await limitRate("hold-time.client", clientAddress, now);
  let isNew = false;
  const reservation = await writeTogether("hold-time", async (writes) => {
    const [offered] = await Promise.all([requireBookable(input.siteId, input.serviceId), requireOpenToGuests(input.siteId, now)]);
    const service = withLength(offered.service, input.length ?? null);
    if (!service || !isBookable(service)) throw new Failure("not_found");
    const bookable = { ...offered, service };
    const { id, found } = await findHold(input, now);
    const holdMinutes = aheadOf(bookable.service) > 0 ? PAID_HOLD_MINUTES : HOLD_MINUTES;
    // A time that has begun cannot be paid any more.
    const holdUntil = Math.min(now + holdMinutes * 60_000, Math.max(now + HOLD_MINUTES * 60_000, input.start * 60_000));
    if (found && startMinute(found.reservation) === input.start && (found.reservation.holdUntil ?? 0) > now) return found.reservation;
    const { start, zoneGuest, locale } = input;
    const request = { start, by: "guest", ignoreHours: false, ...(found && { moving: id }) } as const;
    const wanted = found ? asBooked(bookable, found.reservation) : bookable;
    const monthGuard = await requireTime(wanted, request, now);
    if (found) {
      const moved = withSeats(requireChange(found.reservation, { action: { type: "rehold", start, holdUntil }, by: "guest", now }), wanted);
      await storeReservations(writes, [{ found, after: moved }], now, monthGuard);
      return moved;
    }
    const holder = await makeRoom(input.siteId, holderOf(input.siteId, clientAddress), now);
    const fresh = await beginReservation(bookable, { id, start, holdUntil, holder, createdBy: "guest", zoneGuest, locale }, now);
    await storeReservations(writes, [{ found: null, after: fresh }], now, monthGuard);
    isNew = true;
    return fresh;
  });
  if (isNew) await makeSiteRoom(input.siteId, reservation.id, now);
  return { reservation, key: reservationKey(reservation.id, reservation.accessRev), holdUntil: reservation.holdUntil ?? now };
}

/** Releases the network's oldest hold if its quota is full: visitors who compare times need the latest ones. */
async function makeRoom(siteId: string, network: string, now: number): Promise<string> {
  const places = await listHolderPlaces(siteId, network, "held");
  const free = places.find(({ reservationId }) => reservationId === null);
  if (free) return free.id;
  const [first] = places.toSorted((a, b) => a.since - b.since);
  if (!first?.reservationId) throw new Failure("busy");
  await release(siteId, first.reservationId, now);
  return first.id;
}

/** Releases some holds where all networks together have too many: a form whose hold has ended holds its time again when it is sent. */
async function makeSiteRoom(siteId: string, keptId: string, now: number): Promise<void> {
  const all = await countInState(siteId, "held");
  if (all <= SITE_PLACES.held) return;
  const seen = await listHeld(siteId, LOOKED_AT_MAX);
  const loose = seen.filter(mayRelease);
  // Those that are never released push nobody out; what is not looked at counts.
  const tooMany = loose.length + Math.max(0, all - seen.length) - SITE_PLACES.held;
  if (tooMany <= 0) return;
  const first = loose
    .filter(({ id }) => id !== keptId)
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .slice(0, Math.min(tooMany, RELEASED_MAX));
  await Promise.all(first.map(({ id }) => release(siteId, id, now)));
}

/** Not what is being paid, nor the place that a waiting list gave: their guests could not hold them again. */
function mayRelease({ holder, service, history }: Reservation): boolean {
  return holder !== null && aheadOf(service) === 0 && !history.some(({ type }) => type === "offered");
}

function release(siteId: string, reservationId: string, now: number): Promise<void> {
  return writeTogether("release-hold", async (writes) => {
    const found = await getGuardedReservation(siteId, reservationId);
    // It changed concurrently.
    if (found?.reservation.status !== "held") return;
    const after = requireChange(found.reservation, { action: { type: "release" }, by: "system", now });
    await storeReservations(writes, [{ found, after }], now);
  });
}

/** The form's current hold, or the id for its next one. Finished and confirmed reservations do not count. */
async function findHold(
  { siteId, serviceId, formKey, length }: HoldInput,
  now: number,
): Promise<{ id: string; found: GuardedReservation | null }> {
  // A hold keeps its length, so another length is another hold.
  const name = `${serviceId}:${formKey}${length ? `:${length}` : ""}`;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const id = reservationIdOf(siteId, name, attempt);
    const found = await getGuardedReservation(siteId, id);
    if (!found) return { id, found: null };
    if (found.reservation.status === "held") return { id, found };
  }
  throw new Failure("too_many_requests", { retryAfterSeconds: Math.ceil((now % 60_000) / 1000) + 60 });
}
