import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { stripePayments } from "./stripe.ts";
import { openStripe } from "./stripe-client.ts";

describe("a page that Stripe says of", () => {
  const place = { account: "acct_1", session: "cs_1" };
  const booked = { id: "ch_1", balance_transaction: { fee: 45, currency: "eur" } };
  const intent = { object: "payment_intent", id: "pi_1", status: "succeeded", latest_charge: booked };
  const session = {
    ...{ object: "checkout.session", id: "cs_1", status: "complete", payment_status: "unpaid", amount_total: 4500, currency: "jpy" },
    ...{ livemode: true, metadata: { siteId: "kiln", orderId: "order1" }, payment_intent: { ...intent, status: "requires_action" } },
  };
  const lookAt = async (body: object) => {
    const server = createServer((_, answer) => answer.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body)));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port: own } = z.object({ port: z.number() }).parse(server.address());
    return stripePayments(openStripe({ key: "sk_test_contract", api: `http://127.0.0.1:${own}` }))
      .look(place)
      .finally(() => server.close());
  };

  test.each([
    ["a payment link of the owner’s own", { metadata: {} }],
    ["a card that was kept without a payment", { metadata: null, amount_total: null, currency: null, payment_intent: null }],
  ])("that it is not ours is nobody’s order: %s", async (_, changes) => {
    expect(await lookAt({ ...session, ...changes })).toEqual({ order: null, state: "closed" });
  });

  test("that its voucher is still to be paid is waited for; that it came to nothing has failed", async () => {
    expect(await lookAt(session)).toMatchObject({ state: "processing" });
    for (const status of ["requires_payment_method", "canceled"])
      expect(await lookAt({ ...session, payment_intent: { ...intent, status } })).toMatchObject({ state: "failed" });
  });

  test("that its fee is of another currency brings none, which would be told in the wrong one", async () => {
    const paid = { ...session, payment_status: "paid", payment_intent: intent };
    expect(await lookAt(paid)).toMatchObject({ state: "paid", fee: null });
    expect(await lookAt({ ...paid, currency: "eur" })).toMatchObject({ state: "paid", fee: 45 });
  });
});
