import type { OrderAction } from "@awning/domain/order/actions";
import { documents } from "@awning/domain/routes/firestore-paths";
import { afterEach, beforeAll, describe, expect } from "vitest";
import { due, onPayPage, openPayPage, orderBecomes, readOrder, resendEvents, setStripe } from "../../support/card.ts";
import { call, listMails } from "../../support/clients.ts";
import { admin, SITE } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { ORDER_JOBS, sweep } from "../../support/jobs.ts";

beforeAll(() => setStripe());
afterEach(() => setStripe());

describe("an order by card that was paid", () => {
  test.for([401, 403])("does not expire, nor is its event taken, while the provider does not let us in (%i)", async (status, { sale }) => {
    await setStripe({ knobs: { drop: true } });
    await onPayPage(sale.orderId, "approve");
    await setStripe({ knobs: { drop: true }, faults: Array(20).fill(status) });
    expect(await resendEvents(sale.orderId)).toEqual([500]);
    await due(sale, "holdUntil");
    await sweep(...ORDER_JOBS);
    expect(await readOrder(sale)).toMatchObject({ status: "pending", paymentStatus: "unpaid" });
    await setStripe();
    await due(sale, "holdUntil");
    await sweep(...ORDER_JOBS);
    expect(await readOrder(sale)).toMatchObject({ status: "open", paymentStatus: "paid" });
  });
});

describe("an order by card", () => {
  test("that cards cannot pay any more says so, names what is left, and leads to no payment page", async ({ sale }) => {
    await admin.firestore.doc(documents.order(sale.owner.uid, sale.orderId)).update({ card: null });
    const cards = admin.firestore.doc(documents.cardSettings(sale.owner.uid));
    await cards.update({ isEnabled: false });
    const html = await (await fetch(SITE + sale.paymentUrl)).text();
    for (const words of ["can no longer be paid by card", "cancel it and order again, or"]) expect(html).toContain(words);
    for (const words of ["try again in a moment", "pay=1"]) expect(html).not.toContain(words);
    await cards.update({ isEnabled: true });
    await openPayPage(sale);
  });

  test("gets the provider's fee once it is reckoned, and no one is told of it", async ({ sale }) => {
    await setStripe({ fees: "open" });
    await onPayPage(sale.orderId, "approve");
    const paid = await orderBecomes(sale, { paymentStatus: "paid", payments: [{ amount: 6090, fee: null }] });
    await due(sale, "watchAt");
    await sweep(...ORDER_JOBS);
    expect(await readOrder(sale)).toMatchObject({ payments: [{ fee: null }], rev: paid?.rev });
    await setStripe();
    await due(sale, "watchAt");
    await sweep(...ORDER_JOBS);
    expect(await readOrder(sale)).toMatchObject({ payments: [{ amount: 6090, fee: 116 }], rev: paid?.rev, paymentStatus: "paid" });
    expect((await listMails(sale.buyer)).map((mail) => mail.kind)).toEqual(["order-received"]);
  });

  test("that was cancelled is not asked about again once its page is gone", async ({ sale }) => {
    await setStripe({ faults: Array(6).fill(500) });
    const { rev } = (await readOrder(sale)) ?? {};
    const act: OrderAction = { type: "cancel", reason: "Cracked", restock: true };
    await call("act-on-order", { orderId: sale.orderId, rev, act }, { token: sale.owner.token });
    await orderBecomes(sale, { status: "cancelled", askAt: expect.anything() });
    await due(sale, "askAt");
    await setStripe({ faults: Array(20).fill(404) });
    await sweep(...ORDER_JOBS);
    expect(await readOrder(sale)).toMatchObject({ status: "cancelled", askAt: null });
  });
});
