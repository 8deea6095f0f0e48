/** @module-tag full */

import type { DiscountDraft } from "@awning/domain/discount/discount";
import type { OrderAction } from "@awning/domain/order/actions";
import { documents } from "@awning/domain/routes/firestore-paths";
import { afterEach, beforeAll, describe, expect } from "vitest";
import { ADDRESS, cartLine, makeProduct, type Owner, orderInput, randomEmail, stockLeft } from "../../support/builders.ts";
import { type CardSale, onPayPage, orderBecomes, readOrder, setStripe } from "../../support/card.ts";
import { call, listMails, run } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { ORDER_JOBS, sweep } from "../../support/jobs.ts";

// At the same moment, through Hosting: exactly one wins, and whoever does not is told what happened by a code of its own.
const HOUR_MS = 3_600_000;
const CODE: DiscountDraft = {
  type: "amount",
  value: 500,
  startsAt: null,
  endsAt: null,
  minSubtotal: null,
  productIds: [],
  totalLimit: null,
  perEmailLimit: null,
  state: "active",
};

beforeAll(() => setStripe());
afterEach(() => setStripe());

const buyer = (email: string) => ({ name: "Corner store", email, phone: "" });

async function makeCode(owner: Owner, limits: Partial<DiscountDraft>): Promise<() => Promise<number>> {
  const [at, path] = [new Date(), documents.discount(owner.uid, "LAST")];
  await admin.firestore.doc(path).set({ ...CODE, ...limits, used: 0, createdAt: at, updatedAt: at });
  return async () => (await readDocument(path))?.used;
}

/** What a buyer with a cart of one piece sends; each has a cart of their own. */
async function checkout(owner: Owner, productIds: string[], changes: Partial<Parameters<typeof orderInput>[2]> = {}) {
  const lines = productIds.map((id) => cartLine(id));
  const quote = await run("quote", { username: owner.username, lines, delivery: "pickup", code: changes?.code ?? "" });
  return orderInput(owner, quote, { payment: "transfer", ...changes });
}

/** How a number of calls came out: `done` or the code of the refusal, sorted. */
async function outcomes(calls: Promise<{ refusal: { code: string } | null }>[]): Promise<string[]> {
  return (await Promise.all(calls)).map(({ refusal }) => refusal?.code ?? "done").toSorted();
}

describe("the last use of a code", () => {
  test("has one of six buyers who order at once", async ({ owner }) => {
    const productId = await makeProduct(owner);
    const used = await makeCode(owner, { totalLimit: 1 });
    const inputs = await Promise.all(Array.from({ length: 6 }, () => checkout(owner, [productId], { code: "LAST" })));
    const codes = await outcomes(inputs.map((input) => call("place-order", input)));
    expect(codes).toEqual([...Array(5).fill("discount_refused"), "done"]);
    expect(await used()).toBe(1);
  });

  test("of one mailbox goes to one of its orders, however the address is written", async ({ owner }) => {
    const productId = await makeProduct(owner);
    const used = await makeCode(owner, { perEmailLimit: 1 });
    const email = randomEmail();
    const writings = [email, email.toUpperCase(), email.replace("@", "+shop@"), email.replace("@", "+again@")];
    const inputs = await Promise.all(writings.map((one) => checkout(owner, [productId], { code: "LAST", buyer: buyer(one) })));
    const answers = await Promise.all(inputs.map((input) => call("place-order", input)));
    const reasons = answers.map(({ refusal }) => (refusal ? refusal.details.problem : "done"));
    expect(reasons.filter((reason) => reason === "done")).toHaveLength(1);
    for (const reason of reasons.filter((one) => one !== "done")) expect(reason).toMatchObject({ reason: "used_by_you" });
    expect(await used()).toBe(1);
  });
});

test("the last items of two things, in carts that name them in either order: one cart has both", async ({ owner }) => {
  const [mug, vase] = [await makeProduct(owner, { stock: 1 }), await makeProduct(owner, { stock: 1 })];
  const inputs = await Promise.all([1, 2, 3, 4].map((index) => checkout(owner, index % 2 ? [mug, vase] : [vase, mug])));
  expect(await outcomes(inputs.map((input) => call("place-order", input)))).toEqual(["done", "sold_out", "sold_out", "sold_out"]);
  expect([await stockLeft(owner, mug), await stockLeft(owner, vase)]).toEqual([0, 0]);
});

test("one checkout sent at once with different contents is one order; the others are led to it", async ({ owner }) => {
  const productId = await makeProduct(owner, { stock: 9 });
  const input = await checkout(owner, [productId]);
  const notes = ["Wrap it", "Do not wrap it", "No matter"];
  const answers = await Promise.all(notes.map((note) => call("place-order", { ...input, note })));
  const [won] = answers.flatMap(({ output }) => (output ? [output] : []));
  const lost = answers.flatMap(({ refusal }) => (refusal ? [refusal] : []));
  expect(lost).toHaveLength(2);
  for (const refusal of lost) expect(refusal).toMatchObject({ code: "already_ordered", details: { orderUrl: won?.orderUrl } });
  expect(await stockLeft(owner, productId)).toBe(8);
});

test("the money of a transfer is noted while its hold ends: it is paid and kept, or expired and given back", async ({ owner }) => {
  const productId = await makeProduct(owner, { stock: 5 });
  for (let turn = 0; turn < 3; turn++) {
    const before = (await stockLeft(owner, productId)) ?? 0;
    const { orderId } = await run("place-order", await checkout(owner, [productId]));
    await admin.firestore.doc(documents.order(owner.uid, orderId)).update({ holdUntil: new Date(Date.now() - HOUR_MS) });
    const paid = call("act-on-order", { orderId, rev: 1, act: { type: "mark_paid" } }, { token: owner.token });
    const [{ refusal }] = await Promise.all([paid, sweep(...ORDER_JOBS), sweep(...ORDER_JOBS)]);
    const order = await readDocument(documents.order(owner.uid, orderId));
    const isPaid = refusal === null;
    expect([order?.status, order?.paymentStatus]).toEqual(isPaid ? ["open", "paid"] : ["expired", "voided"]);
    if (refusal) expect(["conflict", "act_refused"]).toContain(refusal.code);
    expect(await stockLeft(owner, productId)).toBe(isPaid ? before - 1 : before);
    const kinds = (await listMails(order?.buyer.email)).map((mail) => mail.kind);
    expect(kinds).toEqual(["order-received", isPaid ? "payment-received" : "order-expired"]);
  }
});

test("an order is accepted unpaid while its hold ends: it is open for good, or expired and given back", async ({ owner }) => {
  const productId = await makeProduct(owner, { stock: 5 });
  for (let turn = 0; turn < 3; turn++) {
    const before = (await stockLeft(owner, productId)) ?? 0;
    const { orderId } = await run("place-order", await checkout(owner, [productId]));
    await admin.firestore.doc(documents.order(owner.uid, orderId)).update({ holdUntil: new Date(Date.now() - HOUR_MS) });
    const accepted = call("act-on-order", { orderId, rev: 1, act: { type: "accept" } }, { token: owner.token });
    const [{ refusal }] = await Promise.all([accepted, sweep(...ORDER_JOBS), sweep(...ORDER_JOBS)]);
    await sweep(...ORDER_JOBS);
    const order = await readDocument(documents.order(owner.uid, orderId));
    const isOpen = refusal === null;
    expect([order?.status, order?.paymentStatus, order?.holdUntil]).toEqual(
      isOpen ? ["open", "unpaid", null] : ["expired", "voided", null],
    );
    expect(order?.events.at(-1)).toMatchObject({ type: isOpen ? "accepted" : "expired" });
    if (refusal) expect(["conflict", "act_refused"]).toContain(refusal.code);
    expect(await stockLeft(owner, productId)).toBe(isOpen ? before - 1 : before);
    expect(await readDocument(documents.orderView(order?.viewId))).toMatchObject({
      status: order?.status,
      paymentStatus: order?.paymentStatus,
    });
  }
});

describe("by card", () => {
  const act = (sale: CardSale, rev: number, one: OrderAction) =>
    call("act-on-order", { orderId: sale.orderId, rev, act: one }, { token: sale.owner.token });

  test("two refunds of the whole at once: the money goes back once", async ({ sale }) => {
    await onPayPage(sale.orderId, "approve");
    const { rev } = (await orderBecomes(sale, { paymentStatus: "paid" })) ?? {};
    const refund: OrderAction = { type: "refund", amount: 6090, reason: "A crack in the glaze" };
    expect(await outcomes([1, 2, 3].map(() => act(sale, rev, refund)))).toEqual(["conflict", "conflict", "done"]);
    await orderBecomes(sale, { paymentStatus: "refunded", refunds: [{ state: "done", amount: 6090 }] });
  });

  test("late money and another buyer of the last items: they go to one of the two, the other is told", async ({ sale }) => {
    await admin.firestore.doc(documents.order(sale.owner.uid, sale.orderId)).update({ holdUntil: new Date(Date.now() - HOUR_MS) });
    // The provider forgot the page, so it stays open although the order ends.
    await setStripe({ faults: [404, 404] });
    await sweep(...ORDER_JOBS);
    await setStripe();
    expect(await readOrder(sale)).toMatchObject({ status: "expired" });
    const lines = [cartLine(sale.productId, 4)];
    const quote = await run("quote", { username: sale.owner.username, lines, delivery: "shipping" });
    const other = orderInput(sale.owner, quote, { payment: "card", delivery: "shipping", shipTo: ADDRESS });
    const [answer] = await Promise.all([call("place-order", other), onPayPage(sale.orderId, "approve")]);
    if (answer.refusal) {
      expect(answer.refusal.code).toBe("sold_out");
      await orderBecomes(sale, { status: "open", paymentStatus: "paid" });
      expect(await stockLeft(sale.owner, sale.productId)).toBe(3);
    } else {
      await orderBecomes(sale, { status: "expired", paymentStatus: "refunded" });
      expect(await stockLeft(sale.owner, sale.productId)).toBe(1);
    }
  });
});
