import { NO_LONGER_SO } from "@awning/domain/mail/mail";
import type { OrderAction } from "@awning/domain/order/actions";
import type { OrderEdit } from "@awning/domain/order/edits";
import { oddPart } from "@awning/domain/order/money/card-payments";
import { documents } from "@awning/domain/routes/firestore-paths";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { ADDRESS, cartLine, makeOwner, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { type CardSale, onPayPage, orderBecomes, refundElsewhere, resendEvents, sellByCard, setStripe } from "../../support/card.ts";
import { call, listMails, refusalOf, run } from "../../support/clients.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";
import { MAIL_JOBS, ORDER_JOBS, sweep } from "../../support/jobs.ts";
import { plantWaiting } from "../../support/outbox.ts";

beforeAll(() => setStripe());
afterEach(() => setStripe());

type Sold = { owner: Owner; orderId: string; buyer: string };
const PAID: OrderAction = { type: "mark_paid" };
const SENT: OrderAction = { type: "fulfil", tracking: { carrier: "Parcel post", number: "PP 1", url: "" } };
const CANCEL: OrderAction = { type: "cancel", reason: "Gone", restock: true };

async function sell(payment: "transfer" | "cash" = "transfer"): Promise<Sold> {
  const owner = await makeOwner();
  const productId = await makeProduct(owner, { stock: 5 });
  const delivery = payment === "cash" ? "pickup" : "shipping";
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId, 2)], delivery });
  const input = orderInput(owner, quote, { payment, delivery, shipTo: ADDRESS });
  // Placed three times at once: one order, and each of its mails once.
  const [placed] = await Promise.all([run("place-order", input), run("place-order", input), run("place-order", input)]);
  return { owner, orderId: placed.orderId, buyer: input.buyer.email };
}
const readOrder = ({ owner, orderId }: Sold) => readDocument(documents.order(owner.uid, orderId));

/** Asks three times at once for the same act on the same state: one is done, and it is asked for again afterwards. */
async function act(sold: Sold, one: OrderAction): Promise<void> {
  const rev = (await readOrder(sold))?.rev;
  const ask = () => call("act-on-order", { orderId: sold.orderId, rev, act: one }, { token: sold.owner.token });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.filter((answer) => answer.refusal === null)).toHaveLength(1);
  expect((await ask()).refusal).not.toBeNull();
}
async function edit(sold: Sold, one: OrderEdit): Promise<void> {
  const rev = (await readOrder(sold))?.rev;
  const ask = () => call("edit-order", { orderId: sold.orderId, rev, edit: one }, { token: sold.owner.token });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.filter((answer) => answer.refusal === null)).toHaveLength(1);
}
async function sweepOften(): Promise<void> {
  await Promise.all([1, 2, 3].map(() => sweep(...ORDER_JOBS)));
}
async function due(sold: Sold, field: "holdUntil" | "remindAt"): Promise<void> {
  await admin.firestore.doc(documents.order(sold.owner.uid, sold.orderId)).update({ [field]: new Date(Date.now() - 60_000) });
}
const toBuyer = async ({ buyer }: Pick<Sold, "buyer">) => (await listMails(buyer)).map((mail) => mail.kind).toSorted();
// What ran low by the sale is told apart.
const toOwner = async ({ owner }: Pick<Sold, "owner">) =>
  (await listMails(owner.email))
    .map((mail) => mail.kind)
    .filter((kind) => kind !== "low-stock")
    .toSorted();

describe("each event of an order is told once, however often it is asked for", () => {
  test("received, paid, sent, tracking changed, money back", async () => {
    const sold = await sell();
    await act(sold, PAID);
    await act(sold, SENT);
    const shipment = (await readOrder(sold))?.shipments[0].id;
    await edit(sold, { type: "tracking", shipment, tracking: { carrier: "Parcel post", number: "PP 2", url: "" } });
    expect(await readOrder(sold)).toMatchObject({ shipments: [{ tracking: { number: "PP 2" } }] });
    await act(sold, { type: "refund", amount: 100, reason: "A scratch" });
    expect(await toBuyer(sold)).toEqual(["order-dispatched", "order-received", "order-refunded", "payment-received", "tracking-changed"]);
    expect(await toOwner(sold)).toEqual(["new-order", "order-changed"]);
  });

  test("the same tracking again is no change, and none is of a parcel that never left", async () => {
    const sold = await sell();
    await act(sold, PAID);
    const ask = async (shipment: string) => {
      const tracking = { carrier: "Parcel post", number: "PP 1", url: "" };
      const rev = (await readOrder(sold))?.rev;
      return call(
        "edit-order",
        { orderId: sold.orderId, rev, edit: { type: "tracking", shipment, tracking } },
        { token: sold.owner.token },
      );
    };
    expect((await ask("s1")).refusal).toMatchObject({ code: "act_refused" });
    await act(sold, SENT);
    expect((await ask((await readOrder(sold))?.shipments[0].id)).refusal).toMatchObject({ code: "act_refused" });
    expect(await toBuyer(sold)).not.toContain("tracking-changed");
  });

  test("reminded, expired", async () => {
    const sold = await sell();
    await due(sold, "remindAt");
    await sweepOften();
    await due(sold, "holdUntil");
    await sweepOften();
    expect(await readOrder(sold)).toMatchObject({ status: "expired" });
    expect(await toBuyer(sold)).toEqual(["order-expired", "order-received", "payment-reminder"]);
    expect(await toOwner(sold)).toEqual(["new-order"]);
  });

  test("ready to collect; cancelled, to both sides", async () => {
    const sold = await sell("cash");
    await act(sold, { type: "ready" });
    await act(sold, CANCEL);
    expect(await toBuyer(sold)).toEqual(["order-cancelled", "order-ready", "order-received"]);
    expect(await toOwner(sold)).toEqual(["new-order", "order-changed"]);
  });

  test("a payment that failed, one that came, money that went back: whatever the provider repeats", async () => {
    const sale: CardSale = await sellByCard();
    await setStripe({ knobs: { copies: 3 } });
    await onPayPage(sale.orderId, "delay");
    await orderBecomes(sale, { paymentStatus: "processing" });
    await onPayPage(sale.orderId, "reject");
    await orderBecomes(sale, { paymentStatus: "failed" });
    await resendEvents(sale.orderId);
    expect(await toBuyer(sale)).toEqual(["payment-failed"]);

    const second = await sellByCard();
    await setStripe({ knobs: { copies: 3 } });
    await onPayPage(second.orderId, "approve");
    await orderBecomes(second, { paymentStatus: "paid" });
    await refundElsewhere(second.orderId, 100);
    await orderBecomes(second, { paymentStatus: "partly_refunded" });
    await resendEvents(second.orderId);
    expect(await toBuyer(second)).toEqual(["order-received", "order-refunded"]);
    expect(await toOwner(second)).toEqual(["new-order", "order-changed"]);
  });
});

describe("mails", () => {
  test("are sent again as a new message when the owner asks, and only by the owner", async () => {
    const sold = await sell("transfer");
    const mailId = `order-received.${sold.orderId}`;
    const read = () => readDocument(documents.mail(mailId));
    const first = await eventually("the mail to be sent", async () => {
      const mail = await read();
      return mail?.state === "sent" ? mail : null;
    });
    const other = await makeOwner();
    expect(await refusalOf("resend-mail", { mailId }, { token: other.token })).toMatchObject({ code: "not_found" });
    expect(await refusalOf("resend-mail", { mailId: "no.such.mail" }, { token: sold.owner.token })).toMatchObject({ code: "not_found" });
    await run("resend-mail", { mailId }, { token: sold.owner.token });
    const again = await eventually("the mail to be sent again", async () => {
      const mail = await read();
      return mail?.state === "sent" && mail.messageId !== first.messageId ? mail : null;
    });
    expect(again.sentAt.toMillis()).toBeGreaterThan(first.sentAt.toMillis());
  });

  test("that waited are not sent once they are no longer so, and are not sent again either", async () => {
    const sold = await sell("transfer");
    const stateOf = async (mailId: string) => (await readDocument(documents.mail(mailId)))?.state;
    const received = `order-received.${sold.orderId}`;
    await eventually("the mail to be sent", async () => (await stateOf(received)) === "sent");
    const sent = await readDocument(documents.mail(received));
    const wait = async (kind: string) => {
      const mailId = `${kind}.${sold.orderId}.waited`;
      await plantWaiting(mailId, { ...sent, kind });
      return mailId;
    };
    const ends = async (mailId: string, state: string) => {
      await sweep(...MAIL_JOBS);
      await eventually(`${mailId} to be ${state}`, async () => (await stateOf(mailId)) === state);
      return readDocument(documents.mail(mailId));
    };
    // Nothing but what became of the order keeps it back.
    await ends(await wait("order-received"), "sent");
    await act(sold, PAID);
    expect(await ends(await wait("payment-reminder"), "suppressed")).toMatchObject({ lastError: NO_LONGER_SO, sentAt: null });
    await act(sold, CANCEL);
    expect(await ends(await wait("new-order"), "suppressed")).toMatchObject({ lastError: NO_LONGER_SO });
    expect(await refusalOf("resend-mail", { mailId: received }, { token: sold.owner.token })).toMatchObject({ code: "act_refused" });
    expect(await readDocument(documents.mail(received))).toMatchObject({ state: "sent", messageId: sent?.messageId });
    await run("resend-mail", { mailId: `order-cancelled.${sold.orderId}` }, { token: sold.owner.token });
  });

  test("are sent again also when they tell of a payment, by the name that its provider gave it", async () => {
    const sold = await sell("transfer");
    const paymentRef = "pi_3Qx_Ab9";
    await admin.firestore.doc(documents.order(sold.owner.uid, sold.orderId)).update({ oddPayments: [paymentRef] });
    const mailId = `order-changed.${sold.orderId}.${oddPart(paymentRef)}`;
    const sent = await admin.firestore.doc(documents.mail(`new-order.${sold.orderId}`)).get();
    const subject = { ...sent.data()?.subject, part: oddPart(paymentRef) };
    const stuck = { kind: "order-changed", subject, state: "failed", messageId: null, sentAt: null };
    await admin.firestore.doc(documents.mail(mailId)).set({ ...sent.data(), ...stuck });
    await run("resend-mail", { mailId }, { token: sold.owner.token });
    await eventually("the mail to be sent", async () => ((await readDocument(documents.mail(mailId)))?.state === "sent" ? true : null));
  });
});
