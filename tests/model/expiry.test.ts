// Whoever's hold is over has its turn, however many orders wait for a provider that cannot say yet.
import "../support/model/stand-ins.ts";
import type { Order } from "@awning/domain/order/order";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, vi } from "vitest";
import { getOrder } from "../../functions/src/data/order/orders.ts";
import { SHAPE, model as test } from "../support/model/fixtures.ts";
import { placeOrder } from "../support/model/placed-order.ts";
import { product } from "../support/model/product.ts";
import { request, SITE } from "../support/model/shop.ts";
import { openWorld, type World } from "../support/model/world.ts";

const MINUTE_MS = 60_000;
const MANY = 120;

/** Orders as this one that are held until a minute before it. */
async function multiply(world: World, { id }: Order, times: number): Promise<void> {
  const model = (await world.database.doc(documents.order(SITE, id)).get()).data();
  for (let index = 1; index < times; index++)
    await world.database.doc(documents.order(SITE, `${id}x${index}`)).set({ ...model, number: 2000 + index });
}

function waitFor(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
}
const left = async (world: World) => (await world.database.doc(documents.stock(SITE, "vase_blue")).get()).data()?.available;

test.each(["is being checked by the bank", "can be asked of nobody"] as const)(
  `${MANY} orders whose payment %s do not keep a transfer from expiring`,
  { timeout: 60_000 },
  async (trouble) => {
    const world = await openWorld(SHAPE);
    const card = await placeOrder(world, "card");
    await product.startPayment(card, Date.now());
    const [session] = world.bank.store.sessions.values();
    if (!session) throw new Error("no page");
    if (trouble === "is being checked by the bank") {
      world.bank.store.act(session, "delay");
      await product.refreshOrder(card, Date.now());
    } else world.bank.away = Number.POSITIVE_INFINITY;
    await multiply(world, card, MANY);
    const transfer = await placeOrder(world, "transfer");
    expect(await left(world)).toBe(1);
    waitFor(60);
    // As if the transfer had been held an hour as well: it is the last of all whose time is over.
    const late = { holdUntil: new Date(Date.now() - 1) };
    await world.database.doc(documents.order(SITE, transfer.id)).update(late);
    for (let run = 0; run < 2; run++, waitFor(5)) await product.sweep(Date.now());
    expect(await getOrder(SITE, transfer.id)).toMatchObject({ status: "expired" });
    expect(await left(world)).toBe(2);
    expect(await getOrder(SITE, card.id)).toMatchObject({ status: "pending" });
  },
);

test("an order that no one paid while its provider was away expires once that is back, and gives its items back once", async ({
  world,
}) => {
  const card = await placeOrder(world, "card");
  await product.startPayment(card, Date.now());
  world.bank.away = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 30; run++, waitFor(5)) await product.sweep(Date.now());
  expect(await getOrder(SITE, card.id)).toMatchObject({ status: "pending" });
  world.bank.away = 0;
  for (let run = 0; run < 40; run++, waitFor(5)) await product.sweep(Date.now());
  expect(await getOrder(SITE, card.id)).toMatchObject({ status: "expired", paymentStatus: "voided" });
  expect(await left(world)).toBe(3);
});

test("a buyer who opens another page while the old one is asked about keeps their items", async ({ world }) => {
  const card = await placeOrder(world, "card");
  await product.startPayment(card, Date.now());
  waitFor(60);
  const asked = (await getOrder(SITE, card.id)) ?? card;
  await Promise.all([product.startPayment(asked, Date.now()), product.sweep(Date.now())]);
  const found = await getOrder(SITE, card.id);
  const isOpen = [...world.bank.store.sessions.values()].some((one) => one.id === found?.card?.session && one.status === "open");
  expect([found?.status, isOpen]).toEqual(found?.status === "pending" ? ["pending", true] : ["expired", false]);
  expect(await left(world)).toBe(found?.status === "pending" ? 2 : 3);
});

/** An hour later: orders by card whose hold is over, and behind them one by transfer. */
async function manyOverdue(world: World, cards: number): Promise<{ card: Order; transfer: Order }> {
  const card = await placeOrder(world, "card");
  await product.startPayment(card, Date.now());
  await multiply(world, card, cards);
  const transfer = await placeOrder(world, "transfer");
  waitFor(60);
  await world.database.doc(documents.order(SITE, transfer.id)).update({ holdUntil: new Date(Date.now() - 1) });
  return { card, transfer };
}

test("a provider from which no answer comes is asked once in a run, and what needs none of it has its turn", async ({ world }) => {
  const { card, transfer } = await manyOverdue(world, 20);
  const moving = { askAt: new Date(Date.now() - 1), status: "cancelled", holdUntil: null };
  await world.database.doc(documents.order(SITE, `${card.id}x1`)).update(moving);
  let asked = 0;
  world.bank.silence = async () => void asked++;
  const done = await product.sweep(Date.now());
  expect(asked).toBe(1);
  expect(done).toMatchObject({ expiredOrders: 1, moneyAskedFor: 0, refundsAskedFor: 0 });
  expect(await getOrder(SITE, transfer.id)).toMatchObject({ status: "expired" });
  // Those that nobody asked about stand in nobody's way either.
  const waiting = await Promise.all([card.id, `${card.id}x19`].map((id) => getOrder(SITE, id)));
  for (const one of waiting) expect(one).toMatchObject({ status: "pending" });
  for (const one of waiting) expect(one?.holdUntil).toBeGreaterThan(Date.now());
  world.bank.silence = null;
  for (let run = 0; run < 40; run++, waitFor(5)) await product.sweep(Date.now());
  expect(await getOrder(SITE, card.id)).toMatchObject({ status: "expired", paymentStatus: "voided" });
});

test("a provider that takes its time for each answer does not make a run longer than it may be", async ({ world }) => {
  const { transfer } = await manyOverdue(world, 40);
  const clock = vi.spyOn(performance, "now");
  const answer = world.bank.fetch;
  let passed = 0;
  clock.mockImplementation(() => passed);
  vi.spyOn(world.bank, "fetch").mockImplementation(async (...asked) => {
    passed += 11_000;
    return answer(...asked);
  });
  await product.sweep(Date.now());
  clock.mockRestore();
  expect(passed).toBeGreaterThan(0);
  expect(passed).toBeLessThan(240_000);
  expect(await getOrder(SITE, transfer.id)).toMatchObject({ status: "expired" });
});

test("who acts does not wait for a provider from which no answer comes: the money follows by the sweep", async ({ world }) => {
  const card = await placeOrder(world, "card");
  await product.startPayment(card, Date.now());
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() });
  world.bank.silence = () => new Promise(() => {});
  const { rev = 0 } = (await getOrder(SITE, card.id)) ?? {};
  let isAnswered = false;
  const act = product
    .runOrderAction({ orderId: card.id, rev, act: { type: "cancel", reason: "Cracked", restock: true } }, request())
    .then(() => {
      isAnswered = true;
    });
  await vi.waitFor(async () => expect((await getOrder(SITE, card.id))?.status).toBe("cancelled"));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  await act;
  expect(await getOrder(SITE, card.id)).toMatchObject({ status: "cancelled", askAt: expect.any(Number) });
  world.bank.silence = null;
  waitFor(60);
  await product.sweep(Date.now());
  expect(await getOrder(SITE, card.id)).toMatchObject({ status: "cancelled", askAt: null });
});
