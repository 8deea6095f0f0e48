import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type PaymentRequest, type Payments, ProviderError } from "../../functions/src/gateways/payments/port.ts";
import { stripePayments } from "../../functions/src/gateways/payments/stripe.ts";
import { stripeAccounts } from "../../functions/src/gateways/payments/stripe-accounts.ts";
import { openStripe } from "../../functions/src/gateways/payments/stripe-client.ts";
import { type StripeStandIn, startStripe } from "../../tools/stripe.ts";
import { ownPort } from "../support/own-port.ts";

const eventSchema = z.object({ type: z.string(), data: z.object({ object: z.looseObject({ id: z.string() }) }) });
const port = ownPort();
const api = `http://127.0.0.1:${port}`;
const AT_STAND_IN = { host: "127.0.0.1", port, protocol: "http", telemetry: false } as const;
const stripe = openStripe({ key: "sk_test_contract", api });
let standIn: StripeStandIn;
let orders = 0;

beforeAll(async () => {
  standIn = await startStripe({ port, webhookUrl: `${api}/nowhere`, webhookSecret: "whsec_contract" });
});
beforeEach(() => control({ knobs: { drop: true }, faults: [], refunds: "succeeded" }));
afterAll(() => standIn.close());

function control(body: unknown): Promise<Response> {
  return fetch(`${api}/_stripe`, { method: "PUT", body: JSON.stringify(body) });
}
async function act(session: string, outcome: string): Promise<void> {
  const answer = await fetch(`${api}/_stripe/sessions/${session}/${outcome}`, { method: "POST" });
  expect(await answer.json()).toEqual({ done: true });
}
function request(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  orders++;
  return {
    account: "acct_demo1",
    siteId: "kiln",
    orderId: `order${orders}`,
    attempt: 1,
    linkRev: 0,
    amount: 3290,
    currency: "EUR",
    title: "#1001, Kiln",
    email: "store@example.test",
    locale: "en",
    expiresAt: Math.ceil(Date.now() / 1000 + 2400) * 1000,
    doneUrl: "https://shop.example/done",
    leftUrl: "https://shop.example/left",
    ...changes,
  };
}
const refundOf = (paymentRef: string, refundId = "r1", amount = 1000) => ({
  account: "acct_demo1",
  siteId: "kiln",
  orderId: `order${orders}`,
  paymentRef,
  refundId,
  amount,
});

/** What every provider promises. `pay` lets the buyer pay. */
const PROVIDERS: [name: string, payments: Payments, pay: (session: string) => Promise<void>][] = [
  ["Stripe", stripePayments(stripe), (session) => act(session, "approve")],
];

describe.each(PROVIDERS)("payments by a provider: %s", (_name, payments, pay) => {
  test("the same try asked for twice is one", async () => {
    const asked = request();
    expect(await payments.start(asked)).toEqual(await payments.start(asked));
  });

  test("what no one has paid is open, and closed once it is closed, however often", async () => {
    const { place } = await payments.start(request());
    expect(await payments.look(place)).toMatchObject({ state: "open" });
    expect(await payments.close(place)).toMatchObject({ state: "closed" });
    expect(await payments.close(place)).toMatchObject({ state: "closed" });
  });

  test("a refund asked for twice is one", async () => {
    const { place } = await payments.start(request());
    await pay(place.session);
    const look = await payments.look(place);
    const asked = refundOf(look.state === "paid" ? look.ref : "");
    const first = await payments.refund(asked);
    expect(first.state).toBe("done");
    expect(await payments.refund(asked)).toEqual(first);
    expect(await payments.lookAtRefund({ account: asked.account, ref: first.ref })).toMatchObject(first);
  });
});

describe("payments at Stripe", () => {
  const payments = stripePayments(stripe);

  test("what is paid says for which order, how much, and the fee; closing it does not undo it", async () => {
    const asked = request();
    const { place, url, isTest } = await payments.start(asked);
    expect({ url, isTest }).toEqual({ url: `${api}/pay/${place.session}`, isTest: true });
    await act(place.session, "approve");
    expect(await payments.close(place)).toEqual({
      state: "paid",
      order: { siteId: "kiln", orderId: asked.orderId },
      ref: expect.stringMatching(/^pi_/),
      fee: 74,
      facts: { siteId: "kiln", orderId: asked.orderId, amount: 3290, currency: "EUR" },
    });
  });

  test("a declined card leaves the page open; a slow bank is waited for and may refuse", async () => {
    const declined = await payments.start(request());
    await act(declined.place.session, "decline");
    expect(await payments.look(declined.place)).toMatchObject({ state: "failed", reason: "card_declined" });
    await act(declined.place.session, "approve");
    expect(await payments.look(declined.place)).toMatchObject({ state: "paid" });
    const slow = await payments.start(request());
    await act(slow.place.session, "delay");
    expect(await payments.look(slow.place)).toMatchObject({ state: "processing" });
    await act(slow.place.session, "reject");
    expect(await payments.look(slow.place)).toMatchObject({ state: "failed" });
  });

  test("one account sees nothing of another", async () => {
    const { place } = await payments.start(request());
    const foreign = await payments.look({ ...place, account: "acct_demo2" }).catch((error: unknown) => error);
    expect(foreign).toMatchObject({ name: "ProviderError", trouble: "gone" });
  });

  test("from whom no answer comes in time is silent, and not merely busy", async () => {
    const { place } = await payments.start(request());
    const hurried = stripePayments(new Stripe("sk_test_contract", { ...AT_STAND_IN, timeout: 300, maxNetworkRetries: 1 }));
    await control({ faults: ["hang", "hang"] });
    await expect(hurried.look(place)).rejects.toMatchObject({ name: "ProviderError", trouble: "silent", isFinal: false });
    await control({ faults: [503, 503] });
    await expect(hurried.look(place)).rejects.toMatchObject({ name: "ProviderError", trouble: "later" });
    expect(await hurried.look(place)).toMatchObject({ state: "open" });
  });

  test("the same key with another amount is refused for good", async () => {
    const asked = request();
    await payments.start(asked);
    await expect(payments.start({ ...asked, amount: 1 })).rejects.toMatchObject({ name: "ProviderError", isFinal: true });
  });

  test("its page names no ways to pay, so that wallets and whatever the owner turned on there are offered", async () => {
    const asked: URLSearchParams[] = [];
    const server = createServer(async (incoming, answer) => {
      asked.push(new URLSearchParams(await text(incoming)));
      answer.writeHead(400, { "content-type": "application/json" }).end(JSON.stringify({ error: { type: "invalid_request_error" } }));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port: own } = z.object({ port: z.number() }).parse(server.address());
    const elsewhere = stripePayments(openStripe({ key: "sk_test_contract", api: `http://127.0.0.1:${own}` }));
    await expect(elsewhere.start(request({ amount: 3290 }))).rejects.toMatchObject({ isFinal: true });
    server.close();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.get("line_items[0][price_data][unit_amount]")).toBe("3290");
    expect([...(asked[0]?.keys() ?? [])].filter((name) => /payment_method/.test(name))).toEqual([]);
  });

  test("less than the least is refused for good", async () => {
    await expect(payments.start(request({ amount: 49 }))).rejects.toMatchObject({ name: "ProviderError", isFinal: true });
    await expect(payments.start(request({ amount: 29, currency: "GBP" }))).rejects.toMatchObject({ isFinal: true });
    expect((await payments.start(request({ amount: 50 }))).isTest).toBe(true);
  });

  test("of three decimals only tens are taken and given back", async () => {
    await expect(payments.start(request({ amount: 5124, currency: "KWD" }))).rejects.toMatchObject({ isFinal: true });
    const ref = await paidFor(request({ amount: 5120, currency: "KWD" }));
    await expect(payments.refund(refundOf(ref, "r1", 123))).rejects.toMatchObject({ isFinal: true });
    expect((await payments.refund(refundOf(ref, "r2", 120))).state).toBe("done");
  });

  test("an answer that is not Stripe's is no result", async () => {
    await control({ faults: ["odd"] });
    await expect(payments.start(request())).rejects.toBeInstanceOf(ProviderError);
    await control({ faults: ["odd"] });
    await expect(payments.refund(refundOf("pi_1"))).rejects.toBeInstanceOf(ProviderError);
  });

  test("a Stripe that breaks once is asked again and makes one page; one that stays broken can be asked later", async () => {
    await control({ faults: [500] });
    const asked = request();
    const { place } = await payments.start(asked);
    const sessions = await (await fetch(`${api}/_stripe/sessions?order=${asked.orderId}`)).json();
    expect(sessions).toMatchObject([{ id: place.session }]);
    await control({ faults: [500, 500, 500] });
    await expect(payments.look(place)).rejects.toMatchObject({ isFinal: false });
  });

  test.each([
    [401, "denied"],
    [403, "revoked"],
  ])("a Stripe that does not let us in (%i) says nothing about a payment", async (status, trouble) => {
    const { place } = await payments.start(request());
    await act(place.session, "approve");
    const denied = { name: "ProviderError", trouble, isFinal: false };
    await control({ faults: [status] });
    await expect(payments.look(place)).rejects.toMatchObject(denied);
    await control({ faults: [status] });
    await expect(payments.close(place)).rejects.toMatchObject(denied);
    await control({ faults: [status] });
    await expect(payments.refund(refundOf("pi_1"))).rejects.toMatchObject(denied);
    expect(await payments.look(place)).toMatchObject({ state: "paid" });
  });

  test("a key of the other mode is let in nowhere, although Stripe calls what it asks for missing", async () => {
    const error = { type: "invalid_request_error", code: "resource_missing" };
    const message = "No such checkout.session: 'cs_1'; a similar object exists in test mode, but a live mode key was used.";
    const server = createServer((_incoming, answer) => {
      answer.writeHead(404, { "content-type": "application/json" }).end(JSON.stringify({ error: { ...error, message } }));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port: own } = z.object({ port: z.number() }).parse(server.address());
    const elsewhere = stripePayments(openStripe({ key: "sk_live_contract", api: `http://127.0.0.1:${own}` }));
    await expect(elsewhere.look({ account: "acct_1", session: "cs_1" })).rejects.toMatchObject({ trouble: "denied" });
    server.close();
  });

  test("a page that is not there is gone, and a request that is wrong is not", async () => {
    const nowhere = { account: "acct_demo1", session: "cs_test_nowhere" };
    await expect(payments.look(nowhere)).rejects.toMatchObject({ trouble: "gone" });
    await expect(payments.close(nowhere)).rejects.toMatchObject({ trouble: "gone" });
    await expect(payments.start(request({ amount: 1 }))).rejects.toMatchObject({ trouble: "refused" });
  });

  test("no more goes back than came in", async () => {
    const ref = await paidFor(request());
    await payments.refund(refundOf(ref, "r1", 3000));
    await expect(payments.refund(refundOf(ref, "r2", 291))).rejects.toMatchObject({ isFinal: true });
    await control({ refunds: "failed" });
    expect((await payments.refund(refundOf(ref, "r3", 290))).state).toBe("failed");
  });

  test("what is given back on Stripe's own pages names its order and payment; all of a charge are found", async () => {
    const asked = request();
    const paymentRef = await paidFor(asked);
    const own = await payments.refund({ ...refundOf(paymentRef), orderId: asked.orderId });
    const elsewhere = await fetch(`${api}/_stripe/refunds/${asked.orderId}?amount=290`, { method: "POST" });
    expect(await elsewhere.json()).toEqual({ done: true });
    const events = z.array(eventSchema).parse(await (await fetch(`${api}/_stripe/events`)).json());
    const charge = events.findLast((event) => event.type === "charge.refunded")?.data.object.id ?? "";
    const order = { siteId: "kiln", orderId: asked.orderId };
    const found = await payments.refundsOf({ account: asked.account, charge });
    expect(found).toEqual([
      { state: "done", ref: expect.stringMatching(/^re_/), amount: 290, paymentRef, order, record: null },
      { state: "done", ref: own.ref, amount: 1000, paymentRef, order, record: { ...order, refundId: "r1" } },
    ]);
    expect(await payments.lookAtRefund({ account: asked.account, ref: found[0]?.ref ?? "" })).toEqual(found[0]);
    expect(await payments.refundsOf({ account: "acct_demo2", charge })).toEqual([]);
  });

  test("refunds beyond the hundred that are told at once are found, and none is made twice", async () => {
    const asked = request({ amount: 100_000 });
    const paymentRef = await paidFor(asked);
    const refund = (index: number) => payments.refund({ ...refundOf(paymentRef, `r${index}`, 10), orderId: asked.orderId });
    const first = await refund(0);
    for (let index = 1; index < 205; index += 1) await refund(index);
    expect(await refund(0)).toEqual(first);
    const all = await payments.refundsOf({ account: asked.account, paymentRef });
    expect(all.map(({ record }) => record?.refundId)).toEqual(Array.from({ length: 205 }, (_, index) => `r${204 - index}`));
  });

  test("an owner opens one account, however often, and it takes cards once it is finished", async () => {
    const accounts = stripeAccounts(stripe);
    const owner = { siteId: `site${orders}`, email: "kiln@example.test", before: "" };
    const [first, second] = [await accounts.open(owner), await accounts.open(owner)];
    expect(second).toEqual(first);
    expect(first).toMatchObject({ canCharge: false, siteId: owner.siteId });
    const url = await accounts.onboardingUrl(first.account, { backUrl: `${api}/back`, againUrl: `${api}/again` });
    await fetch(url, { method: "POST", body: "finish=yes", redirect: "manual" });
    expect(await accounts.look(first.account)).toMatchObject({ canCharge: true, isSubmitted: true });
  });
});

/** The payment of an order that its buyer has paid. */
async function paidFor(asked: PaymentRequest): Promise<string> {
  const payments = stripePayments(stripe);
  const { place } = await payments.start(asked);
  await act(place.session, "approve");
  const look = await payments.look(place);
  return look.state === "paid" ? look.ref : "";
}
