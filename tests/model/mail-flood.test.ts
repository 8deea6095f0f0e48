// However many sites, conversations, orders and forms somebody uses: a mailbox gets a few mails, and what is held back is not lost.
import "../support/model/stand-ins.ts";
import { chatDocuments } from "@awning/domain/chat/chat-documents";
import { newProgress } from "@awning/domain/chat/conversation";
import { type Conversation, conversationSchema, messageSchema } from "@awning/domain/chat/schema";
import { type Mail, type MailKind, mailSchema } from "@awning/domain/mail/mail";
import { notificationDocuments } from "@awning/domain/notification/notification";
import { ORDER_KEY_PARAMETER } from "@awning/domain/routes/paths";
import { toDocument } from "@awning/domain/time/timestamp";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { mailUnread } from "../../functions/src/chat/close-idle-chats.ts";
import { tellUnread } from "../../functions/src/chat/tell-unread.ts";
import { askContact } from "../../functions/src/data/contact/contacts.ts";
import { createHostMessage } from "../../functions/src/data/contact/host-messages.ts";
import { limitRate } from "../../functions/src/data/core/rate-limits.ts";
import { writeTogether } from "../../functions/src/data/core/writes.ts";
import { noteOpened } from "../../functions/src/data/mail/opened.ts";
import { queueMailNow } from "../../functions/src/data/mail/outbox.ts";
import { runMailJobs } from "../../functions/src/mail/mail-queues.ts";
import { withdrawAsBuyer } from "../../functions/src/order/withdraw-order.ts";
import { openedMark } from "../../functions/src/platform/access-keys.ts";
import { JobRun } from "../../functions/src/platform/job-run.ts";
import { RATE_LIMITS } from "../../functions/src/platform/rate-limits.ts";
import { prepare } from "../support/model/perform.ts";
import { startClock } from "../support/model/play.ts";
import { deliverMail, product } from "../support/model/product.ts";
import { BUYERS, SITE, USERNAME } from "../support/model/shop.ts";
import { loadEverything, openWorld, type World } from "../support/model/world.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const VICTIM = "victim@example.test";
const OWNER = "shop@example.test";
const run = new JobRun(Number.POSITIVE_INFINITY);
let world: World;
let count = 0;

beforeAll(loadEverything);
beforeEach(async () => {
  startClock();
  count = 0;
  world = await openWorld({ currency: "EUR", taxMode: "none", cancelMinutes: 30 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A conversation in which something waits for one side since ten minutes. */
async function converse(email: string, by: "visitor" | "owner", siteId = SITE): Promise<string> {
  const id = `conversation${String(++count).padStart(4, "0")}`;
  const at = Date.now() - 10 * MINUTE;
  const waits = by === "visitor" ? { unreadOwner: 1, mailOwnerSince: at } : { unreadVisitor: 1, mailVisitorSince: at };
  const conversation: Conversation = {
    ...newProgress(at),
    ...{ subject: { type: "general", id: "" }, name: "Ada", email, locale: "en", page: "", source: "", visitorUids: [] },
    ...{
      accessRev: 1,
      searchTerms: [],
      createdAt: at,
      holder: "",
      snoozedUntil: null,
      labels: [],
      count: 1,
      lastAt: at,
      visitorId: "m",
      ownerId: "m",
      ...waits,
    },
  };
  await world.database.doc(chatDocuments.conversation(siteId, id)).set(toDocument(conversationSchema, conversation));
  const message = toDocument(messageSchema, { by, text: `Words of ${id}`, at, attachments: [] });
  await world.database.doc(chatDocuments.message(siteId, id, `message${id}`)).set(message);
  return id;
}

async function read(id: string): Promise<void> {
  await world.database.doc(chatDocuments.conversation(SITE, id)).update({ unreadOwner: 0, unreadVisitor: 0 });
}

/** Sends what is handed over, then whatever the sweep finds due. @returns how many mails somebody has got by then */
async function deliver(to: string): Promise<number> {
  for (let round = 0; round < 20; round++) {
    const due = world.tasks.filter(({ at }) => at <= Date.now());
    if (due.length === 0 && (await runMailJobs("prompt", Date.now() + MINUTE, run)) === 0) break;
    world.tasks = world.tasks.filter((one) => !due.includes(one));
    for (const { mailId } of due) await deliverMail(mailId, Date.now());
  }
  return world.sent.filter((one) => one.to === to).length;
}

const after = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function statesOf(kind: MailKind): Promise<Mail["state"][]> {
  const mails = (await world.database.collection("outbox").get()).docs.map((one) => one.data());
  return mails.filter((mail) => mail?.kind === kind).map((mail) => mailSchema.shape.state.parse(mail?.state));
}

test("20 conversations begun with someone's address and answered are one mail, and three a day at most", async () => {
  for (let at = 0; at < 20; at++) await converse(VICTIM, "owner");
  await mailUnread(Date.now(), run);
  expect(await deliver(VICTIM)).toBe(1);
  expect(new Set(await statesOf("chat-reply"))).toEqual(new Set(["sent"]));
  for (let hour = 0; hour < 23; hour++) {
    after(HOUR);
    await converse(VICTIM, "owner");
    await mailUnread(Date.now(), run);
    expect(await deliver(VICTIM)).toBeLessThanOrEqual(3);
  }
  after(2 * HOUR);
  // What waited is told the next day, in one mail.
  expect(await deliver(VICTIM)).toBe(4);
  expect(new Set(await statesOf("chat-reply"))).toEqual(new Set(["sent"]));
});

test("what was read on the page meanwhile is not mailed any more", async () => {
  for (let at = 0; at < 3; at++) {
    await converse(VICTIM, "owner");
    await mailUnread(Date.now(), run);
    await deliver(VICTIM);
    after(HOUR);
  }
  const late = await converse(VICTIM, "owner");
  await mailUnread(Date.now(), run);
  expect(await deliver(VICTIM)).toBe(3);
  await read(late);
  after(DAY);
  expect(await deliver(VICTIM)).toBe(3);
  expect(await statesOf("chat-reply")).toContain("suppressed");
});

test("who has opened a link from a mail gets each answer", async () => {
  await noteOpened("x".repeat(48), Date.now());
  await noteOpened(openedMark(VICTIM), Date.now());
  for (let at = 0; at < 8; at++) {
    await converse(VICTIM, "owner");
    await mailUnread(Date.now(), run);
    expect(await deliver(VICTIM)).toBe(at + 1);
    after(10 * MINUTE);
  }
});

test("an owner is notified once of each conversation that stays unread: within a minute, or with its mail at the latest", async () => {
  const notified = async () => (await world.database.collection(notificationDocuments.all(SITE)).get()).docs.map((one) => one.id);
  const missed = await converse("early@example.test", "visitor");
  expect(await tellUnread(Date.now(), run)).toBe(0);
  const id = await converse("ada@example.test", "visitor");
  const since = Date.now() - 30_000;
  await world.database.doc(chatDocuments.conversation(SITE, id)).update({ mailOwnerSince: new Date(since) });
  expect(await tellUnread(since + 10_000, run)).toBe(0);
  expect([await tellUnread(Date.now(), run), await tellUnread(Date.now() + MINUTE, run)]).toEqual([1, 0]);
  expect(await notified()).toEqual([`chat-owner.${id}.${since}`]);
  await mailUnread(Date.now() + 6 * MINUTE, run);
  expect(await notified()).toEqual([expect.stringContaining(missed), expect.stringContaining(id)]);
});

test("40 conversations of strangers are one mail to their owner", async () => {
  for (let at = 0; at < 40; at++) await converse(`visitor${at}@example.test`, "visitor");
  await mailUnread(Date.now(), run);
  await deliver(OWNER);
  expect(await statesOf("chat-message")).toHaveLength(40);
  expect(new Set(await statesOf("chat-message"))).toEqual(new Set(["sent"]));
  expect(world.sent).toHaveLength(1);
});

test("anyone who begins conversations all day causes an owner five mails an hour, with all of them", async () => {
  for (let round = 0; round < 24; round++) {
    await converse(`visitor${round}@example.test`, "visitor");
    await mailUnread(Date.now(), run);
    await deliver(OWNER);
    after(5 * MINUTE);
  }
  after(HOUR);
  await deliver(OWNER);
  expect(new Set(await statesOf("chat-message"))).toEqual(new Set(["sent"]));
  expect(world.sent.length).toBeLessThanOrEqual(11);
});

test("different forms share what a mailbox gets of strangers: three an hour, the others later", async () => {
  for (let at = 0; at < 2; at++)
    await queueMailNow({ id: `host-message-copy.${at}`, kind: "host-message-copy", to: VICTIM, subject: await hostMessage(`m${at}`) });
  const [name, host] = VICTIM.split("@");
  for (let at = 0; at < 3; at++)
    await writeTogether("ask", (writes) =>
      askContact(writes, { siteId: SITE, email: `${name}+${at}@${host}`, consent: "Yes", source: "home" }, Date.now()),
    );
  await converse(VICTIM, "owner");
  await mailUnread(Date.now(), run);
  await deliver(VICTIM);
  expect(world.sent).toHaveLength(3);
  after(HOUR);
  await deliver(VICTIM);
  expect(world.sent).toHaveLength(6);
});

async function hostMessage(id: string): Promise<Mail["subject"]> {
  await writeTogether("host message", async (writes) =>
    createHostMessage(writes, id, { topic: "help", email: VICTIM, text: "The button does nothing.", at: Date.now() }),
  );
  return { uid: null, siteId: null, orderId: null, reservationId: null, part: id };
}

test("withdrawals by links mail an address twenty receipts an hour at most, from however many networks", async () => {
  const items = [{ item: 2, quantity: 1 as const }];
  const order = { do: "order", buyer: BUYERS[0], items, delivery: "shipping" } as const;
  await prepare(world, { ...order, payment: "transfer", code: "", again: null, isChanged: false })?.();
  const [input] = world.checkouts;
  if (!input) throw new Error("nothing was ordered");
  const { orderId, orderUrl } = await product.placeOrder(input, "10.1.0.1");
  const link = { username: USERNAME, orderId, key: new URL(orderUrl).searchParams.get(ORDER_KEY_PARAMETER) ?? "" };
  const declare = (at: number) => withdrawAsBuyer(link, { lines: [{ line: 0, quantity: 1 }], place: 0 }, `10.2.${at}.1`);
  const { limit } = RATE_LIMITS["withdraw-link.email"];
  for (let at = 0; at < limit; at++) await declare(at);
  await expect(declare(limit)).rejects.toMatchObject({ code: "too_many_requests" });
});

test.each([
  "confirm-booking.email",
  "book-by-hand.email",
  "signup.email",
  "find-order.email",
  "withdraw-link.email",
  "reset.email",
] as const)("%s counts a mailbox, however its address is written", async (rule) => {
  const now = Date.now();
  for (let at = 0; at < RATE_LIMITS[rule].limit; at++) await limitRate(rule, `v.ictim+${at}@gmail.com`, now);
  await expect(limitRate(rule, "victim@googlemail.com", now)).rejects.toMatchObject({ code: "too_many_requests" });
  await limitRate(rule, "somebody@gmail.com", now);
});
