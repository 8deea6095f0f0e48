import type { OrderAction } from "@awning/domain/order/actions";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import { ADDRESS, cartLine, makeProduct, type Owner, orderInput, stockLeft } from "../../support/builders.ts";
import { call, listMails, run } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { sweep } from "../../support/jobs.ts";

const LATE: OrderAction = { type: "mark_late", way: "transfer" };
type Ended = { owner: Owner; orderId: string; buyer: string };

/** An order of one piece by transfer whose hold is over. */
async function letExpire(owner: Owner, productId: string): Promise<Ended> {
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "shipping" });
  const input = orderInput(owner, quote, { payment: "transfer", delivery: "shipping", shipTo: ADDRESS });
  const { orderId } = await run("place-order", input);
  await admin.firestore.doc(documents.order(owner.uid, orderId)).update({ holdUntil: new Date(Date.now() - 60_000) });
  await sweep("expiredOrders");
  return { owner, orderId, buyer: input.buyer.email };
}
const read = ({ owner, orderId }: Ended) => readDocument(documents.order(owner.uid, orderId));
const ask = async (one: Ended, act: OrderAction, token = one.owner.token) =>
  call("act-on-order", { orderId: one.orderId, rev: (await read(one))?.rev, act }, { token });

test("the last item goes to one of two expired orders whose money is noted at the same moment; the other's waits to be given back", async ({
  owner,
}) => {
  const productId = await makeProduct(owner, { stock: 1 });
  const [one, other] = [await letExpire(owner, productId), await letExpire(owner, productId)];
  expect(await stockLeft(owner, productId)).toBe(1);
  const answers = await Promise.all([ask(one, LATE), ask(other, LATE)]);
  expect(answers.map((answer) => answer.refusal)).toEqual([null, null]);
  const orders = [await read(one), await read(other)];
  expect(orders.map((order) => order?.status).toSorted()).toEqual(["expired", "open"]);
  expect(orders).toMatchObject([{ paymentStatus: "paid" }, { paymentStatus: "paid" }]);
  expect(await stockLeft(owner, productId)).toBe(0);
  const [kept = one, back = other] = orders[0]?.status === "expired" ? [one, other] : [other, one];
  expect(await read(kept)).toMatchObject({ needsOwner: true });
  const told = async ({ buyer }: Ended) => (await listMails(buyer)).map((mail) => mail.kind).filter((kind) => kind === "payment-received");
  await expect.poll(() => told(back)).toHaveLength(1);
  expect(await told(kept)).toHaveLength(0);
  // Nothing can be noted twice, and what is kept goes back whole and no further.
  expect((await ask(kept, LATE)).refusal).toMatchObject({ code: "act_refused", details: { allowed: ["undo_paid", "refund"] } });
  const total = (await read(kept))?.total;
  const refund = { type: "refund", amount: total, reason: "The pieces were gone" } as const;
  expect((await ask(kept, { ...refund, way: "transfer" })).refusal).toMatchObject({ code: "act_refused", details: { refundable: 0 } });
  expect((await ask(kept, refund)).refusal).toBeNull();
  expect(await read(kept)).toMatchObject({ status: "expired", paymentStatus: "refunded", needsOwner: false });
  expect(await stockLeft(owner, productId)).toBe(0);
});

test("that had not come after all is taken back: the order is over as before, and its item stays on sale", async ({ owner }) => {
  const productId = await makeProduct(owner, { stock: 1 });
  const ended = await letExpire(owner, productId);
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "shipping" });
  await run("place-order", orderInput(owner, quote, { payment: "transfer", delivery: "shipping", shipTo: ADDRESS }));
  expect((await ask(ended, LATE)).refusal).toBeNull();
  expect(await read(ended)).toMatchObject({ status: "expired", paymentStatus: "paid", needsOwner: true });
  expect((await ask(ended, { type: "undo_paid" })).refusal).toBeNull();
  expect(await read(ended)).toMatchObject({ status: "expired", paymentStatus: "voided", payments: [], needsOwner: false });
  expect((await ask(ended, { type: "undo_paid" })).refusal).toMatchObject({ code: "act_refused", details: { allowed: ["mark_late"] } });
  expect(await stockLeft(owner, productId)).toBe(0);
});

test("is noted by the shop's own owner alone, and not for what still waits", async ({ owner, stranger }) => {
  const productId = await makeProduct(owner, { stock: 2 });
  const ended = await letExpire(owner, productId);
  expect((await ask(ended, LATE, stranger.token)).refusal).toMatchObject({ code: "not_found" });
  expect((await ask(ended, { ...LATE, day: "2001-01-01" })).refusal).toMatchObject({ code: "act_refused", details: { reason: "day" } });
  expect(await read(ended)).toMatchObject({ status: "expired", paymentStatus: "voided" });
  expect(await stockLeft(owner, productId)).toBe(2);
});
