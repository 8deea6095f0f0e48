import { isInLine, type Reservation, startMinute } from "@awning/domain/booking/reservation";
import { freeSeats, type SharedStart } from "@awning/domain/booking/seats/seats";
import { lineOf, offerUntil } from "@awning/domain/booking/seats/waiting";
import { isBookable } from "@awning/domain/booking/service";
import { type MinuteReason, whyNot } from "@awning/domain/booking/slots";
import { applyAction } from "@awning/domain/booking/transitions";
import { isSiteOpen } from "@awning/domain/site/site";
import { isBlocked } from "../contact/people.ts";
import { getSite } from "../site/sites.ts";
import { asBooked, findBookable, readWorld } from "./bookable.ts";
import { type GuardedReservation, getGuardedReservation, type ReservationChange } from "./reservations.ts";

/** A reservation that is offered a place by the change of another one, or by its own when it gets in line while a place is free. */
export type Offered = { found: GuardedReservation; before: Reservation; after: Reservation };

/** Guests in line may come at short notice, and the place that becomes free still counts as taken. */
const IGNORED: readonly MinuteReason[] = ["notice", "window", "full"];

/**
 * Gives the free places of a start to the first in line, while its owner still offers it. Changes `start`.
 * @param together what else the commit writes, by id
 * @param now ms since 1970
 * @returns the offers to write in the commit that writes the start
 */
export async function offerPlaces(
  start: SharedStart,
  { siteId, serviceId, startsAt }: Pick<Reservation, "siteId" | "serviceId" | "startsAt">,
  together: ReadonlyMap<string, ReservationChange>,
  now: number,
): Promise<Offered[]> {
  const holdUntil = offerUntil({ startsAt }, now);
  if (holdUntil === null || lineOf(start).length === 0) return [];
  const [bookable, site] = await Promise.all([findBookable(siteId, serviceId), getSite(siteId)]);
  if (!bookable || !isBookable(bookable.service) || !site || !isSiteOpen(site)) return [];
  const offered: Offered[] = [];
  for (const id of lineOf(start)) {
    const [seat] = freeSeats(start, bookable.service.seats);
    if (seat === undefined) break;
    const found = together.get(id)?.found ?? (await getGuardedReservation(siteId, id));
    const before = together.get(id)?.after ?? found?.reservation;
    // An erased guest has no address.
    if (!found || !before || !isInLine(before) || before.guest.email === "") continue;
    if (await isBlocked(siteId, before.guest.email)) continue;
    const { world } = await readWorld(asBooked(bookable, before), startMinute(before), { by: "guest", now });
    if (whyNot(world, startMinute(before)).some((reason) => !IGNORED.includes(reason))) continue;
    const after = applyAction(before, { type: "offer", holdUntil }, { by: "system", at: now });
    if (typeof after === "string") continue;
    const { [id]: _, ...waiting } = start.waiting;
    start.waiting = waiting;
    start.guests = { ...start.guests, [id]: seat };
    offered.push({ found, before, after });
  }
  return offered;
}
