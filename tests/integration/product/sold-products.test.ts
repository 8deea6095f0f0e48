import { documents } from "@awning/domain/routes/firestore-paths";
import { FieldValue } from "firebase-admin/firestore";
import { expect } from "vitest";
import { cartLine, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin, eventually, readDocument, withoutTriggers } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";

const place = (owner: Owner, productId: string) => admin.firestore.doc(documents.product(owner.uid, productId));
const soldOf = async (owner: Owner, productId: string) => (await readDocument(documents.product(owner.uid, productId)))?.sold;
const countOf = (owner: Owner, productId: string) => readDocument(documents.soldCount(owner.uid, productId));

/** A product's first price is noted by a trigger, a moment later. */
const withoutPrices = ({ prices: _, ...fields }: Record<string, unknown> = {}) => fields;
const onceNoted = (owner: Owner, productId: string) =>
  eventually("its first price", async () => {
    const fields = (await place(owner, productId).get()).data();
    return fields?.["prices"] !== undefined && fields;
  });

async function sell(owner: Owner, productIds: readonly string[]) {
  const lines = productIds.map((id) => cartLine(id));
  const quote = await run("quote", { username: owner.username, lines, delivery: "pickup" });
  return run("place-order", orderInput(owner, quote, { delivery: "pickup", payment: "cash", shipTo: null }));
}

test("the first order of a product marks it, further ones leave it alone, and what no one ordered is not marked", async ({ owner }) => {
  const [jug, bowl] = [await makeProduct(owner, { title: "Jug", stock: 9 }), await makeProduct(owner, { title: "Bowl" })];
  const before = await onceNoted(owner, jug);
  await sell(owner, [jug]);
  const marked = await place(owner, jug).get();
  expect(marked.data()).toEqual({ ...before, sold: true });
  await sell(owner, [jug]);
  expect((await place(owner, jug).get()).updateTime).toEqual(marked.updateTime);
  expect(await soldOf(owner, bowl)).toBe(false);
  expect([await countOf(owner, jug), await countOf(owner, bowl)]).toEqual([{ pieces: 2 }, null]);
});

test("items of an order that is cancelled were not sold", { tags: ["full"] }, async ({ owner }) => {
  const jug = await makeProduct(owner);
  const { orderId } = await sell(owner, [jug]);
  expect(await countOf(owner, jug)).toEqual({ pieces: 1 });
  const cancel = { orderId, rev: 1, act: { type: "cancel", reason: "Gone", restock: true } } as const;
  await Promise.allSettled([0, 1, 2].map(() => run("act-on-order", cancel, { token: owner.token })));
  expect(await countOf(owner, jug)).toEqual({ pieces: 0 });
});

test("of a product that is new is known that no one bought it, and nothing else of it changes", async ({ owner }) => {
  const id = await makeProduct(owner);
  const before = await onceNoted(owner, id);
  const copy = documents.product(owner.uid, `${id}new`);
  const { sold: _, ...draft } = before ?? {};
  await admin.firestore.doc(copy).set(draft);
  const after = await eventually("the mark", async () => {
    const product = await readDocument(copy);
    return product?.sold !== undefined && product;
  });
  expect(withoutPrices(after)).toEqual({ ...withoutPrices(before), fileCount: 0 });
});

test("what goes on sale is marked so, or when it is taken off if no one was told before; a draft is not", async ({ owner }) => {
  const offeredOf = async (id: string) => (await readDocument(documents.product(owner.uid, id)))?.offered;
  const [draft, old] = [await makeProduct(owner, { state: "draft" }), await makeProduct(owner)];
  const before = (await place(owner, draft).get()).data();
  await withoutTriggers(async () => {
    await place(owner, old).update({ offered: FieldValue.delete() });
  });
  await place(owner, old).update({ state: "draft", updatedAt: new Date() });
  await expect.poll(() => offeredOf(old), { timeout: 20_000 }).toBe(true);
  expect(await offeredOf(draft)).toBeUndefined();
  await place(owner, draft).update({ state: "active" });
  await expect.poll(() => offeredOf(draft), { timeout: 20_000 }).toBe(true);
  const after = (await place(owner, draft).get()).data();
  expect(withoutPrices(after)).toEqual({ ...withoutPrices(before), state: "active", offered: true });
});

test("of many who buy a product first, each gets what they ordered", { tags: ["full"] }, async ({ owner }) => {
  const id = await makeProduct(owner, { stock: 8 });
  const orders = await Promise.all(Array.from({ length: 4 }, () => sell(owner, [id])));
  expect(new Set(orders.map((order) => order.number)).size).toBe(4);
  expect(await soldOf(owner, id)).toBe(true);
  expect(await countOf(owner, id)).toEqual({ pieces: 4 });
});
