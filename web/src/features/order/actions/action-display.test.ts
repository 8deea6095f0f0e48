import type { OrderAction } from "@awning/domain/order/actions";
import { sampleOrder } from "@awning/domain/order/sample-order";
import { expect, test } from "vitest";
import { doneLabel } from "./action-display.ts";

const TOLD: readonly OrderAction[] = [
  { type: "mark_paid", way: "transfer" },
  { type: "fulfil", lines: [{ line: 0, quantity: 1 }], tracking: null },
  { type: "cancel", reason: "Broken", restock: true },
  { type: "ready" },
];

const buyer = (email: string) => ({ name: "Ada", email, phone: "", locale: "en" });

test.each(TOLD)("promises a mail for $type only when there is an address", (act) => {
  const told = doneLabel(act, sampleOrder({ buyer: buyer("ada@example.test"), delivery: "shipping" }));
  expect(told).toMatch(/\. We’ll email the buyer$/);
  expect(doneLabel(act, sampleOrder({ buyer: buyer(""), delivery: "shipping" }))).toBe(told.replace(". We’ll email the buyer", ""));
});

test("promises no mail to a buyer who picks up in person", () => {
  const order = sampleOrder({ buyer: buyer("ada@example.test"), delivery: "pickup" });
  expect(doneLabel({ type: "fulfil", tracking: null }, order)).toBe("Marked as picked up");
});
