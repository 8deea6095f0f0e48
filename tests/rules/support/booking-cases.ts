import { CALENDARS_MAX } from "@awning/domain/booking/calendars/calendar";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { RESERVATIONS_PAGE } from "@awning/domain/booking/reservation";
import { SCHEDULES_MAX } from "@awning/domain/booking/schedule";
import { SERVICES_MAX } from "@awning/domain/booking/service";
import { TIME_OFF_PAGE } from "@awning/domain/booking/time-off";
import { serverTimestamp } from "firebase/firestore";
import { aSchedule, aService, created, seeded } from "./documents.ts";
import type { Case } from "./matrix-acts.ts";
import type { EXPECTED } from "./matrix-rows.ts";

type BookingPath = Extract<
  keyof typeof EXPECTED,
  `${string}/${"services" | "schedules" | "reservations" | "calendars" | "feeds" | "outside" | "timeOff" | "quanta" | "starts" | "holders" | "months"}/${string}`
>;

/** What is asked of the rows about bookings. */
export function bookingCases(siteId: string, missing: string): Record<BookingPath, Case> {
  const now = { updatedAt: serverTimestamp() };
  return {
    "sites/{siteId}/services/{serviceId}": {
      stored: bookingDocuments.service(siteId, seeded.serviceId),
      missing: bookingDocuments.service(siteId, missing),
      fields: { ...aService(), ...created() },
      change: { title: "New", ...now },
      limit: SERVICES_MAX,
    },
    "sites/{siteId}/schedules/{scheduleId}": {
      stored: bookingDocuments.schedule(siteId, seeded.scheduleId),
      missing: bookingDocuments.schedule(siteId, missing),
      fields: { ...aSchedule(), ...created() },
      change: { name: "New", ...now },
      limit: SCHEDULES_MAX,
    },
    "sites/{siteId}/reservations/{reservationId}": {
      stored: bookingDocuments.reservation(siteId, seeded.reservationId),
      missing: bookingDocuments.reservation(siteId, missing),
      fields: { status: "confirmed" },
      change: { status: "completed" },
      limit: RESERVATIONS_PAGE,
    },
    "sites/{siteId}/timeOff/{timeOffId}": {
      stored: bookingDocuments.timeOff(siteId, "a"),
      missing: bookingDocuments.timeOff(siteId, missing),
      fields: { reason: "Dentist" },
      change: { reason: "" },
      limit: TIME_OFF_PAGE,
    },
    "sites/{siteId}/calendars/{calendarId}": {
      stored: bookingDocuments.calendar(siteId, "a_0"),
      missing: bookingDocuments.calendar(siteId, "a_1"),
      fields: { name: "Private" },
      change: { name: "" },
      limit: SCHEDULES_MAX * CALENDARS_MAX,
    },
    "sites/{siteId}/feeds/{scheduleId}": {
      stored: bookingDocuments.feed(siteId, "a"),
      missing: bookingDocuments.feed(siteId, missing),
      fields: { rev: 1 },
      change: { rev: 2 },
    },
    "bookingTimes/{siteId}/outside/{scheduleId}": {
      stored: bookingDocuments.outside(siteId, "a"),
      missing: bookingDocuments.outside(siteId, missing),
      fields: { calendars: {} },
      change: { calendars: { a_0: [0, 5] } },
    },
    "bookingTimes/{siteId}/quanta/{quantum}": {
      stored: bookingDocuments.quantum(siteId, seeded.scheduleId, "202611250900"),
      missing: bookingDocuments.quantum(siteId, seeded.scheduleId, "202611250905"),
      fields: { reservationId: seeded.reservationId },
      change: { reservationId: "other" },
    },
    "bookingTimes/{siteId}/starts/{start}": {
      stored: bookingDocuments.start(siteId, `${seeded.scheduleId}_202611250900_lesson`),
      missing: bookingDocuments.start(siteId, `${seeded.scheduleId}_202611251000_lesson`),
      fields: { guests: {}, waiting: {} },
      change: { guests: { other: 1 } },
    },
    "bookingTimes/{siteId}/holders/{place}": {
      stored: bookingDocuments.holder(siteId, "network_held0"),
      missing: bookingDocuments.holder(siteId, "network_held1"),
      fields: { reservationId: seeded.reservationId },
      change: { reservationId: "other" },
    },
    "bookingTimes/{siteId}/months/{month}": {
      stored: bookingDocuments.month(siteId, seeded.scheduleId, "202611"),
      missing: bookingDocuments.month(siteId, seeded.scheduleId, "202612"),
      fields: { busy: {} },
      change: { busy: { a: { from: 0, to: 5 } } },
    },
    "published/{username}/services/{slug}": {
      stored: bookingDocuments.publishedService(siteId, "lesson"),
      missing: bookingDocuments.publishedService(siteId, "course"),
      fields: { a: 1 },
      change: { a: 2 },
    },
  };
}
