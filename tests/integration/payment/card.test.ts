import type { OrderAction } from "@awning/domain/order/actions";
import { ODD_PAYMENT_WORDS } from "@awning/domain/order/money/card-payments";
import { REFUND_FAILED_WORDS } from "@awning/domain/order/money/refunds";
import { documents } from "@awning/domain/routes/firestore-paths";
import { afterEach, beforeAll, describe, expect } from "vitest";
import { stockLeft } from "../../support/builders.ts";
import {
  type CardSale,
  due,
  flushEvents,
  listSessions,
  onPayPage,
  openPayPage,
  orderBecomes,
  readOrder,
  resendEvents,
  sellByCard,
  setStripe,
} from "../../support/card.ts";
import { call, listMails, run } from "../../support/clients.ts";
import { admin, SITE } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { ORDER_JOBS, sweep } from "../../support/jobs.ts";

beforeAll(() => setStripe());
afterEach(() => setStripe());

const WEBHOOK = `${SITE}/webhooks/stripe`;
const kindsTo = async (sale: CardSale) => (await listMails(sale.buyer)).map((mail) => mail.kind).toSorted();
const left = (sale: CardSale) => stockLeft(sale.owner, sale.productId);
async function act(sale: CardSale, one: OrderAction) {
  return call("act-on-order", { orderId: sale.orderId, rev: (await readOrder(sale))?.rev, act: one }, { token: sale.owner.token });
}
async function pay(sale: CardSale): Promise<void> {
  expect(await onPayPage(sale.orderId, "approve")).toBe(true);
  await orderBecomes(sale, { paymentStatus: "paid" });
}

describe("an order by card", () => {
  test("stands before it is paid, has one payment page, and is open once the provider has the money", async ({ sale }) => {
    expect(await readOrder(sale)).toMatchObject({ status: "pending", paymentStatus: "unpaid", isTest: true, card: { attempt: 1 } });
    expect(await left(sale)).toBe(3);
    expect(await kindsTo(sale)).toEqual([]);
    expect(await openPayPage(sale)).toBe(await openPayPage(sale));
    expect(await listSessions(sale.orderId)).toMatchObject([{ amount: 6090, currency: "eur", account: `acct_demo${sale.owner.uid}` }]);
    await pay(sale);
    expect(await readOrder(sale)).toMatchObject({
      status: "open",
      holdUntil: null,
      payments: [{ amount: 6090, fee: 116, method: "card" }],
    });
    expect(await kindsTo(sale)).toEqual(["order-received"]);
    expect((await listMails(sale.owner.email)).map((mail) => mail.kind).toSorted()).toEqual(["low-stock", "new-order"]);
    expect(await left(sale)).toBe(3);
  });

  test("is paid once although its events come in copies, the last first, and again later", async ({ sale }) => {
    await setStripe({ knobs: { copies: 3, reorder: true } });
    await onPayPage(sale.orderId, "delay");
    await onPayPage(sale.orderId, "settle");
    await flushEvents();
    await orderBecomes(sale, { paymentStatus: "paid" });
    expect(await resendEvents(sale.orderId)).toEqual([200, 200]);
    expect(await readOrder(sale)).toMatchObject({ status: "open", payments: [{ amount: 6090 }], refunds: [] });
    expect(await kindsTo(sale)).toEqual(["order-received"]);
  }, 120_000);

  test("is as the provider says when its buyer comes back, although every event was lost", async ({ sale }) => {
    await setStripe({ knobs: { drop: true } });
    await onPayPage(sale.orderId, "approve");
    const page = await (await fetch(`${SITE}${sale.confirmationUrl}&paid=1`)).text();
    expect(page).toContain("Thank you, your order is in.");
    expect(await readOrder(sale)).toMatchObject({ paymentStatus: "paid" });
  });

  test("is not believed to be paid because an address says so", async ({ sale }) => {
    const page = await (await fetch(`${SITE}${sale.confirmationUrl}&paid=1`)).text();
    expect(page).toContain("Waiting for your payment");
    expect(page).not.toContain("Thank you, your order is in.");
    expect(await readOrder(sale)).toMatchObject({ status: "pending", paymentStatus: "unpaid" });
  });

  test("waits while the bank takes its time, and tells when it refuses", async ({ sale }) => {
    await onPayPage(sale.orderId, "delay");
    await orderBecomes(sale, { status: "pending", paymentStatus: "processing" });
    await due(sale, "holdUntil");
    await sweep(...ORDER_JOBS);
    expect(await readOrder(sale)).toMatchObject({ status: "pending", paymentStatus: "processing" });
    await onPayPage(sale.orderId, "reject");
    await orderBecomes(sale, { paymentStatus: "failed" });
    await due(sale, "holdUntil");
    await sweep(...ORDER_JOBS);
    expect(await readOrder(sale)).toMatchObject({ status: "expired", paymentStatus: "voided" });
    expect(await left(sale)).toBe(5);
  });

  test("ends when its payment page closes, and gives its items back once", async ({ sale }) => {
    await setStripe({ knobs: { copies: 3 } });
    await onPayPage(sale.orderId, "expire");
    await orderBecomes(sale, { status: "expired", paymentStatus: "voided" });
    await sweep(...ORDER_JOBS);
    expect(await left(sale)).toBe(5);
    expect(await kindsTo(sale)).toEqual(["order-expired"]);
  });

  test("stands although the provider is away, and is paid when it is back", async ({ sale }) => {
    await admin.firestore.doc(documents.order(sale.owner.uid, sale.orderId)).update({ card: null });
    await setStripe({ faults: [500, 500, 500] });
    const page = await fetch(SITE + sale.paymentUrl);
    expect(await page.text()).toContain("We couldn’t open the payment page.");
    expect(await readOrder(sale)).toMatchObject({ status: "pending" });
    await openPayPage(sale);
    await pay(sale);
  });

  test("whose amount is not what was paid is flagged, and not taken for paid", async ({ sale }) => {
    await admin.firestore.doc(documents.order(sale.owner.uid, sale.orderId)).update({ total: 6091 });
    await onPayPage(sale.orderId, "approve");
    await orderBecomes(sale, { paymentStatus: "unpaid", attention: [ODD_PAYMENT_WORDS] });
    expect((await readOrder(sale))?.payments).toEqual([]);
  });
});

describe("late money", () => {
  /** An order that expired although its payment page is still open, because the provider forgot to close it. */
  async function expireAlone(sale: CardSale): Promise<void> {
    await due(sale, "holdUntil");
    await setStripe({ faults: [404, 404] });
    await sweep(...ORDER_JOBS);
    await setStripe();
    expect(await readOrder(sale)).toMatchObject({ status: "expired" });
    expect(await left(sale)).toBe(5);
  }

  test("opens the order again while its items are there", async ({ sale }) => {
    await expireAlone(sale);
    await onPayPage(sale.orderId, "approve");
    await orderBecomes(sale, { status: "open", paymentStatus: "paid" });
    expect(await left(sale)).toBe(3);
  });

  test("goes straight back when they are not, and the buyer is told", async ({ sale }) => {
    await expireAlone(sale);
    const stock = admin.firestore.doc(documents.stock(sale.owner.uid, `${sale.productId}_single`));
    await stock.update({ available: 1 });
    await onPayPage(sale.orderId, "approve");
    await orderBecomes(sale, { status: "expired", paymentStatus: "refunded", refunds: [{ state: "done", amount: 6090 }] });
    expect(await left(sale)).toBe(1);
    expect(await kindsTo(sale)).toEqual(["order-expired", "order-refunded"]);
  });

  test("of someone who paid twice goes back, and the order stays paid", async ({ sale }) => {
    await onPayPage(sale.orderId, "twice");
    const order = await orderBecomes(sale, { status: "open", paymentStatus: "paid", refunds: [{ state: "done", amount: 6090 }] });
    expect(order?.payments).toHaveLength(2);
  });
});

describe("money back to a card", () => {
  const refund = (amount: number): OrderAction => ({ type: "refund", amount, reason: "A crack in the glaze" });

  test("goes in parts by the provider, and cancelling sends the rest", async ({ sale }) => {
    await pay(sale);
    await act(sale, refund(1000));
    await orderBecomes(sale, { paymentStatus: "partly_refunded", refunds: [{ state: "done", amount: 1000 }] });
    await act(sale, { type: "cancel", reason: "Gone", restock: true, refund: true });
    await orderBecomes(sale, {
      status: "cancelled",
      paymentStatus: "refunded",
      refunds: [{ state: "done" }, { state: "done", amount: 5090 }],
    });
    expect(await left(sale)).toBe(5);
  });

  test("waits for a provider that is away, and is sent once by the sweep", async ({ sale }) => {
    await pay(sale);
    await setStripe({ faults: [500, 500, 500] });
    await act(sale, refund(6090));
    expect(await readOrder(sale)).toMatchObject({ paymentStatus: "paid", refunds: [{ state: "pending" }] });
    await setStripe();
    await due(sale, "askAt");
    await Promise.all([sweep(...ORDER_JOBS), sweep(...ORDER_JOBS)]);
    await orderBecomes(sale, { paymentStatus: "refunded", askAt: null });
    expect((await readOrder(sale))?.refunds).toHaveLength(1);
  });

  test("that the provider refuses is told, and can be asked for again", async ({ sale }) => {
    await pay(sale);
    await setStripe({ refunds: "failed" });
    await act(sale, refund(6090));
    await orderBecomes(sale, {
      paymentStatus: "paid",
      refunds: [{ state: "failed" }],
      attention: [REFUND_FAILED_WORDS],
    });
    await setStripe();
    expect((await act(sale, refund(6090))).refusal).toBeNull();
    await orderBecomes(sale, { paymentStatus: "refunded", attention: [] });
  });
});

describe("at the same moment", () => {
  test("paying and the end of the hold: one of them wins, and the items are kept or given back accordingly", async () => {
    const sales = await Promise.all([1, 2, 3].map(() => sellByCard()));
    await Promise.all(sales.map((sale) => due(sale, "holdUntil")));
    await Promise.all([sweep(...ORDER_JOBS), ...sales.map((sale) => onPayPage(sale.orderId, "approve")), sweep(...ORDER_JOBS)]);
    for (const sale of sales) {
      const isPaid = (await listSessions(sale.orderId))[0]?.status === "complete";
      await orderBecomes(sale, isPaid ? { status: "open", paymentStatus: "paid" } : { status: "expired", paymentStatus: "voided" });
      expect(await left(sale)).toBe(isPaid ? 3 : 5);
    }
  });

  test("paying and cancelling: anyone who pays for a cancelled order has the money back", async ({ sale }) => {
    const cancel: OrderAction = { type: "cancel", reason: "Gone", restock: true };
    const [answer] = await Promise.all([act(sale, cancel), onPayPage(sale.orderId, "approve")]);
    const isTaken = (await listSessions(sale.orderId))[0]?.status === "complete";
    if (answer.refusal) await orderBecomes(sale, { status: "open", paymentStatus: "paid" });
    else if (!isTaken) await orderBecomes(sale, { status: "cancelled", paymentStatus: "voided" });
    else {
      const order = await orderBecomes(sale, { status: "cancelled", payments: [{ amount: 6090 }] });
      // Money that was there before stays with the owner, who chose not to give it back in the same step.
      const isLate = order?.events.some((event: { type: string }) => event.type === "paid_late");
      await orderBecomes(sale, { paymentStatus: isLate ? "refunded" : "paid" });
    }
    expect(await left(sale)).toBe((await readOrder(sale))?.status === "open" ? 3 : 5);
  });

  test("cancelling and shipping: one is done, the other is told that the order moved on", async ({ sale }) => {
    await pay(sale);
    const rev = (await readOrder(sale))?.rev;
    const ask = (one: OrderAction) => call("act-on-order", { orderId: sale.orderId, rev, act: one }, { token: sale.owner.token });
    const answers = await Promise.all([
      ask({ type: "fulfil", tracking: null }),
      ask({ type: "cancel", reason: "Gone", restock: true, refund: true }),
      ask({ type: "fulfil", tracking: null }),
    ]);
    expect(answers.map((answer) => answer.refusal?.code ?? "done").toSorted()).toEqual(["conflict", "conflict", "done"]);
    const order = await readOrder(sale);
    expect([order?.status, await left(sale)]).toEqual(order?.fulfilmentStatus === "fulfilled" ? ["completed", 3] : ["cancelled", 5]);
  });
});

describe("the address for events", () => {
  test("takes signed ones only", async ({ sale }) => {
    expect((await fetch(WEBHOOK)).status).toBe(405);
    expect((await fetch(WEBHOOK, { method: "POST", body: "{}" })).status).toBe(400);
    await setStripe({ knobs: { badSignature: true } });
    await onPayPage(sale.orderId, "approve");
    expect(await resendEvents(sale.orderId)).toEqual([400]);
    await setStripe({ knobs: { clockSkewS: 600 } });
    expect(await resendEvents(sale.orderId)).toEqual([400]);
    expect(await readOrder(sale)).toMatchObject({ paymentStatus: "unpaid" });
    await setStripe();
    expect(await resendEvents(sale.orderId)).toEqual([200]);
    expect(await readOrder(sale)).toMatchObject({ paymentStatus: "paid" });
  });

  test("asks for an event again when the provider could not be asked about it", async ({ sale }) => {
    await setStripe({ knobs: { drop: true } });
    await onPayPage(sale.orderId, "approve");
    await setStripe({ faults: [500, 500, 500] });
    expect(await resendEvents(sale.orderId)).toEqual([500]);
    await setStripe();
    expect(await resendEvents(sale.orderId)).toEqual([200]);
    expect(await readOrder(sale)).toMatchObject({ paymentStatus: "paid" });
  });
});

describe("an owner's account", () => {
  test("is opened once, offered to buyers when it is finished, and turned off again", async ({ sale }) => {
    await run("change-card", { isEnabled: false }, { token: sale.owner.token });
    const lines = [{ productId: sale.productId, variantId: "single", quantity: 1 }];
    const quote = () => run("quote", { username: sale.owner.username, lines, delivery: "shipping" });
    expect((await quote()).payments).not.toContain("card");
    await run("change-card", { isEnabled: true }, { token: sale.owner.token });
    expect((await quote()).payments).toContain("card");
    expect((await call("change-card", { isEnabled: true })).refusal).toMatchObject({ code: "signed_out" });
  });
});
