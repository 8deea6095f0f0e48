import { loadEnvFile } from "node:process";
import { fileURLToPath } from "node:url";
import { UNREACHED } from "@awning/domain/order/order";
import { documents } from "@awning/domain/routes/firestore-paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firestore } from "../../../functions/src/data/core/admin.ts";
import { queueMailNow } from "../../../functions/src/data/mail/outbox.ts";
import { deliverMail } from "../../../functions/src/mail/deliver-mail.ts";
import { runMailJobs } from "../../../functions/src/mail/mail-queues.ts";
import { JobRun } from "../../../functions/src/platform/job-run.ts";
import { type Inbox, startInbox } from "../../../tools/inbox.ts";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput, randomEmail } from "../../support/builders.ts";
import { readInbox, run } from "../../support/clients.ts";
import { admin, eventually } from "../../support/emulators.ts";
import { queueUntold } from "../../support/outbox.ts";
import { ownPort } from "../../support/own-port.ts";

const MINUTE = 60_000;
// What waits is sent by this process, at the time it is told: into an inbox of our own.
const smtpPort = ownPort();
let inbox: Inbox;

beforeAll(async () => {
  loadEnvFile(fileURLToPath(new URL("../../../functions/.env.demo-awning", import.meta.url)));
  process.env["SMTP_URL"] = `smtp://127.0.0.1:${smtpPort}`;
  // Before the tests' own clients begin to use it: it takes its settings once.
  firestore();
  inbox = await startInbox({ smtpPort, webPort: smtpPort + 1 });
});
afterAll(() => inbox.close());

async function askFor(next: (number | "gone")[]): Promise<void> {
  await fetch(`http://127.0.0.1:${smtpPort + 1}/api/faults`, { method: "PUT", body: JSON.stringify({ next }) });
}

async function arrivedHere(to: string): Promise<{ subject: string; text: string; messageId: string }[]> {
  return (await fetch(`http://127.0.0.1:${smtpPort + 1}/api/messages?to=${encodeURIComponent(to)}`)).json();
}

async function shopWith(count: number, email: string, owner?: Owner) {
  const shop = owner ?? (await makeOwner());
  const vase = await makeProduct(shop);
  const placed: { orderId: string; number: number }[] = [];
  for (let at = 0; at < count; at++) {
    const quote = await run("quote", { username: shop.username, lines: [cartLine(vase)], delivery: "pickup" });
    placed.push(await run("place-order", orderInput(shop, quote, { payment: "transfer", buyer: { name: "Ada", email, phone: "" } })));
  }
  return { shop, placed };
}

const mailOf = (orderId: string) => `order-received.${orderId}`;
const stored = async (orderId: string) => (await admin.firestore.doc(documents.mail(mailOf(orderId))).get()).data();
const statesOf = async (placed: { orderId: string }[]) =>
  Promise.all(placed.map(async ({ orderId }) => (await stored(orderId))?.["state"]));

/** Once the functions have looked at every mail: the first three are sent, the others wait. */
async function untilLookedAt(placed: { orderId: string }[]): Promise<string[]> {
  const waiting: string[] = [];
  await eventually("every mail is sent or waits", async () => {
    const mails = await Promise.all(placed.map(async (one) => ({ ...one, mail: await stored(one.orderId) })));
    waiting.splice(0, waiting.length, ...mails.flatMap(({ orderId, mail }) => (mail?.["isGathered"] ? [orderId] : [])));
    return mails.every(({ mail }) => mail?.["state"] === "sent" || (mail?.["state"] === "queued" && mail["isGathered"]));
  });
  return waiting;
}

test("of twelve orders with one e-mail three are told at once and the others in one mail", async () => {
  const email = randomEmail();
  const { shop, placed } = await shopWith(12, email);
  const waiting = await untilLookedAt(placed);
  expect(waiting).toHaveLength(9);
  expect(await readInbox(email)).toHaveLength(3);
  const [first = "", second = ""] = waiting;
  expect(await deliverMail(mailOf(first), Date.now())).toBe("nothing_to_do");

  const later = Date.now() + 61 * MINUTE;
  expect(await deliverMail(mailOf(first), later)).toBe("sent");
  const [mail, ...more] = await arrivedHere(email);
  expect([mail?.subject, more]).toEqual([`Your 9 orders at Test shop`, []]);
  const told = placed.filter(({ orderId }) => waiting.includes(orderId));
  for (const { number, orderId } of told) {
    expect(mail?.text).toContain(`Order #${number}`);
    expect(mail?.text).toContain(`/${shop.username}/order/${orderId}?key=`);
  }
  expect(new Set(await statesOf(placed))).toEqual(new Set(["sent"]));
  expect([(await stored(first))?.["sentIn"], (await stored(second))?.["sentIn"]]).toEqual([null, mailOf(first)]);
  expect(await deliverMail(mailOf(second), later)).toBe("nothing_to_do");
});

test("mails of orders leave before a pile of summaries that was there first", async () => {
  const pile = Array.from({ length: 200 }, (_, at) => ({ id: `weekly-summary.${randomEmail()}`, uid: `nobody${at}` }));
  await Promise.all(
    pile.map(({ id, uid }) =>
      queueMailNow({ id, kind: "weekly-summary", to: randomEmail(), subject: { uid, siteId: null, orderId: null } }),
    ),
  );
  const { placed } = await shopWith(1, randomEmail());
  await eventually("the mail of the order is sent", async () => (await statesOf(placed)).every((state) => state === "sent"));
  const left = await Promise.all(pile.map(async ({ id }) => (await admin.firestore.doc(documents.mail(id)).get()).data()?.["state"]));
  expect(left).toContain("queued");
  await Promise.all(pile.map(({ id }) => admin.firestore.doc(documents.mail(id)).delete()));
});

test("a plus sign makes no other mailbox", async () => {
  const [name = "", host = ""] = randomEmail().split("@");
  const owner = await makeOwner();
  const placed = [];
  for (const email of ["", "+a", "+b", "+c", "+d"].map((tag) => `${name}${tag}@${host}`))
    placed.push(...(await shopWith(1, email, owner)).placed);
  expect(await untilLookedAt(placed)).toHaveLength(2);
});

test("what was paid meanwhile goes out by itself and at once, and what is over not at all", async () => {
  const email = randomEmail();
  const { shop, placed } = await shopWith(6, email);
  const [lone = "", paid = "", over = ""] = await untilLookedAt(placed);
  const act = (orderId: string, one: Parameters<typeof run<"act-on-order">>[1]["act"]) =>
    run("act-on-order", { orderId, rev: 1, act: one }, { token: shop.token });
  await act(paid, { type: "mark_paid" });
  await act(over, { type: "cancel", reason: "Gone", restock: true });
  const cancelled = admin.firestore.doc(documents.mail(`order-cancelled.${over}`));
  await eventually("the mail that it was cancelled waits", async () => (await cancelled.get()).data()?.["isGathered"]);
  const later = Date.now() + 61 * MINUTE;
  expect(await deliverMail(mailOf(paid), later)).toBe("sent");
  expect((await arrivedHere(email)).map((mail) => mail.subject)).toEqual([expect.stringMatching(/^Your order #\d+ at Test shop$/)]);
  expect(await deliverMail(mailOf(lone), later)).toBe("sent");
  // The mail that it was cancelled goes along with the lone one, and tells of that order.
  expect((await arrivedHere(email)).map((mail) => mail.subject)).toContain("Your 2 orders at Test shop");
  expect(await stored(over)).toMatchObject({ state: "suppressed" });
});

test("a mail server that is away keeps all of them", async () => {
  const email = randomEmail();
  const { placed } = await shopWith(5, email);
  const [first = "", second = ""] = await untilLookedAt(placed);
  await fetch(`http://127.0.0.1:${smtpPort + 1}/api/faults`, {
    method: "PUT",
    body: JSON.stringify({ next: [451] }),
  });
  const later = Date.now() + 61 * MINUTE;
  expect(await deliverMail(mailOf(first), later)).toBe("retry");
  expect(await Promise.all([first, second].map(stored))).toMatchObject([
    { state: "queued", attempts: 1 },
    { state: "queued", attempts: 1 },
  ]);
  expect(await deliverMail(mailOf(first), later + 80 * MINUTE)).toBe("sent");
  expect((await arrivedHere(email)).map((mail) => mail.subject)).toEqual(["Your 2 orders at Test shop"]);
});

test("the sweep wakes one of those that wait together", async () => {
  const email = randomEmail();
  const { placed } = await shopWith(6, email);
  const waiting = await untilLookedAt(placed);
  const due = new Date(Date.now() - 2 * MINUTE);
  await Promise.all(waiting.map((orderId) => admin.firestore.doc(documents.mail(mailOf(orderId))).update({ notBefore: due })));
  // Its turn has come: as if the hour were over.
  const paces = await admin.firestore.collection("rateLimits").get();
  await Promise.all(paces.docs.filter(({ id }) => id.startsWith("mails-unconfirmed.")).map((one) => one.ref.delete()));
  expect(await runMailJobs("prompt", Date.now(), new JobRun(60_000))).toBeGreaterThan(0);
  await eventually("all are sent", async () => (await statesOf(placed)).every((state) => state === "sent"));
  expect((await readInbox(email)).length).toBe(4);
});

test("a buyer whom no mail reaches is something that the owner has to look into, until the address is another", async () => {
  const { shop, placed } = await shopWith(1, randomEmail());
  const [{ orderId } = { orderId: "" }] = placed;
  const order = admin.firestore.doc(documents.order(shop.uid, orderId));
  const attention = async () => (await order.get()).data()?.["attention"];
  const id = `order-link.${orderId}.asked1`;
  const to = (await order.get()).data()?.["buyer"].email;
  await queueUntold({ id, kind: "order-link", to, subject: { uid: null, siteId: shop.uid, orderId, part: "asked" } });
  await askFor([550]);
  expect(await deliverMail(id, Date.now())).toBe("failed");
  expect(await attention()).toEqual([UNREACHED]);
  expect((await order.get()).data()).toMatchObject({ needsOwner: true, rev: 1 });
  await run("renew-order-link", { orderId, rev: 1, email: randomEmail() }, { token: shop.token });
  expect(await attention()).toEqual([]);
});

test("an address where no one is gets no more mails by themselves, until someone asks for one and it arrives", async () => {
  const { shop, placed } = await shopWith(1, randomEmail());
  const [{ orderId } = { orderId: "" }] = placed;
  const to: string = (await admin.firestore.doc(documents.order(shop.uid, orderId)).get()).data()?.["buyer"].email;
  // Mails about an order that is paid wait for no others.
  await run("act-on-order", { orderId, rev: 1, act: { type: "mark_paid" } }, { token: shop.token });
  await eventually("its mails are sent", async () => (await readInbox(to)).length === 2);
  const send = async (kind: "order-received" | "order-link", part: string, address = to) => {
    const id = `${kind}.${orderId}.${part}`;
    await queueUntold({ id, kind, to: address, subject: { uid: null, siteId: shop.uid, orderId, part } });
    const outcome = await deliverMail(id, Date.now());
    return { outcome, lastError: (await admin.firestore.doc(documents.mail(id)).get()).data()?.["lastError"] };
  };
  const held = { outcome: "failed", lastError: "the address bounced before" };
  await askFor([550]);
  expect(await send("order-received", "none")).toMatchObject({ outcome: "failed", lastError: expect.stringContaining("550") });
  await askFor(["gone"]);
  expect(await send("order-received", "one")).toEqual({ outcome: "failed", lastError: expect.stringContaining("5.1.1") });
  expect(await send("order-received", "two")).toEqual(held);
  expect(await arrivedHere(to)).toEqual([]);
  expect(await send("order-received", "other", to.replace("@", "+x@"))).toMatchObject({ outcome: "sent" });
  await run("resend-mail", { mailId: `order-received.${orderId}.two` }, { token: shop.token });
  await eventually("it is sent after all", async () => (await readInbox(to)).length === 3);
  await eventually("the address is known again", async () => (await send("order-received", randomEmail())).outcome === "sent");

  await askFor(["gone"]);
  expect(await send("order-received", "three")).toMatchObject({ outcome: "failed" });
  // A new link is asked for by somebody who waits for it.
  expect(await send("order-link", "renewed")).toEqual({ outcome: "sent", lastError: "" });
  expect(await send("order-received", "four")).toEqual({ outcome: "sent", lastError: "" });
});
