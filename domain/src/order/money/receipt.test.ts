import { expect, test } from "vitest";
import { mayRead, receiptsOf } from "../fulfilment/download.ts";
import { sampleLine, sampleOrder } from "../sample-order.ts";

test("each product has one receipt, in line order, and empty ones are left out", () => {
  const lines = [
    sampleLine("mug", 1, { variantId: "oat", receipt: "Wash by hand." }),
    sampleLine("vase", 1),
    sampleLine("mug", 2, { variantId: "sea", receipt: "Wash by hand." }),
    sampleLine("talk", 1, { receipt: "The room opens at eight." }),
  ];
  expect(receiptsOf(sampleOrder({ lines }))).toEqual([
    { productId: "mug", title: "mug", text: "Wash by hand." },
    { productId: "talk", title: "talk", text: "The room opens at eight." },
  ]);
  expect(receiptsOf(sampleOrder())).toEqual([]);
});

test("receipts are readable once nothing is owed, until a full refund", () => {
  const may = (["unpaid", "processing", "paid", "partly_refunded", "none_due", "refunded"] as const).filter((paymentStatus) =>
    mayRead({ status: "open", paymentStatus }),
  );
  expect(may).toEqual(["paid", "partly_refunded", "none_due"]);
  expect(mayRead({ status: "cancelled", paymentStatus: "paid" })).toBe(false);
});
