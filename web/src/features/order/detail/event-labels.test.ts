import type { Shipment } from "@awning/domain/order/fulfilment/shipment";
import type { Order, OrderEvent } from "@awning/domain/order/order";
import { sampleOrder } from "@awning/domain/order/sample-order";
import { expect, test } from "vitest";
import { eventLabel } from "./event-labels.ts";

const sample = sampleOrder({ paymentMethod: "transfer", status: "open", paymentStatus: "paid" });
const order: Order = {
  ...sample,
  delivery: "shipping",
  lines: sample.lines.slice(0, 1).map((line) => ({ ...line, quantity: 3 })),
  shipments: [],
};
const shipment = (id: string, quantity: number, number: string, carrier = ""): Shipment => ({
  id,
  at: 0,
  state: "shipped",
  lines: [{ line: 0, quantity }],
  tracking: { carrier, number, url: "" },
});

function said(of: Order, event: Pick<OrderEvent, "type"> & Partial<OrderEvent>): string[] {
  const { title, details } = eventLabel({ by: "owner", at: 0, part: "", note: "", amount: null, ...event }, of);
  return [title, ...details];
}

test.each<[Pick<OrderEvent, "type"> & Partial<OrderEvent>, string[]]>([
  [{ type: "placed", by: "buyer" }, ["Order placed", "3 items reserved"]],
  [{ type: "payment_failed", note: "The card was declined" }, ["Payment failed", "The card was declined"]],
  [{ type: "payment_failed" }, ["Payment failed"]],
  [{ type: "expired", by: "system" }, ["Expired unpaid", "Items are back in stock"]],
  [{ type: "unfulfilled", by: "system" }, ["Files locked until paid"]],
  [{ type: "invoiced", invoice: "7" }, ["Invoice 7 issued"]],
  [{ type: "fulfilled", by: "system" }, ["Nothing left to fulfill"]],
  [{ type: "unfulfilled", part: "s" }, ["Shipment undone"]],
  [{ type: "unfulfilled", part: "s", isReturned: true }, ["Returned to sender, so its items need to be shipped again"]],
  [{ type: "cancelled", note: "Sold out", isMoneyKept: true }, ["Canceled", "Payment kept", "Sold out"]],
  [{ type: "email_changed", previously: "a@b.test" }, ["Buyer’s email changed", "Previously: a@b.test"]],
  [{ type: "bill_to_changed", previously: "" }, ["Billing address changed"]],
  [{ type: "paid", method: "cash", amount: 100 }, ["€1.00 paid in cash"]],
])("$0.type has a title and separate details", (event, wanted) => {
  expect(said(order, event)).toEqual(wanted);
});

test("names a shipment’s items only when it does not contain all of them", () => {
  const sent = (quantity: number) => ({ ...order, shipments: [shipment("s", quantity, "0034", "DHL")] });
  expect(said(sent(3), { type: "fulfilled", part: "s" })).toEqual(["Shipped with DHL, 0034"]);
  expect(said(sent(2), { type: "fulfilled", part: "s" })).toEqual(["Shipped with DHL, 0034", "2 of 3 items"]);
});

test("identifies one of several parcels by its number or its position", () => {
  const [first, second] = [shipment("a", 1, ""), shipment("b", 1, "77")];
  const both = { ...order, shipments: [first, second] };
  expect(said(both, { type: "lost", part: "a" })).toEqual(["Parcel lost in transit", "Parcel 1"]);
  expect(said(both, { type: "delivered", part: "b" })).toEqual(["Parcel delivered", "Parcel 77"]);
  expect(said({ ...order, shipments: [first] }, { type: "returned", part: "a" })).toEqual(["Parcel returned to sender"]);
});
