import type { OrderAction } from "@awning/domain/order/actions";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect } from "vitest";
import { stockLeft } from "../../support/builders.ts";
import { readOrder } from "../../support/card.ts";
import { listMails } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { act, refusedAct } from "../../support/sold.ts";

const PAID: OrderAction = { type: "mark_paid" };
const refunded = (amount: number): Extract<OrderAction, { type: "refund" }> => ({
  type: "refund",
  amount,
  reason: "The glaze had a crack",
});

test("what goes back for an item is what was paid for it; no item and no parcel goes back twice", async ({ sold }) => {
  await act(sold, PAID);
  const piece = { lines: [{ line: 0, quantity: 1 }], shipping: false };
  expect((await refusedAct(sold, { ...refunded(2801), ...piece })).details).toMatchObject({ reason: "amount" });
  await act(sold, { ...refunded(3290), ...piece, shipping: true });
  expect(await readOrder(sold)).toMatchObject({
    paymentStatus: "partly_refunded",
    refunds: [{ amount: 3290, ...piece, shipping: true }],
  });
  const again = { ...refunded(2800), lines: [{ line: 0, quantity: 2 }] };
  expect((await refusedAct(sold, again)).details).toMatchObject({ reason: "pieces", left: [1] });
  expect((await refusedAct(sold, { ...refunded(490), shipping: true })).details).toMatchObject({ reason: "pieces" });
  await act(sold, { ...refunded(2800), ...piece });
  expect(await readOrder(sold)).toMatchObject({ paymentStatus: "refunded" });
});

test("a payment marked by mistake is taken back with its hold, and told to the buyer once at most", async ({ sold }) => {
  const hold = (await readOrder(sold))?.holdUntil;
  await act(sold, PAID, { type: "undo_paid" });
  expect(await readOrder(sold)).toMatchObject({ status: "pending", paymentStatus: "unpaid", payments: [], holdUntil: hold, rev: 3 });
  expect(await stockLeft(sold.owner, sold.productId)).toBe(3);
  const view = await readDocument(documents.orderView((await readOrder(sold))?.viewId));
  expect(view).toMatchObject({ status: "pending", paymentStatus: "unpaid" });
  await act(sold, PAID);
  const mails = (await listMails(sold.buyer)).filter((mail) => mail.kind === "payment-received");
  expect(mails).toHaveLength(1);
  await act(sold, refunded(1000));
  expect((await refusedAct(sold, { type: "undo_paid" })).details).toMatchObject({ allowed: expect.not.arrayContaining(["undo_paid"]) });
});
