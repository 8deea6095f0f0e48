import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { FieldValue } from "firebase-admin/firestore";
import { expect } from "vitest";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { call, refusalOf, run, wakeInstances } from "../../support/clients.ts";
import { headStart } from "../../support/clock.ts";
import { admin, readDocument, withoutTriggers } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";

const place = (owner: Owner, productId: string) => admin.firestore.doc(documents.product(owner.uid, productId));
const stateOf = async (owner: Owner, productId: string) => (await readDocument(documents.product(owner.uid, productId)))?.state;
const draft = (owner: Owner, ...productIds: string[]) => run("draft-products", { productIds }, { token: owner.token });

async function quoted(owner: Owner, productIds: readonly string[]) {
  const lines = productIds.map((id) => cartLine(id));
  const quote = await run("quote", { username: owner.username, lines, delivery: "pickup" });
  return orderInput(owner, quote, { delivery: "pickup", payment: "cash", shipTo: null });
}

async function sell(owner: Owner, ...productIds: string[]) {
  return run("place-order", await quoted(owner, productIds));
}

const cancel = (owner: Owner, orderId: string) =>
  run(
    "act-on-order",
    { orderId, rev: 1, act: { type: "cancel", reason: "Gone", restock: true } },
    {
      token: owner.token,
    },
  );

async function openOrdersOf(owner: Owner, productId: string): Promise<string[]> {
  const found = await admin.firestore
    .collection(collections.orders(owner.uid))
    .where("status", "in", ["pending", "open"])
    .select("lines")
    .get();
  return found.docs.filter((one) => JSON.stringify(one.get("lines")).includes(productId)).map((one) => one.id);
}

test("what open orders hold stays on sale, and they are named, the newest first; what is done or cancelled holds nothing", async ({
  owner,
}) => {
  const [jug, bowl, cup] = [await makeProduct(owner), await makeProduct(owner), await makeProduct(owner)];
  const first = await sell(owner, jug, bowl);
  const second = await sell(owner, jug);
  const gone = await sell(owner, cup);
  await cancel(owner, gone.orderId);
  const both = [second, first].map(({ orderId, number }) => ({ orderId, number }));
  expect((await draft(owner, jug, bowl, cup)).held.toSorted((a, b) => b.count - a.count)).toEqual([
    { productId: jug, count: 2, orders: both },
    { productId: bowl, count: 1, orders: both.slice(1) },
  ]);
  expect(await Promise.all([jug, bowl, cup].map((id) => stateOf(owner, id)))).toEqual(["active", "active", "draft"]);
  await cancel(owner, first.orderId);
  await cancel(owner, second.orderId);
  expect(await draft(owner, jug, bowl, cup)).toEqual({ held: [] });
  expect(await Promise.all([jug, bowl].map((id) => stateOf(owner, id)))).toEqual(["draft", "draft"]);
});

test("an order for a trial holds nothing, and many orders are counted, not all named", { tags: ["full"] }, async ({ owner }) => {
  const [jug, bowl] = [await makeProduct(owner), await makeProduct(owner)];
  const trial = await sell(owner, jug);
  await admin.firestore.doc(documents.order(owner.uid, trial.orderId)).update({ isTest: true });
  for (let count = 0; count < 6; count++) await sell(owner, bowl);
  const { held } = await draft(owner, jug, bowl);
  expect(held).toMatchObject([{ productId: bowl, count: 6 }]);
  expect(held[0]?.orders).toHaveLength(5);
  expect(await stateOf(owner, jug)).toBe("draft");
});

test("more orders than are read at once are all looked at", { tags: ["full"] }, async ({ owner }) => {
  const [jug, bowl] = [await makeProduct(owner), await makeProduct(owner)];
  const oldest = await sell(owner, jug);
  await withoutTriggers(async () => {
    const batch = admin.firestore.batch();
    for (let index = 0; index < 450; index++) {
      const order = admin.firestore.doc(documents.order(owner.uid, `more${index}`));
      batch.set(order, { status: "open", number: 10_000 + index, isTest: false, lines: [{ productId: bowl }], placedAt: new Date() });
    }
    await batch.commit();
  });
  const { held } = await draft(owner, jug, bowl);
  const { orderId, number } = oldest;
  expect(held.find((one) => one.productId === jug)).toEqual({ productId: jug, count: 1, orders: [{ orderId, number }] });
  expect(held.find((one) => one.productId === bowl)).toMatchObject({ count: 450 });
});

test("the next order takes the next number all the same", { tags: ["full"] }, async ({ owner }) => {
  const [jug, bowl] = [await makeProduct(owner), await makeProduct(owner)];
  const { number } = await sell(owner, jug);
  expect(await draft(owner, bowl)).toEqual({ held: [] });
  expect((await sell(owner, jug)).number).toBe(number + 1);
});

test("no one drafts what is not theirs, or on a page that is closed; what is not there does no harm", async () => {
  const [owner, other] = [await makeOwner(), await makeOwner()];
  const jug = await makeProduct(owner);
  expect(await draft(other, jug, "missing")).toEqual({ held: [] });
  expect(await stateOf(owner, jug)).toBe("active");
  expect(await refusalOf("draft-products", { productIds: [jug] })).toMatchObject({ code: "signed_out" });
  await admin.firestore.doc(documents.site(owner.uid)).update({ suspendedAt: FieldValue.serverTimestamp() });
  const answer = await call("draft-products", { productIds: [jug] }, { token: owner.token });
  expect(answer.refusal).toMatchObject({ code: "forbidden", details: { reason: "suspended" } });
});

test("of an owner and buyers at once: what became a draft is in no order that is open", { tags: ["full"], timeout: 240_000 }, async ({
  owner,
}) => {
  // Not counted, so that no stock is in the way of anybody.
  const jug = await makeProduct(owner);
  await cancel(owner, (await sell(owner, jug)).orderId);
  await wakeInstances(5);
  const ends = new Set<string>();
  for (let round = 0; round < 8; round++) {
    const inputs = await Promise.all([1, 2].map(() => quoted(owner, [jug])));
    const [drafted, ...orders] = await Promise.all([
      headStart(round * 12).then(() => draft(owner, jug)),
      ...inputs.map((input) => call("place-order", input)),
    ]);
    const open = await openOrdersOf(owner, jug);
    const sold = orders.filter((answer) => answer.output).length;
    expect(open).toHaveLength(sold);
    for (const { refusal } of orders) if (refusal) expect(refusal.code).toBe("product_gone");
    const state = await stateOf(owner, jug);
    expect(state === "draft" ? open : []).toEqual([]);
    expect(drafted.held.length > 0).toBe(state === "active");
    ends.add(String(state));
    for (const orderId of open) await cancel(owner, orderId);
    await place(owner, jug).update({ state: "active" });
  }
  console.info(`ends: ${[...ends].join(", ")}`);
});
