import { expect, test } from "vitest";
import { DELIVERY_METHODS } from "../shop/shop-settings.ts";
import { canChangeAddress, canChangeBillTo, editOrder, withEmail } from "./edits.ts";
import type { Tracking } from "./fulfilment/shipment.ts";
import { withInvoice } from "./money/invoice.ts";
import { FULFILMENT_STATUSES, ORDER_STATUSES, type Order, UNREACHED } from "./order.ts";
import { sampleOrder } from "./sample-order.ts";

const before = { name: "Corner store", street: "Mill road 4", extra: "", postcode: "51003", city: "Tartu", state: "", country: "EE" };
const order = {
  status: "open",
  delivery: "shipping",
  fulfilmentStatus: "unfulfilled",
  shipTo: before,
  events: [],
  rev: 3,
  total: 500,
} as unknown as Order;

test("records a new address with the previous one and changes nothing else", () => {
  const moved = editOrder(order, { type: "address", shipTo: { ...before, street: "Mill road 5" } }, 9);
  expect(moved).toMatchObject({ shipTo: { street: "Mill road 5" }, rev: 4, updatedAt: 9, total: 500, status: "open" });
  expect(moved?.events).toMatchObject([{ type: "address_changed", by: "owner", previously: "Mill road 4, 51003 Tartu, EE" }]);
});

test("an order that is sent to another country stays taxed where it was, and any other edit says nothing about that", () => {
  const to = (of: Order, country: string) => editOrder(of, { type: "address", shipTo: { ...before, country, city: "Riga" } }, 9) ?? of;
  expect(to(order, "EE")).not.toHaveProperty("taxCountry");
  const moved = to(order, "LV");
  expect(moved).toMatchObject({ taxCountry: "EE", shipTo: { country: "LV" } });
  expect(to(moved, "FI")).toMatchObject({ taxCountry: "EE", shipTo: { country: "FI" } });
});

test("the same address is no change, and one different letter is", () => {
  expect(editOrder(order, { type: "address", shipTo: { ...before } }, 9)).toBeNull();
  for (const key of ["name", "street", "extra", "postcode", "city", "country"] as const)
    expect(editOrder(order, { type: "address", shipTo: { ...before, [key]: "LV" } }, 9)).toMatchObject({ rev: 4 });
});

test("the private note leaves no trace for the buyer", () => {
  expect(editOrder(order, { type: "note", note: "Regular" }, 9)).toMatchObject({ privateNote: "Regular", rev: 4, events: [] });
});

test("an address can change until everything has shipped, and only for shipping", () => {
  const open = ORDER_STATUSES.flatMap((status) =>
    DELIVERY_METHODS.flatMap((delivery) => FULFILMENT_STATUSES.map((fulfilmentStatus) => ({ status, delivery, fulfilmentStatus }))),
  ).filter(canChangeAddress);
  expect(open.every((one) => one.delivery === "shipping" && one.fulfilmentStatus !== "fulfilled")).toBe(true);
  expect([...new Set(open.map((one) => one.status))]).toEqual(["pending", "open"]);
  expect(editOrder({ ...order, status: "cancelled" }, { type: "address", shipTo: before }, 9)).toBeNull();
});

test("updates tracking of a shipped parcel, and ignores the same value, another parcel or an ended order", () => {
  const parcels = [
    { id: "s1", at: 1, lines: [], tracking: { carrier: "Post", number: "1", url: "" }, state: "shipped" as const },
    { id: "s2", at: 2, lines: [], tracking: null, state: "shipped" as const },
  ];
  const sent = sampleOrder({ status: "open", paymentStatus: "paid", shipments: parcels });
  const other = { carrier: "Post", number: "2", url: "https://track.example.test/2" };
  const change = (shipment: string, tracking: Tracking, of = sent) => editOrder(of, { type: "tracking", shipment, tracking }, 9);
  expect(change("s1", other)).toMatchObject({
    shipments: [{ id: "s1", tracking: other }, { tracking: null }],
    events: [{ type: "placed" }, { type: "tracking_changed", by: "owner", trackingNumber: "2", part: "s1" }],
    rev: sent.rev + 1,
  });
  expect(change("s2", other)).toMatchObject({ shipments: [{ tracking: { number: "1" } }, { tracking: other }] });
  expect(change("s1", { carrier: "Post", number: "1", url: "" })).toBeNull();
  expect(change("s9", other)).toBeNull();
  const arrived = parcels.map((one) => ({ ...one, state: "delivered" as const }));
  expect(change("s1", other, { ...sent, shipments: arrived })).toBeNull();
  expect(change("s1", other, { ...sent, status: "cancelled" })).toBeNull();
  expect(change("s1", other, { ...sent, delivery: "pickup" })).toBeNull();
});

test("the invoice recipient can change until the invoice is issued", () => {
  const billTo = { ...before, name: "Harbour Ltd", taxNumber: "EE100" };
  const placed = sampleOrder({ events: [] });
  const named = editOrder(placed, { type: "bill_to", billTo }, 9);
  expect(named).toMatchObject({
    billTo,
    shipTo: placed.shipTo,
    rev: placed.rev + 1,
    events: [{ type: "bill_to_changed", previously: "" }],
  });
  if (!named) throw new Error("refused");
  expect(editOrder(named, { type: "bill_to", billTo }, 10)).toBeNull();
  expect(editOrder(named, { type: "bill_to", billTo: { ...billTo, taxNumber: "" } }, 10)).toMatchObject({ billTo: { taxNumber: "" } });
  const cleared = editOrder(named, { type: "bill_to", billTo: null }, 10);
  expect(cleared).toMatchObject({ billTo: null, events: [{}, { previously: "Mill road 4, 51003 Tartu, EE" }] });
  const cases: [Order | null, boolean][] = [
    [withInvoice(named, 1, 11), false],
    [{ ...named, status: "cancelled" as const }, false],
    [{ ...named, isTest: true }, false],
    [{ ...named, status: "completed" as const }, true],
    [{ ...named, delivery: "pickup" as const }, true],
  ];
  for (const [late, isOpen] of cases) {
    if (!late) throw new Error("no invoice");
    expect(canChangeBillTo(late)).toBe(isOpen);
    expect(editOrder(late, { type: "bill_to", billTo: null }, 12) !== null).toBe(isOpen);
  }
});

test("records a new email with the previous one and clears the delivery problem", () => {
  const lost = sampleOrder({ events: [], attention: [UNREACHED, "A payment does not fit."] });
  const reached = withEmail(lost, "ada@example.test", 9);
  expect(reached).toMatchObject({
    buyer: { ...lost.buyer, email: "ada@example.test" },
    attention: ["A payment does not fit."],
    events: [{ type: "email_changed", by: "owner", at: 9, previously: lost.buyer.email }],
    rev: lost.rev + 1,
    updatedAt: 9,
  });
  expect(withEmail(lost, lost.buyer.email, 9)).toBeNull();
  const first = withEmail({ ...lost, buyer: { ...lost.buyer, email: "" } }, "ada@example.test", 9);
  expect(first?.events).toMatchObject([{ previously: "" }]);
});
