import { type Currency, toDecimal } from "../../money/money.ts";
import { divideHalfUp, shareOut } from "../../money/shares.ts";
import { isMemberState, readVatNumber } from "../../money/vat/vat-number.ts";
import { wallTime } from "../../time/zoned-time.ts";
import { toCsv } from "../../values/csv.ts";
import type { Order } from "../order.ts";
import type { Refund } from "./payment.ts";
import { paidForLine } from "./refunds.ts";

/** Where the VAT of a sale is reported. `oss`: in the one-stop shop, because it went from one member state to a consumer in another. */
export const VAT_SCHEMES = ["domestic", "oss", "reverse_charge", "export"] as const;
export type VatScheme = (typeof VAT_SCHEMES)[number];

/** Days `YYYY-MM-DD` in the shop's calendar: `from` counts, `until` does not. `country` is the shop's, `zone` its time zone. */
export type ReportedTime = { from: string; until: string; country: string; zone: string };

/** A row of the report: what was paid, less what was refunded, in minor units. `taxRate` in thousandths of a percent. */
export type VatRow = { scheme: VatScheme; country: string; taxRate: number; currency: Currency; net: number; vat: number; gross: number };

type Part = { key: string; taxRate: number; gross: number; vat: number };
type Held = ReadonlyMap<string, number>;
/** Money that came or, below 0, went. `day` is empty where `at` says it. */
type Move = { at: number; day: string; amount: number; refund: Refund | null };

/**
 * The VAT of a quarter by scheme, country, rate and currency. A sale counts on the day its money came (Art. 66a of 2006/112/EC), a refund
 * on the day it went, each in as many cents as the order says: over all time the rows of an order are what it kept.
 */
export function vatReport(orders: readonly Order[], time: ReportedTime): VatRow[] {
  const rows = new Map<string, VatRow>();
  for (const order of orders.filter((one) => !one.isTest)) {
    const place = placeOf(order, time.country);
    for (const { taxRate, gross, vat } of movedIn(order, time)) {
      if (gross === 0 && vat === 0) continue;
      const key = [place.scheme, place.country, taxRate, order.currency].join(" ");
      const row = rows.get(key) ?? { ...place, taxRate, currency: order.currency, net: 0, vat: 0, gross: 0 };
      rows.set(key, { ...row, net: row.net + gross - vat, vat: row.vat + vat, gross: row.gross + gross });
    }
  }
  const rank = ({ scheme, country, currency, taxRate }: VatRow) =>
    `${VAT_SCHEMES.indexOf(scheme)} ${country} ${currency} ${String(100_000 - taxRate).padStart(6, "0")}`;
  return [...rows.values()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

function placeOf({ reverseCharge, shipTo, delivery, taxCountry }: Order, own: string): Pick<VatRow, "scheme" | "country"> {
  const to = taxCountry ?? shipTo?.country;
  if (reverseCharge) return { scheme: "reverse_charge", country: to ?? readVatNumber(reverseCharge.buyer)?.country ?? own };
  const country = delivery === "shipping" ? (to ?? own) : own;
  if (country === own) return { scheme: "domestic", country };
  // A shop without a country is taken for one of the EU.
  return { scheme: isMemberState(country) && isMemberState(own || country) ? "oss" : "export", country };
}

/** What an order is made of, by rate: what is paid for it and the VAT in that. */
function partsOf({ tax, total }: Order): Part[] {
  const taxed = tax.rates.map(({ taxRate, taxed, amount }) => {
    return { key: String(taxRate), taxRate, gross: tax.mode === "exclusive" ? taxed + amount : taxed, vat: amount };
  });
  const rest = total - taxed.reduce((sum, one) => sum + one.gross, 0);
  return rest > 0 ? [...taxed, { key: "0", taxRate: 0, gross: rest, vat: 0 }] : taxed;
}

/** What came in and went out of each part during a time. */
function movedIn(order: Order, { from, until, zone }: ReportedTime): Part[] {
  const parts = partsOf(order);
  const moves = [
    ...order.payments.map(({ at, day, amount }): Move => ({ at, day, amount, refund: null })),
    ...order.refunds.flatMap((refund) => movesOf(order, refund)),
  ].map((one) => ({ ...one, day: one.day || wallTime(one.at, zone).day }));
  const moved = new Map(parts.map(({ key }) => [key, { gross: 0, vat: 0 }]));
  let [balance, held]: [number, Held] = [0, new Map()];
  const taken = new Map<string, Held>();
  for (const { amount, day, refund } of moves.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.at - b.at))) {
    const before = held;
    const counted = clamp(balance + amount, order.total) - clamp(balance, order.total);
    balance += amount;
    const named = refund && (amount < 0 ? namedIn(order, parts, refund) : taken.get(refund.id));
    held = withMove(parts, before, counted, named ?? new Map());
    if (refund) taken.set(refund.id, difference(parts, before, held));
    if (day < from || day >= until) continue;
    for (const part of parts) {
      const [was, is] = [before.get(part.key) ?? 0, held.get(part.key) ?? 0];
      const sum = moved.get(part.key);
      if (sum) moved.set(part.key, { gross: sum.gross + is - was, vat: sum.vat + vatIn(part, is) - vatIn(part, was) });
    }
  }
  return parts.map((part) => ({ ...part, ...moved.get(part.key) }));
}

/**
 * When the money of a refund went. To a card it goes when the provider says so, and it may come back weeks later: both keep their day, so
 * that a report that was filed stays as it was.
 */
function movesOf({ events }: Order, refund: Refund): Move[] {
  const { id, at, day, amount, state, paymentRef } = refund;
  if (paymentRef === "") return state === "done" ? [{ at, day, amount: -amount, refund }] : [];
  let isGone = false;
  return events.flatMap((event): Move[] => {
    if (event.part !== id || event.type !== (isGone ? "refund_failed" : "refunded")) return [];
    isGone = !isGone;
    return [{ at: event.at, day: "", amount: isGone ? -amount : amount, refund }];
  });
}

/** More than an order costs is nothing that was sold. */
function clamp(amount: number, total: number): number {
  return Math.max(0, Math.min(amount, total));
}

function vatIn({ vat, gross }: Part, held: number): number {
  return gross === 0 ? 0 : divideHalfUp(vat * held, gross);
}

/** What is held of each part after an amount came (or, below 0, went): first of the `named`, then of the others by what is left of them. */
function withMove(parts: readonly Part[], held: Held, amount: number, named: Held): Held {
  const [sign, most] = [Math.sign(amount), Math.abs(amount)];
  const room = parts.map(({ key, gross }) => ({ key, weight: amount < 0 ? (held.get(key) ?? 0) : gross - (held.get(key) ?? 0) }));
  const first = room.map(({ key, weight }) => ({ key, weight: Math.min(weight, named.get(key) ?? 0) }));
  const ofNamed = Math.min(
    most,
    first.reduce((sum, { weight }) => sum + weight, 0),
  );
  const shares = shareOut(ofNamed, first);
  const others = shareOut(
    most - ofNamed,
    room.map(({ key, weight }) => ({ key, weight: weight - (shares.get(key) ?? 0) })),
  );
  return new Map(parts.map(({ key }) => [key, (held.get(key) ?? 0) + sign * ((shares.get(key) ?? 0) + (others.get(key) ?? 0))]));
}

function difference(parts: readonly Part[], before: Held, after: Held): Held {
  return new Map(parts.map(({ key }) => [key, Math.abs((after.get(key) ?? 0) - (before.get(key) ?? 0))]));
}

/** What the units of a refund were paid with, by rate. */
function namedIn(order: Order, parts: readonly Part[], refund: Refund): Held {
  const worth = (taxRate: number) =>
    refund.lines.reduce((sum, { line, quantity }) => {
      const sold = order.lines[line];
      return sold?.tax.taxRate === taxRate && sold.quantity > 0
        ? sum + divideHalfUp(paidForLine(order, line) * quantity, sold.quantity)
        : sum;
    }, 0);
  return new Map(parts.map(({ key, taxRate }) => [key, worth(taxRate)]));
}

/** The quarter of a day (`YYYY-MM-DD`) and those before it, the newest first: `2026-Q4` from its first day until that of the next. */
export function lastQuarters(day: string, count: number): { name: string; from: string; until: string }[] {
  const newest = Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);
  const start = (quarter: number) => `${Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 1).padStart(2, "0")}-01`;
  return Array.from({ length: count }, (_, back) => newest - back).map((quarter) => ({
    name: `${Math.floor(quarter / 4)}-Q${(quarter % 4) + 1}`,
    from: start(quarter),
    until: start(quarter + 1),
  }));
}

const SCHEMES: Readonly<Record<VatScheme, string>> = {
  domestic: "Domestic",
  oss: "One-stop shop",
  reverse_charge: "Reverse charge",
  export: "Export",
};

/** The report as CSV (RFC 4180): amounts as decimals, rates in percent. */
export function toVatCsv(rows: readonly VatRow[]): string {
  const cells = rows.map(({ scheme, country, taxRate, currency, net, vat, gross }) => [
    ...[SCHEMES[scheme], country, String(taxRate / 1000), currency],
    // As a number, because a text that begins with a minus could be a formula.
    ...[net, vat, gross].map((amount) => (amount < 0 ? -Number(toDecimal(-amount, currency)) : toDecimal(amount, currency))),
  ]);
  return toCsv([["Scheme", "Country", "VAT rate in %", "Currency", "Net", "VAT", "Gross"], ...cells]);
}
