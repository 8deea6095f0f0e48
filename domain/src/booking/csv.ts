import { toDecimal } from "../money/money.ts";
import { toClock } from "../time/typed-moment.ts";
import { type CsvCell, toCsv } from "../values/csv.ts";
import { paidOnSite } from "./prepaid/on-site.ts";
import { aheadOf } from "./prepaid/prepay.ts";
import { refundLabel } from "./prepaid/refund-terms.ts";
import type { Reservation } from "./reservation.ts";

const COLUMNS: readonly (readonly [name: string, value: (one: Reservation) => CsvCell])[] = [
  ["Day", ({ local }) => local.day],
  ["Time", ({ local }) => toClock(local.minute)],
  ["Time zone", ({ local }) => local.zone],
  ["Minutes", ({ service }) => service.length],
  ["Starts (UTC)", ({ startsAt }) => new Date(startsAt).toISOString()],
  ["Status", ({ status }) => status],
  ["Service", ({ service }) => service.title],
  ["Guest", ({ guest }) => guest.name],
  ["Email", ({ guest }) => guest.email],
  ["Phone", ({ guest }) => guest.phone],
  ["Place", ({ service }) => service.place.text || service.place.kind],
  ["Currency", ({ service }) => service.currency],
  ["Price", ({ service }) => toDecimal(service.price, service.currency)],
  ["Asked for when booking", ({ service }) => toDecimal(aheadOf(service), service.currency)],
  ["Refunded of that", ({ refunded, service }) => toDecimal(refunded, service.currency)],
  ["Paid on site", (one) => toDecimal(paidOnSite(one), one.service.currency)],
  ["Refund", ({ refund }) => (refund === null ? "" : refundLabel(refund))],
  ["Answers", ({ answers }) => answers.map(({ label, answer }) => `${label}: ${answer}`).join("; ")],
  ["Note", ({ note }) => note],
  ["Private note", ({ notes }) => notes],
  ["Reason", ({ reason }) => reason],
  ["Booked", ({ createdAt }) => new Date(createdAt).toISOString()],
  ["Added by", ({ createdBy }) => createdBy],
];

/** Bookings as CSV (RFC 4180): days and times by the clock of their hours, amounts as decimals in their currency. */
export function toReservationCsv(reservations: readonly Reservation[]): string {
  return toCsv([COLUMNS.map(([name]) => name), ...reservations.map((one) => COLUMNS.map(([, value]) => value(one)))]);
}
