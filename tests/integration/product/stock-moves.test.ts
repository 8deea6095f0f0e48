import type { OrderAction } from "@awning/domain/order/actions";
import { type StockMove, stockMoveSchema } from "@awning/domain/product/stock-change";
import { collections, documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { FieldValue } from "firebase-admin/firestore";
import { expect } from "vitest";
import { cartLine, makeProduct, type Owner, orderInput, stockLeft } from "../../support/builders.ts";
import { call, run, wakeInstances } from "../../support/clients.ts";
import { admin, eventually } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { sweep } from "../../support/jobs.ts";

const stockOf = (owner: Owner, productId: string) => admin.firestore.doc(documents.stock(owner.uid, stockId(productId, SINGLE_VARIANT)));

/** The moves of a shop, oldest first. */
async function moves(owner: Owner): Promise<StockMove[]> {
  const found = await admin.firestore.collection(collections.stockMoves(owner.uid)).orderBy("at").get();
  return found.docs.map((one) => stockMoveSchema.parse({ ...one.data(), at: one.data()["at"].toMillis() }));
}

/** What all moves come to, once there are this many. */
async function sumLine(owner: Owner, count: number): Promise<number> {
  const all = await eventually(`${count} moves`, async () => {
    const now = await moves(owner);
    return now.length >= count && now;
  });
  expect(all).toHaveLength(count);
  return all.reduce((sum, move) => sum + move.difference, 0);
}

async function buy(owner: Owner, productId: string, quantity: number) {
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId, quantity)], delivery: "pickup" });
  return run("place-order", orderInput(owner, quote));
}

test("an order's items, those that come back and the owner's own changes are each one move, and add up to what is left", async ({
  owner,
}) => {
  const vase = await makeProduct(owner, { stock: 9 });
  expect(await sumLine(owner, 1)).toBe(9);
  const sold = await buy(owner, vase, 4);
  const cancel = { type: "cancel", reason: "Gone", restock: true } as const;
  await run("act-on-order", { orderId: sold.orderId, rev: 1, act: cancel }, { token: owner.token });
  await stockOf(owner, vase).update({ available: FieldValue.increment(-2), updatedAt: new Date() });
  expect(await sumLine(owner, 4)).toBe(7);
  expect(await stockLeft(owner, vase)).toBe(7);
  expect(await moves(owner)).toMatchObject([
    { cause: "counted", by: "owner", difference: 9, after: 9, orderId: null },
    { cause: "order", by: "buyer", difference: -4, after: 5, orderId: sold.orderId, number: sold.number },
    { cause: "cancel", by: "owner", difference: 4, after: 9, orderId: sold.orderId },
    { cause: "changed", by: "owner", difference: -2, after: 7, productId: vase, variantId: SINGLE_VARIANT },
  ]);
  await stockOf(owner, vase).delete();
  expect(await sumLine(owner, 5)).toBe(0);
  expect((await moves(owner)).at(-1)).toMatchObject({ cause: "uncounted", difference: -7, after: null });
});

test("what the owner says about a change is in its move, and not in those that come after it", async ({ owner }) => {
  const vase = await makeProduct(owner, { stock: 5 });
  await sumLine(owner, 1);
  const by = (difference: number, fields: object = {}) =>
    stockOf(owner, vase).update({ available: FieldValue.increment(difference), updatedAt: FieldValue.serverTimestamp(), ...fields });
  await by(-2, { edit: { cause: "correction", note: "Two were broken", at: FieldValue.serverTimestamp() } });
  await sumLine(owner, 2);
  await buy(owner, vase, 1);
  await sumLine(owner, 3);
  await by(4);
  expect(await sumLine(owner, 4)).toBe(6);
  expect(await moves(owner)).toMatchObject([
    { cause: "counted", note: "" },
    { cause: "correction", by: "owner", difference: -2, after: 3, note: "Two were broken" },
    { cause: "order", difference: -1, after: 2, note: "" },
    { cause: "changed", by: "owner", difference: 4, after: 6, note: "" },
  ]);
});

test("items go back into stock with their money in one move, however often that is asked for, and never more than were sold", async ({
  owner,
}) => {
  const vase = await makeProduct(owner, { stock: 5 });
  const { orderId } = await buy(owner, vase, 3);
  const act = (rev: number, one: OrderAction) => call("act-on-order", { orderId, rev, act: one }, { token: owner.token });
  expect((await act(1, { type: "mark_paid" })).refusal).toBeNull();
  expect((await act(2, { type: "fulfil", tracking: null })).refusal).toBeNull();
  const back = (quantity: number): OrderAction => ({ type: "refund", amount: 100, reason: "Sent back", restock: [{ line: 0, quantity }] });
  const answers = await Promise.all([1, 2, 3].map(() => act(3, back(2))));
  expect(answers.map(({ refusal }) => refusal?.code ?? "done").toSorted()).toEqual(["conflict", "conflict", "done"]);
  expect((await act(4, back(2))).refusal).toMatchObject({ code: "act_refused", details: { reason: "restock", left: [1] } });
  expect(await sumLine(owner, 3)).toBe(4);
  expect(await stockLeft(owner, vase)).toBe(4);
  expect((await moves(owner)).at(-1)).toMatchObject({ cause: "refund", by: "owner", difference: 2, after: 4, orderId });
});

test("an order that expires gives its items back in a move of its own", async ({ owner }) => {
  const vase = await makeProduct(owner, { stock: 5 });
  const quote = await run("quote", { username: owner.username, lines: [cartLine(vase, 2)], delivery: "pickup" });
  const { orderId } = await run("place-order", orderInput(owner, quote, { payment: "transfer" }));
  await admin.firestore.doc(documents.order(owner.uid, orderId)).update({ holdUntil: new Date(Date.now() - 60_000) });
  await sweep("expiredOrders");
  expect(await sumLine(owner, 3)).toBe(5);
  expect((await moves(owner)).at(-1)).toMatchObject({ cause: "expiry", by: "system", difference: 2, after: 5, orderId });
});

test("buyers and the owner at once: no move is lost, none is twice, and the last one says what is left", {
  tags: ["full"],
  timeout: 240_000,
}, async ({ owner }) => {
  const vase = await makeProduct(owner, { stock: 6 });
  const quote = await run("quote", { username: owner.username, lines: [cartLine(vase)], delivery: "pickup" });
  await wakeInstances(6);
  const filledUp = Promise.all(
    [1, 2, 3].map((more) => stockOf(owner, vase).update({ available: FieldValue.increment(more), updatedAt: new Date() })),
  );
  const answers = await Promise.all(Array.from({ length: 6 }, () => call("place-order", orderInput(owner, quote))));
  await filledUp;
  const ordered = answers.filter((answer) => answer.output).length;
  expect(ordered).toBeGreaterThan(0);
  const left = await stockLeft(owner, vase);
  expect(left).toBe(6 + 6 - ordered);
  expect(await sumLine(owner, 1 + 3 + ordered)).toBe(left);
  const all = await moves(owner);
  // Each move goes on from what another one left: followed one after the other they end at what is left.
  const starts = all.map((move) => (move.after ?? 0) - move.difference);
  const ends = all.map((move) => move.after ?? 0);
  expect([...ends, 0].toSorted((a, b) => a - b)).toEqual([...starts, left].toSorted((a, b) => (a ?? 0) - (b ?? 0)));
});
