import * as z from "zod/mini";
import type { Currency } from "../money/money.ts";
import { amountSchema, currencySchema } from "../money/money-schema.ts";
import { withUniqueSlugs } from "../product/slug.ts";
import { addDays } from "../time/zoned-time.ts";
import { compareKeys, pick } from "../values/rows.ts";
import type { Schedule } from "./booking.ts";
import { lengthsOf } from "./offer/lengths.ts";
import { prepaySchema } from "./prepaid/prepay.ts";
import { type StoredSchedule, scheduleDraftSchema, scheduleMarksShape, toSchedule } from "./schedule.ts";
import {
  APPROVALS,
  guestTermsShape,
  hoursIdOf,
  isBookable,
  otherLengthsSchema,
  PAYMENT_WAYS,
  PLACE_KINDS,
  type Service,
  servicePictureSchema,
  serviceTimesShape,
  timesOf,
} from "./service.ts";

export const listedServiceSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Minutes. */
  length: z.number(),
  price: amountSchema,
  place: z.enum(PLACE_KINDS),
  image: servicePictureSchema,
  /** Whether `length` is the shortest of several. `price` is the lowest. */
  isFrom: z._default(z.boolean(), false),
  /** Whether another length costs more. */
  isPriceFrom: z._default(z.boolean(), false),
});
export type ListedService = z.infer<typeof listedServiceSchema>;

/**
 * `published/{username}/services/{slug}`: a service as visitors see it, including its hours, so that a calendar month needs this and one
 * month document. Phone numbers and video links are for guests only.
 */
export const publishedServiceSchema = z.object({
  version: z.number(),
  siteId: z.string(),
  id: z.string(),
  scheduleId: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: servicePictureSchema,
  ...serviceTimesShape,
  price: amountSchema,
  otherLengths: otherLengthsSchema,
  currency: currencySchema,
  paymentWay: z._default(z.enum(PAYMENT_WAYS), "on_site"),
  prepay: prepaySchema,
  /** Set only for an address. */
  place: z.object({ kind: z.enum(PLACE_KINDS), text: z.string() }),
  approval: z.enum(APPROVALS),
  ...guestTermsShape,
  isHidden: z.boolean(),
  schedule: z.pick(scheduleDraftSchema, { zone: true, weekly: true, overrides: true }),
  ...scheduleMarksShape,
});
export type PublishedService = z.infer<typeof publishedServiceSchema>;

export function publishedSchedule({ schedule }: PublishedService): Schedule {
  return toSchedule(schedule);
}

/** The public services of a site in the owner's order. A service without a schedule cannot be booked and is left out. */
export function publishServices(
  services: readonly Service[],
  schedules: readonly StoredSchedule[],
  of: { siteId: string; currency: Currency; version: number; now: number },
): PublishedService[] {
  const { siteId, currency, version, now } = of;
  // No zone needs an earlier day.
  const oldest = addDays(new Date(now).toISOString().slice(0, 10), -2);
  const bookable = services.filter(isBookable).toSorted((a, b) => compareKeys(a.sortKey, b.sortKey) || compareKeys(a.id, b.id));
  return withUniqueSlugs(bookable).flatMap((service) => {
    const hours = schedules.find(({ id }) => id === hoursIdOf(service));
    const taken = schedules.find(({ id }) => id === service.scheduleId);
    if (!hours || !taken) return [];
    const { place } = service;
    const { zone, weekly, overrides } = hours;
    return [
      {
        ...{ version, siteId, currency },
        ...pick(service, "id", "scheduleId", "slug", "title", "description", "image", "price", "otherLengths", "prepay"),
        ...timesOf(service),
        paymentWay: service.payment.way,
        place: { kind: place.kind, text: place.kind === "address" ? place.text : "" },
        ...pick(service, "approval", "guestCancelNotice", "guestMoveNotice", "maxMoves"),
        isHidden: service.state === "hidden",
        schedule: { zone, weekly, overrides: overrides.filter(({ to }) => to >= oldest) },
        readsCalendars: taken.readsCalendars,
      },
    ];
  });
}

export function listedServices(services: readonly PublishedService[]): ListedService[] {
  return services
    .filter(({ isHidden }) => !isHidden)
    .map((service) => {
      const all = lengthsOf(service);
      const lowest = { length: Math.min(...all.map((one) => one.length)), price: Math.min(...all.map((one) => one.price)) };
      const isPriceFrom = all.some(({ price }) => price > lowest.price);
      return {
        ...pick(service, "id", "slug", "title", "image"),
        ...lowest,
        place: service.place.kind,
        isFrom: all.length > 1,
        isPriceFrom,
      };
    });
}
