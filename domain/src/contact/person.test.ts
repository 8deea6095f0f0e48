import fc from "fast-check";
import { expect, test } from "vitest";
import { orderedSince } from "../order/ordered.ts";
import type { Contact } from "./contact.ts";
import { BOUGHT_MAX, type PersonOrder, personOf, type Traces } from "./person.ts";

const order = (changes: Partial<PersonOrder> = {}): PersonOrder => ({
  id: "o1",
  buyer: { name: "Ida Lund", email: "ida@example.test", phone: "", locale: "en" },
  placedAt: 2000,
  currency: "EUR",
  total: 1200,
  status: "open",
  paymentMethod: "transfer",
  paymentStatus: "unpaid",
  isTest: false,
  withdrawals: [],
  lines: [],
  ...changes,
});
const contact: Contact = {
  email: "ida@example.test",
  marketing: "subscribed",
  consents: [],
  askedAt: 500,
  confirmedAt: 600,
  createdAt: 500,
  updatedAt: 600,
};

const traces = (known: Partial<Traces>): Traces => ({ orders: [], reservations: [], conversations: [], contacts: [], ...known });

test("without data there is no person", () => {
  expect(personOf(["ida@example.test"], traces({}))).toBeNull();
});

test("a sign-up and an order of one address are one person", () => {
  const person = personOf(
    ["ida@example.test"],
    traces({ orders: [order({ placedAt: 3000 }), order({ total: 800 })], contacts: [contact] }),
  );
  expect(person).toMatchObject({
    sources: ["order", "sign_up"],
    orders: 2,
    spent: [{ currency: "EUR", total: 2000 }],
    marketing: "subscribed",
  });
  expect([person?.firstSeen, person?.lastSeen, person?.name]).toEqual([500, 3000, "Ida Lund"]);
  expect(person?.searchTerms).toEqual(expect.arrayContaining(["ida", "lun", "ida@exa", "example"]));
});

test("a person's total counts the same orders as other totals", () => {
  const orders = fc.array(
    fc.record({
      status: fc.constantFrom("pending", "open", "completed", "cancelled", "expired"),
      paymentMethod: fc.constantFrom("card", "transfer"),
      paymentStatus: fc.constantFrom("unpaid", "paid", "failed"),
      isTest: fc.boolean(),
      total: fc.nat(100_000),
      currency: fc.constantFrom("EUR", "CHF"),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(orders, (all) => {
      const some = all.map((one) => order(one as Partial<PersonOrder>));
      const { count, amounts } = orderedSince(some, 0);
      expect(personOf(["ida@example.test"], traces({ orders: some }))).toMatchObject({ orders: count, spent: amounts });
    }),
  );
});

test("a person is found by the products of orders that count, the last bought first, and by the currency they spent most in", () => {
  const line = (productId: string, variantId = "one") => ({ productId, variantId });
  const person = personOf(
    ["ida@example.test"],
    traces({
      orders: [
        order({ lines: [line("vase"), line("custom-1"), line("reservation", "booking")] }),
        order({ lines: [line("bowl"), line("vase")], currency: "CHF", total: 9000 }),
        order({ lines: [line("lamp")], status: "cancelled" }),
      ],
    }),
  );
  expect(person).toMatchObject({ productIds: ["vase", "bowl"], spentMost: 9000, sortName: "ida lund", hasNoShow: false });
  const many = Array.from({ length: BOUGHT_MAX + 5 }, (_, index) => order({ lines: [line(`p${index}`)] }));
  expect(personOf(["ida@example.test"], traces({ orders: many }))?.productIds).toEqual(many.slice(0, BOUGHT_MAX).map((_, at) => `p${at}`));
});

test("bookings and messages add a person, and holds do not", () => {
  const guest = { name: "Ida Lund", email: "ida@example.test", phone: "+49 30 1" };
  const held = { guest, status: "held" as const, createdAt: 900 };
  expect(personOf(["ida@example.test"], traces({ reservations: [held] }))).toBeNull();
  const person = personOf(
    ["ida@example.test"],
    traces({
      reservations: [{ guest, status: "no_show", createdAt: 800 }, { guest, status: "completed", createdAt: 700 }, held],
      conversations: [{ name: "", createdAt: 1000, lastAt: 4000 }],
    }),
  );
  expect(person).toMatchObject({
    name: "Ida Lund",
    phone: "+49 30 1",
    sources: ["booking", "chat"],
    bookings: 2,
    noShows: 1,
    hasNoShow: true,
    chats: 1,
  });
  expect([person?.firstSeen, person?.lastSeen]).toEqual([700, 4000]);
});

test.each(["cancelled_by_guest", "cancelled_by_owner", "declined", "lapsed"] as const)(
  "a booking that was %s does not count, but its guest is known",
  (status) => {
    const guest = { name: "Nora", email: "nora@example.test", phone: "" };
    const person = personOf(["nora@example.test"], traces({ reservations: [{ guest, status, createdAt: 800 }] }));
    expect(person).toMatchObject({ name: "Nora", sources: ["booking"], bookings: 0 });
  },
);

test("of several addresses it is one person, who is found by each and gets the newsletter at those that confirmed it", () => {
  const emails = ["ida@example.test", "lund@work.example"];
  const left: Contact = { ...contact, marketing: "unsubscribed" };
  const person = personOf(emails, traces({ orders: [order()], contacts: [left, { ...contact, email: "lund@work.example" }] }));
  expect(person).toMatchObject({ email: "ida@example.test", otherEmails: ["lund@work.example"], orders: 1 });
  expect(person).toMatchObject({ marketing: "subscribed", subscribedEmails: ["lund@work.example"] });
  expect(person?.searchTerms).toEqual(expect.arrayContaining(["ida@exa", "lund@wo", "work"]));
});

test("someone of whom nothing is left is known since they were blocked", () => {
  expect(personOf(["ida@example.test"], traces({}), 700)).toMatchObject({ firstSeen: 700, lastSeen: 700, sources: [], orders: 0 });
});
