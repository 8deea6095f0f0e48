// A key of the card provider that got lost says nothing about the payments that were asked for with it.
import "../support/model/stand-ins.ts";
import { afterEach, expect, vi } from "vitest";
import { getOrder } from "../../functions/src/data/order/orders.ts";
import { model as test } from "../support/model/fixtures.ts";
import { prepare } from "../support/model/perform.ts";
import { product } from "../support/model/product.ts";
import { BUYERS, SITE } from "../support/model/shop.ts";

const DELIVER = { do: "deliver", event: 0 } as const;

afterEach(() => {
  vi.unstubAllEnvs();
});

test("an order that was paid does not expire without it, and its event comes again", async ({ world }) => {
  const items = [{ item: 0, quantity: 1 as const }];
  const order = { do: "order", buyer: BUYERS[0], items, delivery: "shipping", payment: "card", code: "", again: null } as const;
  await prepare(world, { ...order, isChanged: false })?.();
  const [id = ""] = [...world.promised.keys()];
  const placed = await getOrder(SITE, id);
  if (placed) await product.startPayment(placed, Date.now());
  const [session] = world.bank.store.sessions.values();
  if (session) world.bank.store.act(session, "approve");
  vi.stubEnv("STRIPE_SECRET_KEY", "none");
  await prepare(world, DELIVER)?.();
  expect(world.bank.waiting).toHaveLength(1);
  vi.setSystemTime(Date.now() + 3 * 3_600_000);
  await product.sweep(Date.now());
  expect(await getOrder(SITE, id)).toMatchObject({ status: "pending", paymentStatus: "unpaid" });
  vi.unstubAllEnvs();
  await prepare(world, DELIVER)?.();
  expect(world.bank.waiting).toEqual([]);
  expect(await getOrder(SITE, id)).toMatchObject({ status: "open", paymentStatus: "paid" });
});
