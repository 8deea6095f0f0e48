import type { Reservation } from "../booking/reservation.ts";
import type { Conversation } from "../chat/schema.ts";
import type { Order } from "../order/order.ts";
import { isCounted } from "../order/ordered.ts";
import { wallTime } from "../time/zoned-time.ts";
import { NO_TRAITS } from "./event.ts";
import { sourceOf } from "./source.ts";
import { type Conversion, conversionAlone, conversionKey, isConversion, type Visit } from "./visit.ts";

/** What of an order is counted. */
export type OrderToCount = Pick<
  Order,
  | "number"
  | "source"
  | "status"
  | "paymentMethod"
  | "paymentStatus"
  | "isTest"
  | "placedAt"
  | "currency"
  | "total"
  | "attribution"
  | "shipTo"
>;

/** The day on which an order was placed by the owner's clocks, and what of it counts; `null` for one that does not count. */
export function countOrder(order: OrderToCount, zone: string): { day: string; counted: Conversion | null } {
  const { day, minute } = wallTime(order.placedAt, zone);
  if (!isCounted(order)) return { day, counted: null };
  const { attribution, source, shipTo, number, total, currency } = order;
  const utm = { source: "", medium: "", campaign: "", ...attribution?.utm, term: "", content: "" };
  const origin = source === "manual" ? { channel: "manual" } : sourceOf({ host: attribution?.source ?? "", utm, app: "" });
  const traits = { ...NO_TRAITS, ...origin, country: shipTo?.country ?? "" };
  return { day, counted: { kind: "order", id: String(number), minute, total, currency, traits, link: attribution?.link?.id ?? "" } };
}

/** What of a booking is counted. */
export type ReservationToCount = Pick<Reservation, "id" | "createdBy" | "history" | "createdAt">;

/** The same of a booking or request, whatever became of it; `null` for a time that was only held. Its day is that on which it was booked. */
export function countReservation(
  { id, createdBy, history, createdAt }: ReservationToCount,
  zone: string,
): { day: string; counted: Conversion | null } {
  const booked = history.find(({ type }) => type === "requested" || type === "confirmed");
  const { day, minute } = wallTime(booked?.at ?? createdAt, zone);
  // Of one that was changed very often the beginning is not kept.
  if (!booked && history.every(({ type }) => type === "held" || type === "expired")) return { day, counted: null };
  const origin = createdBy === "owner" ? { channel: "manual" } : originOf("");
  return { day, counted: { kind: "booking", id, minute, total: 0, currency: "", traits: { ...NO_TRAITS, ...origin }, link: "" } };
}

/** What of a conversation is counted. */
export type ConversationToCount = Pick<Conversation, "createdAt" | "source" | "status" | "visitorId"> & { id: string };

/** The same of a conversation; `null` for spam, and where the visitor has not written. */
export function countConversation(
  { id, createdAt, source, status, visitorId }: ConversationToCount,
  zone: string,
): { day: string; counted: Conversion | null } {
  const { day, minute } = wallTime(createdAt, zone);
  if (status === "spam" || visitorId === "") return { day, counted: null };
  return { day, counted: { kind: "chat", id, minute, total: 0, currency: "", traits: { ...NO_TRAITS, ...originOf(source) }, link: "" } };
}

function originOf(host: string) {
  return sourceOf({ host, utm: { source: "", medium: "", campaign: "", term: "", content: "" }, app: "" });
}

/**
 * The visits of a day with its orders, bookings and conversations as they are now: each in the visit that had it before, and otherwise alone. One that counts no
 * more goes, and with it a visit that was nothing else.
 */
export function withConversions(visits: readonly Visit[], conversions: readonly Conversion[]): Visit[] {
  const left = new Map(conversions.map((one) => [conversionKey(one), one]));
  const kept = visits.flatMap((visit): Visit[] => {
    const events = visit.events.flatMap((event) => {
      if (!isConversion(event.kind)) return [event];
      const key = conversionKey({ kind: event.kind, id: event.target });
      const one = left.get(key);
      left.delete(key);
      return one ? [{ ...event, value: one.total, currency: one.currency }] : [];
    });
    return events.length > 0 ? [{ ...visit, events }] : [];
  });
  const next = visits.reduce((most, { visitor }) => Math.max(most, visitor + 1), 0);
  const alone = [...left.values()].map((one, index) => conversionAlone(one, next + index));
  return [...kept, ...alone].sort((a, b) => a.minute - b.minute);
}

/**
 * The visits of a day that is closed, with rows that came late and its conversions as they are now. Who came late is another visitor: nothing
 * tells any more who the first ones were.
 */
export function closeVisits(before: readonly Visit[], late: readonly Visit[], conversions: readonly Conversion[]): Visit[] {
  const keyOf = ({ kind, target }: Visit["events"][number]) => conversionKey({ kind, id: target });
  const told = new Set(late.flatMap(({ events }) => events.filter(({ kind }) => isConversion(kind)).map(keyOf)));
  // One that stood alone until now, and whose visit has come.
  const rest = before.flatMap((visit): Visit[] => {
    const events = visit.events.filter((event) => !isConversion(event.kind) || !told.has(keyOf(event)));
    return events.length > 0 ? [{ ...visit, events }] : [];
  });
  return withConversions([...rest, ...late], conversions);
}
