import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { FIRST_SCHEDULE_ID, type ScheduleDraft, scheduleDraftSchema } from "@awning/domain/booking/schedule";
import { NEW_SERVICE, type ServiceDraft, serviceDraftSchema } from "@awning/domain/booking/service";
import { slugify } from "@awning/domain/product/slug";
import { addDays, momentOf, wallTime, weekdayOf } from "@awning/domain/time/zoned-time";
import { doc, type Firestore, serverTimestamp, setDoc } from "firebase/firestore";
import { generateNKeysBetween } from "fractional-indexing";
import type { Suite } from "./suite.ts";

/** A weekly lesson from next week on, so that some are always upcoming. */
type DemoBooking = { service: string; guest: string /** 0 is Monday. */; weekday: number /** `15:30`. */; time: string; weeks: number };

/** Bookable services of a demo shop, its hours, and existing bookings. */
export type DemoBookings = {
  schedule: Pick<ScheduleDraft, "name" | "zone" | "weekly" | "overrides">;
  services: (Partial<ServiceDraft> & Pick<ServiceDraft, "title">)[];
  bookings: DemoBooking[];
};

type Work = { suite: Suite; siteId: string; firestore: Firestore; token: () => Promise<string> };

/** A service id from its title. */
export const serviceIdOf = (title: string) => slugify(title).replaceAll("-", "");

/** Writes hours and services as their owner, and bookings as if taken by phone. @returns the number of bookings */
export async function addBookings(
  { suite, siteId, firestore, token }: Work,
  { schedule, services, bookings }: DemoBookings,
): Promise<number> {
  const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
  await setDoc(doc(firestore, bookingDocuments.schedule(siteId, FIRST_SCHEDULE_ID)), { ...scheduleDraftSchema.parse(schedule), ...times });
  const keys = generateNKeysBetween(null, null, services.length);
  const ids = new Map<string, string>();
  for (const [index, service] of services.entries()) {
    const slug = slugify(service.title);
    const id = serviceIdOf(service.title);
    const shared = { ...NEW_SERVICE, slug, sortKey: keys[index], scheduleId: FIRST_SCHEDULE_ID, state: "active" };
    await setDoc(doc(firestore, bookingDocuments.service(siteId, id)), {
      ...serviceDraftSchema.parse({ ...shared, ...service }),
      ...times,
    });
    ids.set(service.title, id);
  }
  const today = wallTime(Date.now(), schedule.zone).day;
  let booked = 0;
  for (const { service, guest, weekday, time, weeks } of bookings) {
    const first = addDays(today, 1 + ((weekday - weekdayOf(today) + 6) % 7));
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    for (let week = 0; week < weeks; week++) {
      const day = addDays(first, 7 * week);
      // No lessons on holidays.
      if (schedule.overrides.some(({ from, to, ranges }) => from <= day && day <= to && ranges.length === 0)) continue;
      const start = momentOf({ day, minute: hours * 60 + minutes }, schedule.zone) / 60_000;
      const input = {
        serviceId: ids.get(service) ?? "",
        start,
        guest: { name: guest, email: `${slugify(guest)}@example.test` },
        ignoreHours: false,
      };
      await suite.command("book-by-hand", input, await token());
      booked++;
    }
  }
  return booked;
}
