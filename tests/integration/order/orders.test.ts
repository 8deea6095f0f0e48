import type { OrderAction } from "@awning/domain/order/actions";
import type { OrderEdit } from "@awning/domain/order/edits";
import { documents, SINGLE_VARIANT, stockId } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { wallTime } from "@awning/domain/time/zoned-time";
import { describe, expect } from "vitest";
import { ADDRESS, stockLeft } from "../../support/builders.ts";
import { readOrder } from "../../support/card.ts";
import { call, listMails, postApi, refusalOf } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { sweep } from "../../support/jobs.ts";
import { act, refusedAct, type Sold, sell } from "../../support/sold.ts";

const PAID: OrderAction = { type: "mark_paid" };
const FULFILLED: OrderAction = {
  type: "fulfil",
  tracking: { carrier: "Parcel post", number: "PP 1", url: "https://track.example.test/PP1" },
};
const refunded = (amount: number): OrderAction => ({ type: "refund", amount, reason: "The glaze had a crack" });
const cancelled = (restock: boolean): OrderAction => ({ type: "cancel", reason: "Broken in the kiln", restock });
const HOUR_MS = 3_600_000;

describe("what an owner does with an order", () => {
  test("a transfer is paid, sent and done; the buyer's copy and mail follow", async ({ sold }) => {
    await act(sold, PAID);
    expect(await readOrder(sold)).toMatchObject({ status: "open", paymentStatus: "paid", holdUntil: null, rev: 2 });
    await act(sold, FULFILLED);
    const order = await readOrder(sold);
    expect(order).toMatchObject({ status: "completed", fulfilmentStatus: "fulfilled", rev: 3 });
    expect(order?.events.map((event: { type: string; by: string }) => `${event.type} by ${event.by}`)).toEqual([
      "placed by buyer",
      "paid by owner",
      "fulfilled by owner",
    ]);
    const view = await readDocument(documents.orderView(order?.viewId));
    expect(view).toMatchObject({ status: "completed", shipments: [{ tracking: { number: "PP 1" } }], rev: 3 });
    expect((await listMails(sold.buyer)).map((mail) => mail.kind)).toEqual(["order-received", "payment-received", "order-dispatched"]);
    expect(await stockLeft(sold.owner, sold.productId)).toBe(3);
  });

  test("a payment keeps the day and the way its owner says; a day on which it cannot have come is refused", async ({ sold }) => {
    const [dayMs, placed] = [24 * HOUR_MS, Date.now() - 96 * HOUR_MS];
    const zone = "Pacific/Kiritimati";
    await admin.firestore.doc(informationDocuments.profileSettings(sold.owner.uid)).set({ zone }, { merge: true });
    const day = (at: number) => wallTime(at, zone).day;
    await admin.firestore.doc(documents.order(sold.owner.uid, sold.orderId)).update({ placedAt: new Date(placed) });
    for (const wrong of [day(placed - dayMs), day(Date.now() + dayMs)])
      expect(await refusedAct(sold, { type: "mark_paid", day: wrong })).toMatchObject({
        code: "act_refused",
        details: { reason: "day", from: day(placed), to: day(Date.now()) },
      });
    await act(sold, { type: "mark_paid", day: day(placed + dayMs), way: "cash" });
    const payment = { method: "cash", day: day(placed + dayMs), amount: expect.any(Number), ref: "" };
    expect(await readOrder(sold)).toMatchObject({ paymentStatus: "paid", payments: [payment] });
    expect((await listMails(sold.buyer)).map((mail) => mail.kind)).toEqual(["order-received"]);
  });

  test("cash is handed over: no one is told of a parcel", async () => {
    const sold = await sell("pickup");
    await act(sold, { type: "fulfil", tracking: null });
    expect(await readOrder(sold)).toMatchObject({ status: "open", paymentStatus: "unpaid", fulfilmentStatus: "fulfilled" });
    await act(sold, PAID);
    expect(await readOrder(sold)).toMatchObject({ status: "completed", paymentStatus: "paid" });
    expect((await listMails(sold.buyer)).map((mail) => mail.kind)).toEqual(["order-received"]);
  });

  test("a cancelled order gives its items back once, tells the buyer why and voids what was not paid", async ({ sold }) => {
    await act(sold, cancelled(true));
    expect(await readOrder(sold)).toMatchObject({ status: "cancelled", paymentStatus: "voided", cancelReason: "Broken in the kiln" });
    expect(await stockLeft(sold.owner, sold.productId)).toBe(5);
    expect((await refusedAct(sold, cancelled(true))).code).toBe("act_refused");
    expect(await stockLeft(sold.owner, sold.productId)).toBe(5);
    expect((await listMails(sold.buyer)).map((mail) => mail.kind)).toEqual(["order-received", "order-cancelled"]);
  });

  test("what is not put back stays away, and what is not counted any more stays uncounted", async () => {
    const [kept, uncounted] = await Promise.all([sell("pickup"), sell("pickup")]);
    await act(kept, cancelled(false));
    expect(await stockLeft(kept.owner, kept.productId)).toBe(3);
    await admin.firestore.doc(documents.stock(uncounted.owner.uid, stockId(uncounted.productId, SINGLE_VARIANT))).delete();
    await act(uncounted, cancelled(true));
    expect(await stockLeft(uncounted.owner, uncounted.productId)).toBeNull();
  });

  test("money goes back in parts, never more than was paid; every part tells the buyer once", async ({ sold }) => {
    await act(sold, PAID, refunded(1000));
    expect((await refusedAct(sold, refunded(5091))).details).toEqual({ reason: "amount", refundable: 5090 });
    await act(sold, cancelled(true), refunded(5090));
    const order = await readOrder(sold);
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "refunded", refunds: [{ amount: 1000 }, { amount: 5090 }] });
    expect((await refusedAct(sold, refunded(1))).details).toEqual({ reason: "amount", refundable: 0 });
    const kinds = (await listMails(sold.buyer)).map((mail) => mail.kind);
    expect(kinds.toSorted()).toEqual(["order-cancelled", "order-received", "order-refunded", "order-refunded", "payment-received"]);
    const view = await readDocument(documents.orderView(order?.viewId));
    expect(view?.refunds).toMatchObject([{ amount: 1000, reason: "The glaze had a crack" }, { amount: 5090 }]);
  });

  test("cancelling can give stock and money back in the same step", async ({ sold }) => {
    await act(sold, PAID, { type: "cancel", reason: "Broken", restock: true, refund: true });
    expect(await readOrder(sold)).toMatchObject({ status: "cancelled", paymentStatus: "refunded", rev: 3, refunds: [{ state: "done" }] });
    expect(await stockLeft(sold.owner, sold.productId)).toBe(5);
    expect((await listMails(sold.buyer)).filter((mail) => mail.kind === "order-refunded")).toEqual([]);
  });

  test("items leave in two parcels with a mail each; only what has not left goes back into stock", async ({ sold }) => {
    await act(sold, PAID, { type: "fulfil", tracking: null, lines: [{ line: 0, quantity: 1 }] });
    expect(await readOrder(sold)).toMatchObject({ status: "open", fulfilmentStatus: "partly_fulfilled" });
    expect((await refusedAct(sold, { type: "fulfil", tracking: null, lines: [{ line: 0, quantity: 2 }] })).details).toEqual({
      reason: "pieces",
      left: [1],
    });
    await act(sold, FULFILLED, { type: "unfulfil" }, cancelled(true));
    expect(await stockLeft(sold.owner, sold.productId)).toBe(4);
    const dispatched = (await listMails(sold.buyer)).filter((mail) => mail.kind === "order-dispatched");
    expect(dispatched).toHaveLength(2);
  });

  test("what is collected is ready first, and handed over only for the right code", async () => {
    const sold = await sell("pickup");
    await act(sold, { type: "ready" });
    const order = await readOrder(sold);
    expect(order).toMatchObject({ fulfilmentStatus: "ready", pickupCode: expect.stringMatching(/^[A-Z2-9]{4}$/) });
    const wrong = order?.pickupCode === "AAAA" ? "BBBB" : "AAAA";
    expect((await refusedAct(sold, { type: "fulfil", tracking: null, code: wrong })).details).toEqual({ reason: "code" });
    await act(sold, { type: "fulfil", tracking: null, code: order?.pickupCode });
    expect(await readOrder(sold)).toMatchObject({ fulfilmentStatus: "fulfilled" });
    expect((await listMails(sold.buyer)).map((mail) => mail.kind)).toEqual(["order-received", "order-ready"]);
  });

  test("the owner mends an address until the parcel has left, and keeps a note that no buyer sees", async ({ other, sold }) => {
    const edit = async (change: OrderEdit) =>
      call("edit-order", { orderId: sold.orderId, rev: (await readOrder(sold))?.rev, edit: change }, { token: sold.owner.token });
    await edit({ type: "address", shipTo: { ...ADDRESS, street: "Mill road 5" } });
    await edit({ type: "note", note: "Rings twice" });
    const order = await readOrder(sold);
    expect(order).toMatchObject({ shipTo: { street: "Mill road 5" }, privateNote: "Rings twice", rev: 3 });
    expect(JSON.stringify(await readDocument(documents.orderView(order?.viewId)))).not.toMatch(/Rings twice|Mill road/);
    await act(sold, PAID, FULFILLED);
    expect((await edit({ type: "address", shipTo: ADDRESS })).refusal).toMatchObject({ code: "act_refused" });
    const foreign = { orderId: sold.orderId, rev: 1, edit: { type: "note" as const, note: "Mine" } };
    expect(await refusalOf("edit-order", foreign, { token: other.token })).toMatchObject({ code: "not_found" });
  });

  test("an act that the state does not allow is refused with those it does", async () => {
    const waiting = await sell();
    expect(await refusedAct(waiting, FULFILLED)).toMatchObject({
      status: 409,
      code: "act_refused",
      details: { allowed: ["mark_paid", "accept", "cancel"] },
    });
    expect((await refusedAct(waiting, refunded(1))).code).toBe("act_refused");
    await act(waiting, PAID, FULFILLED);
    for (const late of [PAID, FULFILLED, cancelled(true)])
      expect((await refusedAct(waiting, late)).details).toEqual({ allowed: ["undo_paid", "refund", "unfulfil", "reopen"] });
    expect(await readOrder(waiting)).toMatchObject({ status: "completed", rev: 3 });
  });

  test("an act on an order that changed since is a conflict; of two at once one is", async ({ sold }) => {
    const input = { orderId: sold.orderId, rev: 1, act: PAID };
    const answers = await Promise.all([1, 2, 3].map(() => call("act-on-order", input, { token: sold.owner.token })));
    const codes = answers.map((answer) => answer.refusal?.code ?? "done").toSorted();
    expect(codes).toEqual(["conflict", "conflict", "done"]);
    expect((await readOrder(sold))?.events).toHaveLength(2);
  });

  test("no one else can touch an order, nor tell that it exists", async ({ other, sold }) => {
    const refusal = await refusalOf("act-on-order", { orderId: sold.orderId, rev: 1, act: PAID }, { token: other.token });
    const missing = await refusalOf("act-on-order", { orderId: "nosuchorder", rev: 1, act: PAID }, { token: other.token });
    expect(refusal).toEqual(missing);
    expect(refusal).toMatchObject({ status: 404, code: "not_found" });
    expect(await readOrder(sold)).toMatchObject({ paymentStatus: "unpaid", rev: 1 });
  });

  test("a tracking link must be a safe one", async () => {
    const sold = await sell("pickup");
    const unsafe = { type: "fulfil", tracking: { carrier: "", number: "", url: "javascript:alert(1)" } };
    const response = await postApi("act-on-order", { orderId: sold.orderId, rev: 1, act: unsafe }, { token: sold.owner.token });
    expect(await response.json()).toMatchObject({ error: { code: "bad_request", details: { fields: ["act.tracking.url"] } } });
  });
});

describe("a hold that is over", () => {
  async function endHold(sold: Sold): Promise<void> {
    await admin.firestore.doc(documents.order(sold.owner.uid, sold.orderId)).update({ holdUntil: new Date(Date.now() - HOUR_MS) });
  }

  test("ends the order and gives its items back once, however often the sweep runs", async ({ sold }) => {
    await endHold(sold);
    await Promise.all([sweep("expiredOrders"), sweep("expiredOrders"), sweep("expiredOrders")]);
    await sweep("expiredOrders");
    const order = await readOrder(sold);
    expect(order).toMatchObject({ status: "expired", paymentStatus: "voided", rev: 2 });
    expect(await readDocument(documents.orderView(order?.viewId))).toMatchObject({ status: "expired" });
    expect(await stockLeft(sold.owner, sold.productId)).toBe(5);
    expect((await listMails(sold.buyer)).map((mail) => mail.kind)).toEqual(["order-received", "order-expired"]);
  });

  test("a buyer is reminded once before it ends", async ({ sold }) => {
    await admin.firestore.doc(documents.order(sold.owner.uid, sold.orderId)).update({ remindAt: new Date(Date.now() - HOUR_MS) });
    await Promise.all([sweep("remindedBuyers"), sweep("expiredOrders")]);
    await sweep("expiredOrders");
    expect(await readOrder(sold)).toMatchObject({ status: "pending", remindAt: null });
    expect((await listMails(sold.buyer)).map((mail) => mail.kind)).toEqual(["order-received", "payment-reminder"]);
  });

  test("does not end what is paid, nor what is still held", async () => {
    const [paid, held] = await Promise.all([sell(), sell()]);
    await act(paid, PAID);
    await endHold(paid);
    await sweep("expiredOrders");
    expect(await readOrder(paid)).toMatchObject({ status: "open" });
    expect(await readOrder(held)).toMatchObject({ status: "pending" });
    expect(await stockLeft(held.owner, held.productId)).toBe(3);
  });
});
