import { expect, test } from "vitest";
import { usesCode } from "./state.ts";

const discount = { code: "SPRING", type: "percent", value: 10, amount: 100 } as const;

test.each([
  ["pending", "unpaid", true],
  ["open", "unpaid", true],
  ["open", "paid", true],
  ["completed", "none_due", true],
  ["expired", "voided", false],
  ["cancelled", "voided", false],
  ["cancelled", "none_due", false],
  ["cancelled", "paid", true],
  ["cancelled", "refunded", true],
] as const)("an order that is %s and %s uses its code: %s", (status, paymentStatus, uses) => {
  expect(usesCode({ discount, status, paymentStatus })).toBe(uses);
  expect(usesCode({ discount: null, status, paymentStatus })).toBe(false);
});
