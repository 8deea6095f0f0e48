/** @module-tag full */

import type { CommandInput } from "@awning/domain/api/commands";
import { sampleQuestion } from "@awning/domain/product/sample-product";
import { documents } from "@awning/domain/routes/firestore-paths";
import { describe, expect, test } from "vitest";
import { RATE_LIMITS } from "../../../functions/src/platform/rate-limits.ts";
import {
  ADDRESS,
  cartLine,
  makeOwner,
  makeProduct,
  type Owner,
  orderInput,
  randomEmail,
  randomKey,
  stockLeft,
} from "../../support/builders.ts";
import { call, listMails, refusalOf, run } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";

type Input = CommandInput<"place-manual-order">;

async function shop(options: Parameters<typeof makeOwner>[0] = {}): Promise<{ owner: Owner; productId: string }> {
  const owner = await makeOwner(options);
  const productId = await makeProduct(owner, { stock: 5, limitPerOrder: 1 });
  return { owner, productId };
}

/** What an owner's browser sends who accepts the price. */
async function input({ owner, productId }: { owner: Owner; productId: string }, changes: Partial<Input> = {}): Promise<Input> {
  const cart: Pick<Input, "lines" | "delivery" | "shipTo"> = {
    lines: [cartLine(productId, 2)],
    delivery: "pickup",
    shipTo: null,
    ...changes,
  };
  const quote = await run(
    "quote-manual-order",
    { lines: cart.lines, delivery: cart.delivery, country: cart.shipTo?.country ?? "" },
    { token: owner.token },
  );
  return {
    key: randomKey(),
    ...cart,
    buyer: { name: "Market stall", email: "" },
    payment: "cash",
    isPaid: true,
    isHandedOver: true,
    quoteHash: quote.hash,
    ...changes,
  };
}

const place = (owner: Owner, order: Input) => run("place-manual-order", order, { token: owner.token });
const stored = (owner: Owner, orderId: string) => readDocument(documents.order(owner.uid, orderId));

describe("an order that its owner writes down", () => {
  test("is sold, paid and taken along in one step: stock, number, timeline; without an address no one is written to", async () => {
    const stall = await shop();
    const { orderId, number } = await place(stall.owner, await input(stall, { privateNote: "Rain" }));
    expect(number).toBe(1001);
    expect(await stockLeft(stall.owner, stall.productId)).toBe(3);
    const order = await stored(stall.owner, orderId);
    expect(order).toMatchObject({
      source: "manual",
      status: "completed",
      paymentStatus: "paid",
      fulfilmentStatus: "fulfilled",
      total: 5600,
      privateNote: "Rain",
      pickupCode: "",
      payments: [{ amount: 5600, method: "cash" }],
      buyer: { name: "Market stall", email: "" },
    });
    expect(order?.events.map((event: { type: string; by: string }) => `${event.type} by ${event.by}`)).toEqual([
      "placed by owner",
      "paid by owner",
      "fulfilled by owner",
    ]);
    // Three of five are left, which is few; of the order itself nobody has to be told.
    expect((await listMails(stall.owner.email)).map((mail) => mail.kind)).toEqual(["low-stock"]);
    expect(await listMails("")).toEqual([]);
  });

  test("by phone it waits for the transfer, is sent to an address, and its buyer gets one mail", async () => {
    const stall = await shop();
    const email = randomEmail();
    const order = await input(stall, {
      delivery: "shipping",
      shipTo: ADDRESS,
      payment: "transfer",
      isPaid: false,
      isHandedOver: false,
      buyer: { name: "Corner store", email },
    });
    const { orderId } = await place(stall.owner, order);
    expect(await stored(stall.owner, orderId)).toMatchObject({
      status: "pending",
      paymentStatus: "unpaid",
      shipping: 490,
      total: 6090,
      shipTo: { city: "Tartu" },
    });
    expect((await listMails(email)).map((mail) => mail.kind)).toEqual(["order-received"]);
    const paid = { orderId, rev: 1, act: { type: "mark_paid" } } as const;
    await run("act-on-order", paid, { token: stall.owner.token });
    expect(await stored(stall.owner, orderId)).toMatchObject({ status: "open", paymentStatus: "paid" });
  });

  test("no one whose own address is not confirmed sells anything, by this way neither: no order, no mail", async () => {
    const stall = await shop({ isVerified: false });
    const email = randomEmail();
    const order = await input(stall, { buyer: { name: "Corner store", email } });
    expect(await refusalOf("place-manual-order", order, { token: stall.owner.token })).toMatchObject({ status: 403, code: "unverified" });
    expect(await stockLeft(stall.owner, stall.productId)).toBe(5);
    expect(await listMails(email)).toEqual([]);
  });

  test("one address gets mails of a limited number of orders by hand too; what was written down is still answered", async () => {
    const stall = await shop();
    const buyer = { name: "Corner store", email: randomEmail() };
    const first = await input(stall, { lines: [cartLine(stall.productId, 1)], buyer });
    const placed = await place(stall.owner, first);
    const second = await input(stall, { lines: [cartLine(stall.productId, 1)], buyer });
    const attempt = (quoteHash: string) => refusalOf("place-manual-order", { ...second, quoteHash }, { token: stall.owner.token });
    for (let more = RATE_LIMITS["place-manual-order.email"].limit; more > 1; more--)
      expect((await attempt("old")).code).toBe("quote_changed");
    expect(await attempt(second.quoteHash)).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(await place(stall.owner, first)).toEqual(placed);
    expect(await stockLeft(stall.owner, stall.productId)).toBe(4);
    expect((await listMails(buyer.email)).map((mail) => mail.kind)).toEqual(["order-received"]);
  });

  test("a transfer that is there already is told in the same mail", async () => {
    const stall = await shop();
    const email = randomEmail();
    const buyer = { name: "Corner store", email };
    const { orderId } = await place(stall.owner, await input(stall, { payment: "transfer", isHandedOver: false, buyer }));
    expect(await stored(stall.owner, orderId)).toMatchObject({ status: "open", paymentStatus: "paid", fulfilmentStatus: "unfulfilled" });
    expect((await listMails(email)).map((mail) => mail.kind)).toEqual(["order-received"]);
  });

  test("sent twice, or twice at once, it is one order; with other contents it is refused", async () => {
    const stall = await shop();
    const order = await input(stall);
    const [first, second] = await Promise.all([place(stall.owner, order), place(stall.owner, order)]);
    expect(second).toEqual(first);
    expect(await place(stall.owner, order)).toEqual(first);
    expect(await stockLeft(stall.owner, stall.productId)).toBe(3);
    const other = { ...order, lines: [cartLine(stall.productId, 1)] };
    expect(await refusalOf("place-manual-order", other, { token: stall.owner.token })).toMatchObject({ code: "already_ordered" });
  });

  test("of a buyer and the owner who want the last item at once, one gets it", async () => {
    const stall = await shop();
    const productId = await makeProduct(stall.owner, { stock: 1 });
    const line = [cartLine(productId)];
    const quote = await run("quote", { username: stall.owner.username, lines: line, delivery: "pickup" });
    const manual = await input(stall, { lines: line });
    const answers = await Promise.all([
      call("place-order", orderInput(stall.owner, quote)),
      call("place-manual-order", manual, { token: stall.owner.token }),
    ]);
    expect(answers.filter(({ output }) => output !== null).length).toBe(1);
    expect(answers.flatMap(({ refusal }) => (refusal ? [refusal.code] : []))).toEqual(["sold_out"]);
    expect(await stockLeft(stall.owner, productId)).toBe(0);
  });

  test("an unpublished shop can sell on its stall", async () => {
    const stall = await shop({ site: { published: false } });
    expect(await place(stall.owner, await input(stall))).toMatchObject({ number: 1001 });
  });
});

describe("an order written down is refused", () => {
  const refused = async (changes: Partial<Input>) => {
    const stall = await shop();
    return refusalOf("place-manual-order", await input(stall, changes), { token: stall.owner.token });
  };

  test("when the price is another one by now", async () => {
    expect(await refused({ quoteHash: "old" })).toMatchObject({ code: "quote_changed" });
  });

  test("when what the shop asks every buyer is not answered; what is answered is on the order", async () => {
    const owner = await makeOwner();
    const productId = await makeProduct(owner, {
      questions: [sampleQuestion({ id: "name", label: "Which name?", required: true, max: 10 })],
    });
    const lines = (answers?: Record<string, string>) => [answers ? { ...cartLine(productId), answers } : cartLine(productId)];
    for (const answers of [undefined, { name: "a".repeat(11) }])
      expect(
        await refusalOf("place-manual-order", await input({ owner, productId }, { lines: lines(answers) }), { token: owner.token }),
      ).toMatchObject({ code: "bad_request", details: { fields: [`answer.${productId}.single.name`] } });
    const { orderId } = await place(owner, await input({ owner, productId }, { lines: lines({ name: "Ada" }) }));
    expect((await stored(owner, orderId))?.lines[0].answers).toEqual([{ label: "Which name?", answer: "Ada" }]);
  });

  test("when a parcel has no address, or what waits for a transfer is said to be gone", async () => {
    expect(await refused({ delivery: "shipping", isHandedOver: false })).toMatchObject({
      code: "bad_request",
      details: { fields: ["shipTo"] },
    });
    expect(await refused({ payment: "transfer", isPaid: false })).toMatchObject({
      code: "bad_request",
      details: { fields: ["isHandedOver"] },
    });
  });

  test("when more is sold than there is", async () => {
    const stall = await shop();
    const order = await input(stall, { lines: [cartLine(stall.productId, 6)] });
    expect(await refusalOf("place-manual-order", order, { token: stall.owner.token })).toMatchObject({ code: "sold_out" });
    expect(await stockLeft(stall.owner, stall.productId)).toBe(5);
  });

  test("when no one is signed in, and another's goods are not there", async () => {
    const stall = await shop();
    const other = await shop();
    const order = await input(stall);
    expect(await refusalOf("place-manual-order", order)).toMatchObject({ code: "signed_out" });
    expect(await refusalOf("place-manual-order", order, { token: other.owner.token })).toMatchObject({ code: "product_gone" });
  });

  test("when files have no address to be sent to", async () => {
    const stall = await shop();
    const productId = await makeProduct(stall.owner, { kind: "digital" });
    const order = await input(stall, { lines: [cartLine(productId)], delivery: "none", isHandedOver: false });
    expect(await refusalOf("place-manual-order", order, { token: stall.owner.token })).toMatchObject({
      code: "bad_request",
      details: { fields: ["buyer.email"] },
    });
  });
});
