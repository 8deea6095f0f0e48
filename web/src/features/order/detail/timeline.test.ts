import type { OrderEvent } from "@awning/domain/order/order";
import { expect, test } from "vitest";
import { timelineOf } from "./event-labels.ts";

const event = (type: OrderEvent["type"], at: number): OrderEvent => ({ type, at, by: "owner", note: "", amount: null, part: "" });
const mail = (id: string, createdAt: number) => ({ id, createdAt });
const names = (...args: Parameters<typeof timelineOf>) => timelineOf(...args).map((one) => ("event" in one ? one.event.type : one.mail.id));

test("sorts mails among the events by when they were requested, newest first", () => {
  const events = [event("placed", 1000), event("paid", 5000), event("fulfilled", 9000)];
  const mails = [mail("paid", 5040), mail("received", 1020), mail("sent", 9001)];
  expect(names(events, mails)).toEqual(["sent", "fulfilled", "paid", "paid", "received", "placed"]);
});

test("puts an event before its mail at the same moment, and keeps the order of events", () => {
  const events = [event("cancelled", 7), event("refunded", 7)];
  expect(names(events, [mail("b", 7), mail("a", 7)])).toEqual(["b", "a", "refunded", "cancelled"]);
  expect(names(events, [])).toEqual(["refunded", "cancelled"]);
});
