// Whoever has the link of an order can go to its payment page and come back from it as often as they like.
import "../support/model/stand-ins.ts";
import { CARD_TRIES_MAX } from "@awning/domain/order/money/payment";
import { expect, vi } from "vitest";
import { RATE_LIMITS } from "../../functions/src/platform/rate-limits.ts";
import { model as test } from "../support/model/fixtures.ts";
import { placeOrder, readOrder } from "../support/model/placed-order.ts";
import { product } from "../support/model/product.ts";

const MANY = 30;

test("the provider is asked about one order only so often, however many visits it has, and about another one all the same", async ({
  world,
}) => {
  const one = await placeOrder(world, "card", 2);
  const other = await placeOrder(world, "card", 2);
  for (const each of [one, other]) await product.startPayment(await readOrder(each), Date.now());
  const asked = vi.spyOn(world.bank, "fetch");
  for (let visit = 0; visit < MANY; visit++) await product.refreshOrder(await readOrder(one), Date.now());
  expect(asked).toHaveBeenCalledTimes(RATE_LIMITS["look-payment.order"].limit);
  for (const session of world.bank.store.sessions.values()) world.bank.store.act(session, "approve");
  expect(await product.refreshOrder(await readOrder(other), Date.now())).toMatchObject({ paymentStatus: "paid" });
  // As it is stored, until it is looked after again or its event comes.
  expect(await product.refreshOrder(await readOrder(one), Date.now())).toMatchObject({ paymentStatus: "unpaid" });
  vi.setSystemTime(Date.now() + 61_000);
  expect(await product.refreshOrder(await readOrder(one), Date.now())).toMatchObject({ paymentStatus: "paid" });
});

test("a payment page that does not open is asked for only so often", async ({ world }) => {
  const one = await placeOrder(world, "card", 2);
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
  const one = await placeOrder(world, "card", 2);
  for (let page = 0; page < CARD_TRIES_MAX; page++) {
    expect(await product.isPaymentOver(await readOrder(one), Date.now())).toBe(false);
    expect(await product.startPayment(await readOrder(one), Date.now())).toMatch(/\/pay\//);
    expect(await product.isPaymentOver(await readOrder(one), Date.now())).toBe(false);
    vi.setSystemTime(((await readOrder(one)).card?.pageUntil ?? 0) - 30_000);
  }
  expect(await product.isPaymentOver(await readOrder(one), Date.now())).toBe(true);
  expect(await product.startPayment(await readOrder(one), Date.now())).toBeNull();
});
