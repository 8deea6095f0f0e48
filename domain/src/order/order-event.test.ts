import { expect, test } from "vitest";
import * as z from "zod/mini";
import { toDocument } from "../time/timestamp.ts";
import { orderSchema } from "./order.ts";
import { orderViewSchema, toOrderView } from "./order-view.ts";
import { sampleOrder } from "./sample-order.ts";

const { id: _id, ...order } = sampleOrder();
const placed = { type: "placed", at: 1, by: "buyer", note: "", amount: null, part: "" };
/** As a newer build could have written it. */
const disputed = { ...placed, type: "disputed", at: 2, by: "system", amount: 500 };
const read = (events: unknown[]) => orderSchema.parse({ ...order, events });

const without = ({ events: _, ...rest }: typeof order) => rest;

test("an event of a newer build is kept, and nothing else of the order changes", () => {
  const { events, ...rest } = read([placed, disputed]);
  expect(rest).toEqual(without(order));
  expect(events).toEqual([placed, { ...disputed, type: "updated", was: "disputed" }]);
  expect(read(events).events).toEqual(events);
});

test("what was kept is stored with its name and day, and read as itself by a build that knows it", () => {
  const known = { ...placed, type: "updated", was: "invoiced", at: 3 };
  expect(read([known]).events).toEqual([{ ...placed, type: "invoiced", at: 3 }]);
  const stored = toDocument(orderSchema, { events: read([disputed]).events });
  expect(stored).toMatchObject({ events: [{ was: "disputed", at: new Date(2) }] });
});

test.each([[null], ["placed"], [{ ...placed, at: "today" }], [{ ...placed, type: 7 }]])("%j is no event of any build", (event) => {
  expect(z.safeParse(orderSchema, { ...order, events: [event] }).success).toBe(false);
});

test("the buyer’s copy shows it too", () => {
  const view = toOrderView({ ...order, events: read([disputed]).events });
  expect(view.events[0]).toMatchObject({ type: "updated", at: 2 });
  expect(orderViewSchema.parse({ ...view, events: [{ ...view.events[0], type: "disputed" }] }).events[0]?.type).toBe("updated");
});
