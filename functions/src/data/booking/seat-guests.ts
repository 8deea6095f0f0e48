import { isBlocking, isInLine, isShared, keptStarts, type Reservation, takenBy } from "@awning/domain/booking/reservation";
import { freeSeats, type SharedStart, startId } from "@awning/domain/booking/seats/seats";
import type { Writes } from "../core/writes.ts";
import type { MonthGuard } from "./booking-times.ts";
import { type Offered, offerPlaces } from "./offer-places.ts";
import { queueReservationMails } from "./reservation-mails.ts";
import { type ReservationChange, writeReservations } from "./reservations.ts";
import { type GuardedStart, getStart, writeStarts } from "./starts.ts";

/**
 * Writes reservations of one site, the time or place they take or free, and who is offered a place that they free, in one commit. So no place
 * is offered twice, and nobody else gets it in between.
 * @param now ms since 1970
 */
export async function storeReservations(
  writes: Writes,
  changes: readonly ReservationChange[],
  now: number,
  monthGuard?: MonthGuard,
): Promise<void> {
  const offered = await seatGuests(writes, changes, now);
  const others = changes.filter(({ after }) => !offered.some((one) => one.after.id === after.id));
  writeReservations(writes, [...others, ...offered], monthGuard);
  for (const { before, after } of offered) await queueReservationMails(writes, before, after, { action: "offer", by: "system" });
}

/** A start as it becomes, of a reservation that has to do with it. */
type Changing = { found: GuardedStart; after: SharedStart; of: Reservation; isFreed: boolean; isFull: boolean };

/** Writes the starts that reservations come to, leave or wait for, where guests share them. @returns who is offered a place */
async function seatGuests(writes: Writes, changes: readonly ReservationChange[], now: number): Promise<Offered[]> {
  const starts = new Map<string, Changing>();
  for (const { found, after } of changes) {
    if (!isShared(after)) continue;
    const before = found?.reservation ?? null;
    const [had, has] = [startsOf(before), startsOf(after)];
    const waits = isInLine(after);
    const changed = new Set([...had, ...has].filter((one) => had.has(one) !== has.has(one)));
    // Who is in line and written for any reason is looked after.
    if (waits || (before !== null && isInLine(before))) changed.add(after.startsAt);
    for (const startsAt of changed) {
      const id = startId(after, startsAt / 60_000);
      const known = starts.get(id) ?? (await readStart({ ...after, startsAt }, id));
      starts.set(id, known);
      known.after = without(known.after, after.id, takenBy({ ...after, startsAt }));
      if (has.has(startsAt)) seat(known, after);
      else if (waits) known.after.waiting[after.id] = after.createdAt;
      // Who gets in line may find a place that became free meanwhile.
      if (waits || (had.has(startsAt) && !has.has(startsAt))) known.isFreed = true;
    }
  }
  const offered: Offered[] = [];
  const together = new Map(changes.map((one) => [one.after.id, one]));
  for (const { after, of, isFreed } of starts.values()) if (isFreed) offered.push(...(await offerPlaces(after, of, together, now)));
  writeStarts(writes, [...starts.values()]);
  return offered;
}

function startsOf(reservation: Reservation | null): Set<number> {
  return new Set(reservation && isBlocking(reservation.status) ? keptStarts(reservation) : []);
}

async function readStart(of: Reservation, id: string): Promise<Changing> {
  const found = await getStart(of, id);
  return { found, of, isFreed: false, isFull: false, after: found.start ?? { ...takenBy(of), guests: {}, waiting: {} } };
}

function seat(changing: Changing, { id, service }: Reservation): void {
  const free = freeSeats(changing.after, service.seats);
  const chosen = free[Math.floor(Math.random() * free.length)];
  if (chosen === undefined) changing.isFull = true;
  else changing.after.guests[id] = chosen;
}

/** A copy of a start without one guest; one that nobody has yet takes the time of who comes first. */
function without(start: SharedStart, id: string, taken: { from: number; to: number }): SharedStart {
  const { from, to } = Object.keys(start.guests).length > 0 ? start : taken;
  const { [id]: _, ...guests } = start.guests;
  const { [id]: __, ...waiting } = start.waiting;
  return { from, to, guests, waiting };
}
