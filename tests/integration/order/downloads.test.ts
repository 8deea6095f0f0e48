/** @module-tag full */

import { DOWNLOADS_MAX, downloadKey } from "@awning/domain/order/fulfilment/download";
import { documents, SINGLE_VARIANT } from "@awning/domain/routes/firestore-paths";
import { ORDER_KEY_PARAMETER, sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { beforeAll, describe, expect } from "vitest";
import * as z from "zod/mini";
import { ADDRESS, cartLine, makeOwner, makeProduct, type Owner, orderInput } from "../../support/builders.ts";
import { listMails, readInbox, refusalOf, run } from "../../support/clients.ts";
import { admin, eventually, readDocument, SITE } from "../../support/emulators.ts";
import { giveFile } from "../../support/files.ts";
import { integration as test } from "../../support/fixtures.ts";
import { htmlOnce } from "../../support/site-pages.ts";

type Sold = { owner: Owner; productId: string; orderId: string; orderUrl: string };

let owner: Owner;
let productId: string;
let file: { fileId: string; version: number };

beforeAll(async () => {
  owner = await makeOwner();
  productId = await makeProduct(owner, { kind: "digital", title: "How to mend a bowl" });
  file = await giveFile(owner, productId, { name: "Guide.pdf", content: "first edition" });
});

async function sell(lines = [cartLine(productId)], delivery: "none" | "shipping" = "none"): Promise<Sold> {
  const quote = await run("quote", { username: owner.username, lines, delivery });
  const shipTo = delivery === "shipping" ? ADDRESS : null;
  const { orderId, orderUrl } = await run("place-order", orderInput(owner, quote, { delivery, payment: "transfer", shipTo }));
  return { owner, productId, orderId, orderUrl };
}

async function paid(...args: Parameters<typeof sell>): Promise<Sold> {
  const sold = await sell(...args);
  await run("act-on-order", { orderId: sold.orderId, rev: 1, act: { type: "mark_paid" } }, { token: owner.token });
  return sold;
}

type Asked = { key?: string; line?: string; file?: string; act?: string; username?: string };

/** Sends the form of a download button, and follows nothing. */
function ask({ orderId, orderUrl }: Sold, changes: Asked = {}): Promise<Response> {
  const key = changes.key ?? new URL(orderUrl).searchParams.get(ORDER_KEY_PARAMETER) ?? "";
  const body = new URLSearchParams({
    act: changes.act ?? "download",
    key,
    line: changes.line ?? `${productId}.${SINGLE_VARIANT}`,
    file: changes.file ?? file.fileId,
  });
  return fetch(SITE + sitePaths.order(changes.username ?? owner.username, orderId), { method: "POST", body, redirect: "manual" });
}

const counted = async (orderId: string) => (await readDocument(documents.downloads(owner.uid, orderId)))?.counts ?? {};
const COUNTER = () => downloadKey({ productId, variantId: SINGLE_VARIANT }, { id: file.fileId, version: file.version });
const setCount = (orderId: string, count: number) =>
  admin.firestore.doc(documents.downloads(owner.uid, orderId)).set({ counts: { [COUNTER()]: count }, updatedAt: new Date() });

describe("a buyer whose order is paid", () => {
  test("is led to a short-lived address of the file, and the download is counted", async () => {
    const sold = await paid();
    const response = await ask(sold);
    expect(response.status).toBe(303);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    const address = new URL(response.headers.get("location") ?? "");
    expect(Number(address.searchParams.get("expires")) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    expect(await (await fetch(address)).text()).toBe("first edition");
    expect(await counted(sold.orderId)).toEqual({ [COUNTER()]: 1 });
    await ask(sold);
    expect(await counted(sold.orderId)).toEqual({ [COUNTER()]: 2 });
  });

  test("sees name, size and what is left, and no address of Storage", async () => {
    const sold = await paid();
    await setCount(sold.orderId, DOWNLOADS_MAX - 3);
    const html = await (await fetch(sold.orderUrl)).text();
    expect(html).toContain("Guide.pdf");
    expect(html.replace(/<!-- -->/g, "")).toContain("13 B, 3 of 20 downloads left");
    expect(html).not.toMatch(/held-file|firebasestorage|9199\/v0\/b\/[^"]*files/);
  });

  test("who bought something to hold as well gets the files while the parcel is still to come", async () => {
    const bowl = await makeProduct(owner, { title: "Bowl" });
    const sold = await paid([cartLine(productId), cartLine(bowl)], "shipping");
    expect((await ask(sold)).status).toBe(303);
    expect((await ask(sold, { line: `${bowl}.${SINGLE_VARIANT}` })).status).toBe(404);
  });

  test("an order that costs nothing owes nothing", async () => {
    const free = await makeProduct(owner, { kind: "digital", price: 0, title: "Sampler" });
    const given = await giveFile(owner, free, { name: "Sampler.zip", content: "for free" });
    const sold = await sell([cartLine(free)]);
    const response = await ask(sold, { line: `${free}.${SINGLE_VARIANT}`, file: given.fileId });
    expect(await (await fetch(response.headers.get("location") ?? "")).text()).toBe("for free");
  });

  test("gets the newest version, counted again", async () => {
    const book = await makeProduct(owner, { kind: "digital", title: "Book" });
    const first = await giveFile(owner, book, { name: "Book.pdf", content: "with mistakes" });
    const sold = await paid([cartLine(book)]);
    const line = `${book}.${SINGLE_VARIANT}`;
    await ask(sold, { line, file: first.fileId });
    await giveFile(owner, book, { name: "Book, mended.pdf", content: "without mistakes", replaces: first.fileId });
    const response = await ask(sold, { line, file: first.fileId });
    const contents = await fetch(response.headers.get("location") ?? "");
    expect(await contents.text()).toBe("without mistakes");
    expect(contents.headers.get("content-disposition")).toContain("Book, mended.pdf");
    expect(Object.values(await counted(sold.orderId))).toEqual([1, 1]);
  });
});

describe("the limit", () => {
  test("says when it is reached, and the owner can give every download again", async ({ other }) => {
    const sold = await paid();
    await setCount(sold.orderId, DOWNLOADS_MAX - 1);
    expect((await ask(sold)).status).toBe(303);
    const refused = await ask(sold);
    expect(refused.status).toBe(409);
    const html = (await refused.text()).replace(/<!-- -->/g, "");
    expect(html).toContain("You’ve used all downloads of this file.");
    expect(html).toContain("You’ve used all 20 downloads. To get more, reply to any email about this order.");
    await admin.firestore.doc(informationDocuments.profileSettings(owner.uid)).set({ email: "post@kiln.example.test", shown: ["email"] });
    const open = await htmlOnce(sold.orderUrl.replace(SITE, ""), (page) => page.includes("post@kiln.example.test"));
    expect(open).toMatch(/<a href="mailto:post@kiln\.example\.test\?subject=More%20downloads%20of%20[^"]+">Ask/);
    const reset = { orderId: sold.orderId };
    expect((await refusalOf("reset-downloads", reset, { token: other.token })).code).toBe("not_found");
    await run("reset-downloads", reset, { token: owner.token });
    expect(await counted(sold.orderId)).toEqual({});
    expect((await ask(sold)).status).toBe(303);
  });

  test("of many who reach for the last download at once, one gets it", async () => {
    const sold = await paid();
    await setCount(sold.orderId, DOWNLOADS_MAX - 1);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(sold)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409]);
    expect(await counted(sold.orderId)).toEqual({ [COUNTER()]: DOWNLOADS_MAX });
  });

  test("loses no count of several at once", async () => {
    const sold = await paid();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(sold)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(await counted(sold.orderId)).toEqual({ [COUNTER()]: 4 });
  });
});

describe("an order hands its files over by itself", () => {
  const read = ({ orderId }: Sold) => readDocument(documents.order(owner.uid, orderId));
  const kindsOf = async (sold: Sold) => (await listMails((await read(sold))?.buyer.email)).map((mail) => mail.kind);

  test("when it is paid: done in the same step, with one mail that tells of both", async () => {
    const sold = await paid();
    const order = await read(sold);
    expect(order).toMatchObject({ status: "completed", fulfilmentStatus: "fulfilled", rev: 2, digitalIds: [productId] });
    expect(await readDocument(documents.orderView(order?.viewId))).toMatchObject({ status: "completed", fulfilmentStatus: "fulfilled" });
    expect(await kindsOf(sold)).toEqual(["order-received", "files-ready"]);
  });

  test("at once, when it owes nothing", async () => {
    const free = await makeProduct(owner, { kind: "digital", price: 0 });
    await giveFile(owner, free);
    const sold = await sell([cartLine(free)]);
    expect(await read(sold)).toMatchObject({ status: "completed", paymentStatus: "none_due", fulfilmentStatus: "fulfilled", rev: 1 });
    expect(await kindsOf(sold)).toEqual(["order-received"]);
  });

  test("but not what has no file yet, nor what must be sent", async () => {
    const bare = await makeProduct(owner, { kind: "digital" });
    const bowl = await makeProduct(owner, { title: "Bowl" });
    const waiting = await paid([cartLine(bare)]);
    expect(await read(waiting)).toMatchObject({ status: "open", fulfilmentStatus: "unfulfilled" });
    expect(await kindsOf(waiting)).toEqual(["order-received", "payment-received"]);
    const mixed = await paid([cartLine(productId), cartLine(bowl)], "shipping");
    expect(await read(mixed)).toMatchObject({ status: "open", fulfilmentStatus: "partly_fulfilled" });
    expect((await kindsOf(mixed)).toSorted()).toEqual(["files-ready", "order-received", "payment-received"]);
  });

  test("and its mail leads to the order, never to a file", async () => {
    const sold = await paid();
    const to = (await read(sold))?.buyer.email;
    const text = await eventually("the mail about the files", async () => {
      const mails = z.array(z.looseObject({ subject: z.string(), text: z.string() })).parse(await readInbox(to));
      return mails.find((mail) => mail.subject.startsWith("Your files from"))?.text;
    });
    expect(text).toContain(sold.orderUrl);
    expect(text).not.toMatch(/held-file|storage/i);
  });
});

describe("a new version", () => {
  test("is told to every buyer once, when the owner says so, and to no one whose order is over", async ({ stranger }) => {
    const book = await makeProduct(owner, { kind: "digital", title: "Book" });
    const first = await giveFile(owner, book);
    const [one, two, unpaid] = [await paid([cartLine(book)]), await paid([cartLine(book)]), await sell([cartLine(book)])];
    const updates = async (sold: Sold) => {
      const to = (await readDocument(documents.order(owner.uid, sold.orderId)))?.buyer.email;
      return (await listMails(to)).filter((mail) => mail.kind === "file-updated").length;
    };
    const tell = () => run("tell-buyers", { fileId: first.fileId }, { token: owner.token });
    expect(await tell()).toEqual({ told: 0, isComplete: true });
    await giveFile(owner, book, { name: "Book 2.pdf", replaces: first.fileId });
    expect([await updates(one), await updates(two)]).toEqual([0, 0]);
    await Promise.all([tell(), tell()]);
    expect(await tell()).toEqual({ told: 0, isComplete: true });
    expect([await updates(one), await updates(two), await updates(unpaid)]).toEqual([1, 1, 0]);
    await giveFile(owner, book, { name: "Book 3.pdf", replaces: first.fileId });
    expect(await tell()).toEqual({ told: 2, isComplete: true });
    expect([await updates(one), await updates(two)]).toEqual([2, 2]);
    expect((await refusalOf("tell-buyers", { fileId: first.fileId }, { token: stranger.token })).code).toBe("not_found");
  });
});

describe("no one gets a file", () => {
  const nothingWasGiven = async (response: Response, status: number, orderId: string) => {
    expect(response.status).toBe(status);
    expect(response.headers.get("location")).toBeNull();
    expect(await counted(orderId)).toEqual({});
  };

  test("without the key, with another one or with that of another order", async () => {
    const [sold, other] = await Promise.all([paid(), paid()]);
    const theirs = new URL(other.orderUrl).searchParams.get(ORDER_KEY_PARAMETER) ?? "";
    for (const key of ["", "x", theirs]) await nothingWasGiven(await ask(sold, { key }), 404, sold.orderId);
  });

  test("under the name of another shop", async ({ stranger }) => {
    const sold = await paid();
    await nothingWasGiven(await ask(sold, { username: stranger.username }), 404, sold.orderId);
  });

  test("before it is paid", async () => {
    const sold = await sell();
    await nothingWasGiven(await ask(sold), 409, sold.orderId);
    const html = await (await fetch(sold.orderUrl)).text();
    expect(html).toContain("You can download them here once your payment has arrived.");
    expect(html).not.toContain("Download Guide.pdf");
  });

  test("after the order was cancelled, or the money went back", async () => {
    const sold = await paid();
    const set = (fields: object) => admin.firestore.doc(documents.order(owner.uid, sold.orderId)).update(fields);
    for (const fields of [
      { status: "cancelled", paymentStatus: "paid" },
      { status: "completed", paymentStatus: "refunded" },
      { status: "expired", paymentStatus: "voided" },
    ]) {
      await set(fields);
      await nothingWasGiven(await ask(sold), 409, sold.orderId);
    }
    expect(await (await fetch(sold.orderUrl)).text()).toContain("so its files are no longer available");
  });

  test("that belongs to another product, to another shop, or to no one", async ({ stranger }) => {
    const sold = await paid();
    const elsewhere = await makeProduct(owner, { kind: "digital" });
    const notBought = await giveFile(owner, elsewhere, { content: "not bought" });
    const theirs = await giveFile(stranger, await makeProduct(stranger, { kind: "digital" }), { content: "theirs" });
    for (const id of [notBought.fileId, theirs.fileId, "nosuchfile", "", "../orders", "a/b"])
      await nothingWasGiven(await ask(sold, { file: id }), 404, sold.orderId);
    for (const line of [`${elsewhere}.${SINGLE_VARIANT}`, `${productId}.other`, ""])
      await nothingWasGiven(await ask(sold, { line }), 404, sold.orderId);
  });

  test("by an act that there is not, or by an address alone", async () => {
    const sold = await paid();
    await nothingWasGiven(await ask(sold, { act: "constructor" }), 400, sold.orderId);
    const query = `${sold.orderUrl}&act=download&line=${productId}.${SINGLE_VARIANT}&file=${file.fileId}`;
    expect((await fetch(query, { redirect: "manual" })).status).toBe(200);
    expect(await counted(sold.orderId)).toEqual({});
  });
});
