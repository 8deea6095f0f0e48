import { expect, test } from "vitest";
import { orderSchema } from "./order.ts";
import { sampleLine, sampleOrder } from "./sample-order.ts";

test("an order from before the shop's own texts had versions still reads", () => {
  const { id: _, consents, ...order } = sampleOrder({ lines: [sampleLine("mug", 1)] });
  const { texts: __, withdrawal: ___, ...before } = consents;
  expect(orderSchema.parse({ ...order, consents: before }).consents).toEqual({
    ...before,
    texts: { terms: "", withdrawal: "", privacy: "", purchase: "" },
    withdrawal: false,
  });
});
