import { sampleOrder } from "@awning/domain/order/sample-order";
import { expect, test } from "vitest";
import { withdrawalView } from "./withdrawal-view.ts";

test("the page of an order that a business bought says why it has no rights, as long as the order runs", () => {
  const view = (changes: Parameters<typeof sampleOrder>[0]) =>
    withdrawalView(sampleOrder(changes), { zone: "UTC", country: "DE" }, 0, null);
  expect(view({ isBusinessSale: true })).toMatchObject({ rights: [], isBusiness: true });
  expect(view({ isBusinessSale: true, status: "cancelled" }).isBusiness).toBe(false);
  expect(view({}).isBusiness).toBe(false);
});
