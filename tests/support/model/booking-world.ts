import { quantaOf } from "@awning/domain/booking/booking";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { bookingMonthSchema, monthsOf, moveKey, type TakenTime } from "@awning/domain/booking/months";
import {
  isBlocking,
  isBusy,
  isInLine,
  isShared,
  keptStarts,
  type Reservation,
  reservationSchema,
  startMinute,
  takenBy,
} from "@awning/domain/booking/reservation";
import { FIRST_SCHEDULE_ID, officeHours } from "@awning/domain/booking/schedule";
import { seatId, sharedStartSchema, startId } from "@awning/domain/booking/seats/seats";
import { NEW_SERVICE } from "@awning/domain/booking/service";
import { timeOffSchema } from "@awning/domain/booking/time-off";
import type { TaxMode } from "@awning/domain/money/tax";
import { expect } from "vitest";
import { fromStored } from "../../../functions/src/data/core/documents.ts";
import { MemoryFirestore } from "./memory-firestore.ts";
import type { Fields } from "./memory-query.ts";
import { SITE } from "./shop.ts";
import { openWorld, type World } from "./world.ts";

export type BookingWorld = World & { database: MemoryFirestore };
/** Monday, 4 May 2026. */
export const BEGIN = Date.UTC(2026, 4, 4, 6);
export const ZONE = "Europe/Berlin";
/**
 * An hour with a quarter after it, booked at once; half an hour that its owner confirms, three times a day at most; and a class for two, two
 * times a day at most.
 */
export const SERVICES = ["lesson", "talk", "yoga"] as const;
const CLASS_SEATS = 2;

/**
 * What is paid with an order: an hour of €45 for two guests with a deposit of €20 each, half of which comes back after the deadline; and half an
 * hour of €30, paid in full, that its owner confirms.
 */
export const PAID_SERVICES = ["class", "coaching"] as const;

/** A site that takes bookings. */
export async function openBookingWorld(taxMode: TaxMode = "none"): Promise<BookingWorld> {
  const world = await openWorld({ currency: "EUR", taxMode, cancelMinutes: 30 });
  if (!(world.database instanceof MemoryFirestore)) throw new Error("bookings are played in memory");
  const at = { createdAt: new Date(BEGIN), updatedAt: new Date(BEGIN) };
  const { database } = world;
  await database.doc(bookingDocuments.schedule(SITE, FIRST_SCHEDULE_ID)).set({ ...officeHours(ZONE), ...at });
  const lesson = {
    ...NEW_SERVICE,
    title: "Lesson",
    slug: "lesson",
    bufferAfter: 15,
    notice: 0,
    sortKey: "A",
    state: "active",
    reminders: [60, 1440],
  };
  const talk = { ...lesson, title: "Talk", slug: "talk", length: 30, bufferAfter: 0, approval: "manual", maxPerDay: 3, sortKey: "B" };
  const shared = { scheduleId: FIRST_SCHEDULE_ID, guestCancelNotice: 60, guestMoveNotice: 60, ...at };
  await database.doc(bookingDocuments.service(SITE, "lesson")).set({ ...lesson, ...shared });
  await database.doc(bookingDocuments.service(SITE, "talk")).set({ ...talk, ...shared });
  const course = { ...lesson, title: "Yoga", slug: "yoga", seats: CLASS_SEATS, maxPerDay: 2, sortKey: "D" };
  await database.doc(bookingDocuments.service(SITE, "yoga")).set({ ...course, ...shared });
  const terms = { early: 100, late: 50 };
  const taught = {
    ...lesson,
    title: "Class",
    slug: "class",
    price: 4500,
    prepay: { ask: "deposit", deposit: 2000, ...terms },
    seats: CLASS_SEATS,
    sortKey: "C",
  };
  await database.doc(bookingDocuments.service(SITE, "class")).set({ ...taught, ...shared });
  const coached = { ...talk, title: "Coaching", slug: "coaching", price: 3000, maxPerDay: null, sortKey: "E" };
  const asked = { ask: "full", deposit: 0, early: 75, late: 0 };
  await database.doc(bookingDocuments.service(SITE, "coaching")).set({ ...coached, prepay: asked, ...shared });
  return { ...world, database };
}

const read = new WeakMap<Fields, Reservation>();

/** Every reservation as it is stored. */
export function reservationsOf({ database }: BookingWorld): Reservation[] {
  const found = database.under(`sites/${SITE}/reservations`);
  return found.map((one) => one.readOnce(read, (data) => ({ ...reservationSchema.parse(fromStored(data)), id: one.id })));
}

/** Quanta and months say what reservations and blocked time say, no more and no less. */
export function checkBookingTimes(world: BookingWorld): void {
  const reservations = reservationsOf(world);
  const quanta = new Map(world.database.under(`bookingTimes/${SITE}/quanta`).map((one) => [one.id, one.get("reservationId")]));
  const alone = reservations
    .filter((one) => isBlocking(one.status) && !isShared(one))
    .flatMap((one) => {
      const taken = keptStarts(one).flatMap((startsAt) => quantaOf(takenBy({ ...one, startsAt })));
      return [...new Set(taken)].map((quantum) => [`${one.scheduleId}_${quantum}`, one.id] as const);
    });
  const wanted = [...alone, ...takenByStarts(world, reservations)];
  expect(new Set(wanted.map(([quantum]) => quantum)).size, "a time is taken twice").toBe(wanted.length);
  expect(Object.fromEntries(quanta)).toEqual(Object.fromEntries(wanted));

  // Marks of guests stay; they are no places.
  const places = world.database.under(`bookingTimes/${SITE}/holders`).filter(({ id }) => !id.startsWith("guest_"));
  const holders = places.map((one) => [one.id, one.get("reservationId")] as const);
  const kept = reservations.flatMap((one) => (one.holder ? [[one.holder, one.id] as const] : []));
  expect(Object.fromEntries(holders)).toEqual(Object.fromEntries(kept));
  expect(kept).toHaveLength(holders.length);

  const months: Record<string, Record<string, TakenTime>> = {};
  const add = (id: string, scheduleId: string, taken: TakenTime) => {
    for (const month of monthsOf(taken)) months[`${scheduleId}_${month}`] = { ...months[`${scheduleId}_${month}`], [id]: taken };
  };
  for (const one of reservations)
    if (isBusy(one.status))
      for (const [index, startsAt] of keptStarts(one).entries())
        add(index === 0 ? one.id : moveKey(one.id), one.scheduleId, {
          ...takenBy({ ...one, startsAt }),
          start: startsAt / 60_000,
          serviceId: one.serviceId,
          ...(isShared(one) && { isShared: true }),
        });
  for (const one of world.database.under(`sites/${SITE}/timeOff`)) {
    const { scheduleId, startsAt, endsAt } = timeOffSchema.parse(fromStored(one.data()));
    add(one.id, scheduleId, { from: startsAt / 60_000, to: endsAt / 60_000 });
  }
  const stored = world.database
    .under(`bookingTimes/${SITE}/months`)
    .map((one) => [one.id, bookingMonthSchema.parse(one.data()).busy] as const);
  // A month that everything was freed in stays, empty.
  expect(Object.fromEntries(stored.filter(([, busy]) => Object.keys(busy).length > 0))).toEqual(months);
}

/** The quanta and places of the starts that guests share, which say what reservations say: who comes, and who is in line. */
function takenByStarts(world: BookingWorld, reservations: readonly Reservation[]): (readonly [string, string])[] {
  const starts = new Map(world.database.under(`bookingTimes/${SITE}/starts`).map((one) => [one.id, sharedStartSchema.parse(one.data())]));
  const come = reservations.filter((one) => isBlocking(one.status) && isShared(one));
  const guests = come.flatMap((one) => keptStarts(one).map((startsAt) => `${startId(one, startsAt / 60_000)} ${one.id}`));
  const line = reservations.filter(isInLine).map((one) => `${startId(one, startMinute(one))} ${one.id}`);
  const stored = (of: "guests" | "waiting") => [...starts].flatMap(([id, start]) => Object.keys(start[of]).map((one) => `${id} ${one}`));
  expect(stored("guests").toSorted()).toEqual(guests.toSorted());
  expect(stored("waiting").toSorted()).toEqual(line.toSorted());
  for (const { history } of reservations) expect(history.filter(({ type }) => type === "offered").length).toBeLessThan(2);
  return [...starts].flatMap(([id, { from, to, guests: own }]) => {
    expect(Object.values(own).every((seat) => seat >= 1 && seat <= CLASS_SEATS)).toBe(true);
    const places = Object.entries(own).map(([one, seat]) => [seatId(id, seat), one] as const);
    const time = places.length > 0 ? quantaOf({ from, to }).map((quantum) => [`${FIRST_SCHEDULE_ID}_${quantum}`, id] as const) : [];
    return [...places, ...time];
  });
}
