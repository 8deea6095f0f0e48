/** @module-tag full */
import { commands } from "@awning/domain/api/commands";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CountingProxy, startCountingProxy } from "../../../tools/cost/counting-proxy.ts";
import type { Operations } from "../../../tools/cost/operations.ts";

const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? "";
let proxy: CountingProxy;

// Whatever this process loads from here on goes to the database through the proxy; functions of the emulators do not.
beforeAll(async () => {
  proxy = await startCountingProxy(emulator);
  process.env.FIRESTORE_EMULATOR_HOST = proxy.host;
  await import("../../support/demo-environment.ts");
  // Before the clients, which share its application.
  (await import("../../../functions/src/data/core/admin.ts")).firestore();
});
afterAll(async () => {
  process.env.FIRESTORE_EMULATOR_HOST = emulator;
  await proxy?.close();
});

/** What quote and order of a vase take in a shop of its own. */
async function sale(): Promise<Operations & { orders: number }> {
  const { makeOwner, makeProduct, cartLine, orderInput, randomAddress } = await import("../../support/builders.ts");
  const { quoteCart } = await import("../../../functions/src/checkout/quote-cart.ts");
  const { placeOrder } = await import("../../../functions/src/checkout/place-order.ts");
  const { orderCount } = await import("../../support/buying.ts");
  const owner = await makeOwner();
  const cart = {
    username: owner.username,
    lines: [cartLine(await makeProduct(owner, { stock: 5 }))],
    delivery: "pickup" as const,
    code: "",
  };
  const address = randomAddress();
  proxy.take();
  const quote = await quoteCart({ ...cart, country: "", shippingMethod: null }, address);
  await placeOrder(commands["place-order"].input.parse(orderInput(owner, quote)), address);
  const operations = proxy.take();
  return { ...operations, orders: await orderCount(owner) };
}

test("over gRPC, a sale takes the same reads and writes in two shops, and never none", async () => {
  const [first, second] = [await sale(), await sale()];
  expect(first.orders).toBe(1);
  expect(second).toEqual(first);
  expect(first.reads).toMatchObject({ usernames: expect.any(Number), products: expect.any(Number) });
  expect(first.writes).toBeGreaterThan(3);
});

test("what is found, missing, written, deleted, counted and refused is told apart", async () => {
  const { admin } = await import("../../support/emulators.ts");
  const { randomKey } = await import("../../support/builders.ts");
  const place = admin.firestore.collection(`sites/${randomKey()}/things`);
  proxy.take();
  await place.doc("one").create({ a: 1 });
  await expect(place.doc("one").create({ a: 2 })).rejects.toThrow();
  expect(proxy.take()).toMatchObject({ reads: {}, writes: 1, deletes: 0 });
  await admin.firestore.getAll(place.doc("one"), place.doc("two"));
  expect(proxy.take()).toMatchObject({ reads: { things: 2 }, writes: 0 });
  await place.where("a", "==", 7).get();
  await place.count().get();
  expect(proxy.take().reads).toEqual({ "(nothing found)": 1, "(counted)": 1 });
  await place.doc("one").delete();
  expect(proxy.take()).toMatchObject({ reads: {}, writes: 0, deletes: 1 });
});
