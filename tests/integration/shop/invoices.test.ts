import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, test } from "vitest";
import { ADDRESS, cartLine, makeOwner, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { refusalOf, run } from "../../support/clients.ts";
import { admin, readDocument } from "../../support/emulators.ts";
import { ask, attributes, decode } from "../../support/site-pages.ts";

const SELLER = { name: "Harbour pots", address: "Quay 3\n1011 Tartu", email: "pots@example.test", taxNumber: "EE 100", note: "" };

async function shop(): Promise<{ owner: Owner; productId: string }> {
  const owner = await makeOwner();
  const productId = await makeProduct(owner, {});
  return { owner, productId };
}

async function order(owner: Owner, productId: string): Promise<string> {
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId, 2)], delivery: "shipping" });
  const input = orderInput(owner, quote, { delivery: "shipping", payment: "transfer", shipTo: ADDRESS });
  return (await run("place-order", input)).orderId;
}

const issue = (owner: Owner, orderId: string) => run("issue-invoice", { orderId }, { token: owner.token });
const nameSeller = (owner: Owner, changes = {}) => admin.firestore.doc(documents.sellerSettings(owner.uid)).set({ ...SELLER, ...changes });

test("invoices issued at once get every number once and leave none out; asked again, an order keeps its own", async () => {
  const { owner, productId } = await shop();
  await nameSeller(owner);
  const ids: string[] = [];
  for (let index = 0; index < 6; index++) ids.push(await order(owner, productId));
  const given = await Promise.all(ids.map((id) => issue(owner, id)));
  expect(given.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  const again = await Promise.all(ids.map((id) => issue(owner, id)));
  expect(again).toEqual(given);
  expect(await readDocument(documents.invoiceCounter(owner.uid))).toEqual({ next: 7 });
});

test("one order asked for twice at the same moment has one invoice", async () => {
  const { owner, productId } = await shop();
  await nameSeller(owner);
  const orderId = await order(owner, productId);
  const [first, second] = await Promise.all([issue(owner, orderId), issue(owner, orderId)]);
  expect([first.number, second.number]).toEqual([1, 1]);
  const stored = await readDocument(documents.order(owner.uid, orderId));
  expect(stored?.events.filter((event: { type: string }) => event.type === "invoiced").length).toBe(1);
});

test("what is edited after the issue changes nothing on it", async () => {
  const { owner, productId } = await shop();
  await nameSeller(owner);
  const orderId = await order(owner, productId);
  await issue(owner, orderId);
  const before = await readDocument(documents.invoice(owner.uid, orderId));
  expect(before).toMatchObject({ number: 1, seller: SELLER, buyer: { name: "Corner store", address: { city: "Tartu" } } });
  await nameSeller(owner, { name: "Another name" });
  const rev = (await readDocument(documents.order(owner.uid, orderId)))?.rev;
  const edit = { type: "address", shipTo: { ...ADDRESS, postcode: "LV-1050", city: "Riga", country: "LV" } } as const;
  await run("edit-order", { orderId, rev, edit }, { token: owner.token });
  await admin.firestore.doc(documents.product(owner.uid, productId)).update({ title: "Renamed", price: 1 });
  await issue(owner, orderId);
  expect(await readDocument(documents.invoice(owner.uid, orderId))).toEqual(before);
});

test("no invoice without a seller, of an order that ended, or of another's order; none of these uses a number up", async () => {
  const { owner, productId } = await shop();
  const orderId = await order(owner, productId);
  const refused = (id: string, who: Owner = owner) => refusalOf("issue-invoice", { orderId: id }, { token: who.token });
  expect(await refused(orderId)).toMatchObject({ code: "act_refused", details: { reason: "seller" } });
  await nameSeller(owner);
  const other = await shop();
  await nameSeller(other.owner);
  expect(await refused(orderId, other.owner)).toMatchObject({ code: "not_found" });
  const ended = await order(owner, productId);
  const act = { type: "cancel", reason: "A mistake", restock: true } as const;
  await run("act-on-order", { orderId: ended, rev: 1, act }, { token: owner.token });
  expect(await refused(ended)).toMatchObject({ code: "act_refused", details: { reason: "ended" } });
  expect(await refusalOf("issue-invoice", { orderId })).toMatchObject({ code: "signed_out" });
  expect(await issue(owner, orderId)).toEqual({ number: 1 });
});

test("a buyer reads the invoice by the link of the order, and no one without its key", async () => {
  const { owner, productId } = await shop();
  await nameSeller(owner, { note: "No tax is charged." });
  const orderId = await order(owner, productId);
  const stored = await readDocument(documents.order(owner.uid, orderId));
  const url = new URL((await run("place-order", await sentBefore(owner, productId))).orderUrl);
  const own = url.pathname.split("/").at(-1) ?? "";
  expect(await (await ask(url.pathname + url.search)).text()).not.toContain("paper=invoice");
  await issue(owner, own);
  await issue(owner, orderId);
  const page = await (await ask(url.pathname + url.search)).text();
  const [link] = attributes(page, "href").filter((one) => one.includes("paper=invoice"));
  if (!link) throw new Error("The page of the order has no link to its invoice");
  const answer = await ask(link);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  const html = decode(await answer.text());
  for (const words of ["Invoice 0001", "Harbour pots", "Tax number EE 100", "Corner store", "No tax is charged."])
    expect(html).toContain(words);
  // The key of one order opens no other's invoice, and without a right one there is no word of it.
  for (const path of [link.replace(/key=[^&]+/, "key=wrong"), link.replace(own, orderId), `${url.pathname}?paper=invoice`]) {
    const refused = decode(await (await ask(path)).text());
    expect(refused).not.toContain("EE 100");
    expect(refused).not.toContain(stored?.buyer.email);
  }
});

async function sentBefore(owner: Owner, productId: string) {
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "shipping" });
  return orderInput(owner, quote, { delivery: "shipping", payment: "transfer", shipTo: ADDRESS });
}

const BILL_TO = { ...ADDRESS, name: "Harbour Ltd", street: "Quay 9", city: "Tallinn", taxNumber: "EE 555" };

async function orderFor(owner: Owner, productId: string, billTo: typeof BILL_TO | null) {
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" });
  const input = orderInput(owner, quote, { billTo });
  return { input, ...(await run("place-order", input)) };
}

test("an order that is collected is billed to whom its buyer named, who reads that with the key and no one without it", async () => {
  const { owner, productId } = await shop();
  await nameSeller(owner);
  const { input, orderId, orderUrl } = await orderFor(owner, productId, BILL_TO);
  expect(await readDocument(documents.order(owner.uid, orderId))).toMatchObject({ shipTo: null, billTo: BILL_TO });
  expect((await run("place-order", input)).orderId).toBe(orderId);
  const other = { ...input, billTo: { ...BILL_TO, taxNumber: "" } };
  expect(await refusalOf("place-order", other)).toMatchObject({ code: "already_ordered" });
  const bad = { ...input, billTo: { ...BILL_TO, street: "" } };
  expect(await refusalOf("place-order", bad)).toMatchObject({ code: "bad_request" });
  const url = new URL(orderUrl);
  const seen = decode(await (await ask(url.pathname + url.search)).text());
  for (const words of ["Billing address", "Harbour Ltd", "Quay 9", "VAT number EE 555"]) expect(seen).toContain(words);
  const unseen = decode(await (await ask(url.pathname)).text());
  for (const words of ["Harbour Ltd", "Quay 9", "EE 555"]) expect(unseen).not.toContain(words);
  await issue(owner, orderId);
  const { taxNumber, ...address } = BILL_TO;
  expect(await readDocument(documents.invoice(owner.uid, orderId))).toMatchObject({ buyer: { name: "Harbour Ltd", address, taxNumber } });
});

test("whom it is for is the owner's to change until it is issued; of both at once the invoice says what the order says", async () => {
  const { owner, productId } = await shop();
  await nameSeller(owner);
  const edit = { type: "bill_to", billTo: BILL_TO } as const;
  const change = (orderId: string, rev: number) => run("edit-order", { orderId, rev, edit }, { token: owner.token });
  for (let round = 0; round < 4; round++) {
    const { orderId } = await orderFor(owner, productId, null);
    await Promise.allSettled([change(orderId, 1), issue(owner, orderId)]);
    await issue(owner, orderId);
    const stored = await readDocument(documents.order(owner.uid, orderId));
    const invoice = await readDocument(documents.invoice(owner.uid, orderId));
    expect(invoice?.buyer.name).toBe(stored?.billTo ? "Harbour Ltd" : "Corner store");
    const late = { orderId, rev: stored?.rev, edit: { type: "bill_to" as const, billTo: null } };
    expect(await refusalOf("edit-order", late, { token: owner.token })).toMatchObject({ code: "act_refused" });
    expect(await readDocument(documents.invoice(owner.uid, orderId))).toEqual(invoice);
  }
  const { orderId } = await orderFor(owner, productId, null);
  const { owner: stranger } = await shop();
  const asked = { orderId, rev: 1, edit };
  expect(await refusalOf("edit-order", asked, { token: stranger.token })).toMatchObject({ code: "not_found" });
  await change(orderId, 1);
  expect(await readDocument(documents.order(owner.uid, orderId))).toMatchObject({ billTo: BILL_TO, rev: 2 });
});
