// Whoever has the link of an order can go to its payment page and come back from it as often as they like.
import "../support/model/stand-ins.ts";
import { CARD_TRIES_MAX } from "@awning/domain/order/money/payment";
import type { Order } from "@awning/domain/order/order";
import { expect, vi } from "vitest";
import { getOrder } from "../../functions/src/data/order/orders.ts";
import { RATE_LIMITS } from "../../functions/src/platform/rate-limits.ts";
import { model as test } from "../support/model/fixtures.ts";
import { prepare } from "../support/model/perform.ts";
import { product } from "../support/model/product.ts";
import { BUYERS, SITE } from "../support/model/shop.ts";
import type { World } from "../support/model/world.ts";

const MANY = 30;

async function order(world: World): Promise<Order> {
  const items = [{ item: 2, quantity: 1 as const }];
  const wanted = { buyer: BUYERS[0], items, delivery: "shipping", payment: "card", code: "", again: null, isChanged: false } as const;
  await prepare(world, { do: "order", ...wanted })?.();
  return current([...world.promised.keys()].at(-1) ?? "");
}

async function current(id: string): Promise<Order> {
  const found = await getOrder(SITE, id);
  if (!found) throw new Error("no order");
  return found;
}

test("the provider is asked about one order only so often, however many visits it has, and about another one all the same", async ({
  world,
}) => {
  const one = await order(world);
  const other = await order(world);
  for (const { id } of [one, other]) await product.startPayment(await current(id), Date.now());
  const asked = vi.spyOn(world.bank, "fetch");
  for (let visit = 0; visit < MANY; visit++) await product.refreshOrder(await current(one.id), Date.now());
  expect(asked).toHaveBeenCalledTimes(RATE_LIMITS["look-payment.order"].limit);
  for (const session of world.bank.store.sessions.values()) world.bank.store.act(session, "approve");
  expect(await product.refreshOrder(await current(other.id), Date.now())).toMatchObject({ paymentStatus: "paid" });
  // As it is stored, until it is looked after again or its event comes.
  expect(await product.refreshOrder(await current(one.id), Date.now())).toMatchObject({ paymentStatus: "unpaid" });
  vi.setSystemTime(Date.now() + 61_000);
  expect(await product.refreshOrder(await current(one.id), Date.now())).toMatchObject({ paymentStatus: "paid" });
});

test("a payment page that does not open is asked for only so often", async ({ world }) => {
  const one = await order(world);
  world.bank.away = Number.POSITIVE_INFINITY;
  const asked = vi.spyOn(world.bank, "fetch");
  for (let visit = 0; visit < MANY; visit++) expect(await product.startPayment(one, Date.now())).toBeNull();
  expect(asked).toHaveBeenCalledTimes(RATE_LIMITS["open-payment.order"].limit);
  expect(await product.isPaymentOver(one, Date.now())).toBe(false);
  world.bank.away = 0;
  vi.setSystemTime(Date.now() + 61_000);
  expect(await product.startPayment(one, Date.now())).toMatch(/\/pay\//);
});

test("an order has only so many payment pages: after the last none opens any more", async ({ world }) => {
  const { id } = await order(world);
  for (let page = 0; page < CARD_TRIES_MAX; page++) {
    expect(await product.isPaymentOver(await current(id), Date.now())).toBe(false);
    expect(await product.startPayment(await current(id), Date.now())).toMatch(/\/pay\//);
    expect(await product.isPaymentOver(await current(id), Date.now())).toBe(false);
    vi.setSystemTime(((await current(id)).card?.pageUntil ?? 0) - 30_000);
  }
  expect(await product.isPaymentOver(await current(id), Date.now())).toBe(true);
  expect(await product.startPayment(await current(id), Date.now())).toBeNull();
});
