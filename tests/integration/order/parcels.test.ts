import type { OrderAction } from "@awning/domain/order/actions";
import { documents } from "@awning/domain/routes/firestore-paths";
import { describe, expect } from "vitest";
import { stockLeft } from "../../support/builders.ts";
import { readOrder } from "../../support/card.ts";
import { call, listMails, refusalOf } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { act, refusedAct, type Sold, sell } from "../../support/sold.ts";

const PAID: OrderAction = { type: "mark_paid" };
const SENT: OrderAction = { type: "fulfil", tracking: { carrier: "Parcel post", number: "PP 1", url: "" } };
const PACKED: OrderAction = { type: "pack" };

const lastParcel = async (sold: Sold): Promise<string> => (await readOrder(sold))?.shipments.at(-1).id;
const kinds = async ({ buyer }: Sold) => (await listMails(buyer)).map((mail) => mail.kind);

describe("a parcel", () => {
  test("is packed, sent and delivered; the buyer's copy follows, and one mail goes out", async ({ sold }) => {
    expect((await refusedAct(sold, PACKED)).details).toEqual({ allowed: ["mark_paid", "accept", "cancel"] });
    await act(sold, PAID, PACKED);
    const parcel = await lastParcel(sold);
    expect(await readOrder(sold)).toMatchObject({ status: "open", fulfilmentStatus: "in_progress", shipments: [{ state: "packed" }] });
    expect((await refusedAct(sold, SENT)).details).toEqual({ reason: "pieces", left: [2] });
    expect((await refusedAct(sold, { type: "deliver", parcel })).details).toEqual({ reason: "parcel" });
    await act(sold, { ...SENT, parcel });
    await act(sold, { type: "deliver", parcel });
    const order = await readOrder(sold);
    expect(order).toMatchObject({ status: "completed", fulfilmentStatus: "fulfilled", shipments: [{ id: parcel, state: "delivered" }] });
    expect(order?.events.map((event: { type: string }) => event.type)).toEqual(["placed", "paid", "packed", "fulfilled", "delivered"]);
    expect(await readDocument(documents.orderView(order?.viewId))).toMatchObject({
      shipments: [{ state: "delivered" }],
      events: [{}, {}, { type: "packed" }, {}, { type: "delivered", part: parcel }],
    });
    expect(await kinds(sold)).toEqual(["order-received", "payment-received", "order-dispatched"]);
  });

  test("goes one step back at a time, and no one is told", async ({ sold }) => {
    await act(sold, PAID, PACKED);
    const parcel = await lastParcel(sold);
    await act(sold, { ...SENT, parcel }, { type: "lose", parcel });
    for (const wrong of ["deliver", "lose", "bring_back", "unpack"] as const)
      expect([wrong, (await refusedAct(sold, { type: wrong, parcel })).details]).toEqual([wrong, { reason: "parcel" }]);
    expect((await refusedAct(sold, { type: "unfulfil" })).details).toEqual({ reason: "parcel" });
    await act(sold, { type: "undo_parcel", parcel });
    expect(await readOrder(sold)).toMatchObject({ status: "completed", shipments: [{ state: "shipped" }] });
    await act(sold, { type: "unfulfil" });
    expect(await readOrder(sold)).toMatchObject({ status: "open", fulfilmentStatus: "in_progress", shipments: [{ state: "packed" }] });
    await act(sold, { ...SENT, parcel });
    expect(await kinds(sold)).toEqual(["order-received", "payment-received", "order-dispatched"]);
    await act(sold, { type: "unfulfil" }, { type: "unpack", parcel });
    expect(await readOrder(sold)).toMatchObject({ fulfilmentStatus: "unfulfilled", shipments: [] });
    expect(await stockLeft(sold.owner, sold.productId)).toBe(3);
  });

  test("that is lost moves neither money nor stock; one that came back gives both when the owner says so", async ({ sold }) => {
    await act(sold, PAID, SENT);
    const parcel = await lastParcel(sold);
    await act(sold, { type: "lose", parcel });
    expect(await readOrder(sold)).toMatchObject({ status: "completed", paymentStatus: "paid", refunds: [] });
    expect(await stockLeft(sold.owner, sold.productId)).toBe(3);
    await act(sold, { type: "undo_parcel", parcel }, { type: "bring_back", parcel });
    const pieces = [{ line: 0, quantity: 2 }];
    const amount = (await readOrder(sold))?.subtotal;
    await act(sold, { type: "refund", amount, reason: "The parcel was returned to us", lines: pieces, restock: pieces });
    expect(await readOrder(sold)).toMatchObject({ paymentStatus: "partly_refunded", shipments: [{ state: "returned" }] });
    expect(await stockLeft(sold.owner, sold.productId)).toBe(5);
  });

  test("that was packed goes back into stock when its order is cancelled", { tags: ["full"] }, async ({ sold }) => {
    await act(sold, PAID, PACKED, { type: "cancel", reason: "Broken in the kiln", restock: true });
    expect(await readOrder(sold)).toMatchObject({ status: "cancelled", shipments: [] });
    expect(await stockLeft(sold.owner, sold.productId)).toBe(5);
  });

  test("is delivered or lost when two devices say so at once: one of them, and the other is told", async ({ sold }) => {
    await act(sold, PAID, SENT);
    const parcel = await lastParcel(sold);
    const rev = (await readOrder(sold))?.rev;
    const says = (type: "deliver" | "lose") =>
      call("act-on-order", { orderId: sold.orderId, rev, act: { type, parcel } }, { token: sold.owner.token });
    const answers = await Promise.all([says("deliver"), says("lose")]);
    expect(answers.map((answer) => answer.refusal?.code ?? "done").toSorted()).toEqual(["conflict", "done"]);
    const order = await readOrder(sold);
    const [winner, loser] = answers[0]?.refusal === null ? (["delivered", "lose"] as const) : (["lost", "deliver"] as const);
    expect(order).toMatchObject({ rev: rev + 1, shipments: [{ state: winner }] });
    expect(order?.events.at(-1)).toMatchObject({ type: winner, part: parcel });
    // Who looks again and still says the other thing has to take the first one back.
    expect(await refusedAct(sold, { type: loser, parcel })).toMatchObject({
      status: 409,
      code: "act_refused",
      details: { reason: "parcel" },
    });
  });

  test("is no one else's to move", { tags: ["full"] }, async ({ sold, other }) => {
    await act(sold, PAID, SENT);
    const input = { orderId: sold.orderId, rev: 3, act: { type: "lose" as const, parcel: await lastParcel(sold) } };
    expect(await refusalOf("act-on-order", input, { token: other.token })).toMatchObject({ code: "not_found" });
    expect(await refusalOf("act-on-order", input)).toMatchObject({ code: "signed_out" });
  });
});

test("an order of which everything went back before it left needs nothing to be sent, and nothing of it stays packed", async ({ sold }) => {
  await act(sold, PAID, PACKED);
  const total = (await readOrder(sold))?.total;
  await act(sold, { type: "refund", amount: total, reason: "It broke in the kiln" }, { type: "complete" });
  const order = await readOrder(sold);
  expect(order).toMatchObject({ status: "completed", fulfilmentStatus: "not_needed", shipments: [] });
  expect(await readDocument(documents.orderView(order?.viewId))).toMatchObject({ fulfilmentStatus: "not_needed" });
  expect((await refusedAct(sold, { type: "unfulfil" })).details).toEqual({ allowed: ["reopen"] });
  await act(sold, { type: "reopen" });
  expect(await readOrder(sold)).toMatchObject({ status: "open", fulfilmentStatus: "unfulfilled" });
});

describe("an order to collect", () => {
  test("is being prepared once its owner says so, and then its buyer cannot cancel it", async () => {
    const sold = await sell("pickup");
    await act(sold, { type: "begin" });
    const order = await readOrder(sold);
    expect(order).toMatchObject({ status: "open", fulfilmentStatus: "in_progress" });
    expect(await readDocument(documents.orderView(order?.viewId))).toMatchObject({
      fulfilmentStatus: "in_progress",
      events: [{}, { type: "begun" }],
    });
    expect((await refusedAct(sold, { type: "begin" })).details).toEqual({
      allowed: ["mark_paid", "ready", "fulfil", "unfulfil", "cancel"],
    });
    await act(sold, { type: "ready" }, { type: "unfulfil" });
    expect(await readOrder(sold)).toMatchObject({ fulfilmentStatus: "in_progress" });
    await act(sold, { type: "unfulfil" });
    expect(await readOrder(sold)).toMatchObject({ fulfilmentStatus: "unfulfilled" });
    expect(await kinds(sold)).toEqual(["order-received", "order-ready"]);
  });

  test("that no one came for is cancelled with its items, or waits once more without a second mail", async () => {
    const sold = await sell("pickup");
    expect((await refusedAct(sold, { type: "not_collected" })).code).toBe("act_refused");
    await act(sold, { type: "ready" }, { type: "not_collected" });
    const order = await readOrder(sold);
    expect(order).toMatchObject({ status: "open", fulfilmentStatus: "not_collected" });
    expect(await readDocument(documents.orderView(order?.viewId))).toMatchObject({ fulfilmentStatus: "not_collected" });
    expect((await refusedAct(sold, { type: "fulfil", tracking: null })).details).toEqual({
      allowed: ["mark_paid", "unfulfil", "cancel"],
    });
    await act(sold, { type: "unfulfil" });
    expect(await readOrder(sold)).toMatchObject({ fulfilmentStatus: "ready" });
    await act(sold, { type: "not_collected" }, { type: "cancel", reason: "Nobody came", restock: true });
    expect(await readOrder(sold)).toMatchObject({ status: "cancelled", paymentStatus: "voided" });
    expect(await stockLeft(sold.owner, sold.productId)).toBe(5);
    expect(await kinds(sold)).toEqual(["order-received", "order-ready", "order-cancelled"]);
  });
});
