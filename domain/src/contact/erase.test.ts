import { expect, test } from "vitest";
import { sampleOrder } from "../order/sample-order.ts";
import { withdraw } from "../order/withdrawal/withdraw.ts";
import { ERASED_NAME, erasedOrder, eraseRefusal } from "./erase.ts";

const SHOP = { zone: "UTC", country: "" };
const declared = { place: null, lines: [], words: "Anna’s blue mug", name: "Anna Berg" };
const order = withdraw(sampleOrder({ status: "open", paymentStatus: "paid" }), declared, SHOP, 1)?.order ?? sampleOrder();
const settled = order.withdrawals.map((one) => ({ ...one, use: "Anna wore it", settledAt: 2 }));

test.each([
  ["open", { status: "open", withdrawals: [] }, "orders"],
  ["completed", { status: "completed", withdrawals: [] }, null],
  ["completed with an open withdrawal", { status: "completed", withdrawals: order.withdrawals }, "orders"],
  ["canceled with a settled one", { status: "cancelled", withdrawals: settled }, null],
] as const)("an order that is %s refuses to be erased: %s", (_, { status, withdrawals }, reason) => {
  expect(eraseRefusal([{ status, withdrawals: [...withdrawals] }], [])).toBe(reason);
});

test("an erased order says nothing of who withdrew from it, or why", () => {
  const erased = erasedOrder({ ...order, withdrawals: settled }, 3);
  expect(JSON.stringify(erased)).not.toContain("Anna");
  expect(erased.withdrawals).toMatchObject([{ name: ERASED_NAME, words: "", use: "", settledAt: 2 }]);
});
