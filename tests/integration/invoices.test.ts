import { documents } from "@awning/domain/collections";
import { expect, test } from "vitest";
import { ADDRESS, cartLine, makeOwner, makeProduct, type Owner, orderInput } from "../support/builders.ts";
import { refusalOf, run } from "../support/clients.ts";
import { admin, readDocument } from "../support/emulators.ts";
import { ask, attributes, decode } from "../support/site-pages.ts";

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
  const edit = { type: "address", shipTo: { ...ADDRESS, city: "Riga", country: "LV" } } as const;
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

test("a buyer reads the invoice by the link of the order, and nobody without its key", async () => {
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
