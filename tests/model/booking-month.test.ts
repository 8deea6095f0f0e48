// A month of times costs two reads, however much is booked.

import "../support/model/stand-ins.ts";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { publishServices } from "@awning/domain/booking/public-service";
import { FIRST_SCHEDULE_ID } from "@awning/domain/booking/schedule";
import { expect, vi } from "vitest";
import { bookByHand } from "../../functions/src/booking/block-time.ts";
import { loadBookingMonth } from "../../functions/src/booking/load-booking-month.ts";
import { getPublishedService, listSchedules, listServices } from "../../functions/src/data/booking/services.ts";
import { BEGIN, openBookingWorld } from "../support/model/booking-world.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE, USERNAME } from "../support/model/shop.ts";

const MINUTE_MS = 60_000;
const BOOKINGS = 5000;

test(`a month of times of a site with ${BOOKINGS} bookings a year is read in two documents`, { timeout: 240_000 }, async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  const world = await openBookingWorld();
  const services = publishServices(await listServices(SITE), await listSchedules(SITE), {
    siteId: SITE,
    currency: "EUR",
    version: 1,
    now: BEGIN,
  });
  await world.database.doc(bookingDocuments.publishedService(USERNAME, "lesson")).set({ ...services[0] });
  const book = bookByHand;
  const request = { caller: { uid: SITE, email: null, isVerified: true }, clientAddress: "", now: BEGIN };
  // One by one as an owner does it, for the month that is looked at, and the rest of the year as it would have been written.
  const first = Date.UTC(2026, 5, 1, 7) / MINUTE_MS;
  for (let day = 0; day < 30; day++)
    await book(
      { serviceId: "lesson", start: first + day * 1440, guest: { name: "Ana", email: "", phone: "" }, ignoreHours: true, note: "" },
      request,
    );
  const busy: Record<string, { from: number; to: number; start: number; serviceId: string }> = {};
  for (let index = 0; index < BOOKINGS; index++) {
    const start = Date.UTC(2026, 0, 1) / MINUTE_MS + index * 105;
    busy[`other${index}`] = { from: start, to: start + 75, start, serviceId: "talk" };
  }
  const within = (month: number) =>
    Object.fromEntries(Object.entries(busy).filter(([, one]) => new Date(one.from * MINUTE_MS).getUTCMonth() === month));
  for (const month of [6, 7, 8]) {
    const name = `2026${String(month + 1).padStart(2, "0")}`;
    await world.database.doc(bookingDocuments.month(SITE, FIRST_SCHEDULE_ID, name)).set({ busy: within(month) });
  }
  const reads: string[] = [];
  const peek = world.database.peek.bind(world.database);
  vi.spyOn(world.database, "peek").mockImplementation((path) => {
    reads.push(path);
    return peek(path);
  });
  const service = await getPublishedService(USERNAME, "lesson");
  if (!service) throw new Error("no service");
  const { days } = await loadBookingMonth(service, "2026-06", "Europe/Berlin", BEGIN);
  expect(reads).toEqual([bookingDocuments.publishedService(USERNAME, "lesson"), bookingDocuments.month(SITE, FIRST_SCHEDULE_ID, "202606")]);
  // Each day of the week but for its first hour, which is booked.
  expect(days).toHaveLength(22);
  expect(days[0]?.slots.map(({ state }) => state).slice(0, 4)).toEqual(["unavailable", "unavailable", "unavailable", "free"]);
  vi.useRealTimers();
});
