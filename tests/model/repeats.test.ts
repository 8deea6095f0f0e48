// A checkout that is sent once more is the same order, however often that happens.
import "../support/model/stand-ins.ts";
import { expect } from "vitest";
import { RATE_LIMITS } from "../../functions/src/platform/rate-limits.ts";
import { model as test } from "../support/model/fixtures.ts";
import { prepare } from "../support/model/perform.ts";
import { product } from "../support/model/product.ts";
import { BUYERS, request } from "../support/model/shop.ts";

test("a repeat is not another order of its address; what is not the same is counted, and refused in the end", async ({ world }) => {
  const items = [{ item: 2, quantity: 1 as const }];
  const order = { do: "order", buyer: BUYERS[0], items, delivery: "shipping", payment: "transfer", code: "", again: null } as const;
  await prepare(world, { ...order, isChanged: false })?.();
  const [input] = world.checkouts;
  if (!input) throw new Error("nothing was ordered");
  const first = await product.placeOrder(input, "10.1.0.1");
  const most = RATE_LIMITS["place-order.email"].limit;
  for (let times = 0; times < most + 5; times++) expect(await product.placeOrder(input, "10.1.0.1")).toEqual(first);
  const codes = new Set<string>();
  for (let times = 0; times < most + 5; times++)
    await product.placeOrder({ ...input, note: "Once more" }, "10.1.0.1").catch(({ code }) => codes.add(code));
  expect([...codes]).toEqual(["already_ordered", "too_many_requests"]);
});

test("once its owner renewed the link of an order, the key of its cart opens nothing any more", async ({ world }) => {
  const items = [{ item: 2, quantity: 1 as const }];
  const order = { do: "order", buyer: BUYERS[0], items, delivery: "shipping", payment: "transfer", code: "", again: null } as const;
  await prepare(world, { ...order, isChanged: false })?.();
  const [input] = world.checkouts;
  if (!input) throw new Error("nothing was ordered");
  const first = await product.placeOrder(input, "10.1.0.1");
  await product.rotateOrderLink({ orderId: first.orderId, rev: 1 }, request());
  const without = { code: "already_ordered", details: { orderUrl: first.orderUrl.replace(/\?.*/, "") } };
  await expect(product.placeOrder(input, "10.1.0.1")).rejects.toMatchObject(without);
  await expect(product.placeOrder({ ...input, note: "Once more" }, "10.1.0.1")).rejects.toMatchObject(without);
});
