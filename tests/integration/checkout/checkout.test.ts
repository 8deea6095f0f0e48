import type { CartLine } from "@awning/domain/cart/cart";
import { documents, SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { describe, expect } from "vitest";
import {
  ADDRESS,
  cartLine,
  EVERYTHING_ON,
  makeOwner,
  makeProduct,
  type Owner,
  orderInput,
  randomKey,
  setStock,
  stockLeft,
} from "../../support/builders.ts";
import { listMails, postApi, refusalOf, run } from "../../support/clients.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";

function quote(owner: Owner, lines: CartLine[], delivery: "pickup" | "shipping" | "none" | null = "pickup") {
  return run("quote", { username: owner.username, lines, delivery });
}

async function countOrders(owner: Owner): Promise<number> {
  return (await admin.firestore.collection(`sites/${owner.uid}/orders`).get()).size;
}

describe("a quote", () => {
  test("has the shop's prices, whatever the cart says", async ({ owner }) => {
    const mug = await makeProduct(owner, { price: 1200 });
    const body = {
      username: owner.username,
      delivery: "shipping",
      lines: [{ ...cartLine(mug, 2), unit: 1, price: 1, total: -5 }],
      total: 1,
    };
    const answer = await (await postApi("quote", body)).json();
    expect(answer).toMatchObject({ subtotal: 2400, shipping: 490, total: 2890, currency: "EUR", buyable: true });
  });

  test("merges lines of the same variant and prices variants by themselves", async ({ owner }) => {
    const vase = await makeProduct(owner, {
      price: 1000,
      variants: [
        { id: "blue", name: "Blue", price: 1500 },
        { id: "sand", name: "Sand", price: null },
      ],
    });
    const made = await quote(owner, [cartLine(vase, 1, "blue"), cartLine(vase, 2, "sand"), cartLine(vase, 1, "blue")]);
    expect(made.lines.map((line) => [line.variantName, line.quantity, line.total])).toEqual([
      ["Blue", 2, 3000],
      ["Sand", 2, 2000],
    ]);
  });

  test("says line by line why something cannot be bought and how many could be", async ({ owner }) => {
    const [few, limited, draft] = await Promise.all([
      makeProduct(owner, { stock: 2 }),
      makeProduct(owner, { limitPerOrder: 3 }),
      makeProduct(owner, { state: "draft" }),
    ]);
    const made = await quote(owner, [cartLine(few, 5), cartLine(limited, 4), cartLine(draft), cartLine(limited, 1, "nosuch")]);
    expect(made.lines.map((line) => line.problem)).toEqual([
      { code: "sold_out", left: 2 },
      { code: "over_limit", left: 3 },
      { code: "product_gone", left: 0 },
      { code: "product_gone", left: 0 },
    ]);
    expect(made).toMatchObject({ buyable: false, subtotal: 0, total: 0 });
  });

  test("refuses any quantity that is no count of items", async ({ owner }) => {
    for (const quantity of [0, -1, 1.5, 100, "2", null, 2 ** 53]) {
      const body = { username: owner.username, delivery: null, lines: [{ ...cartLine("p1"), quantity }] };
      const response = await postApi("quote", body);
      const refusal = { error: { code: "bad_request", details: { fields: ["lines.0.quantity"] } } };
      expect([quantity, response.status, await response.json()]).toEqual([quantity, 400, refusal]);
    }
  });

  test("stays within what an amount can be", async ({ owner }) => {
    const gem = await makeProduct(owner, { price: 99_999_900 });
    const made = await quote(owner, [cartLine(gem, 2)]);
    expect(made.lines[0]?.problem).toMatchObject({ code: "over_limit", left: 1, most: expect.any(Number) });
  });

  test("knows neither an unknown shop nor another shop's product", async () => {
    const [owner, other] = await Promise.all([makeOwner(), makeOwner()]);
    const foreign = await makeProduct(other);
    expect((await quote(owner, [cartLine(foreign)])).lines[0]?.problem?.code).toBe("product_gone");
    expect(await refusalOf("quote", { username: "no-such-shop-here", lines: [], delivery: null })).toMatchObject({
      code: "not_found",
      status: 404,
    });
  });
});

describe("placing an order", () => {
  test("writes the order, takes stock and number, and queues a mail for buyer and owner", async ({ owner }) => {
    const vase = await makeProduct(owner, { stock: 5 });
    const made = await quote(owner, [cartLine(vase, 2)], "shipping");
    const input = orderInput(owner, made, { delivery: "shipping", payment: "transfer", shipTo: ADDRESS });
    const placed = await run("place-order", input);
    expect(placed.number).toBe(1001);
    expect(placed.orderUrl).toMatch(new RegExp(`^http://127.0.0.1:5050/${owner.username}/order/${placed.orderId}\\?key=[\\w-]{43}$`));
    expect(placed.confirmationUrl).toMatch(new RegExp(`^/${owner.username}/order-confirmation\\?order=${placed.orderId}&key=[\\w-]{43}$`));

    const order = await readDocument(documents.order(owner.uid, placed.orderId));
    expect(order).toMatchObject({
      number: 1001,
      status: "pending",
      paymentStatus: "unpaid",
      subtotal: 5600,
      shipping: 490,
      total: 6090,
      shipTo: ADDRESS,
      instructions: { payment: EVERYTHING_ON.transfer.instructions, pickup: "" },
      rev: 1,
    });
    expect(order?.lines).toMatchObject([{ productId: vase, quantity: 2, unit: 2800, counted: true }]);
    expect(order?.holdUntil.toMillis() - order?.placedAt.toMillis()).toBe(5 * 86_400_000);
    expect(await stockLeft(owner, vase)).toBe(3);
    expect((await listMails(input.buyer.email)).map((mail) => mail.kind)).toEqual(["order-received"]);
    expect((await listMails(owner.email)).map((mail) => mail.kind).toSorted()).toEqual(["low-stock", "new-order"]);
  });

  test("gives the buyer's page a copy without name, address or mail address", async ({ owner, vase }) => {
    const made = await quote(owner, [cartLine(vase)], "shipping");
    const input = orderInput(owner, made, { delivery: "shipping", payment: "transfer", shipTo: ADDRESS, note: "Ring twice" });
    const { orderId } = await run("place-order", input);
    const order = await readDocument(documents.order(owner.uid, orderId));
    expect(order?.viewId).toMatch(/^[A-Za-z0-9]{32}$/);
    const view = JSON.stringify(await readDocument(documents.orderView(order?.viewId)));
    for (const secret of [input.buyer.email, "Corner store", ADDRESS.street, "Ring twice", "IBAN"]) expect(view).not.toContain(secret);
  });

  test("a cart that was ordered stays ordered after its shop has closed, and with other contents leads to its order", async ({ owner }) => {
    const vase = await makeProduct(owner, { stock: 4 });
    const input = orderInput(owner, await quote(owner, [cartLine(vase)]));
    const first = await run("place-order", input);
    await admin.firestore.doc(documents.site(owner.uid)).update({ published: false });
    expect(await run("place-order", { ...input, quoteHash: "another" })).toEqual(first);
    const refusal = await refusalOf("place-order", { ...input, lines: [cartLine(vase, 2)] });
    expect(refusal).toMatchObject({ code: "already_ordered", status: 409, details: { orderUrl: first.orderUrl } });
    expect(await stockLeft(owner, vase)).toBe(3);
  });

  test("never reads an amount from the buyer", async ({ owner, vase }) => {
    const input = orderInput(owner, await quote(owner, [cartLine(vase)]));
    const tampered = {
      ...input,
      total: 1,
      subtotal: 1,
      shipping: -100,
      currency: "JPY",
      discount: 99,
      status: "completed",
      lines: [{ ...cartLine(vase), unit: 1, total: 1, price: 0, counted: false }],
    };
    const response = await postApi("place-order", tampered);
    expect(response.status).toBe(200);
    const { orderId } = (await response.json()) as { orderId: string };
    expect(await readDocument(documents.order(owner.uid, orderId))).toMatchObject({
      total: 2800,
      currency: "EUR",
      status: "open",
      paymentStatus: "unpaid",
    });
  });

  test("a price that changed is not charged silently", async ({ owner, vase }) => {
    const old = await quote(owner, [cartLine(vase)]);
    await admin.firestore.doc(documents.product(owner.uid, vase)).update({ price: 3100 });
    const refusal = await refusalOf("place-order", orderInput(owner, old));
    expect(refusal).toMatchObject({ code: "quote_changed", status: 409, details: { quote: { total: 3100 } } });
    expect(await countOrders(owner)).toBe(0);
    const fresh = await quote(owner, [cartLine(vase)]);
    expect((await run("place-order", orderInput(owner, fresh))).number).toBe(1001);
  });

  test("takes every counted variant or none", async ({ owner }) => {
    const [plenty, none] = await Promise.all([makeProduct(owner, { stock: 9 }), makeProduct(owner, { stock: 1 })]);
    const made = await quote(owner, [cartLine(plenty), cartLine(none)]);
    await setStock(owner, none, SINGLE_VARIANT, 0);
    const refusal = await refusalOf("place-order", orderInput(owner, made));
    expect(refusal).toMatchObject({ code: "sold_out", details: { lines: [{ productId: none, variantId: SINGLE_VARIANT, left: 0 }] } });
    expect(await stockLeft(owner, plenty)).toBe(9);
  });

  test("refuses what a shop does not offer", async () => {
    const owner = await makeOwner({ settings: { ...EVERYTHING_ON, shipping: { enabled: false, price: 0 } } });
    const vase = await makeProduct(owner);
    const made = await quote(owner, [cartLine(vase)]);
    expect(made.deliveries).toEqual(["pickup"]);
    const shipped = await refusalOf("place-order", orderInput(owner, made, { delivery: "shipping", shipTo: ADDRESS }));
    expect(shipped).toMatchObject({ code: "method_unavailable", details: { method: "delivery" } });
    await admin.firestore.doc(documents.shopSettings(owner.uid)).update({ "cash.enabled": false });
    expect(await refusalOf("place-order", orderInput(owner, made))).toMatchObject({
      code: "method_unavailable",
      details: { method: "payment" },
    });
  });

  test("cash is only for those who come by", async ({ owner, vase }) => {
    const made = await quote(owner, [cartLine(vase)], "shipping");
    expect(made.payments).toEqual(["transfer"]);
    const refusal = await refusalOf("place-order", orderInput(owner, made, { delivery: "shipping", shipTo: ADDRESS, payment: "cash" }));
    expect(refusal.code).toBe("method_unavailable");
  });

  test("a parcel needs an address; who collects leaves none behind", async ({ owner, vase }) => {
    const shipped = await quote(owner, [cartLine(vase)], "shipping");
    const refusal = await refusalOf("place-order", orderInput(owner, shipped, { delivery: "shipping", payment: "transfer" }));
    expect(refusal).toMatchObject({ code: "bad_request", details: { fields: ["shipTo"] } });
    const collected = await quote(owner, [cartLine(vase)]);
    const { orderId } = await run("place-order", orderInput(owner, collected, { shipTo: ADDRESS }));
    expect((await readDocument(documents.order(owner.uid, orderId)))?.shipTo).toBeNull();
  });

  test("without goods, consent or an open shop there is no order", async ({ owner, vase }) => {
    const made = await quote(owner, [cartLine(vase)]);
    expect((await refusalOf("place-order", orderInput(owner, made, { lines: [] }))).code).toBe("empty_cart");
    const withoutConsent = await postApi("place-order", { ...orderInput(owner, made), acceptTerms: false });
    expect(await withoutConsent.json()).toMatchObject({ error: { code: "bad_request", details: { fields: ["acceptTerms"] } } });
    await admin.firestore.doc(documents.site(owner.uid)).update({ suspendedAt: new Date() });
    expect((await refusalOf("place-order", orderInput(owner, made))).code).toBe("shop_closed");
    expect((await refusalOf("quote", { username: owner.username, lines: [cartLine(vase)], delivery: null })).code).toBe("shop_closed");
  });

  test("a language that no one knows is no reason to refuse an order, and breaks none of its mails", { timeout: 90_000 }, async ({
    owner,
    vase,
  }) => {
    const input = orderInput(owner, await quote(owner, [cartLine(vase)]), { locale: "de-1996-1996" });
    const { orderId } = await run("place-order", input);
    expect(await readDocument(documents.order(owner.uid, orderId))).toMatchObject({ buyer: { locale: "en" } });
    await eventually("the mail is sent", async () => (await listMails(input.buyer.email))[0]?.state === "sent", 60_000);
  });

  test("what has another name by now is not sold under the old one, nor without its buyer's yes under the new", async ({ owner }) => {
    const vase = await makeProduct(owner, { title: "Gold ring" });
    const old = await quote(owner, [cartLine(vase)]);
    await admin.firestore.doc(documents.product(owner.uid, vase)).update({ title: "Brass ring" });
    const refusal = await refusalOf("place-order", orderInput(owner, old));
    expect(refusal).toMatchObject({ code: "quote_changed", details: { quote: { total: old.total, lines: [{ title: "Brass ring" }] } } });
    expect(await countOrders(owner)).toBe(0);
  });

  test("one address gets mails of a limited number of orders, no matter who sends them", async ({ owner, vase, other }) => {
    const made = await quote(owner, [cartLine(vase)]);
    const buyer = orderInput(owner, made).buyer;
    const theirs = await quote(other, [cartLine(await makeProduct(other))]);
    const elsewhere = orderInput(other, theirs, { buyer, quoteHash: made.hash });
    for (let tried = 0; tried < 30; tried++) expect((await refusalOf("place-order", elsewhere)).code).toBe("quote_changed");
    const refusal = await refusalOf("place-order", orderInput(owner, made, { buyer }));
    expect(refusal).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(await countOrders(owner)).toBe(0);
    expect((await run("place-order", orderInput(owner, made))).number).toBe(1001);
  });

  test("what costs nothing owes nothing, also in a shop that takes no transfer", async () => {
    const owner = await makeOwner({ settings: { ...EVERYTHING_ON, transfer: { enabled: false, instructions: "" } } });
    const sheet = await makeProduct(owner, { kind: "digital", price: 0 });
    const made = await quote(owner, [cartLine(sheet)], null);
    expect(made).toMatchObject({ delivery: "none", deliveries: ["none"], payments: ["transfer"], total: 0, buyable: true });
    const { orderId } = await run("place-order", orderInput(owner, made, { delivery: "none", payment: "transfer", key: randomKey() }));
    expect(await readDocument(documents.order(owner.uid, orderId))).toMatchObject({ status: "open", paymentStatus: "none_due" });
  });
});
