import * as z from "zod/mini";
import { amountSchema } from "../money/money-schema.ts";
import { SLUG_MAX, SLUG_PATTERN } from "../product/product.ts";
import { documentIdSchema } from "../values/document-id.ts";
import { addedField } from "../values/rows.ts";
import { line, orderKeySchema, paragraph } from "../values/text.ts";
import { QUANTUM_MINUTES, type ServiceTimes } from "./booking.ts";

export const SERVICES_MAX = 100;
export const SERVICE_TITLE_MAX = 80;
export const SERVICE_DESCRIPTION_MAX = 2000;
export const PLACE_TEXT_MAX = 200;
/** Minutes, as all lengths here. Length and step are 5 to 720. */
export const SERVICE_LENGTH_MAX = 720;
export const BUFFER_MAX = 180;
/** 30 days. */
export const NOTICE_MAX = 43_200;
export const WINDOW_DAYS_MAX = 365;
export const MAX_PER_DAY_MAX = 100;
export const MAX_PER_WEEK_MAX = 500;
export const MOVES_MAX = 10;
export const REMINDERS_MAX = 3;

/** Where a booking takes place: at an address, by phone, by video, or at the customer's. */
export const PLACE_KINDS = ["address", "phone", "video", "customer"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
/** `instant` bookings count at once; `manual` ones wait for the owner to confirm them. */
export const APPROVALS = ["instant", "manual"] as const;
/** `hidden` services are bookable by their address alone. */
export const SERVICE_STATES = ["draft", "active", "hidden", "archived"] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

const minutes = (min: number, max: number) => z.number().check(z.int(), z.gte(min), z.lte(max));
const quanta = (min: number, max: number) => minutes(min, max).check(z.multipleOf(QUANTUM_MINUTES));

/** `text` is the address, the number to call, the video link; empty where the customer says it. */
export const placeSchema = z.object({ kind: z.enum(PLACE_KINDS), text: line(0, PLACE_TEXT_MAX) });
export type Place = z.infer<typeof placeSchema>;

export const PAYMENT_WAYS = ["on_site", "transfer", "later"] as const;
export const PAYMENT_TEXT_MAX = 200;
/** How what it costs is paid. `text` is for who has booked: an account, or what is taken. */
export const servicePaymentSchema = addedField(z.object({ way: z.enum(PAYMENT_WAYS), text: line(0, PAYMENT_TEXT_MAX) }), {
  way: "on_site",
  text: "",
});
export type ServicePayment = z.infer<typeof servicePaymentSchema>;

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
};

/** What a guest may do later by the link in their mails. */
export const guestTermsShape = {
  /** How long before the start a guest may still cancel or move, in minutes; `null` when they cannot at all. */
  guestCancelNotice: z.nullable(minutes(0, NOTICE_MAX)),
  guestMoveNotice: z.nullable(minutes(0, NOTICE_MAX)),
  /** How often a guest may move one booking. */
  maxMoves: minutes(0, MOVES_MAX),
};

/** `sites/{siteId}/services/{serviceId}` as the owner writes it: what can be booked. */
export const serviceDraftSchema = z.object({
  title: line(1, SERVICE_TITLE_MAX),
  /** Part of its public address. Where two services have the same one, the first by `sortKey` keeps it. */
  slug: z.string().check(z.maxLength(SLUG_MAX), z.regex(SLUG_PATTERN)),
  description: paragraph(SERVICE_DESCRIPTION_MAX),
  ...serviceTimesShape,
  /** Minor units of the shop's currency; 0 is free. */
  price: amountSchema,
  payment: servicePaymentSchema,
  place: placeSchema,
  approval: z.enum(APPROVALS),
  ...guestTermsShape,
  /** How many minutes before the start a reminder goes out, each once. */
  reminders: z.array(minutes(5, NOTICE_MAX)).check(z.maxLength(REMINDERS_MAX)),
  scheduleId: documentIdSchema,
  state: z.enum(SERVICE_STATES),
  sortKey: orderKeySchema,
});
export type ServiceDraft = z.infer<typeof serviceDraftSchema>;

/** A service with its id. Times in ms since 1970. */
export type Service = ServiceDraft & { id: string; createdAt: number; updatedAt: number };

/** What a new service begins with: an hour, two hours' notice, two months ahead, free until a day before. */
export const NEW_SERVICE: Omit<ServiceDraft, "title" | "slug" | "sortKey" | "scheduleId"> = {
  description: "",
  length: 60,
  step: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  notice: 120,
  windowDays: 60,
  maxPerDay: null,
  maxPerWeek: null,
  price: 0,
  payment: { way: "on_site", text: "" },
  place: { kind: "address", text: "" },
  approval: "instant",
  guestCancelNotice: 1440,
  guestMoveNotice: 1440,
  maxMoves: 3,
  reminders: [1440],
  state: "draft",
};

/** Whether visitors can book it at all, listed or by its address. */
export function isBookable({ state }: Pick<ServiceDraft, "state">): boolean {
  return state === "active" || state === "hidden";
}

/** The part of a service that times depend on. */
export function timesOf(service: ServiceTimes): ServiceTimes {
  const { length, step, bufferBefore, bufferAfter, notice, windowDays, maxPerDay, maxPerWeek } = service;
  return { length, step, bufferBefore, bufferAfter, notice, windowDays, maxPerDay, maxPerWeek };
}
