import { expect, test } from "vitest";
import { manualOrderSchema, manualPaymentMethod, manualProblems } from "./manual-order.ts";

const facts = { delivery: "pickup", payment: "cash", isPaid: true, isHandedOver: true, shipTo: null, buyer: { email: "" } } as const;
const shipTo = { name: "Corner store", street: "Mill road 4", extra: "", postcode: "51003", city: "Tartu", state: "", country: "EE" };

test.each([
  [{}, false, []],
  [{ delivery: "shipping", isHandedOver: false } as const, false, ["shipTo"]],
  [{ delivery: "shipping", isHandedOver: false, shipTo } as const, false, []],
  [{ delivery: "shipping", shipTo } as const, false, ["isHandedOver"]],
  [{ payment: "transfer", isPaid: false } as const, false, ["isHandedOver"]],
  [{ payment: "transfer" } as const, false, []],
  [{ payment: "cash", isPaid: false } as const, false, []],
  [{ isHandedOver: false }, true, ["buyer.email"]],
  [{ isHandedOver: false, buyer: { email: "store@example.test" } }, true, []],
])("%j with files %s cannot have %j", (changes, hasFiles, fields) => {
  expect(manualProblems({ ...facts, ...changes }, hasFiles)).toEqual(fields);
});

test("an unpaid parcel in cash is paid on delivery", () => {
  const cash = { delivery: "shipping", payment: "cash", isPaid: false } as const;
  expect(manualPaymentMethod(cash)).toBe("on_delivery");
  expect(manualPaymentMethod({ ...cash, isPaid: true })).toBe("cash");
  expect(manualPaymentMethod({ ...cash, delivery: "pickup" })).toBe("cash");
  expect(manualPaymentMethod({ ...cash, payment: "transfer" })).toBe("transfer");
});

test("refuses card payments and empty carts", () => {
  const input = {
    key: "k".repeat(24),
    lines: [{ productId: "vase", variantId: "single", quantity: 1 }],
    ...{ delivery: "pickup", buyer: { name: "Market stall", email: "" }, shipTo: null },
    ...{ payment: "cash", isPaid: true, isHandedOver: true, quoteHash: "h" },
  };
  expect(manualOrderSchema.safeParse(input).success).toBe(true);
  expect(manualOrderSchema.safeParse({ ...input, payment: "card" }).success).toBe(false);
  expect(manualOrderSchema.safeParse({ ...input, lines: [] }).success).toBe(false);
  expect(manualOrderSchema.safeParse({ ...input, buyer: { name: "Market stall", email: "no" } }).success).toBe(false);
});
