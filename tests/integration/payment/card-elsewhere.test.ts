import type { OrderAction } from "@awning/domain/order/actions";
import { afterEach, beforeAll, describe, expect } from "vitest";
import { stockLeft } from "../../support/builders.ts";
import {
  type CardSale,
  due,
  endRefunds,
  flushEvents,
  onPayPage,
  orderBecomes,
  readOrder,
  refundElsewhere,
  resendEvents,
  sellByCard,
  setStripe,
} from "../../support/card.ts";
import { call, listMails } from "../../support/clients.ts";
import { integration as test } from "../../support/fixtures.ts";
import { ORDER_JOBS, sweep } from "../../support/jobs.ts";

beforeAll(() => setStripe());
afterEach(() => setStripe());

async function paidSale(): Promise<CardSale> {
  const sale = await sellByCard();
  await onPayPage(sale.orderId, "approve");
  await orderBecomes(sale, { paymentStatus: "paid" });
  return sale;
}
const refundMails = async (sale: CardSale) => (await listMails(sale.buyer)).filter((mail) => mail.kind === "order-refunded").length;

describe("money given back on the provider's own pages", () => {
  test("changes the balance once, by whichever and however many events it is told, and the buyer reads of it once", async () => {
    const sale = await paidSale();
    await setStripe({ knobs: { copies: 3, reorder: true } });
    await refundElsewhere(sale.orderId, 1000);
    await flushEvents();
    await orderBecomes(sale, { paymentStatus: "partly_refunded", refunds: [{ amount: 1000, state: "done", by: "system" }] });
    await setStripe();
    expect(new Set(await resendEvents(sale.orderId))).toEqual(new Set([200]));
    await refundElsewhere(sale.orderId, 5090);
    const order = await orderBecomes(sale, { paymentStatus: "refunded" });
    expect(order?.refunds).toHaveLength(2);
    await expect.poll(() => refundMails(sale)).toBe(2);
  });

  test("leaves that much less to give back", async () => {
    const sale = await paidSale();
    await refundElsewhere(sale.orderId, 6000);
    const { rev } = (await orderBecomes(sale, { paymentStatus: "partly_refunded" })) ?? {};
    const act: OrderAction = { type: "refund", amount: 91, reason: "The rest" };
    const answer = await call("act-on-order", { orderId: sale.orderId, rev, act }, { token: sale.owner.token });
    expect(answer.refusal).toMatchObject({ code: "act_refused", details: { refundable: 90 } });
  });

  test("that takes its time is waited for, not sent a second time; its end is found by the sweep when no one tells it", async () => {
    const sale = await paidSale();
    await setStripe({ refunds: "pending" });
    await refundElsewhere(sale.orderId, 6090);
    await orderBecomes(sale, { paymentStatus: "paid", refunds: [{ state: "pending" }] });
    await setStripe({ knobs: { drop: true } });
    await endRefunds(sale.orderId, "succeeded");
    await due(sale, "askAt");
    await sweep(...ORDER_JOBS);
    const order = await orderBecomes(sale, { paymentStatus: "refunded", refunds: [{ state: "done" }], askAt: null });
    expect(order?.refunds).toHaveLength(1);
  });

  test("before anyone told of the payment: both are found", async ({ sale }) => {
    await setStripe({ knobs: { drop: true } });
    await onPayPage(sale.orderId, "approve");
    await setStripe();
    await refundElsewhere(sale.orderId, 6090);
    await orderBecomes(sale, { status: "open", payments: [{ amount: 6090 }], paymentStatus: "refunded" });
  });
});

describe("a refund that the bank sends back after it was done", () => {
  const failures = async (sale: CardSale) =>
    (await listMails(sale.owner.email)).filter((mail) => mail.kind === "order-changed" && mail.id.endsWith("-failed"));

  test("is taken back once, told to the owner once, and can be given again", async () => {
    const sale = await paidSale();
    const { rev } = (await readOrder(sale)) ?? {};
    const act: OrderAction = { type: "refund", amount: 6090, reason: "Chipped" };
    await call("act-on-order", { orderId: sale.orderId, rev, act }, { token: sale.owner.token });
    await orderBecomes(sale, { paymentStatus: "refunded" });
    await setStripe({ knobs: { copies: 3, reorder: true } });
    await endRefunds(sale.orderId, "failed");
    await flushEvents();
    const lost = await orderBecomes(sale, { paymentStatus: "paid", refunds: [{ amount: 6090, state: "failed" }] });
    await setStripe();
    expect(new Set(await resendEvents(sale.orderId))).toEqual(new Set([200]));
    expect((await readOrder(sale))?.rev).toBe(lost?.rev);
    await expect.poll(async () => (await failures(sale)).length).toBe(1);
    await call("act-on-order", { orderId: sale.orderId, rev: lost?.rev, act }, { token: sale.owner.token });
    await orderBecomes(sale, { paymentStatus: "refunded", refunds: [{ state: "failed" }, { state: "done" }], attention: [] });
  });

  test("is found by the sweep when no one tells it, and so is one that was made on the provider's own pages", async () => {
    const sale = await paidSale();
    await setStripe({ knobs: { drop: true } });
    await refundElsewhere(sale.orderId, 1000);
    await due(sale, "watchAt");
    await sweep(...ORDER_JOBS);
    const found = await orderBecomes(sale, { paymentStatus: "partly_refunded", refunds: [{ amount: 1000, state: "done", by: "system" }] });
    expect(found?.watchAt.toMillis()).toBeGreaterThan(Date.now());
    await expect.poll(() => refundMails(sale)).toBe(1);
    await endRefunds(sale.orderId, "failed");
    await due(sale, "watchAt");
    await sweep(...ORDER_JOBS);
    await orderBecomes(sale, { paymentStatus: "paid", refunds: [{ amount: 1000, state: "failed" }] });
  });
});

test("money whose every event was lost, and whose buyer never came back, is found when the hold ends", async ({ sale }) => {
  await setStripe({ knobs: { drop: true } });
  await onPayPage(sale.orderId, "approve");
  await due(sale, "holdUntil");
  await Promise.all([sweep(...ORDER_JOBS), sweep(...ORDER_JOBS)]);
  const order = await readOrder(sale);
  expect(order).toMatchObject({ status: "open", paymentStatus: "paid", holdUntil: null });
  expect(order?.payments).toHaveLength(1);
  expect(await stockLeft(sale.owner, sale.productId)).toBe(3);
});

test("a page that closed, told after the money: the order stays paid", async ({ sale }) => {
  await setStripe({ knobs: { reorder: true, copies: 2 } });
  await onPayPage(sale.orderId, "delay");
  await onPayPage(sale.orderId, "settle");
  await flushEvents();
  await orderBecomes(sale, { paymentStatus: "paid" });
  await due(sale, "askAt");
  await sweep(...ORDER_JOBS);
  expect(await readOrder(sale)).toMatchObject({ status: "open", paymentStatus: "paid" });
});
