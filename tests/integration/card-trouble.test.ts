import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { due, onPayPage, readOrder, resendEvents, sellByCard, setStripe, sweep } from "../support/card.ts";

beforeAll(() => setStripe());
afterEach(() => setStripe());

describe("an order by card that was paid", () => {
  test.each([401, 403])("does not expire, nor is its event taken, while the provider does not let us in (%i)", async (status) => {
    const sale = await sellByCard();
    await setStripe({ knobs: { drop: true } });
    await onPayPage(sale.orderId, "approve");
    await setStripe({ knobs: { drop: true }, faults: Array(20).fill(status) });
    expect(await resendEvents(sale.orderId)).toEqual([500]);
    await due(sale, "holdUntil");
    await sweep();
    expect(await readOrder(sale)).toMatchObject({ status: "pending", paymentStatus: "unpaid" });
    await setStripe();
    await due(sale, "holdUntil");
    await sweep();
    expect(await readOrder(sale)).toMatchObject({ status: "open", paymentStatus: "paid" });
  });
});
