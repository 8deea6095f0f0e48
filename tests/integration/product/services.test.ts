import type { OrderAction } from "@awning/domain/order/actions";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, test } from "vitest";
import { ADDRESS, cartLine, makeOwner, makeProduct, orderInput, stockLeft } from "../../support/builders.ts";
import { listMails, refusalOf, run } from "../../support/clients.ts";
import { readDocument } from "../../support/emulators.ts";
import { giveFile } from "../../support/files.ts";

async function openStudio() {
  const owner = await makeOwner();
  const lesson = await makeProduct(owner, { kind: "service", title: "Lesson", price: 4500, weight: 500, stock: 2 });
  const order = async (id: string) => readDocument(documents.order(owner.uid, id));
  const act = async (orderId: string, one: OrderAction) =>
    run("act-on-order", { orderId, rev: (await order(orderId))?.rev, act: one }, { token: owner.token });
  const quote = (ids: readonly string[], delivery: "none" | "shipping") =>
    run("quote", { username: owner.username, lines: ids.map((id) => cartLine(id)), delivery });
  return { owner, lesson, order, act, quote };
}

test("a service needs no address and no consent to files, takes one of its places, and waits until it is done", async () => {
  const { owner, lesson, order, act, quote } = await openStudio();
  const priced = await quote([lesson], "shipping");
  expect(priced).toMatchObject({ delivery: "none", deliveries: ["none"], shipping: 0, total: 4500, buyable: true });
  const sent = orderInput(owner, priced, { delivery: "shipping", payment: "transfer", shipTo: ADDRESS });
  expect(await refusalOf("place-order", sent)).toMatchObject({ code: "method_unavailable", details: { method: "delivery" } });
  const input = orderInput(owner, priced, { delivery: "none", payment: "transfer", acceptDigital: false });
  const { orderId } = await run("place-order", input);
  expect(await stockLeft(owner, lesson)).toBe(1);
  const placed = await order(orderId);
  expect(placed).toMatchObject({
    shipTo: null,
    digitalIds: [],
    consents: { withdrawal: true, digital: false },
    lines: [{ kind: "service", weight: null }],
  });
  await act(orderId, { type: "mark_paid" });
  expect(await order(orderId)).toMatchObject({ status: "open", fulfilmentStatus: "unfulfilled" });
  await act(orderId, { type: "fulfil", tracking: null });
  expect(await order(orderId)).toMatchObject({ status: "completed", fulfilmentStatus: "fulfilled" });
  const kinds = (await listMails(input.buyer.email)).map((mail) => mail.kind);
  expect(kinds.toSorted()).toEqual(["order-dispatched", "order-received", "payment-received"]);
});

test("with a file and a thing the parcel is paid for and leaves alone; the service is done after it", { tags: ["full"] }, async () => {
  const { owner, lesson, order, act, quote } = await openStudio();
  const book = await makeProduct(owner, { kind: "digital", title: "Book", price: 1000, slug: "book" });
  await giveFile(owner, book);
  const bowl = await makeProduct(owner, { title: "Bowl", price: 2000, slug: "bowl" });
  const priced = await quote([lesson, book, bowl], "shipping");
  const parcel = await quote([bowl], "shipping");
  expect(priced.shipping).toBe(parcel.shipping);
  const { orderId } = await run("place-order", orderInput(owner, priced, { delivery: "shipping", payment: "transfer", shipTo: ADDRESS }));
  await act(orderId, { type: "mark_paid" });
  await act(orderId, { type: "fulfil", tracking: null });
  const sent = await order(orderId);
  expect(sent).toMatchObject({
    status: "open",
    fulfilmentStatus: "partly_fulfilled",
    lines: [{ title: "Lesson" }, { title: "Book" }, { title: "Bowl" }],
    shipments: [
      { state: "delivered", lines: [{ line: 1, quantity: 1 }] },
      { state: "shipped", lines: [{ line: 2, quantity: 1 }] },
    ],
  });
  await act(orderId, { type: "fulfil", tracking: null });
  expect(await order(orderId)).toMatchObject({ status: "completed", fulfilmentStatus: "fulfilled" });
});

test("its owner writes one down for a buyer without an address of any kind", async () => {
  const { owner, lesson, order } = await openStudio();
  const cart = { lines: [cartLine(lesson)], delivery: "none" as const, shippingMethod: null, country: "" };
  const quote = await run("quote-manual-order", cart, { token: owner.token });
  const input = {
    ...cart,
    key: `manual-${"k".repeat(20)}`,
    buyer: { name: "Market stall", email: "", phone: "" },
    shipTo: null,
    payment: "cash" as const,
    isPaid: true,
    isHandedOver: false,
    quoteHash: quote.hash,
  };
  const { orderId } = await run("place-manual-order", input, { token: owner.token });
  expect(await order(orderId)).toMatchObject({ status: "open", paymentStatus: "paid", fulfilmentStatus: "unfulfilled" });
});
