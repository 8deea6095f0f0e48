import { UNPAID_ORDERS_MAX } from "@awning/domain/order/money/unpaid-holds";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput, randomAddress, stockLeft } from "../../support/builders.ts";
import { call, run, wakeInstances } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";

const order = async (owner: Owner, productId: string, { address = "", quantity = 1, payment = "transfer" as "transfer" | "cash" } = {}) => {
  const lines = [cartLine(productId, quantity)];
  const quote = await run("quote", { username: owner.username, lines, delivery: "pickup" });
  return call("place-order", orderInput(owner, quote, { payment }), { address });
};

const holderOf = async (owner: Owner, orderId: string) =>
  (await admin.firestore.doc(documents.order(owner.uid, orderId)).get()).data()?.["holder"];

test("twenty orders of one network that no one pays leave seven of ten items to others", { timeout: 240_000 }, async ({ owner }) => {
  const vase = await makeProduct(owner, { stock: 40 });
  const address = randomAddress();
  const codes = new Map<string, number>();
  for (let tries = 0; tries < 20; tries++) {
    const { refusal } = await order(owner, vase, { address });
    const code = refusal ? `${refusal.status} ${refusal.code}` : "ordered";
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({ ordered: 12, "409 unpaid_orders": 8 });
  expect(await stockLeft(owner, vase)).toBe(28);
  // Whoever comes from somewhere else does not notice.
  expect((await order(owner, vase, { address: randomAddress(), quantity: 20 })).refusal).toBeNull();
});

test("20 at once from one network hold no more than one after the other", { timeout: 240_000 }, async ({ owner }) => {
  const vase = await makeProduct(owner, { stock: 20 });
  const address = randomAddress();
  await wakeInstances(20);
  const answers = await Promise.all(Array.from({ length: 20 }, () => order(owner, vase, { address, payment: "cash" })));
  const refused = answers.flatMap(({ refusal }) => refusal?.code ?? []);
  // Who never came through in the crowd held nothing either; what counts is that nobody holds more than the share.
  expect(refused.filter((code) => code !== "busy" && code !== "quote_changed")).toEqual(refused.filter((code) => code === "unpaid_orders"));
  expect(await stockLeft(owner, vase)).toBeGreaterThanOrEqual(14);
});

test("what is paid or over holds nothing any more, and no one is known by it", async ({ owner }) => {
  const vase = await makeProduct(owner, { stock: 10 });
  const address = randomAddress();
  const placed = [];
  for (let tries = 0; tries < 5; tries++) placed.push((await order(owner, vase, { address })).output?.orderId ?? "");
  expect((await order(owner, vase, { address })).refusal?.code).toBe("unpaid_orders");
  const [first = "", second = ""] = placed;
  expect(await holderOf(owner, first)).toMatch(/^[\w-]{24}$/);
  expect(await holderOf(owner, first)).toBe(await holderOf(owner, second));
  await run("act-on-order", { orderId: first, rev: 1, act: { type: "mark_paid" } }, { token: owner.token });
  expect(await holderOf(owner, first)).toBeNull();
  expect((await order(owner, vase, { address })).refusal).toBeNull();
  expect((await order(owner, vase, { address })).refusal?.code).toBe("unpaid_orders");
  await run("act-on-order", { orderId: second, rev: 1, act: { type: "cancel", reason: "Gone", restock: true } }, { token: owner.token });
  expect(await holderOf(owner, second)).toBeNull();
  expect((await order(owner, vase, { address })).refusal).toBeNull();
});

test("two shops do not see that it was the same network", async () => {
  const owners = await Promise.all([makeOwner(), makeOwner()]);
  const address = randomAddress();
  const holders = [];
  for (const owner of owners) {
    const { output } = await order(owner, await makeProduct(owner, { stock: 5 }), { address });
    holders.push(await holderOf(owner, output?.orderId ?? ""));
  }
  expect(new Set(holders).size).toBe(2);
});

test("what no one counts can be ordered until there are too many unpaid orders of one network", async ({ owner, vase }) => {
  const address = randomAddress();
  const { output } = await order(owner, vase, { address });
  // The others are copies of the first: to order fifty times takes most of a minute.
  const first = (await admin.firestore.doc(documents.order(owner.uid, output?.orderId ?? "")).get()).data() ?? {};
  const more = (count: number) =>
    Promise.all(Array.from({ length: count }, () => admin.firestore.collection(collections.orders(owner.uid)).add({ ...first })));
  await more(UNPAID_ORDERS_MAX - 2);
  expect((await order(owner, vase, { address })).refusal).toBeNull();
  expect((await order(owner, vase, { address })).refusal).toMatchObject({ status: 409, code: "unpaid_orders" });
  expect((await order(owner, vase, { address: randomAddress() })).refusal).toBeNull();
});
