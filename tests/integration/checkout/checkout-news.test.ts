import { documents } from "@awning/domain/routes/firestore-paths";
import { afterEach, beforeAll, describe, expect } from "vitest";
import { cartLine, makeProduct, type Owner, orderInput, randomEmail } from "../../support/builders.ts";
import { type CardSale, due, onPayPage, orderBecomes, readOrder, resendEvents, sellByCard, setStripe } from "../../support/card.ts";
import { listMails, run } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { ORDER_JOBS, sweep } from "../../support/jobs.ts";
import { contactsOf } from "../../support/sign-ups.ts";

beforeAll(() => setStripe());
afterEach(() => setStripe());

const kindsTo = async (email: string) => (await listMails(email)).map((mail) => mail.kind).toSorted();

/** Pays for an order as often as its events are told. */
async function pay(sale: CardSale): Promise<void> {
  await onPayPage(sale.orderId, "approve");
  await orderBecomes(sale, { paymentStatus: "paid" });
}

/** Orders one piece of a shop, to be paid by hand. */
async function order(owner: Owner, productId: string, email: string): Promise<string> {
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" });
  const input = orderInput(owner, quote, { payment: "transfer", marketing: true });
  return (await run("place-order", { ...input, buyer: { ...input.buyer, email } })).orderId;
}

/** Makes the only contact of a shop one that nobody can read. */
async function spoil(owner: Owner): Promise<void> {
  const [one] = await contactsOf(owner);
  if (!one) throw new Error("nobody was asked");
  await admin.firestore.doc(documents.contact(owner.uid, one.id)).update({ consents: "torn" });
}

describe("who ticks the box for news and pays by card", () => {
  test("is asked when the money is there, once, however often it is told", async () => {
    const sale = await sellByCard({ marketing: true });
    expect(await contactsOf(sale.owner)).toEqual([]);
    expect(await kindsTo(sale.buyer)).toEqual([]);
    await setStripe({ knobs: { copies: 4 } });
    await pay(sale);
    await resendEvents(sale.orderId);
    expect(await contactsOf(sale.owner)).toMatchObject([{ email: sale.buyer, marketing: "pending", consents: [{ source: "checkout" }] }]);
    expect(await kindsTo(sale.buyer)).toEqual(["confirm-sign-up", "order-received"]);
  });

  test("is never asked when nothing was paid", async () => {
    const sale = await sellByCard({ marketing: true });
    await onPayPage(sale.orderId, "expire");
    await orderBecomes(sale, { status: "expired" });
    expect(await contactsOf(sale.owner)).toEqual([]);
    expect(await kindsTo(sale.buyer)).toEqual(["order-expired"]);
  });

  test("is asked when the money comes late and the items are there, and not when it goes straight back", async () => {
    // The provider forgot the page, so that its order expired alone; somebody pays on it all the same.
    const late = async (left: number, becomes: string) => {
      const sale = await sellByCard({ marketing: true });
      await due(sale, "holdUntil");
      await setStripe({ faults: [404, 404] });
      await sweep(...ORDER_JOBS);
      await setStripe();
      await admin.firestore.doc(documents.stock(sale.owner.uid, `${sale.productId}_single`)).update({ available: left });
      await onPayPage(sale.orderId, "approve");
      await orderBecomes(sale, { paymentStatus: becomes });
      return sale;
    };
    const [back, gone] = [await late(2, "paid"), await late(1, "refunded")];
    expect(await contactsOf(back.owner)).toHaveLength(1);
    expect(await contactsOf(gone.owner)).toEqual([]);
  });

  test("and does not tick it, is not asked", async ({ sale }) => {
    await pay(sale);
    expect(await contactsOf(sale.owner)).toEqual([]);
  });
});

describe("a list that cannot be read", () => {
  test("keeps no one from ordering", async ({ owner }) => {
    const productId = await makeProduct(owner, { stock: 5 });
    const email = randomEmail();
    await order(owner, productId, email);
    await spoil(owner);
    const orderId = await order(owner, productId, email);
    expect(await readOrder({ owner, orderId })).toMatchObject({ number: 1002, consents: { marketing: true } });
    expect(await kindsTo(email)).toEqual(["confirm-sign-up", "order-received", "order-received"]);
  });

  test("keeps no payment from being taken", async () => {
    const sale = await sellByCard({ marketing: true });
    await order(sale.owner, sale.productId, sale.buyer);
    await spoil(sale.owner);
    await pay(sale);
    expect(await readOrder(sale)).toMatchObject({ status: "open" });
  });
});
