import { expect, test } from "vitest";
import { toOrderCsv } from "./csv.ts";
import type { Order } from "./order.ts";

const order = {
  number: 1042,
  placedAt: Date.parse("2026-05-10T16:00:00Z"),
  status: "open",
  paymentStatus: "partly_refunded",
  fulfilmentStatus: "unfulfilled",
  buyer: { name: "Corner store", email: "store@example.test", phone: "+372 555" },
  shipTo: { name: "Corner store", street: "Mill road 4", extra: "Unit 4", postcode: "51003", city: "Tartu", state: "", country: "EE" },
  note: "Please ring twice",
  delivery: "shipping",
  paymentMethod: "transfer",
  currency: "EUR",
  subtotal: 5600,
  discount: null,
  shipping: 490,
  tax: { mode: "inclusive", rates: [{ taxRate: 19000, taxed: 6090, amount: 972 }] },
  total: 6090,
  payments: [{ amount: 6090, method: "cash", at: Date.parse("2026-05-13T22:30:00Z"), day: "2026-05-12", ref: "", fee: null }],
  refunds: [{ amount: 1000, state: "done" }],
  lines: [{ quantity: 2, title: "Mug", variantName: "Oat", kind: "physical", backordered: 1 }],
  shipments: [],
  isTest: false,
} as unknown as Order;

const cells = (one: Order) => toOrderCsv([one]).split("\r\n")[1];

test("an order is one row of plain decimals with payments and refunds", () => {
  expect(cells(order)).toBe(
    `#1042,2026-05-10T16:00:00.000Z,open,partly_refunded,unfulfilled,Corner store,store@example.test,'+372 555,Corner store,Mill road 4,Unit 4,51003,Tartu,,EE,,,,shipping,cash,2026-05-12,EUR,56.00,0.00,4.90,9.72,60.90,60.90,10.00,0.00,"2 x Mug, Oat (1 of 2 ships when back in stock)",,Please ring twice,,,,,,`,
  );
  expect(cells({ ...order, currency: "JPY" })).toContain(",JPY,5600,0,490,972,6090,6090,1000,0,");
  expect(cells({ ...order, currency: "KWD" })).toContain(",KWD,5.600,0.000,0.490,0.972,6.090,6.090,1.000,0.000,");
});

test("the payment method comes from the payments, or from the order before any; card days are in UTC", () => {
  expect(cells({ ...order, payments: [] })).toContain(",shipping,transfer,,EUR,");
  const card = { ...order.payments[0], method: "card", day: "" } as Order["payments"][number];
  expect(cells({ ...order, payments: [card, card] })).toContain(",shipping,card,2026-05-13,EUR,");
});

test("shows the provider fee only when it is known in full", () => {
  const paid = (...fees: (number | null)[]) =>
    fees.map((fee) => ({ ...order.payments[0], method: "card", ref: "pi_1", fee })) as Order["payments"];
  expect(cells({ ...order, payments: paid(116) })).toContain(",60.90,10.00,1.16,");
  expect(cells({ ...order, payments: paid(116, 20) })).toContain(",121.80,10.00,1.36,");
  expect(cells({ ...order, payments: paid(116, null) })).toContain(",121.80,10.00,,");
});

test("shows the state of each parcel", () => {
  const parcel = (state: string) => ({ lines: [{ line: 0, quantity: 1 }], state });
  const shipments = [parcel("delivered"), parcel("lost")] as unknown as Order["shipments"];
  expect(cells({ ...order, shipments })?.endsWith(",delivered; lost,Please ring twice,,,,,,")).toBe(true);
});

test("attribution has its own columns and is never a formula", () => {
  const attribution = {
    source: "l.example.test",
    utm: { source: "=1+1", medium: "social", campaign: "reel, 12" },
    link: { id: "l1", title: "Mugs" },
  };
  expect(cells({ ...order, isTest: true, attribution })?.endsWith(',yes,l.example.test,\'=1+1,social,"reel, 12",Mugs')).toBe(true);
});

test("a line starts with its SKU", () => {
  const lines = [{ ...order.lines[0], sku: "MUG-7", answers: [{ label: "Name on it", answer: "Ida" }] }] as unknown as Order["lines"];
  expect(cells({ ...order, lines })).toContain('"2 x Mug, Oat (SKU MUG-7; 1 of 2 ships when back in stock; Name on it: Ida)"');
});

test.each(["=cmd|' /C calc'!A0", "+1", "-1", "@SUM(A1)", "\t=1"])("escapes a formula typed by a buyer: %j", (name) => {
  expect(cells({ ...order, buyer: { ...order.buyer, name } })).toContain(`'${name}`);
});

test("quotes, commas and line breaks stay within their cell", () => {
  expect(cells({ ...order, buyer: { ...order.buyer, name: 'The "Blue", shop' } })).toContain('"The ""Blue"", shop"');
});

test("a shop without orders has only a header row", () => {
  expect(toOrderCsv([]).trimEnd().split("\r\n")).toHaveLength(1);
});

test("the shipping address has columns", () => {
  const shipTo = { ...order.shipTo, street: "9 Main St", extra: "", postcode: "97205", city: "Portland", state: "OR", country: "US" };
  expect(cells({ ...order, shipTo } as Order)).toContain(",9 Main St,,97205,Portland,OR,US,");
  expect(cells({ ...order, shipTo: null, delivery: "pickup" })).toContain(",store@example.test,'+372 555,,,,,,,,,,,pickup,");
});

test("the invoice recipient has a cell, and the tax number the next", () => {
  const billTo = {
    name: "Harbour Ltd",
    street: "Quay 3",
    extra: "",
    postcode: "10111",
    city: "Tallinn",
    state: "",
    country: "EE",
    taxNumber: "EE100",
  };
  expect(cells({ ...order, billTo })).toContain(',EE,"Harbour Ltd, Quay 3, 10111 Tallinn, EE",EE100,,shipping,');
});
