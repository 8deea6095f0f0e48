// Calendars that are read in: busy there is busy here, until they are removed.

import "../support/model/stand-ins.ts";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { calendarSchema, isSilent, SILENT_MINUTES } from "@awning/domain/booking/calendars/calendar";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { publishServices } from "@awning/domain/booking/public-service";
import { FIRST_SCHEDULE_ID } from "@awning/domain/booking/schedule";
import { Failure } from "@awning/domain/errors/failure";
import { notificationDocuments } from "@awning/domain/notification/notification";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { bookByHand } from "../../functions/src/booking/block-time.ts";
import { addCalendar, readDueCalendars, removeCalendar } from "../../functions/src/booking/calendars/read-calendars.ts";
import { holdTime } from "../../functions/src/booking/hold-time.ts";
import { loadBookingMonth } from "../../functions/src/booking/load-booking-month.ts";
import { listSchedules, listServices } from "../../functions/src/data/booking/services.ts";
import { fromStored } from "../../functions/src/data/core/documents.ts";
import { JobRun } from "../../functions/src/platform/job-run.ts";
import { BEGIN, type BookingWorld, openBookingWorld, ZONE } from "../support/model/booking-world.ts";
import { model as test } from "../support/model/fixtures.ts";
import { SITE } from "../support/model/shop.ts";

const MINUTE_MS = 60_000;
/** Tuesday, 5 May 2026, at ten in Berlin. */
const TEN = Date.UTC(2026, 4, 5, 8) / MINUTE_MS;
const ID = `${FIRST_SCHEDULE_ID}_0`;
const busyAt = (uid: string) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART;TZID=Europe/Berlin:20260505T100000\r\nDURATION:PT1H\r\nEND:VEVENT\r\n`;

/** What the other company answers; `null` is an error. */
let served: string | null = "";
const server = createServer((_, response) =>
  response.writeHead(served === null ? 503 : 200, { "content-type": "text/calendar" }).end(served ?? ""),
);
let origin = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://calendar.test:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const request = (now: number, uid = SITE) => ({ caller: { uid, email: null, isVerified: true }, clientAddress: "", now });
const add = (now = BEGIN, uid = SITE) =>
  addCalendar(() => origin)({ scheduleId: FIRST_SCHEDULE_ID, name: "Private", address: `${origin}/secret.ics` }, request(now, uid));
const hold = (formKey: string, now = BEGIN) =>
  holdTime({ siteId: SITE, serviceId: "lesson", start: TEN, zoneGuest: ZONE, locale: "en", formKey }, { clientAddress: "192.0.2.1", now });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Failure ? error.code : error),
  );
const read = (now: number) => readDueCalendars(() => origin)(now, new JobRun(60_000));
function serve(...events: string[]): void {
  served = `BEGIN:VCALENDAR\r\n${events.join("")}END:VCALENDAR\r\n`;
}

async function open(): Promise<BookingWorld> {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
  return openBookingWorld();
}
async function monthOf(world: BookingWorld) {
  const [lesson] = publishServices(await listServices(SITE), await listSchedules(SITE), {
    siteId: SITE,
    currency: "EUR",
    version: 1,
    now: BEGIN,
  });
  if (!lesson) throw new Error("no service");
  world.database.reads = 0;
  const { days } = await loadBookingMonth(lesson, "2026-05", ZONE, BEGIN);
  return { reads: world.database.reads, ten: days.flatMap(({ slots }) => slots).find(({ start }) => start === TEN)?.state };
}
async function stored(world: BookingWorld) {
  return calendarSchema.parse(fromStored((await world.database.doc(bookingDocuments.calendar(SITE, ID)).get()).data()));
}

async function told(world: BookingWorld) {
  return (await world.database.collection(notificationDocuments.all(SITE)).get()).docs.map((one) => one.data());
}

test("busy there is busy here for guests, with one read more; its owner may book it; removed, it is free again", async () => {
  const world = await open();
  expect(await monthOf(world)).toEqual({ reads: 1, ten: "free" });
  serve(busyAt("a"));
  expect(await add()).toEqual({ trouble: null });
  expect(await monthOf(world)).toEqual({ reads: 2, ten: "unavailable" });
  expect(await refusal(hold("one"))).toBe("slot_taken");
  const byHand = { serviceId: "lesson", start: TEN, guest: { name: "Ana", email: "", phone: "" }, ignoreHours: false, note: "" };
  const { reservationId } = await bookByHand(byHand, request(BEGIN));
  expect(reservationId).not.toBe("");
  await removeCalendar({ calendarId: ID }, request(BEGIN));
  // The owner's own booking is what is left there.
  expect((await monthOf(world)).reads).toBe(1);
  expect((await world.database.doc(bookingDocuments.outside(SITE, FIRST_SCHEDULE_ID)).get()).data()).toEqual({ calendars: {} });
});

test("the job reads what is due; what failed for two hours is told once, and its times stay closed until it is read again", async () => {
  const world = await open();
  serve(busyAt("a"));
  await add();
  expect(await read(BEGIN + 14 * MINUTE_MS)).toBe(0);
  served = null;
  let now = BEGIN;
  for (let at = 15; at <= 15 + SILENT_MINUTES; at += 15) {
    now = BEGIN + at * MINUTE_MS;
    await read(now);
    expect(isSilent(await stored(world), now)).toBe(at === 15 + SILENT_MINUTES);
    expect(await told(world)).toHaveLength(at === 15 + SILENT_MINUTES ? 1 : 0);
  }
  await read(now + 61 * MINUTE_MS);
  await read(now + 130 * MINUTE_MS);
  expect(await told(world)).toMatchObject([{ event: "calendarFailed", about: { kind: "hours", id: FIRST_SCHEDULE_ID }, title: "Private" }]);
  expect((await stored(world)).failing?.trouble).toBe("unreachable");
  expect((await monthOf(world)).ten).toBe("unavailable");
  serve();
  await read(now + 200 * MINUTE_MS);
  expect(await stored(world)).toMatchObject({ failing: null, counts: { events: 0 } });
  expect((await monthOf(world)).ten).toBe("free");
});

test("what is no calendar is not kept, a sixth has no place, and nobody adds to another's schedule", async () => {
  const world = await open();
  served = "<!doctype html>Sign in";
  expect(await add()).toEqual({ trouble: "not_a_calendar" });
  expect((await world.database.doc(bookingDocuments.calendar(SITE, ID)).get()).exists).toBe(false);
  serve();
  expect(await refusal(add(BEGIN, "somebody"))).toBe("not_found");
  const outcomes = await Promise.all(Array.from({ length: 7 }, () => refusal(add())));
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 5 }, () => "done"), "forbidden", "forbidden"]);
});

test("our own booking in the owner's calendar does not stand in its own way", async () => {
  const world = await open();
  const booked = await bookByHand(
    { serviceId: "lesson", start: TEN, guest: { name: "Ana", email: "", phone: "" }, ignoreHours: false, note: "" },
    request(BEGIN),
  );
  const uid: unknown = (await world.database.doc(bookingDocuments.reservation(SITE, booked.reservationId)).get()).get("icsUid");
  serve(busyAt(String(uid)));
  await add();
  expect((await stored(world)).counts).toMatchObject({ events: 0, ignored: { own: 1 } });
});
