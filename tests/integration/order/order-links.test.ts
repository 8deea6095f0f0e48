/** @module-tag full */
import { createHash } from "node:crypto";
import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { beforeAll, describe, expect } from "vitest";
import {
  ADDRESS,
  cartLine,
  comingFrom,
  makeOwner,
  makeProduct,
  type Owner,
  orderInput,
  randomAddress,
  randomEmail,
  randomKey,
} from "../../support/builders.ts";
import { call, listMails, refusalOf, run } from "../../support/clients.ts";
import { admin, eventually, readDocument, SITE } from "../../support/emulators.ts";
import { integration as test } from "../../support/fixtures.ts";
import { htmlOnce } from "../../support/site-pages.ts";

type Sold = { orderId: string; number: number; orderUrl: string; email: string };

let owner: Owner;
let productId: string;

beforeAll(async () => {
  owner = await makeOwner({ site: { displayName: "Harbour pots" } });
  productId = await makeProduct(owner, { title: "Bud vase" });
  await htmlOnce(sitePaths.home(owner.username));
});

async function sell(): Promise<Sold> {
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "shipping" });
  const input = orderInput(owner, quote, { delivery: "shipping", payment: "transfer", shipTo: ADDRESS, note: "Ring twice" });
  const { orderId, number, orderUrl } = await run("place-order", input);
  return { orderId, number, orderUrl, email: input.buyer.email };
}

const send = (path: string, fields: Record<string, string>, address = randomAddress()) =>
  fetch(SITE + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual", headers: comingFrom(address) });
const namedAct = (sold: Pick<Sold, "orderId">, fields: Record<string, string>, address?: string) =>
  send(sitePaths.order(owner.username, sold.orderId), fields, address);
const find = (fields: Record<string, string>, address?: string) => send(sitePaths.findOrder(owner.username), fields, address);
const linkMails = async (email: string) => (await listMails(email)).filter((mail) => mail.kind === "order-link").length;
const read = ({ orderId }: Sold) => readDocument(documents.order(owner.uid, orderId));

/** Lets somebody have tried this often already within the hour, as the service itself would have counted it. */
async function fillWindow(rule: string, who: string, count: number): Promise<void> {
  const start = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  const hash = createHash("sha256").update(`${rule}:${who}:${start}`).digest("hex").slice(0, 32);
  await admin.firestore.doc(documents.rateLimit(`${rule}.${hash}`)).set({ count, expireAt: new Date(start + 7_200_000) });
}

describe("a new link", () => {
  const renew = (sold: Sold, rev: number) => call("renew-order-link", { orderId: sold.orderId, rev }, { token: owner.token });

  test("ends the old one and its live copy, and goes to the buyer once", async () => {
    const sold = await sell();
    const before = await read(sold);
    expect((await renew(sold, 1)).output).toEqual({ rev: 2 });
    const after = await read(sold);
    expect(after).toMatchObject({ accessRev: 2, rev: 2 });
    expect(after?.events.at(-1)).toMatchObject({ type: "link_renewed", by: "owner" });
    expect(await readDocument(documents.orderView(before?.viewId))).toBeNull();
    expect(await readDocument(documents.orderView(after?.viewId))).toMatchObject({ rev: 2 });
    const old = await (await fetch(sold.orderUrl)).text();
    expect(old).toContain("Is this your order?");
    for (const secret of ["Ring twice", ADDRESS.street, sold.email]) expect(old).not.toContain(secret);
    expect(await linkMails(sold.email)).toBe(1);
  });

  test("of two at once one is made, and one mail sent", async () => {
    const sold = await sell();
    const answers = await Promise.all([renew(sold, 1), renew(sold, 1), renew(sold, 1)]);
    expect(answers.map((answer) => answer.refusal?.code ?? "done").toSorted()).toEqual(["conflict", "conflict", "done"]);
    expect(await read(sold)).toMatchObject({ accessRev: 2 });
    expect(await linkMails(sold.email)).toBe(1);
  });

  test("is made by no one but the owner", async ({ other }) => {
    const sold = await sell();
    expect((await refusalOf("renew-order-link", { orderId: sold.orderId, rev: 1 }, { token: other.token })).code).toBe("not_found");
    expect((await refusalOf("renew-order-link", { orderId: sold.orderId, rev: 1 })).code).toBe("signed_out");
    expect((await (await fetch(sold.orderUrl)).text()).replace(/<!-- -->/g, "")).toContain("Ring twice");
  });
});

describe("another e-mail for a buyer", () => {
  const correct = (sold: Sold, email: string, token = owner.token) =>
    call("renew-order-link", { orderId: sold.orderId, rev: 1, email }, { token });

  test("has the link sent there, ends the old one, and is where everything goes from then on", async () => {
    const sold = await sell();
    const email = randomEmail();
    expect((await correct(sold, ` ${email.toUpperCase()}`)).output).toEqual({ rev: 2 });
    expect(await read(sold)).toMatchObject({ buyer: { email }, accessRev: 2, rev: 2 });
    expect((await read(sold))?.["events"].map((event: { type: string }) => event.type)).toEqual([
      "placed",
      "email_changed",
      "link_renewed",
    ]);
    expect([await linkMails(sold.email), await linkMails(email)]).toEqual([0, 1]);
    expect(await (await fetch(sold.orderUrl)).text()).toContain("Is this your order?");
    const mailId = `order-received.${sold.orderId}`;
    await eventually("the first mail is sent", async () => (await readDocument(documents.mail(mailId)))?.["state"] === "sent");
    await run("resend-mail", { mailId }, { token: owner.token });
    expect(await readDocument(documents.mail(mailId))).toMatchObject({ to: email });
  });

  test("takes the use of a code along", async () => {
    await admin.firestore.doc(documents.discount(owner.uid, "SPRING")).set({
      type: "percent",
      value: 10,
      startsAt: null,
      endsAt: null,
      minSubtotal: null,
      productIds: [],
      totalLimit: null,
      perEmailLimit: 1,
      state: "active",
      used: 0,
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    const cart = { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" as const, code: "SPRING" };
    const input = orderInput(owner, await run("quote", cart), { code: "SPRING" });
    const { orderId } = await run("place-order", input);
    const email = randomEmail();
    await run("renew-order-link", { orderId, rev: 1, email }, { token: owner.token });
    const uses = await admin.firestore.collection(`${documents.discount(owner.uid, "SPRING")}/uses`).get();
    expect(uses.docs.map((one) => one.data()["count"]).toSorted()).toEqual([0, 1]);
    const again = (buyer: string) => refusalOf("place-order", { ...input, key: randomKey(), buyer: { ...input.buyer, email: buyer } });
    expect((await again(email)).code).toBe("discount_refused");
  });

  test("is no address at all, or is someone else's to change: refused, and nothing changes", async ({ other }) => {
    const sold = await sell();
    expect((await correct(sold, "ada@example.test, eve@example.test")).refusal?.code).toBe("bad_request");
    expect((await correct(sold, randomEmail(), other.token)).refusal?.code).toBe("not_found");
    expect(await read(sold)).toMatchObject({ buyer: { email: sold.email }, rev: 1 });
  });
});

describe("the e-mail of an order", () => {
  test("shows the rest of it, and gives no key", async () => {
    const sold = await sell();
    const response = await namedAct(sold, { act: "reveal", email: ` ${sold.email.toUpperCase()} ` });
    expect(response.status).toBe(200);
    const html = await response.text();
    for (const words of ["Ring twice", ADDRESS.street, `#${sold.number}`]) expect(html).toContain(words);
    const key = new URL(sold.orderUrl).searchParams.get("key") ?? "";
    const { viewId } = (await read(sold)) ?? {};
    for (const secret of [key, viewId]) expect(html).not.toContain(secret);
  });

  test("that is another one looks letter by letter like an order that never was", async () => {
    const sold = await sell();
    const wrong = await namedAct(sold, { act: "reveal", email: randomEmail() });
    const never = await namedAct({ orderId: "0".repeat(24) }, { act: "reveal", email: randomEmail() });
    expect([wrong.status, never.status]).toEqual([404, 404]);
    const html = await wrong.text();
    expect(html.replaceAll(sold.orderId, "0".repeat(24))).toBe(await never.text());
    expect(html).not.toContain("Bud vase");
  });

  test("cannot be guessed: an order takes ten tries an hour, no matter who asks", async () => {
    const sold = await sell();
    for (let tried = 0; tried < 10; tried += 1) expect((await namedAct(sold, { act: "reveal", email: randomEmail() })).status).toBe(404);
    expect((await namedAct(sold, { act: "reveal", email: sold.email })).status).toBe(429);
  });
});

describe("a lost order", () => {
  test("is found by number and e-mail: its link comes by mail, once however often it is asked for", async () => {
    const sold = await sell();
    for (const number of [String(sold.number), `#${sold.number}`, `Order ${sold.number}`])
      expect((await find({ number, email: sold.email })).status).toBe(200);
    expect(await linkMails(sold.email)).toBeLessThanOrEqual(2);
    expect(await linkMails(sold.email)).toBeGreaterThanOrEqual(1);
  });

  test("is answered alike whether number and e-mail fit or not", async () => {
    const [sold, other] = [await sell(), await sell()];
    const plain = async (fields: Record<string, string>) => {
      const response = await find(fields);
      return [response.status, (await response.text()).replaceAll(fields.email ?? "", "THE-MAIL")];
    };
    const right = await plain({ number: String(sold.number), email: sold.email });
    expect(right[1]).toContain("Check your email");
    const strange = randomEmail();
    for (const wrong of [
      { number: String(other.number), email: sold.email },
      { number: "999999", email: sold.email },
      { number: String(sold.number), email: strange },
    ])
      expect(await plain(wrong)).toEqual(right);
    expect(await linkMails(strange)).toBe(0);
    expect(await linkMails(other.email)).toBe(0);
  });

  test("can be asked for from its own page, and the answer tells nothing there either", async () => {
    const sold = await sell();
    const right = await (await namedAct(sold, { act: "send-link", email: sold.email })).text();
    expect(await linkMails(sold.email)).toBe(1);
    expect(right).toContain("Check your email.");
    const wrong = await (await namedAct(sold, { act: "send-link", email: randomEmail() })).text();
    expect(wrong).toBe(right);
  });

  test("asks again for what cannot be a number or an e-mail, and keeps what was typed", async () => {
    const response = await find({ number: "ten forty two", email: "nobody" });
    expect(response.status).toBe(422);
    const html = await response.text();
    for (const words of [
      "Enter a number such as 1042.",
      "Enter an email address like name@example.com.",
      'value="ten forty two"',
      'value="nobody"',
    ])
      expect(html).toContain(words);
  });

  test("is looked for five times an hour for one e-mail, and thirty times by one network", async () => {
    const email = randomEmail();
    for (let tried = 0; tried < 5; tried += 1) expect((await find({ number: "1", email })).status).toBe(200);
    expect((await find({ number: "1", email })).status).toBe(429);
    const address = randomAddress();
    await fillWindow("find-order.client", address, 30);
    expect((await find({ number: "1", email: randomEmail() }, address)).status).toBe(429);
  });
});
