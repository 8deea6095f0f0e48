import fc from "fast-check";
import { expect, test } from "vitest";
import { paymentReference } from "../../money/bank/payment-code.ts";
import type { BankPayment } from "./bank-payment.ts";
import { type Awaited, matchPayments } from "./match.ts";

const order = (number: number, total: number, name: string): Awaited => ({
  ...{ id: `o${number}`, number, total, currency: "EUR", billTo: null, shipTo: null, placedAt: 0 },
  buyer: { name, email: "", phone: "", locale: "en" },
});
const payment = (text: string, amount: number, payer: string): BankPayment => ({ day: "2026-11-27", amount, currency: "EUR", payer, text });
const anna = order(1042, 5690, "Anna Müller");

test.each([
  ["its reference", payment(`Danke ${paymentReference(1042)}`, 5690, "Somebody Else"), "exact"],
  ["its reference in groups, in lower case, with digits behind", payment("rf97 1042\n28112026", 5690, ""), "exact"],
  ["its number and its buyer", payment("Order #1042", 5690, "MUELLER, ANNA"), "exact"],
  ["its number, paid by another", payment("Order 1042", 5690, "Ben Olsen"), "payer"],
  ["its number, paid by another of the same first name", payment("Order 1042", 5690, "Anna Berg"), "payer"],
  ["its number, paid by somebody of whom only the last name is written", payment("Order 1042", 5690, "A. Mueller"), "exact"],
  ["its number, paid by one with more names", payment("Order 1042", 5690, "Dr. Anna Maria Müller"), "exact"],
  ["its reference, another sum", payment(paymentReference(1042), 5600, "Anna Müller"), "amount"],
  ["sum and buyer alone", payment("Thank you", 5690, "Anna Müller"), "unnamed"],
  ["its number in a longer one and in a date", payment("91042 10.42 1042.11.2026", 5690, "Ben"), "others"],
  ["a wrong check digit", payment("RF981042", 5690, "Ben"), "others"],
  ["nothing", payment("Rent", 90_000, "Cleo"), "others"],
])("%s", (_, paid, expected) => {
  const { exact, near, others } = matchPayments([paid], [anna, order(1043, 5690, "Dora Lind")]);
  expect(exact.length > 0 ? "exact" : (near[0]?.reason ?? "others")).toBe(expected);
  expect(exact.length + near.length + others.length).toBe(1);
  if (expected !== "others") expect((exact[0] ?? near[0])?.order.number).toBe(1042);
});

test.each([
  ["Wei Li", "Wei Zhang"],
  ["Zoë Berg", "Ingrid Berg"],
])("a short name counts: %s is not %s", (name, payer) => {
  const { exact, near } = matchPayments([payment("Order 1042", 5690, payer)], [order(1042, 5690, name)]);
  expect([exact, near.map(({ reason }) => reason)]).toEqual([[], ["payer"]]);
  expect(matchPayments([payment("Order 1042", 5690, asBankWrites(name))], [order(1042, 5690, name)]).exact).toHaveLength(1);
});

test("a date behind a reference hides it for no order, in one piece or in groups", () => {
  const hidden = Array.from({ length: 2000 }, (_, at) => 1001 + at).filter((number) => {
    const reference = paymentReference(number);
    const written = [`${reference} 28112026`, `${reference.slice(0, 4)} ${reference.slice(4)} 28.11.2026`, `${reference}/28112026 7`];
    return written.some((text) => matchPayments([payment(text, 5690, "")], [order(number, 5690, "Dora Lind")]).exact.length === 0);
  });
  expect(hidden.length / 2000).toBeLessThan(0.06);
});

test("a mistyped number of somebody else takes the mark from nobody", () => {
  const paid = payment(paymentReference(1042), 5690, "");
  const { exact, near } = matchPayments([paid, payment("Order 1042", 5690, "Ben Olsen")], [anna]);
  expect([exact.map((one) => one.payment), near.map(({ reason }) => reason)]).toEqual([[paid], ["payer"]]);
});

test("of a reference that is right no beginning is another order's", () => {
  const digits = paymentReference(1042).slice(2);
  // The shorter one is right too, by accident.
  const longer = Array.from({ length: 100_000 }, (_, more) => 1_042_00000 + more).find((number) =>
    paymentReference(number).startsWith(`RF${digits}`),
  );
  const { exact, near } = matchPayments([payment(paymentReference(longer ?? 0), 5690, "Ben Olsen")], [anna]);
  expect([longer !== undefined, exact, near]).toEqual([true, [], []]);
});

test("an order that is paid twice and a payment of two orders are for the owner to see", () => {
  const twice = matchPayments([payment("RF971042", 5690, ""), payment("Order 1042", 5690, "Anna Müller")], [anna]);
  expect([twice.exact, twice.near.map(({ reason }) => reason)]).toEqual([[], ["twice", "twice"]]);
  const both = matchPayments([payment(`${paymentReference(1042)} ${paymentReference(1043)}`, 5690, "")], [anna, order(1043, 5690, "Dora")]);
  expect(both.near).toMatchObject([{ reason: "several" }]);
});

const asBankWrites = (name: string) =>
  name.replaceAll("ü", "ue").replaceAll("ö", "oe").normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase();
const FIRST = ["Anna", "Jörg", "Zoë", "Mateusz", "Ingrid", "Luca", "Noor", "Åsa", "José", "Eve"];
const LAST = ["Müller", "Berg", "Olsen", "Kowalski", "Rossi", "Van Dijk", "Öztürk", "García", "Lind", "Smith"];

/** A statement of 520 lines: 400 orders of few prices and names, paid in the ways people do, among what else comes in. */
function statement(random: () => number) {
  const pick = <Of>(all: readonly Of[]): Of => all[Math.floor(random() * all.length)] as Of;
  const orders = Array.from({ length: 400 }, (_, at) => order(1001 + at, pick([1900, 2800, 3290, 5690]), `${pick(FIRST)} ${pick(LAST)}`));
  const truth = new Map<BankPayment, number>();
  const payments: BankPayment[] = [];
  for (const { number, total, buyer } of orders) {
    const reference = paymentReference(number);
    const split = reference.replace(/(.{4})/, pick(["$1 ", "$1\n", "$1"]));
    const inWords = pick(["Order #", "Bestellung ", "commande n° ", "#", "Bestell-Nr.: "]) + number;
    const text = random() < 0.7 ? pick([`${split} Danke`, split.toLowerCase(), `SVWZ+${split} 28112026`]) : inWords;
    const payer = pick([buyer.name, asBankWrites(buyer.name), buyer.name.split(" ").toReversed().join(", ")]);
    const paid = payment(text, total, payer);
    truth.set(paid, number);
    payments.push(paid);
  }
  for (let at = 0; at < 100; at++) {
    const number = 1001 + Math.floor(random() * 400);
    const digits = String(number);
    const swapped = digits.slice(0, 2) + digits.slice(3) + digits.slice(2, 3);
    payments.push(
      pick([
        payment("Rent 1042", 90_000, "Tenant"),
        payment(`Customer 9${digits} of 27.11.2026`, 2800, "Anna Berg"),
        payment(`RF00${number}`, 2800, "Jörg Lind"),
        // A mistyped number is another order’s, for the same price.
        payment(`Order ${swapped}`, pick([1900, 2800]), "Somebody New"),
        payment(`Payout ${digits}${digits}`, 5690, "Card provider"),
      ]),
    );
  }
  // Nobody has paid these yet; somebody whose name is half the same mistypes a number for the same price.
  const unpaid = Array.from({ length: 20 }, (_, at) => order(3001 + at, 2800, `${pick(FIRST)} ${pick(LAST)}`));
  for (const { number, total, buyer } of unpaid) {
    const [first = "", ...last] = buyer.name.split(" ");
    payments.push(payment(`Order ${number}`, total, pick([`${first} Somebody`, `Somebody ${last.join(" ")}`])));
  }
  return { orders: [...orders, ...unpaid], payments, truth };
}

/** Numbers from 0 to below 1, evenly: those of fast-check are even over how they are written. */
function evenly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
}

test("of statements of 520 lines at least 98 % of what was paid is found, and nothing else is", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { orders, payments, truth } = statement(evenly(seed));
      const { exact } = matchPayments(payments, orders);
      const wrong = exact.filter((one) => truth.get(one.payment) !== one.order.number);
      expect(wrong).toEqual([]);
      expect(new Set(exact.map((one) => one.order.id)).size).toBe(exact.length);
      expect(exact.length / truth.size).toBeGreaterThanOrEqual(0.98);
    }),
    { numRuns: 20 },
  );
});
