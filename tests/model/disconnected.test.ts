// An owner may take their account away from us, at the card provider: then nobody is offered to pay by card.
import "../support/model/stand-ins.ts";
import type { Order } from "@awning/domain/order/order";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import { getOrder } from "../../functions/src/data/order/orders.ts";
import { connectCard, refreshAccount } from "../../functions/src/order/card/connect-account.ts";
import { model as test } from "../support/model/fixtures.ts";
import { prepare } from "../support/model/perform.ts";
import { product, quoteCart } from "../support/model/product.ts";
import { BUYERS, linesOf, request, SITE, USERNAME } from "../support/model/shop.ts";
import type { World } from "../support/model/world.ts";

const ACCOUNT = `acct_demo${SITE}`;
const items = [{ item: 0, quantity: 1 as const }];

const settings = async (world: World) => (await world.database.doc(documents.cardSettings(SITE)).get()).data();
async function offered(): Promise<string[]> {
  const cart = { username: USERNAME, lines: linesOf(items), country: "EE", shippingMethod: null, code: "" };
  return [...(await quoteCart({ ...cart, delivery: "shipping" }, "10.2.0.1")).payments];
}
const DELIVER = { do: "deliver", event: 0 } as const;

test("its event ends the offer of cards, once and again", async ({ world }) => {
  expect(await offered()).toContain("card");
  world.bank.store.disconnect(ACCOUNT);
  await prepare(world, DELIVER)?.();
  expect(world.bank.waiting).toEqual([]);
  expect(await settings(world)).toMatchObject({ account: ACCOUNT, canCharge: false, isDisconnected: true, isEnabled: true });
  expect(await offered()).not.toContain("card");
  await prepare(world, { do: "tell_again", event: 0 })?.();
  expect(await settings(world)).toMatchObject({ canCharge: false, isDisconnected: true });
});

test("an event that comes while our own key is wrong, or that is not true any more, takes nothing away", async ({ world }) => {
  world.bank.store.disconnect(ACCOUNT);
  Object.assign(world.bank, { away: 1, awayStatus: 401 });
  await prepare(world, DELIVER)?.();
  expect(world.bank.waiting).toHaveLength(1);
  expect(await settings(world)).toMatchObject({ canCharge: true });
  world.bank.store.revoked.delete(ACCOUNT);
  await prepare(world, DELIVER)?.();
  expect(world.bank.waiting).toEqual([]);
  expect(await settings(world)).toMatchObject({ canCharge: true });
});

async function orderByCard(world: World): Promise<Order> {
  const order = { do: "order", buyer: BUYERS[0], items, delivery: "shipping", payment: "card", code: "", again: null } as const;
  await prepare(world, { ...order, isChanged: false })?.();
  const placed = await getOrder(SITE, [...world.promised.keys()][0] ?? "");
  if (!placed) throw new Error("nothing was ordered");
  return placed;
}

/** Lets something happen at each of the next calls of the provider, counted from 1, before it answers. */
function beforeAnswer(world: World, happen: (call: number) => unknown): void {
  const answer = world.bank.fetch;
  let call = 0;
  vi.spyOn(world.bank, "fetch").mockImplementation(async (...asked) => {
    await happen(++call);
    return answer(...asked);
  });
}

test("what its owner decides while the provider is asked is kept", async ({ world }) => {
  beforeAnswer(world, () => world.database.doc(documents.cardSettings(SITE)).update({ isEnabled: false }));
  await refreshAccount(ACCOUNT, Date.now());
  expect(await settings(world)).toMatchObject({ account: ACCOUNT, isEnabled: false, canCharge: true });
});

test("another account that its owner connects while the old one is asked for is kept", async ({ world }) => {
  world.bank.store.disconnect(ACCOUNT);
  beforeAnswer(world, () => world.database.doc(documents.cardSettings(SITE)).update({ account: "acct_demo_next" }));
  await refreshAccount(ACCOUNT, Date.now());
  expect(await settings(world)).toMatchObject({ account: "acct_demo_next", canCharge: true });
});

test("who connects again gets another account, also when the event was lost", async ({ world }) => {
  world.bank.store.disconnect(ACCOUNT);
  await connectCard({}, request());
  const { account } = { ...(await settings(world)) };
  expect(account).not.toBe(ACCOUNT);
  expect([...world.bank.store.accounts.keys()]).toContain(account);
  expect(await settings(world)).toMatchObject({ isDisconnected: false, canCharge: false, isEnabled: true });
});

test("a buyer has their answer, although the account cannot be looked at", async ({ world }) => {
  const placed = await orderByCard(world);
  world.bank.store.disconnect(ACCOUNT);
  beforeAnswer(world, (call) => {
    if (call === 2) world.bank.away = 1;
  });
  expect(await product.startPayment(placed, Date.now())).toBeNull();
  expect(await settings(world)).toMatchObject({ canCharge: true });
});

test("a refund that was on its way has failed, and its owner is told once", async ({ world }) => {
  const { id, total } = await orderByCard(world);
  const placed = await getOrder(SITE, id);
  if (placed) await product.startPayment(placed, Date.now());
  const [session] = world.bank.store.sessions.values();
  if (session) world.bank.store.act(session, "approve");
  await prepare(world, DELIVER)?.();
  const { rev = 0 } = (await getOrder(SITE, id)) ?? {};
  world.bank.away = Number.POSITIVE_INFINITY;
  await product.runOrderAction({ orderId: id, rev, act: { type: "refund", amount: total, reason: "Chipped" } }, request());
  expect((await getOrder(SITE, id))?.refunds).toMatchObject([{ state: "pending" }]);
  world.bank.away = 0;
  world.bank.store.disconnect(ACCOUNT);
  for (let run = 0; run < 3; run++) {
    vi.setSystemTime(Date.now() + 2 * 60_000);
    await product.sweep(Date.now());
  }
  expect(await getOrder(SITE, id)).toMatchObject({
    paymentStatus: "paid",
    refunds: [{ state: "failed" }],
    attention: [expect.stringMatching(/./)],
  });
  const sent = await world.database.collection("outbox").get();
  expect(sent.docs.filter((one) => one.id.includes("-failed"))).toHaveLength(1);

  // The card takes it no more: the owner sends it another way, once, and nothing waits for them.
  const stuck = await getOrder(SITE, id);
  const byHand = { type: "refund", amount: total, reason: "Chipped", way: "transfer" } as const;
  const ask = () => product.runOrderAction({ orderId: id, rev: stuck?.rev ?? 0, act: byHand }, request());
  const asked = await Promise.allSettled([ask(), ask()]);
  expect(asked.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  const settled = await getOrder(SITE, id);
  expect(settled).toMatchObject({
    paymentStatus: "refunded",
    refunds: [{ state: "failed" }, { state: "done", method: "transfer", amount: total }],
    attention: [],
  });
  expect((await world.database.doc(documents.order(SITE, id)).get()).data()).toMatchObject({ needsOwner: false });
  const again = product.runOrderAction({ orderId: id, rev: settled?.rev ?? 0, act: { ...byHand, amount: 1 } }, request());
  await expect(again).rejects.toMatchObject({ code: "act_refused", details: { refundable: 0 } });
});

test("a lost event is found by anyone who goes to pay: no page opens, and no one else is offered to pay by card", async ({ world }) => {
  const placed = await orderByCard(world);
  world.bank.store.disconnect(ACCOUNT);
  expect(await product.isPaymentOver(placed, Date.now())).toBe(false);
  expect(await product.startPayment(placed, Date.now())).toBeNull();
  expect(await product.isPaymentOver(placed, Date.now())).toBe(true);
  expect(await offered()).not.toContain("card");
});

test("an event of an account that no shop has is taken and changes nothing", async ({ world }) => {
  world.bank.store.disconnect("acct_demo_nobody");
  await prepare(world, DELIVER)?.();
  expect(world.bank.waiting).toEqual([]);
  expect(await settings(world)).toMatchObject({ canCharge: true });
});
