import type { Reservation } from "../booking/reservation.ts";
import type { Conversation } from "../chat/schema.ts";
import type { Order } from "../order/order.ts";
import { isCounted } from "../order/ordered.ts";
import { wallTime } from "../time/zoned-time.ts";
import { NO_TRAITS } from "./event.ts";
import { sourceOf } from "./source.ts";
import { type Conversion, conversionAlone, conversionKey, isConversion, type Visit } from "./visit.ts";

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

/** The day an order was placed in the owner's time zone, and its conversion; `null` for an order that does not count. */
export function countOrder(order: OrderToCount, zone: string): { day: string; counted: Conversion | null } {
  const { day, minute } = wallTime(order.placedAt, zone);
  if (!isCounted(order)) return { day, counted: null };
  const { attribution, source, shipTo, number, total, currency } = order;
  const utm = { source: "", medium: "", campaign: "", ...attribution?.utm, term: "", content: "" };
  const origin = source === "manual" ? { channel: "manual" } : sourceOf({ host: attribution?.source ?? "", utm, app: "" });
  const traits = { ...NO_TRAITS, ...origin, country: shipTo?.country ?? "" };
  return { day, counted: { kind: "order", id: String(number), minute, total, currency, traits, link: attribution?.link?.id ?? "" } };
}

export type ReservationToCount = Pick<Reservation, "id" | "createdBy" | "history" | "createdAt">;

/** The same for a booking or request, whatever its outcome; `null` for a hold. It counts on the day it was booked. */
export function countReservation(
  { id, createdBy, history, createdAt }: ReservationToCount,
  zone: string,
): { day: string; counted: Conversion | null } {
  const booked = history.find(({ type }) => type === "requested" || type === "confirmed");
  const { day, minute } = wallTime(booked?.at ?? createdAt, zone);
  // A long history drops its middle, so the booked event may be missing.
  if (!booked && history.every(({ type }) => type === "held" || type === "ordered" || type === "expired")) return { day, counted: null };
  const origin = createdBy === "owner" ? { channel: "manual" } : originOf("");
  return { day, counted: { kind: "booking", id, minute, total: 0, currency: "", traits: { ...NO_TRAITS, ...origin }, link: "" } };
}

export type ConversationToCount = Pick<Conversation, "createdAt" | "source" | "status" | "visitorId"> & { id: string };

/** The same for a conversation; `null` for spam and where the visitor has not written. */
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
 * The visits of a day with its current conversions: each stays in its visit or becomes a visit of its own. A conversion that no longer
 * counts is removed, along with a visit that held nothing else.
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

/** The visits of a closed day with late rows, whose visitors count as new, and current conversions. */
export function closeVisits(before: readonly Visit[], late: readonly Visit[], conversions: readonly Conversion[]): Visit[] {
  const keyOf = ({ kind, target }: Visit["events"][number]) => conversionKey({ kind, id: target });
  const told = new Set(late.flatMap(({ events }) => events.filter(({ kind }) => isConversion(kind)).map(keyOf)));
  // A conversion that stood alone moves into its visit once that has arrived.
  const rest = before.flatMap((visit): Visit[] => {
    const events = visit.events.filter((event) => !isConversion(event.kind) || !told.has(keyOf(event)));
    return events.length > 0 ? [{ ...visit, events }] : [];
  });
  return withConversions([...rest, ...late], conversions);
}
