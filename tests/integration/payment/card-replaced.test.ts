/** @module-tag full */
import { documents } from "@awning/domain/routes/firestore-paths";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { stockLeft } from "../../support/builders.ts";
import {
  type CardSale,
  due,
  eventOf,
  listSessions,
  onPayPage,
  openPayPage,
  orderBecomes,
  readOrder,
  sellByCard,
  setStripe,
} from "../../support/card.ts";
import { listMails, readInbox, run } from "../../support/clients.ts";
import { admin, SITE } from "../../support/emulators.ts";
import { ORDER_JOBS, sweep } from "../../support/jobs.ts";

beforeAll(async () => {
  await setStripe();
  // What takes events is there when the first one comes: otherwise the page would be written down long before.
  expect((await fetch(`${SITE}/webhooks/stripe`, { method: "POST", body: "{}" })).status).toBe(400);
});
afterEach(() => setStripe());

const MINUTE_MS = 60_000;

/** An order whose payment page is in its last minute, its pieces kept no longer than such a page keeps them. */
async function inTheLastMinute(): Promise<CardSale & { first: string }> {
  const sale = await sellByCard();
  const pageUntil = Date.now() + MINUTE_MS / 2;
  const times = { "card.pageUntil": new Date(pageUntil), holdUntil: new Date(pageUntil + 4 * MINUTE_MS) };
  await admin.firestore.doc(documents.order(sale.owner.uid, sale.orderId)).update(times);
  return { ...sale, first: (await readOrder(sale))?.card.session };
}

/** Waits until the end of a page was told and dealt with. */
async function endIsTaken(session: string): Promise<void> {
  const isTaken = async () => {
    const event = await eventOf(session, "checkout.session.expired");
    return event !== undefined && (await admin.firestore.doc(documents.stripeEvent(event)).get()).exists;
  };
  await expect.poll(isTaken, { timeout: 10_000, interval: 30 }).toBe(true);
}

const kindsTo = async (sale: CardSale) => (await listMails(sale.buyer)).map((mail) => mail.kind);
const statesOf = async (sale: CardSale) => (await listSessions(sale.orderId)).map(({ status }) => status);

describe("a payment page that is replaced in its last minute", () => {
  test("ends nothing, although its end is told before the next one is written down", async () => {
    const sale = await inTheLastMinute();
    await setStripe({ startMs: 3000 });
    const opening = openPayPage(sale);
    await endIsTaken(sale.first);
    // Told and taken while the order still holds it: this is the race.
    expect(await readOrder(sale)).toMatchObject({ status: "pending", card: { session: sale.first } });
    const url = await opening;
    const order = await readOrder(sale);
    expect(order).toMatchObject({ status: "pending", paymentStatus: "unpaid", card: { attempt: 2, url, isReplaced: false } });
    expect(order?.holdUntil.toMillis()).toBe(order?.card.pageUntil.toMillis() + 4 * MINUTE_MS);
    expect(await statesOf(sale)).toEqual(["expired", "open"]);
    expect(await stockLeft(sale.owner, sale.productId)).toBe(3);
    await sweep(...ORDER_JOBS);
    await onPayPage(sale.orderId, "approve");
    await orderBecomes(sale, { status: "open", paymentStatus: "paid" });
    expect(await kindsTo(sale)).toEqual(["order-received"]);
  });

  test("leads everyone who comes at that moment to the same next page", async () => {
    const sale = await inTheLastMinute();
    const urls = await Promise.all([openPayPage(sale), openPayPage(sale), openPayPage(sale)]);
    expect(new Set(urls).size).toBe(1);
    expect(await readOrder(sale)).toMatchObject({ status: "pending", card: { url: urls[0], attempt: 2 } });
    expect(await statesOf(sale)).toEqual(["expired", "open"]);
  });

  test("that nothing comes after ends its order with the hold, and gives the items back once", async () => {
    const sale = await inTheLastMinute();
    // It is closed and looked at, and the next one cannot be made.
    await setStripe({ knobs: { drop: true }, faults: [null, null, 500, 500, 500] });
    const answer = await fetch(SITE + sale.paymentUrl);
    expect(await answer.text()).toContain("We couldn’t open the payment page.");
    await setStripe();
    const kept = await readOrder(sale);
    expect(kept).toMatchObject({ status: "pending", card: { session: sale.first, isReplaced: true } });
    expect(kept?.holdUntil.toMillis()).toBeGreaterThan(Date.now() + 3 * MINUTE_MS);
    await due(sale, "holdUntil");
    await Promise.all([sweep(...ORDER_JOBS), sweep(...ORDER_JOBS)]);
    expect(await readOrder(sale)).toMatchObject({ status: "expired", paymentStatus: "voided" });
    expect(await stockLeft(sale.owner, sale.productId)).toBe(5);
    expect(await kindsTo(sale)).toEqual(["order-expired"]);
  });

  test("is replaced by the next visit when the provider was away", async () => {
    const sale = await inTheLastMinute();
    await setStripe({ faults: [null, null, 500, 500, 500] });
    await (await fetch(SITE + sale.paymentUrl)).text();
    await setStripe();
    const url = await openPayPage(sale);
    expect(await readOrder(sale)).toMatchObject({ status: "pending", card: { url, attempt: 2, isReplaced: false } });
    await onPayPage(sale.orderId, "approve");
    await orderBecomes(sale, { status: "open", paymentStatus: "paid" });
  });

  test("that was paid at that very moment is taken, and no other is opened", async () => {
    const sale = await inTheLastMinute();
    await setStripe({ knobs: { drop: true } });
    await onPayPage(sale.orderId, "approve");
    await (await fetch(SITE + sale.paymentUrl)).text();
    expect(await readOrder(sale)).toMatchObject({ status: "open", paymentStatus: "paid" });
    expect(await statesOf(sale)).toEqual(["complete"]);
  });
});

test("a page that leads back to a link that ended is followed by one that leads back to the new link", async () => {
  const sale = await sellByCard();
  const [first] = await listSessions(sale.orderId);
  const rev = (await readOrder(sale))?.rev;
  await run("renew-order-link", { orderId: sale.orderId, rev }, { token: sale.owner.token });
  const mail = (await readInbox(sale.buyer)).find(({ text }) => String(text).includes(sale.orderId));
  const key = /[?&]key=([\w-]+)/.exec(String(mail?.text))?.[1];
  await openPayPage({ paymentUrl: sale.paymentUrl.replace(/key=[\w-]+/, `key=${key}`) });
  const [ended, second] = await listSessions(sale.orderId);
  expect([ended?.id, ended?.status, second?.status]).toEqual([first?.id, "expired", "open"]);
  expect([second?.successUrl, second?.cancelUrl]).toEqual([expect.stringContaining(`key=${key}`), expect.stringContaining(`key=${key}`)]);
  expect(await readOrder(sale)).toMatchObject({ status: "pending", accessRev: 2, card: { session: second?.id, isReplaced: false } });
  await onPayPage(sale.orderId, "approve");
  await orderBecomes(sale, { status: "open", paymentStatus: "paid" });
});

test("the page that an order holds still ends it when it closes", async () => {
  const sale = await inTheLastMinute();
  await openPayPage(sale);
  await endIsTaken(sale.first);
  expect(await readOrder(sale)).toMatchObject({ status: "pending" });
  await onPayPage(sale.orderId, "expire");
  await orderBecomes(sale, { status: "expired" });
  expect(await stockLeft(sale.owner, sale.productId)).toBe(5);
});
