import { expect, test } from "vitest";
import { editOrder, orderEditSchema } from "../edits.ts";
import { withoutReason, withReason } from "../order.ts";
import { sampleOrder } from "../sample-order.ts";
import { needsOwner } from "../state.ts";
import { flagPayment, ODD_PAYMENT_WORDS } from "./card-payments.ts";

test("reasons are unique and limited", () => {
  expect(withReason(["Look"], "Listen")).toEqual(["Look", "Listen"]);
  expect(withReason(["Look"], "Look")).toEqual(["Look"]);
  expect(withoutReason(["Look", "Listen"], "Look")).toEqual(["Listen"]);
  const many = Array.from({ length: 9 }, (_, index) => `Reason ${index}`);
  expect(many.reduce<string[]>(withReason, [])).toHaveLength(5);
});

test("resolving one keeps the others", () => {
  const failed = sampleOrder({ paymentMethod: "card", attention: ["A refund failed"] });
  const flagged = flagPayment(failed, "pi_9", 5)?.order;
  expect(flagged?.attention).toEqual(["A refund failed", ODD_PAYMENT_WORDS]);
  const settled = flagged && editOrder(flagged, { type: "looked_into", reason: ODD_PAYMENT_WORDS }, 6);
  expect(settled && [settled.attention, needsOwner(settled)]).toEqual([["A refund failed"], true]);
  expect(settled && editOrder(settled, { type: "looked_into", reason: ODD_PAYMENT_WORDS }, 7)).toBeNull();
  const last = settled && editOrder(settled, { type: "looked_into" }, 8);
  expect(last && [last.attention, needsOwner({ ...last, status: "completed" })]).toEqual([[], false]);
  expect(orderEditSchema.safeParse({ type: "looked_into", reason: "x".repeat(301) }).success).toBe(false);
});
