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

function placeOf({ reverseCharge, shipTo, delivery }: Order, own: string): Pick<VatRow, "scheme" | "country"> {
  if (reverseCharge) return { scheme: "reverse_charge", country: shipTo?.country ?? readVatNumber(reverseCharge.buyer)?.country ?? own };
  const country = delivery === "shipping" ? (shipTo?.country ?? own) : own;
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
    ...order.payments.map((one) => ({ ...one, refund: null })),
    ...order.refunds.filter(({ state }) => state === "done").map((refund) => ({ ...refund, amount: -refund.amount, refund })),
  ].map((one) => ({ ...one, day: one.day || wallTime(one.at, zone).day }));
  const moved = new Map(parts.map(({ key }) => [key, { gross: 0, vat: 0 }]));
  let [balance, held]: [number, Held] = [0, new Map()];
  for (const move of moves.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.at - b.at))) {
    const before = held;
    const counted = clamp(balance + move.amount, order.total) - clamp(balance, order.total);
    balance += move.amount;
    held = counted < 0 ? without(order, parts, held, -counted, move.refund) : withMore(parts, held, counted);
    if (move.day < from || move.day >= until) continue;
    for (const part of parts) {
      const [was, is] = [before.get(part.key) ?? 0, held.get(part.key) ?? 0];
      const sum = moved.get(part.key);
      if (sum) moved.set(part.key, { gross: sum.gross + is - was, vat: sum.vat + vatIn(part, is) - vatIn(part, was) });
    }
  }
  return parts.map((part) => ({ ...part, ...moved.get(part.key) }));
}

/** More than an order costs is nothing that was sold. */
function clamp(amount: number, total: number): number {
  return Math.max(0, Math.min(amount, total));
}

function vatIn({ vat, gross }: Part, held: number): number {
  return gross === 0 ? 0 : divideHalfUp(vat * held, gross);
}

function withMore(parts: readonly Part[], held: Held, amount: number): Held {
  const shares = shareOut(
    amount,
    parts.map(({ key, gross }) => ({ key, weight: gross - (held.get(key) ?? 0) })),
  );
  return new Map(parts.map(({ key }) => [key, (held.get(key) ?? 0) + (shares.get(key) ?? 0)]));
}

/** Money that went back is first of the rates of the items it was for. */
function without(order: Order, parts: readonly Part[], held: Held, amount: number, refund: Refund | null): Held {
  const named = parts.map(({ key, taxRate }) => ({ key, weight: Math.min(held.get(key) ?? 0, namedIn(order, refund, taxRate)) }));
  const ofNamed = Math.min(
    amount,
    named.reduce((sum, one) => sum + one.weight, 0),
  );
  const first = shareOut(ofNamed, named);
  const left = new Map(parts.map(({ key }) => [key, (held.get(key) ?? 0) - (first.get(key) ?? 0)]));
  const rest = shareOut(
    amount - ofNamed,
    parts.map(({ key }) => ({ key, weight: left.get(key) ?? 0 })),
  );
  return new Map(parts.map(({ key }) => [key, (left.get(key) ?? 0) - (rest.get(key) ?? 0)]));
}

/** What the units of a refund at this rate were paid with. */
function namedIn(order: Order, refund: Refund | null, taxRate: number): number {
  return (refund?.lines ?? []).reduce((sum, { line, quantity }) => {
    const sold = order.lines[line];
    return sold?.tax.taxRate === taxRate && sold.quantity > 0
      ? sum + divideHalfUp(paidForLine(order, line) * quantity, sold.quantity)
      : sum;
  }, 0);
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
