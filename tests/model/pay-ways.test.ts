// What every way to be paid promises the use-cases, by hand and by a provider.
import "../support/model/stand-ins.ts";
import { moneyOf } from "@awning/domain/order/money/order-money";
import type { Order } from "@awning/domain/order/order";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { takeRefund } from "../../functions/src/order/card/sync-payment.ts";
import { methodKindOf } from "../../functions/src/order/payment-session.ts";
import { placeOrder, readOrder } from "../support/model/placed-order.ts";
import { product } from "../support/model/product.ts";
import { request, SITE } from "../support/model/shop.ts";
import { loadEverything, openWorld, type World } from "../support/model/world.ts";

const SHAPE = { currency: "EUR", taxMode: "none", cancelMinutes: 30 } as const;
let world: World;

beforeAll(loadEverything);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 4, 4, 9) });
  world = await openWorld(SHAPE);
});
afterEach(() => void vi.useRealTimers());

async function act(one: Order, wanted: Parameters<typeof product.runOrderAction>[0]["act"]): Promise<void> {
  const { id, rev } = await readOrder(one);
  await product.runOrderAction({ orderId: id, rev, act: wanted }, request());
}

const sessions = () => [...world.bank.store.sessions.values()];
/** Lets the money of an order come: by the word of its owner, or on the page. */
const PAY = {
  transfer: (one: Order) => act(one, { type: "mark_paid" }),
  card: async (one: Order) => {
    await methodKindOf(one).openPage(one, Date.now());
    const [session] = sessions();
    if (session) world.bank.store.act(session, "approve");
    await methodKindOf(one).look(await readOrder(one), Date.now());
  },
};

test("another seller's refund that names an order of this shop says nothing about it", async () => {
  const one = await placeOrder(world, "card");
  await PAY.card(one);
  world.bank.store.refundStatus = "pending";
  await act(one, { type: "refund", amount: 100, reason: "Chipped" });
  const before = await readOrder(one);
  const [refund] = before.refunds;
  expect(refund).toMatchObject({ state: "pending" });
  const place = { siteId: SITE, orderId: one.id };
  const told = { state: "done", ref: "re_9", amount: 100, paymentRef: refund?.paymentRef ?? "", order: place } as const;
  const record = { ...place, refundId: refund?.id ?? "" };
  await takeRefund("acct_other", { ...told, record }, null, Date.now());
  expect((await readOrder(one)).refunds).toEqual(before.refunds);
  await takeRefund(one.card?.account ?? before.card?.account ?? "", { ...told, record }, null, Date.now());
  expect((await readOrder(one)).refunds).toMatchObject([{ state: "done", ref: "re_9" }]);
});

describe.each(["transfer", "card"] as const)("paid by %s", (payment) => {
  test("the same page asked for twice is one, and there is none where no one has to go", async () => {
    const one = await placeOrder(world, payment);
    const first = await methodKindOf(one).openPage(one, Date.now());
    expect(await methodKindOf(one).openPage(await readOrder(one), Date.now())).toBe(first);
    expect([first !== null, sessions().length]).toEqual(payment === "card" ? [true, 1] : [false, 0]);
  });

  test("nothing is learned of an order that no one paid", async () => {
    const one = await placeOrder(world, payment);
    await methodKindOf(one).openPage(one, Date.now());
    const before = await readOrder(one);
    expect(await methodKindOf(one).look(before, Date.now())).toBe("known");
    expect(await readOrder(one)).toEqual(before);
  });

  test("a cancelled order is closed for certain, however often, and no one can pay it any more", async () => {
    const one = await placeOrder(world, payment);
    await methodKindOf(one).openPage(one, Date.now());
    await act(one, { type: "cancel", reason: "Broken", restock: true });
    for (let time = 0; time < 2; time++) expect(await methodKindOf(one).close(await readOrder(one), Date.now())).toBe("known");
    expect(sessions().filter((session) => session.status === "open")).toEqual([]);
    expect(await readOrder(one)).toMatchObject({ status: "cancelled", paymentStatus: "voided", askAt: null });
  });

  test("what goes back goes back once, however often it is asked for", async () => {
    const one = await placeOrder(world, payment);
    await PAY[payment](one);
    await act(one, { type: "refund", amount: 100, reason: "Chipped" });
    for (let time = 0; time < 2; time++) await methodKindOf(one).giveBack(await readOrder(one), Date.now());
    const now = await readOrder(one);
    expect(moneyOf(now)).toMatchObject({ paid: one.total, refunded: 100, pending: 0 });
    expect(now).toMatchObject({ paymentStatus: "partly_refunded", refunds: [{ state: "done", amount: 100 }] });
    expect([...world.bank.store.refunds.values()]).toHaveLength(payment === "card" ? 1 : 0);
  });
});
