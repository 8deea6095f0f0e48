import fc from "fast-check";
import { expect, test } from "vitest";
import { sumCart } from "../../cart/sum-cart.ts";
import type { Order } from "../order.ts";
import { sampleLine, sampleOrder, sampleRefund } from "../sample-order.ts";
import { makeInvoice } from "./invoice.ts";
import type { Payment, Refund } from "./payment.ts";
import { refundWorth } from "./refunds.ts";
import { lastQuarters, toVatCsv, type VatRow, vatReport } from "./vat-report.ts";

const SHOP = { country: "EE", zone: "Europe/Tallinn" };
const quarter = (from: string, until: string) => ({ from, until, ...SHOP });
const QUARTERS = ["2026-01-01", "2026-04-01", "2026-07-01", "2026-10-01", "2027-01-01"];
const EVER = quarter("2020-01-01", "2030-01-01");

type Piece = { unit: number; quantity: number; taxClass: "standard" | "reduced" | "zero" };

/** An order of a month ago that was sent to a country, with the numbers of its cart. */
function sold(
  pieces: readonly Piece[],
  country: string,
  mode: "none" | "inclusive" | "exclusive" = "inclusive",
  changes: Partial<Order> = {},
) {
  const cart = pieces.map((piece, at) => ({
    ...piece,
    productId: `p${at}`,
    variantId: "single",
    total: piece.unit * piece.quantity,
    problem: null,
  }));
  const rates = [
    { country: "DE", standardRate: 19_000, reducedRate: 7_000 },
    { country: null, standardRate: 24_000, reducedRate: 9_000 },
  ];
  const discount = { type: "percent" as const, value: 10, productIds: [] };
  const { lines, ...sums } = sumCart(cart, {
    shipping: { price: 490, freeOver: null },
    discount,
    tax: { mode, shipping: true, rates },
    country,
  });
  const shipTo = { name: "Ana", street: "Kai 3", extra: "", postcode: "1", city: "Here", state: "", country };
  const kept = lines.map(({ productId, quantity, unit, total, discount: off, tax }) =>
    sampleLine(productId, quantity, { unit, total, discount: off, tax }),
  );
  return sampleOrder({
    lines: kept,
    shipTo,
    shipping: sums.shipping,
    tax: sums.tax,
    total: sums.total,
    subtotal: sums.subtotal,
    ...changes,
  });
}
const paid = (amount: number, day: string, id = "p1"): Payment => ({
  id,
  method: "transfer",
  amount,
  at: Date.parse(day),
  day,
  ref: "",
  fee: null,
});
const refunded = (amount: number, day: string, more: Partial<Refund> = {}) => sampleRefund({ amount, day, at: Date.parse(day), ...more });
const VASE: Piece = { unit: 11_900, quantity: 1, taxClass: "standard" };
const sumOf = (rows: readonly VatRow[], name: "net" | "vat" | "gross") => rows.reduce((sum, row) => sum + row[name], 0);

test("a sale counts in the quarter its money came, and its refund in the one it went, by country and rate", () => {
  const order = sold([VASE, { ...VASE, unit: 1_070, taxClass: "reduced" }], "DE");
  const { total } = order;
  const moved = {
    ...order,
    payments: [paid(total, "2026-03-31")],
    refunds: [refunded(963, "2026-04-01", { lines: [{ line: 1, quantity: 1 }] })],
  };
  expect(vatReport([moved], quarter("2026-01-01", "2026-04-01"))).toEqual([
    { scheme: "oss", country: "DE", taxRate: 19_000, currency: "EUR", gross: 11_200, vat: 1_788, net: 9_412 },
    { scheme: "oss", country: "DE", taxRate: 7_000, currency: "EUR", gross: 963, vat: 63, net: 900 },
  ]);
  const back = vatReport([moved], quarter("2026-04-01", "2026-07-01"));
  expect(back).toEqual([{ scheme: "oss", country: "DE", taxRate: 7_000, currency: "EUR", gross: -963, vat: -63, net: -900 }]);
  expect(toVatCsv(back)).toBe("Scheme,Country,VAT rate in %,Currency,Net,VAT,Gross\r\nOne-stop shop,DE,7,EUR,-9,-0.63,-9.63\r\n");
});

test.each<[string, string, Partial<Order>]>([
  ["domestic EE", "EE", {}],
  ["domestic EE", "DE", { delivery: "pickup" }],
  ["oss FR", "FR", {}],
  ["export US", "US", {}],
  ["oss DE", "FR", { taxCountry: "DE" }],
  ["reverse_charge DE", "FR", { taxCountry: "DE", reverseCharge: { seller: "EE101234568", buyer: "DE123456788" } }],
  ["reverse_charge DE", "DE", { reverseCharge: { seller: "EE101234568", buyer: "DE123456788" } }],
  ["reverse_charge GR", "GR", { shipTo: null, delivery: "none", reverseCharge: { seller: "EE101234568", buyer: "EL123456783" } }],
])("a sale is reported as %s", (expected, country, changes) => {
  const order = sold([VASE], country, "inclusive", changes);
  const [row] = vatReport([{ ...order, payments: [paid(order.total, "2026-02-01")] }], EVER);
  expect(`${row?.scheme} ${row?.country}`).toBe(expected);
});

test.each([
  ["CH", "DE", "export DE"],
  ["CH", "CH", "domestic CH"],
  ["GB", "US", "export US"],
  ["", "DE", "oss DE"],
])("a sale of a shop in %j to %s is reported as %s", (own, country, expected) => {
  const order = sold([VASE], country);
  const [row] = vatReport([{ ...order, payments: [paid(order.total, "2026-02-01")] }], { ...EVER, country: own });
  expect(`${row?.scheme} ${row?.country}`).toBe(expected);
});

test("what was not paid, was a test or failed to go back is in no report, and money beyond the total is no sale", () => {
  const order = sold([VASE], "DE");
  const payments = [paid(order.total, "2026-02-01"), paid(500, "2026-02-02", "p2")];
  expect(vatReport([order, { ...order, payments, isTest: true }], EVER)).toEqual([]);
  const odd = { ...order, payments, refunds: [refunded(500, "2026-02-03"), refunded(700, "2026-02-03", { state: "failed" })] };
  expect(vatReport([odd], EVER)).toMatchObject([{ gross: order.total, vat: order.tax.rates[0]?.amount }]);
});

test("a card refund counts when it arrived, and again as money of the shop when it came back, and changes no filed quarter", () => {
  const order = sold([VASE, { ...VASE, unit: 1_070, taxClass: "reduced" }], "DE");
  const paidByCard = { ...order, payments: [{ ...paid(order.total, "", "p1"), at: Date.parse("2026-02-01"), ref: "pay-1" }] };
  const card = (more: Partial<Refund>) => sampleRefund({ paymentRef: "pay-1", amount: 963, at: Date.parse("2026-03-31"), ...more });
  const event = (type: "refund_started" | "refunded" | "refund_failed", day: string, part = "r1") => {
    return { type, at: Date.parse(day), by: "system" as const, note: "", amount: 963, part };
  };
  const started = event("refund_started", "2026-03-31");
  const arrived = [started, event("refunded", "2026-04-02")];
  const back = [...arrived, event("refund_failed", "2026-07-03")];
  const lines = [{ line: 1, quantity: 1 }];
  const report = (refunds: Refund[], events: Order["events"]) =>
    QUARTERS.slice(1).map((until, at) =>
      vatReport([{ ...paidByCard, refunds, events }], quarter(QUARTERS[at] ?? "", until))
        .map(({ taxRate, gross }) => `${taxRate / 1000} ${gross}`)
        .join(", "),
    );
  const sale = "19 11200, 7 963";
  expect(report([card({ state: "pending", lines })], [started])).toEqual([sale, "", "", ""]);
  expect(report([card({ state: "failed", lines })], [started, event("refund_failed", "2026-04-02")])).toEqual([sale, "", "", ""]);
  expect(report([card({ lines })], arrived)).toEqual([sale, "7 -963", "", ""]);
  expect(report([card({ state: "failed", lines })], back)).toEqual([sale, "7 -963", "7 963", ""]);
  // A refund that was given up can still arrive.
  expect(report([card({ lines })], [started, event("refund_failed", "2026-04-01"), event("refunded", "2026-10-01")])).toEqual([
    sale,
    "",
    "",
    "7 -963",
  ]);
  // What comes back is of the rates that it was taken of, also if money of other rates went before.
  const byHand = refunded(963, "2026-04-01", { id: "r2", lines });
  expect(report([card({ state: "failed" }), byHand], back)).toEqual([sale, "19 -963, 7 -963", "19 963", ""]);
});

test("over random orders the quarters add up to what their invoices say and what they kept, to the cent", () => {
  const piece = fc.record({
    ...{ unit: fc.integer({ min: 1, max: 99_999 }), quantity: fc.integer({ min: 1, max: 9 }) },
    taxClass: fc.constantFrom("standard" as const, "reduced" as const, "zero" as const),
  });
  const day = fc.integer({ min: 0, max: 364 }).map((at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));
  const made = fc.record({
    ...{ pieces: fc.array(piece, { minLength: 1, maxLength: 5 }), country: fc.constantFrom("EE", "DE", "FR", "US") },
    ...{
      mode: fc.constantFrom("none" as const, "inclusive" as const, "exclusive" as const),
      days: fc.array(day, { minLength: 4, maxLength: 4 }),
    },
    ...{ split: fc.integer({ min: 0, max: 100 }), back: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), isWhole: fc.boolean() },
  });
  const played = made.map(({ pieces, country, mode, days, split, back, isWhole }) => {
    const order = sold(pieces, country, mode);
    const [first = "", second = "", third = "", last = ""] = days.toSorted();
    const part = Math.floor((order.total * split) / 100);
    const payments = [paid(part, first), paid(order.total - part, second, "p2")];
    const lines = order.lines.flatMap(({ quantity }, line) => (back[line] ? [{ line, quantity }] : []));
    const worth = refundWorth({ ...order, payments }, lines, false);
    const rest = isWhole ? [refunded(order.total - worth, last)] : [];
    return { ...order, payments, refunds: [refunded(worth, third, { lines }), ...rest] };
  });
  fc.assert(
    fc.property(fc.array(played, { minLength: 1, maxLength: 6 }), (orders) => {
      const all = QUARTERS.slice(1).flatMap((until, at) => vatReport(orders, quarter(QUARTERS[at] ?? "", until)));
      const kept = (order: Order) =>
        order.payments.reduce((sum, one) => sum + one.amount, 0) - order.refunds.reduce((sum, one) => sum + one.amount, 0);
      expect(sumOf(all, "gross")).toBe(orders.reduce((sum, order) => sum + kept(order), 0));
      expect(sumOf(all, "net") + sumOf(all, "vat")).toBe(sumOf(all, "gross"));
      expect(sumOf(vatReport(orders, EVER), "vat")).toBe(sumOf(all, "vat"));
      const before = orders.map((order) => ({ ...order, refunds: [] }));
      for (const order of before) {
        const invoice = makeInvoice(
          order,
          { name: "Kiln", address: "", email: "", taxNumber: "", note: "" },
          { number: 1, at: 0, zone: "UTC" },
        );
        const rows = vatReport([order], EVER);
        expect(sumOf(rows, "gross")).toBe(invoice.total);
        expect(rows.filter(({ taxRate }) => taxRate > 0).map(({ taxRate, vat }) => [taxRate, vat])).toEqual(
          invoice.tax.rates.filter(({ taxed }) => taxed > 0).map(({ taxRate, amount }) => [taxRate, amount]),
        );
      }
    }),
  );
});

test.each([
  ["2026-11-29", "2026-Q4 2026-10-01 2027-01-01, 2026-Q3 2026-07-01 2026-10-01"],
  ["2026-03-31", "2026-Q1 2026-01-01 2026-04-01, 2025-Q4 2025-10-01 2026-01-01"],
])("the quarter of %s and the one before it", (day, expected) => {
  expect(
    lastQuarters(day, 2)
      .map(({ name, from, until }) => `${name} ${from} ${until}`)
      .join(", "),
  ).toBe(expected);
});
