import * as z from "zod/mini";
import { mediaSchema } from "../media/media-schema.ts";
import { amountSchema } from "../money/money-schema.ts";
import { SLUG_MAX, SLUG_PATTERN } from "../product/slug.ts";
import { timesShape } from "../time/timestamp.ts";
import { documentIdSchema } from "../values/document-id.ts";
import { addedField } from "../values/rows.ts";
import { line, orderKeySchema, paragraph } from "../values/text.ts";
import { QUANTUM_MINUTES, type ServiceTimes } from "./booking.ts";
import { guestQuestionsSchema } from "./offer/questions.ts";
import { NO_PREPAY, prepaySchema } from "./prepaid/prepay.ts";
import { seatsSchema } from "./seats/seats.ts";

export const SERVICES_MAX = 100;
export const SERVICE_TITLE_MAX = 80;
export const SERVICE_DESCRIPTION_MAX = 2000;
export const PLACE_TEXT_MAX = 200;
/** In minutes, like all lengths here. Length and step are 5 to 720. */
export const SERVICE_LENGTH_MAX = 720;
export const BUFFER_MAX = 180;
/** 30 days. */
export const NOTICE_MAX = 43_200;
export const WINDOW_DAYS_MAX = 365;
export const MAX_PER_DAY_MAX = 100;
export const MAX_PER_WEEK_MAX = 500;
export const MAX_PER_GUEST_MAX = 20;
export const MOVES_MAX = 10;
export const REMINDERS_MAX = 3;

export const PLACE_KINDS = ["address", "phone", "video", "customer"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
/** `instant` bookings are confirmed at once; `manual` ones wait for the owner. */
export const APPROVALS = ["instant", "manual"] as const;
/** `hidden` services are bookable only by their address. */
export const SERVICE_STATES = ["draft", "active", "hidden", "archived"] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

const minutes = (min: number, max: number) => z.number().check(z.int(), z.gte(min), z.lte(max));
const quanta = (min: number, max: number) => minutes(min, max).check(z.multipleOf(QUANTUM_MINUTES));

/** `text` is the address, phone number or video link; empty where the customer provides it. */
export const placeSchema = z.object({ kind: z.enum(PLACE_KINDS), text: line(0, PLACE_TEXT_MAX) });
export type Place = z.infer<typeof placeSchema>;

export const PAYMENT_WAYS = ["on_site", "transfer", "later"] as const;
export const PAYMENT_TEXT_MAX = 200;
/** How the price is paid. `text` is shown to guests: an account, or what is accepted. */
export const servicePaymentSchema = addedField(z.object({ way: z.enum(PAYMENT_WAYS), text: line(0, PAYMENT_TEXT_MAX) }), {
  way: "on_site",
  text: "",
});
export type ServicePayment = z.infer<typeof servicePaymentSchema>;

/** The picture of a service; services from before it have none. */
export const servicePictureSchema = z._default(z.optional(z.nullable(mediaSchema)), null);

/** How many upcoming bookings of a service one guest may have; `null` for any number, as in services from before. */
export const maxPerGuestSchema = z._default(z.optional(z.nullable(minutes(1, MAX_PER_GUEST_MAX))), null);

/** What times depend on ({@link ServiceTimes}). */
export const serviceTimesShape = {
  length: quanta(QUANTUM_MINUTES, SERVICE_LENGTH_MAX),
  step: quanta(QUANTUM_MINUTES, SERVICE_LENGTH_MAX),
  bufferBefore: quanta(0, BUFFER_MAX),
  bufferAfter: quanta(0, BUFFER_MAX),
  notice: minutes(0, NOTICE_MAX),
  windowDays: minutes(1, WINDOW_DAYS_MAX),
  maxPerDay: z.nullable(minutes(1, MAX_PER_DAY_MAX)),
  maxPerWeek: z.nullable(minutes(1, MAX_PER_WEEK_MAX)),
  seats: seatsSchema,
};

export const LENGTHS_MAX = 5;
/** The other lengths a guest can choose, each with its price; besides `length` and `price`. */
export const otherLengthsSchema = addedField(
  z.array(z.object({ length: serviceTimesShape.length, price: amountSchema })).check(z.maxLength(LENGTHS_MAX - 1)),
  [],
);

export const guestTermsShape = {
  /** Minimum notice for the guest to cancel or move, in minutes; `null` if they cannot. */
  guestCancelNotice: z.nullable(minutes(0, NOTICE_MAX)),
  guestMoveNotice: z.nullable(minutes(0, NOTICE_MAX)),
  maxMoves: minutes(0, MOVES_MAX),
};

/** `sites/{siteId}/services/{serviceId}` as the owner writes it. A function, so that the script of public pages leaves it out. */
export const serviceDraftSchema = /* @__PURE__ */ makeDraftSchema();
export type ServiceDraft = z.infer<typeof serviceDraftSchema>;

function makeDraftSchema() {
  return z.object({
    title: line(1, SERVICE_TITLE_MAX),
    /** Part of its public address. If two services share it, the first by `sortKey` keeps it. */
    slug: z.string().check(z.maxLength(SLUG_MAX), z.regex(SLUG_PATTERN)),
    description: paragraph(SERVICE_DESCRIPTION_MAX),
    image: servicePictureSchema,
    ...serviceTimesShape,
    /** Minor units of the shop's currency; 0 is free. */
    price: amountSchema,
    otherLengths: otherLengthsSchema,
    payment: servicePaymentSchema,
    prepay: prepaySchema,
    place: placeSchema,
    questions: guestQuestionsSchema,
    approval: z.enum(APPROVALS),
    ...guestTermsShape,
    maxPerGuest: maxPerGuestSchema,
    /** Minutes before the start. */
    reminders: z.array(minutes(5, NOTICE_MAX)).check(z.maxLength(REMINDERS_MAX)),
    /** The schedule whose time its bookings take. */
    scheduleId: documentIdSchema,
    /** The schedule whose hours and time zone it has, where they are not those of `scheduleId`. */
    hoursId: z._default(z.optional(z.nullable(documentIdSchema)), null),
    state: z.enum(SERVICE_STATES),
    sortKey: orderKeySchema,
  });
}

/** A service as it is stored. Times in ms since 1970. */
export const storedServiceSchema = /* @__PURE__ */ z.extend(serviceDraftSchema, timesShape);
export type Service = z.infer<typeof storedServiceSchema> & { id: string };

export const NEW_SERVICE: Omit<ServiceDraft, "title" | "slug" | "sortKey" | "scheduleId"> = {
  description: "",
  image: null,
  length: 60,
  step: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  notice: 120,
  windowDays: 60,
  maxPerDay: null,
  maxPerWeek: null,
  seats: 1,
  price: 0,
  otherLengths: [],
  payment: { way: "on_site", text: "" },
  prepay: NO_PREPAY,
  place: { kind: "address", text: "" },
  questions: [],
  approval: "instant",
  guestCancelNotice: 1440,
  guestMoveNotice: 1440,
  maxMoves: 3,
  maxPerGuest: null,
  reminders: [1440],
  hoursId: null,
  state: "draft",
};

export function isBookable({ state }: Pick<ServiceDraft, "state">): boolean {
  return state === "active" || state === "hidden";
}

/** The id of the schedule that says when a service can be booked. */
export function hoursIdOf({ hoursId, scheduleId }: Pick<ServiceDraft, "hoursId" | "scheduleId">): string {
  return hoursId ?? scheduleId;
}

export function timesOf(service: ServiceTimes): ServiceTimes {
  const { length, step, bufferBefore, bufferAfter, notice, windowDays, maxPerDay, maxPerWeek, seats } = service;
  return { length, step, bufferBefore, bufferAfter, notice, windowDays, maxPerDay, maxPerWeek, seats };
}
