import { documents, SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { ORDER_KEY_PARAMETER, sitePaths } from "@awning/domain/routes/paths";
import { beforeAll, describe, expect, test } from "vitest";
import {
  ADDRESS,
  cartLine,
  comingFrom,
  makeOwner,
  makeProduct,
  type Owner,
  orderInput,
  randomAddress,
  stockLeft,
} from "../../support/builders.ts";
import { call, listMails, run } from "../../support/clients.ts";
import { admin, readDocument, SITE } from "../../support/emulators.ts";
import { htmlOnce } from "../../support/site-pages.ts";

type Sold = { orderId: string; orderUrl: string; email: string };

let owner: Owner;
let productId: string;

beforeAll(async () => {
  owner = await makeOwner();
  productId = await makeProduct(owner, { stock: 500 });
});

async function sell(lines = [cartLine(productId, 2)]): Promise<Sold> {
  const quote = await run("quote", { username: owner.username, lines, delivery: "shipping" });
  const { delivery } = quote;
  const input = orderInput(owner, quote, { delivery, payment: "transfer", shipTo: delivery === "shipping" ? ADDRESS : null });
  const { orderId, orderUrl } = await run("place-order", input);
  return { orderId, orderUrl, email: input.buyer.email };
}

const keyOf = ({ orderUrl }: Sold) => new URL(orderUrl).searchParams.get(ORDER_KEY_PARAMETER) ?? "";
const send = (sold: Sold, fields: Record<string, string>, address = randomAddress()) =>
  fetch(SITE + sitePaths.order(owner.username, sold.orderId), {
    method: "POST",
    body: new URLSearchParams({ key: keyOf(sold), ...fields }),
    redirect: "manual",
    headers: comingFrom(address),
  });
const cancel = (sold: Sold, key = keyOf(sold)) => send(sold, { act: "cancel", key });
const correct = (sold: Sold, fields: Record<string, string> = {}) =>
  send(sold, {
    act: "correct",
    name: "Corner store",
    street: "Mill road 5",
    extra: "",
    postcode: "51003",
    city: "Tartu",
    country: "EE",
    ...fields,
  });
const read = ({ orderId }: Sold) => readDocument(documents.order(owner.uid, orderId));
const kinds = async (email: string) => (await listMails(email)).map((mail) => mail.kind);
const pay = async (sold: Sold) =>
  run("act-on-order", { orderId: sold.orderId, rev: (await read(sold))?.rev, act: { type: "mark_paid" } }, { token: owner.token });

describe("a buyer cancels", () => {
  test("within the shop's time: items go back, both sides get one mail, and the page says it was the buyer", async () => {
    const before = (await stockLeft(owner, productId)) ?? 0;
    const sold = await sell();
    expect(await stockLeft(owner, productId)).toBe(before - 2);
    const response = await cancel(sold);
    expect(response.status).toBe(303);
    expect(SITE + response.headers.get("location")).toBe(sold.orderUrl);
    expect(await read(sold)).toMatchObject({ status: "cancelled", paymentStatus: "voided", rev: 2 });
    expect(await stockLeft(owner, productId)).toBe(before);
    expect(await kinds(sold.email)).toEqual(["order-received", "order-cancelled"]);
    expect((await kinds(owner.email)).filter((kind) => kind === "order-changed")).toHaveLength(1);
    expect(await (await fetch(sold.orderUrl)).text()).toContain("Canceled by you");
    expect((await cancel(sold)).status).toBe(409);
  });

  test("once, however many taps: the items come back once", async () => {
    const sold = await sell();
    const before = (await stockLeft(owner, productId)) ?? 0;
    const answers = await Promise.all([cancel(sold), cancel(sold), cancel(sold)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
    expect(await stockLeft(owner, productId)).toBe(before + 2);
  });

  test("or the shop sends it: one of the two wins, and the other is told", async () => {
    const sold = await sell();
    await pay(sold);
    const rev = (await read(sold))?.rev;
    const [byBuyer, byOwner] = await Promise.all([
      cancel(sold),
      call("act-on-order", { orderId: sold.orderId, rev, act: { type: "fulfil", tracking: null } }, { token: owner.token }),
    ]);
    const { status } = (await read(sold)) ?? {};
    if (status === "cancelled") {
      expect(byBuyer.status).toBe(303);
      expect(byOwner.refusal?.code).toBe("conflict");
    } else {
      expect(byBuyer.status).toBe(409);
      expect(byOwner.refusal).toBeNull();
      expect(status).toBe("completed");
    }
  });

  test("not after that time, nor where the shop does not allow it, nor without the key", async () => {
    const sold = await sell();
    expect((await cancel(sold, "x")).status).toBe(404);
    const settings = admin.firestore.doc(documents.shopSettings(owner.uid));
    await settings.update({ buyerCancelMinutes: 0 });
    await pay(sold);
    expect((await cancel(sold)).status).toBe(409);
    expect(await (await fetch(sold.orderUrl)).text()).not.toContain("Cancel order");
    await settings.update({ buyerCancelMinutes: 60 });
    expect(await (await fetch(sold.orderUrl)).text()).toContain("Cancel order");
    await admin.firestore.doc(documents.order(owner.uid, sold.orderId)).update({ placedAt: new Date(Date.now() - 61 * 60_000) });
    const refused = await cancel(sold);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("This order can’t be canceled online.");
    expect(await read(sold)).toMatchObject({ status: "open", rev: 2 });
  });

  test("what is not paid yet at any time, whatever the shop allows, and never while a bank decides", async () => {
    const settings = admin.firestore.doc(documents.shopSettings(owner.uid));
    await settings.update({ buyerCancelMinutes: 0 });
    const sold = await sell();
    await admin.firestore.doc(documents.order(owner.uid, sold.orderId)).update({ placedAt: new Date(Date.now() - 3 * 86_400_000) });
    expect(await (await fetch(sold.orderUrl)).text()).toContain("You can cancel until you’ve paid.");
    expect((await cancel(sold)).status).toBe(303);
    expect(await read(sold)).toMatchObject({ status: "cancelled", paymentStatus: "voided" });
    await settings.update({ buyerCancelMinutes: 60 });
    const decided = await sell();
    await admin.firestore.doc(documents.order(owner.uid, decided.orderId)).update({ paymentStatus: "processing", paymentMethod: "card" });
    expect((await cancel(decided)).status).toBe(409);
    expect(await read(decided)).toMatchObject({ status: "pending", rev: 1 });
  });
});

describe("a buyer corrects the address", () => {
  test("before dispatch; the owner hears of it, and the country stays", async () => {
    const sold = await sell();
    expect((await correct(sold, { country: "US" })).status).toBe(400);
    expect((await correct(sold)).status).toBe(303);
    const order = await read(sold);
    expect(order?.shipTo).toEqual({ ...ADDRESS, street: "Mill road 5" });
    expect(order?.events.at(-1)).toMatchObject({ type: "address_changed", by: "buyer" });
    expect((await listMails(owner.email)).some((mail) => mail.id === `order-changed.${sold.orderId}.address2`)).toBe(true);
  });

  test("once, however many taps: one event and one mail to the owner", async () => {
    const sold = await sell();
    const taps = await Promise.all([correct(sold), correct(sold), correct(sold)]);
    expect([...taps, await correct(sold)].map((one) => one.status)).toEqual([303, 303, 303, 303]);
    expect(await read(sold)).toMatchObject({ rev: 2, shipTo: { street: "Mill road 5" } });
    expect((await listMails(owner.email)).filter((mail) => mail.id.startsWith(`order-changed.${sold.orderId}`))).toHaveLength(1);
    expect((await correct(sold, { street: "Mill road 6" })).status).toBe(303);
    expect(await read(sold)).toMatchObject({ rev: 3, shipTo: { street: "Mill road 6" } });
  });

  test("never into one that is not whole, nor after the parcel has left", async () => {
    const sold = await sell();
    const refused = await correct(sold, { street: "" });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    for (const words of ["Nothing was changed.", "Enter your street address."]) expect(html).toContain(words);
    await pay(sold);
    await run("act-on-order", { orderId: sold.orderId, rev: 2, act: { type: "fulfil", tracking: null } }, { token: owner.token });
    expect((await correct(sold)).status).toBe(409);
    expect((await read(sold))?.shipTo).toEqual(ADDRESS);
  });
});

test("buying again leads to a checkout with the same things, which says what is gone", async () => {
  const gone = await makeProduct(owner, { title: "Moon jar" });
  const sold = await sell([cartLine(productId, 2), cartLine(gone)]);
  await admin.firestore.doc(documents.product(owner.uid, gone)).update({ state: "archived" });
  const html = await (await fetch(sold.orderUrl)).text();
  const again = /href="([^"]*\/checkout\?[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(again).toBe(`${sitePaths.checkout(owner.username)}?line=${productId}.${SINGLE_VARIANT}.2&line=${gone}.${SINGLE_VARIANT}.1`);
  // Shown once the public copy has followed.
  expect(await htmlOnce(again, (page) => page.includes("No longer available."))).toContain("Bud vase");
});
