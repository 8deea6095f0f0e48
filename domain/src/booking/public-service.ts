import * as z from "zod/mini";
import type { Currency } from "../money/money.ts";
import { amountSchema, currencySchema } from "../money/money-schema.ts";
import { withUniqueSlugs } from "../product/unique-slugs.ts";
import { addDays } from "../time/zoned-time.ts";
import type { Schedule } from "./booking.ts";
import { type StoredSchedule, scheduleDraftSchema, toSchedule } from "./schedule.ts";
import { APPROVALS, guestTermsShape, isBookable, PAYMENT_WAYS, PLACE_KINDS, type Service, serviceTimesShape, timesOf } from "./service.ts";

/** A service in the list of a page: enough to draw it and to link to it. Hidden ones are in no list. */
export const listedServiceSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Minutes. */
  length: z.number(),
  price: amountSchema,
  place: z.enum(PLACE_KINDS),
});
export type ListedService = z.infer<typeof listedServiceSchema>;

/**
 * `published/{username}/services/{slug}`: a service as visitors see it, with the hours of its schedule, so that a month of times is this
 * and one month document. The number to call and the video link are for guests only.
 */
export const publishedServiceSchema = z.object({
  version: z.number(),
  siteId: z.string(),
  id: z.string(),
  scheduleId: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  ...serviceTimesShape,
  price: amountSchema,
  currency: currencySchema,
  paymentWay: z._default(z.enum(PAYMENT_WAYS), "on_site"),
  /** `text` of an address alone. */
  place: z.object({ kind: z.enum(PLACE_KINDS), text: z.string() }),
  approval: z.enum(APPROVALS),
  ...guestTermsShape,
  /** Whether it stands in no list and search engines are asked to leave it out. */
  isHidden: z.boolean(),
  schedule: z.pick(scheduleDraftSchema, { zone: true, weekly: true, overrides: true }),
});
export type PublishedService = z.infer<typeof publishedServiceSchema>;

/** The hours of a published service as times are computed from them. */
export function publishedSchedule({ schedule }: PublishedService): Schedule {
  return toSchedule(schedule);
}

/** What visitors may see of the services of a site, in the owner's order. One whose schedule is missing cannot be booked and is left out. */
export function publishServices(
  services: readonly Service[],
  schedules: readonly StoredSchedule[],
  of: { siteId: string; currency: Currency; version: number; now: number },
): PublishedService[] {
  const { siteId, currency, version, now } = of;
  // Whatever the zone, nothing asks for the day before yesterday.
  const oldest = addDays(new Date(now).toISOString().slice(0, 10), -2);
  const inOrder = services
    .filter(isBookable)
    .toSorted((a, b) => (a.sortKey < b.sortKey || (a.sortKey === b.sortKey && a.id < b.id) ? -1 : 1));
  return withUniqueSlugs(inOrder).flatMap((service) => {
    const schedule = schedules.find(({ id }) => id === service.scheduleId);
    if (!schedule) return [];
    const {
      id,
      scheduleId,
      slug,
      title,
      description,
      price,
      payment,
      place,
      approval,
      guestCancelNotice,
      guestMoveNotice,
      maxMoves,
      state,
    } = service;
    const { zone, weekly, overrides } = schedule;
    return [
      {
        ...{ version, siteId, id, scheduleId, slug, title, description, ...timesOf(service), price, currency },
        paymentWay: payment.way,
        place: { kind: place.kind, text: place.kind === "address" ? place.text : "" },
        ...{ approval, guestCancelNotice, guestMoveNotice, maxMoves },
        isHidden: state === "hidden",
        schedule: { zone, weekly, overrides: overrides.filter(({ to }) => to >= oldest) },
      },
    ];
  });
}

/** Those that pages list. */
export function listedServices(services: readonly PublishedService[]): ListedService[] {
  return services
    .filter(({ isHidden }) => !isHidden)
    .map(({ id, slug, title, length, price, place }) => ({ id, slug, title, length, price, place: place.kind }));
}
