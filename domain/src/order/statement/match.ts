import { numberOfReference } from "../../money/bank/payment-code.ts";
import type { Order } from "../order.ts";
import type { BankPayment } from "./bank-payment.ts";

/** What a payment is compared with: an order that waits for its money. */
export type Awaited = Pick<Order, "id" | "number" | "total" | "currency" | "buyer" | "billTo" | "shipTo" | "placedAt">;

/**
 * Why a payment is near and not exact. `amount`: it names the order and is another sum. `payer`: it names the order in words, and somebody
 * else paid. `unnamed`: sum and payer fit this order alone, which it does not name. `twice`: another payment is as exact for the same order.
 * `several`: it names more orders than one.
 */
export const NEAR_REASONS = ["amount", "payer", "unnamed", "twice", "several"] as const;
export type NearReason = (typeof NEAR_REASONS)[number];

export type Match<Of extends Awaited = Awaited> = { payment: BankPayment; order: Of };
export type Matches<Of extends Awaited = Awaited> = {
  exact: Match<Of>[];
  near: (Match<Of> & { reason: NearReason })[];
  /** Payments that say nothing of an order that waits. */
  others: BankPayment[];
};

type Found<Of extends Awaited> = { payment: BankPayment; named: Of[]; isChecked: boolean };

/**
 * Which payments are for which orders. Exact are those alone whose sum is the order's and which name one order: by its RF reference, whose
 * check digits no other number has by accident, or by its number and the payer's name. An order has at most one exact payment.
 */
export function matchPayments<Of extends Awaited>(payments: readonly BankPayment[], orders: readonly Of[]): Matches<Of> {
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const all = payments.map((payment): Found<Of> => {
    const checked = ordersIn(referencesIn(payment.text), byNumber);
    return { payment, named: checked.length > 0 ? checked : ordersIn(numbersIn(payment.text), byNumber), isChecked: checked.length > 0 };
  });
  // What is doubtful by itself, such as a mistyped number, makes no other payment doubtful.
  const sure = new Map<string, number>();
  for (const found of all) {
    const [order] = found.named;
    if (order && doubtOf(found, order) === null) sure.set(order.id, (sure.get(order.id) ?? 0) + 1);
  }
  const matches: Matches<Of> = { exact: [], near: [], others: [] };
  for (const found of all) {
    const { payment } = found;
    const [order, ...more] = found.named.length > 0 ? found.named : byNameAndSum(payment, orders);
    if (!order || (found.named.length === 0 && more.length > 0)) {
      matches.others.push(payment);
      continue;
    }
    const reason = doubtOf(found, order) ?? ((sure.get(order.id) ?? 0) > 1 ? "twice" : null);
    if (reason === null) matches.exact.push({ payment, order });
    else matches.near.push({ payment, order, reason });
  }
  return matches;
}

/** What is doubtful about a payment, whatever else was paid. */
function doubtOf<Of extends Awaited>({ payment, named, isChecked }: Found<Of>, order: Of): NearReason | null {
  if (named.length === 0) return "unnamed";
  if (named.length > 1) return "several";
  if (!isSameSum(payment, order)) return "amount";
  return isChecked || isFrom(payment, order) ? null : "payer";
}

function ordersIn<Of>(numbers: readonly number[], byNumber: ReadonlyMap<number, Of>): Of[] {
  return [...new Set(numbers)].flatMap((number) => byNumber.get(number) ?? []);
}

function isSameSum(payment: BankPayment, { total, currency }: Awaited): boolean {
  return payment.amount === total && payment.currency === currency;
}

function byNameAndSum<Of extends Awaited>(payment: BankPayment, orders: readonly Of[]): Of[] {
  return orders.filter((order) => isSameSum(payment, order) && isFrom(payment, order));
}

/**
 * References are broken by spaces and line ends and run into what follows, so their beginnings are tried: those that end where the text
 * breaks, then all, each the longest first. A shorter one of a reference that is right is another number's by accident, also when that
 * order waits and this one does not.
 */
function referencesIn(text: string): number[] {
  return [...text.toUpperCase().matchAll(/R[^\p{L}\p{N}]*F(?:[^\p{L}\p{N}]*\d){6,23}/gu)].flatMap(({ 0: written }) => {
    const joined = joinedOf(written);
    const broken = [...written.matchAll(/\d(?!\d)/g)].map(({ index }) => joinedOf(written.slice(0, index + 1)));
    const every = Array.from({ length: joined.length - 7 }, (_, less) => joined.slice(0, joined.length - less));
    const numbers = [...broken.toReversed(), ...every].map(numberOfReference);
    return numbers.find((number) => number !== null) ?? [];
  });
}

const joinedOf = (written: string) => written.replace(/[^\p{L}\p{N}]/gu, "");

const DAYS_AND_SUMS = /\d{1,4}([./-])\d{1,2}\1\d{1,4}|\d+[.,]\d{2}\b/g;

/** Whole numbers in words: neither parts of dates and sums nor of longer numbers. */
function numbersIn(text: string): number[] {
  return [...text.replace(DAYS_AND_SUMS, " ").matchAll(/(?<![\p{L}\d])\d{4,15}(?![\p{L}\d])/gu)].map(([number]) => Number(number));
}

/** Words of a name that mean somebody: without titles, initials and legal forms. */
function wordsOf(name: string): string[] {
  const folded = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
  return (
    folded
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && !/^(gmbh|ltd|inc|llc|ag|kg|and|und|the|mrs|mr|ms|dr|herr|frau|prof)$/.test(word))
      // Banks write umlauts with an e.
      .map((word) => word.replace(/([aou])e/g, "$1"))
  );
}

/** Whether one of two names has all words of the other, among them the buyer's last or longest: many share a first name. */
function isFrom({ payer }: BankPayment, { buyer, billTo, shipTo }: Awaited): boolean {
  const paying = wordsOf(payer);
  return [buyer.name, billTo?.name ?? "", shipTo?.name ?? ""].some((name) => {
    const words = wordsOf(name);
    if (words.length === 0) return false;
    if (words.every((word) => paying.includes(word))) return true;
    const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? "";
    return paying.every((word) => words.includes(word)) && [words.at(-1) ?? "", longest].some((word) => paying.includes(word));
  });
}
