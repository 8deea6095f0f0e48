import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { FIRST_SCHEDULE_ID, type ScheduleDraft, scheduleDraftSchema } from "@awning/domain/booking/schedule";
import { NEW_SERVICE, type ServiceDraft, serviceDraftSchema } from "@awning/domain/booking/service";
import { slugify } from "@awning/domain/product/slug";
import { addDays, momentOf, wallTime, weekdayOf } from "@awning/domain/time/zoned-time";
import { doc, type Firestore, serverTimestamp, setDoc } from "firebase/firestore";
import { generateNKeysBetween } from "fractional-indexing";
import type { Suite } from "./suite.ts";

/** When something begins: a weekday (0 is Monday) and a time (`15:30`), the first one from tomorrow on or `later` weeks after it. */
type DemoStart = { weekday: number; time: string; later?: number };
/** A weekly booking, so that some are always upcoming; `weeks` is 1 for a single one. */
type DemoBooking = DemoStart & { service: string; guest: string; weeks: number };
/** A time that a guest asks for on the public page, or whose waiting list they join. Answers by question id. */
export type DemoGuest = DemoStart & { service: string; guest: string; note?: string; answers?: Readonly<Record<string, string>> };

type DemoHours = Pick<ScheduleDraft, "name" | "zone" | "weekly" | "overrides">;

/** Bookable services of a demo shop, its hours, and existing bookings. */
export type DemoBookings = {
  schedule: DemoHours;
  /** Hours of some services (`hoursId`), by id. */
  otherHours?: Readonly<Record<string, DemoHours>>;
  services: (Partial<ServiceDraft> & Pick<ServiceDraft, "title">)[];
  bookings: DemoBooking[];
  requests?: DemoGuest[];
  waiting?: DemoGuest[];
};

type Work = { suite: Suite; siteId: string; firestore: Firestore; token: () => Promise<string> };

/** A service id from its title. */
export const serviceIdOf = (title: string) => slugify(title).replaceAll("-", "");

/** Writes hours and services as their owner, and bookings as if taken by phone. @returns the number of bookings */
export async function addBookings(
  { suite, siteId, firestore, token }: Work,
  { schedule, otherHours = {}, services, bookings }: DemoBookings,
): Promise<number> {
  const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
  for (const [id, hours] of Object.entries({ [FIRST_SCHEDULE_ID]: schedule, ...otherHours }))
    await setDoc(doc(firestore, bookingDocuments.schedule(siteId, id)), { ...scheduleDraftSchema.parse(hours), ...times });
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
  let booked = 0;
  for (const { service, guest, weeks, ...first } of bookings) {
    for (let week = 0; week < weeks; week++) {
      const { day, start } = startOf({ ...first, later: (first.later ?? 0) + week }, schedule.zone);
      // No lessons on holidays.
      if (schedule.overrides.some(({ from, to, ranges }) => from <= day && day <= to && ranges.length === 0)) continue;
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

/** @returns its day, and minutes since 1970 */
export function startOf({ weekday, time, later = 0 }: DemoStart, zone: string): { day: string; start: number } {
  const today = wallTime(Date.now(), zone).day;
  const day = addDays(today, 1 + ((weekday - weekdayOf(today) + 6) % 7) + 7 * later);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return { day, start: momentOf({ day, minute: hours * 60 + minutes }, zone) / 60_000 };
}

/** A winter break that has not begun: days of the year in which it begins, and of the next. */
export function winterBreak(): { from: string; to: string } {
  const year = new Date().getUTCFullYear();
  return { from: `${year}-12-21`, to: `${year + 1}-01-03` };
}
