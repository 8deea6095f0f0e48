// Hours of a service's own: each service has its month, and all take one person's time.

import "../support/model/stand-ins.ts";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { type PublishedService, publishServices } from "@awning/domain/booking/public-service";
import { officeHours } from "@awning/domain/booking/schedule";
import { expect, vi } from "vitest";
import { blockTime, bookByHand } from "../../functions/src/booking/block-time.ts";
import { loadBookingMonth } from "../../functions/src/booking/load-booking-month.ts";
import { listSchedules, listServices } from "../../functions/src/data/booking/services.ts";
import { BEGIN, type BookingWorld, checkBookingTimes, openBookingWorld, reservationsOf, ZONE } from "../support/model/booking-world.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";

const MINUTE_MS = 60_000;
const request = { caller: { uid: SITE, email: null, isVerified: true }, clientAddress: "", now: BEGIN };
/** A moment of Monday, 1 June 2026, in Berlin, in minutes since 1970. */
const monday = (hour: number) => Date.UTC(2026, 5, 1, hour - 2) / MINUTE_MS;

/** The class is open from noon to eight; lessons in office hours. */
async function openWorld(): Promise<BookingWorld> {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const late = { ...officeHours(ZONE), weekly: Array.from({ length: 7 }, () => ({ ranges: [{ from: 720, to: 1200 }] })) };
  const at = { createdAt: new Date(BEGIN), updatedAt: new Date(BEGIN) };
  await world.database.doc(bookingDocuments.schedule(SITE, "late")).set({ ...late, ...at });
  await world.database.doc(bookingDocuments.service(SITE, "yoga")).update({ hoursId: "late" });
  return world;
}

async function published(): Promise<PublishedService[]> {
  const of = { siteId: SITE, currency: "EUR", version: 1, now: BEGIN } as const;
  return publishServices(await listServices(SITE), await listSchedules(SITE), of);
}

/** The hours of the starts on Monday that guests can book. */
async function freeHours(serviceId: string): Promise<number[]> {
  const service = (await published()).find(({ id }) => id === serviceId);
  if (!service) throw new Error("not published");
  const { days } = await loadBookingMonth(service, "2026-06", ZONE, BEGIN);
  const starts = days.find(({ day }) => day === "2026-06-01")?.slots ?? [];
  return starts.flatMap(({ start, state }) => (state === "free" ? [(start - monday(0)) / 60] : []));
}

const book = (serviceId: string, hour: number) =>
  bookByHand({ serviceId, start: monday(hour), guest: { name: "Ana", email: "", phone: "" }, ignoreHours: false, note: "" }, request);

test("each service has a month of its own hours, and a booking or blocked time closes it for both", async () => {
  const world = await openWorld();
  expect([(await freeHours("lesson")).at(0), (await freeHours("lesson")).at(-1)]).toEqual([9, 16]);
  expect([(await freeHours("yoga")).at(0), (await freeHours("yoga")).at(-1)]).toEqual([12, 19]);
  await book("lesson", 13);
  expect(await freeHours("yoga")).not.toContain(13);
  await book("yoga", 15);
  expect(await freeHours("lesson")).not.toContain(15);
  await blockTime({ scheduleId: "main", from: monday(18), to: monday(24), reason: "" }, request);
  expect((await freeHours("yoga")).at(-1)).toBe(16.5);
  checkBookingTimes(world);
});

test("outside of its own hours a service is not booked, and two services do not get one time", async () => {
  const world = await openWorld();
  await expect(book("yoga", 10)).rejects.toThrow();
  await expect(book("lesson", 19)).rejects.toThrow();
  const both = await Promise.allSettled([book("lesson", 14), book("yoga", 14)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(reservationsOf(world)).toHaveLength(1);
  checkBookingTimes(world);
});

test("a service whose hours are gone is neither published nor booked", async () => {
  const world = await openWorld();
  const before = (await published()).map(({ id }) => id);
  await world.database.doc(bookingDocuments.schedule(SITE, "late")).delete();
  expect((await published()).map(({ id }) => id)).toEqual(before.filter((id) => id !== "yoga"));
  expect(before).toContain("yoga");
  await expect(book("yoga", 15)).rejects.toMatchObject({ code: "not_found" });
});
