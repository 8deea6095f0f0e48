import { MAIL_BACKOFF_MINUTES, MAIL_LEASE_SECONDS, NO_LONGER_SO } from "@awning/domain/mail/mail";
import { documents } from "@awning/domain/routes/firestore-paths";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enqueueMail } from "../../../functions/src/data/mail/mail-tasks.ts";
import { queueMailNow } from "../../../functions/src/data/mail/outbox.ts";
import { deliverMail } from "../../../functions/src/mail/deliver-mail.ts";
import { runMailJobs } from "../../../functions/src/mail/mail-queues.ts";
import { JobRun } from "../../../functions/src/platform/job-run.ts";
import { type Inbox, startInbox } from "../../../tools/inbox.ts";
import { randomEmail, randomName } from "../../support/builders.ts";
import { readInbox } from "../../support/clients.ts";
import { admin, eventually } from "../../support/emulators.ts";
import { queueUntold } from "../../support/outbox.ts";
import { ownPort } from "../../support/own-port.ts";

// An inbox of our own: faults asked for here must hit no other mail of the suite.
const smtpPort = ownPort();
const web = `http://127.0.0.1:${smtpPort + 1}`;
const MINUTE = 60_000;
let inbox: Inbox;

type Arrived = { to: string; messageId: string; subject: string; headers: Record<string, string> };

beforeAll(async () => {
  inbox = await startInbox({ smtpPort, webPort: smtpPort + 1 });
  Object.assign(process.env, {
    SITE_URL: "https://awning.example",
    MEDIA_BASE: "https://media.example/o/",
    ORDER_LINK_SECRET: "an order link secret of thirty-two signs",
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: "Awning <hello@awning.example.test>",
  });
});
beforeEach(() => askFor([]));
afterAll(() => inbox.close());

async function askFor(next: (number | "hang")[]): Promise<void> {
  await fetch(`${web}/api/faults`, { method: "PUT", body: JSON.stringify({ next }) });
}

async function arrived(to: string): Promise<Arrived[]> {
  return (await fetch(`${web}/api/messages?to=${encodeURIComponent(to)}`)).json();
}

/** A mail that needs no account or order, in the outbox and known to nobody else. */
async function queued(): Promise<{ id: string; to: string }> {
  const mail = { id: `account-exists.${randomName()}`, to: randomEmail() };
  await queueUntold({ ...mail, kind: "account-exists", subject: { uid: null, siteId: null, orderId: null } });
  return mail;
}

async function stored(id: string) {
  return (await admin.firestore.doc(documents.mail(id)).get()).data();
}

/** Waits until as many later mails as the queue sends at once have gone out: what was kicked before them has had its turn. */
async function laterMailsSent(): Promise<void> {
  const later = await Promise.all([1, 2, 3].map(() => queued()));
  for (const { id } of later) await enqueueMail(id, "prompt");
  for (const { id } of later) await eventually(`mail ${id} is sent`, async () => (await stored(id))?.state === "sent");
}

test("a mail that is delivered by three at once arrives once", async () => {
  const { id, to } = await queued();
  const outcomes = await Promise.all([1, 2, 3].map(() => deliverMail(id, Date.now())));
  expect(outcomes.toSorted()).toEqual(["nothing_to_do", "nothing_to_do", "sent"]);
  expect(await deliverMail(id, Date.now() + 1440 * MINUTE)).toBe("nothing_to_do");
  expect(await arrived(to)).toHaveLength(1);
  expect(await stored(id)).toMatchObject({ state: "sent", attempts: 1, leaseUntil: null });
});

test("a mail asked for twice is one mail", async () => {
  const { id, to } = await queued();
  await queueMailNow({ id, to, kind: "reset-password", subject: { uid: "other", siteId: null, orderId: null } });
  expect(await stored(id)).toMatchObject({ kind: "account-exists" });
});

test("a mail that the server cannot take now comes later, with the same Message-ID", async () => {
  const { id, to } = await queued();
  await askFor([451]);
  const start = Date.now();
  expect(await deliverMail(id, start)).toBe("retry");
  expect(await stored(id)).toMatchObject({ state: "queued", attempts: 1, lastError: expect.stringContaining("451") });
  expect(await deliverMail(id, start + MINUTE - 1)).toBe("nothing_to_do");
  const promised = (await stored(id))?.messageId;
  expect(await deliverMail(id, start + MINUTE)).toBe("sent");
  const [mail] = await arrived(to);
  expect(mail?.messageId).toBe(`<${id}@awning.example>`);
  expect(promised).toBe(mail?.messageId);
});

test("a mail that the server refuses for good has failed and is not tried again", async () => {
  const { id, to } = await queued();
  await askFor([550]);
  expect(await deliverMail(id, Date.now())).toBe("failed");
  expect(await stored(id)).toMatchObject({ state: "failed", attempts: 1, lastError: expect.stringContaining("550") });
  expect(await deliverMail(id, Date.now() + 1440 * MINUTE)).toBe("nothing_to_do");
  expect(await arrived(to)).toHaveLength(0);
});

test("a server that stays away is asked with growing pauses, then the mail failed", async () => {
  const { id } = await queued();
  await askFor(Array.from({ length: 10 }, () => 421));
  let now = Date.now();
  for (const minutes of MAIL_BACKOFF_MINUTES) {
    expect(await deliverMail(id, now)).toBe("retry");
    expect((await stored(id))?.notBefore.toMillis()).toBe(now + minutes * MINUTE);
    now += minutes * MINUTE;
  }
  expect(await deliverMail(id, now)).toBe("failed");
  expect(await stored(id)).toMatchObject({ state: "failed", attempts: MAIL_BACKOFF_MINUTES.length + 1 });
});

test("a server that never answers costs one try, not the mail", { tags: ["full"], timeout: 40_000 }, async () => {
  const { id, to } = await queued();
  await askFor(["hang"]);
  const start = Date.now();
  expect(await deliverMail(id, start)).toBe("retry");
  expect(Date.now() - start).toBeLessThan(MAIL_LEASE_SECONDS * 1000);
  expect(await deliverMail(id, start + MINUTE)).toBe("sent");
  expect(await arrived(to)).toHaveLength(1);
});

test("a mail whose sender died is free again when its lease ends", async () => {
  const { id, to } = await queued();
  const now = Date.now();
  await admin.firestore.doc(documents.mail(id)).update({ state: "sending", attempts: 1, leaseUntil: new Date(now + MINUTE) });
  expect(await deliverMail(id, now)).toBe("nothing_to_do");
  expect(await deliverMail(id, now + MINUTE)).toBe("sent");
  expect(await stored(id)).toMatchObject({ state: "sent", attempts: 2 });
  expect(await arrived(to)).toHaveLength(1);
});

test("a mail that kills every sender is given up", async () => {
  const { id } = await queued();
  const now = Date.now();
  const attempts = MAIL_BACKOFF_MINUTES.length + 1;
  await admin.firestore.doc(documents.mail(id)).update({ state: "sending", attempts, leaseUntil: new Date(now - 1) });
  expect(await deliverMail(id, now)).toBe("nothing_to_do");
  expect(await stored(id)).toMatchObject({ state: "failed" });
});

test("a mail about a user who is gone is not sent, and nobody misses it", async () => {
  const id = `confirm-address.${randomName()}`;
  await queueUntold({ id, to: randomEmail(), kind: "confirm-address", subject: { uid: "nobody", siteId: null, orderId: null } });
  expect(await deliverMail(id, Date.now())).toBe("suppressed");
  expect(await stored(id)).toMatchObject({ state: "suppressed", lastError: NO_LONGER_SO });
});

test("mails leave marked as automatic, from the platform, to one recipient", async () => {
  const { id, to } = await queued();
  await deliverMail(id, Date.now());
  const [mail] = await arrived(to);
  expect(mail?.to).toBe(to);
  expect(mail?.headers).toMatchObject({ "auto-submitted": "auto-generated", from: "Awning <hello@awning.example.test>" });
  expect(mail?.headers).not.toHaveProperty("cc");
  expect(mail?.headers).not.toHaveProperty("bcc");
});

test("the queue delivers a mail once although it is handed over thrice", async () => {
  const { id, to } = await queued();
  await Promise.all([1, 2, 3].map(() => enqueueMail(id, "prompt")));
  await eventually(`mail ${id} is sent`, async () => (await stored(id))?.state === "sent");
  // The other two tasks find it sent.
  await laterMailsSent();
  expect(await readInbox(to)).toHaveLength(1);
});

test("the sweep finds a mail that no one was told of, and one whose sender died", async () => {
  const forgotten = await queued();
  const abandoned = await queued();
  await admin.firestore.doc(documents.mail(forgotten.id)).update({ notBefore: new Date(Date.now() - 2 * MINUTE) });
  await admin.firestore.doc(documents.mail(abandoned.id)).update({ state: "sending", attempts: 1, leaseUntil: new Date(Date.now() - 1) });
  expect(await runMailJobs("prompt", Date.now(), new JobRun(60_000))).toBeGreaterThanOrEqual(2);
  for (const { id, to } of [forgotten, abandoned]) {
    await eventually(`mail ${id} is sent`, async () => (await stored(id))?.state === "sent");
    expect(await readInbox(to)).toHaveLength(1);
  }
});

test("the sweep leaves alone what waits for its time and what is being sent", async () => {
  const waiting = await queued();
  const leased = await queued();
  await admin.firestore.doc(documents.mail(waiting.id)).update({ notBefore: new Date(Date.now() + 5 * MINUTE) });
  await admin.firestore.doc(documents.mail(leased.id)).update({ state: "sending", attempts: 1, leaseUntil: new Date(Date.now() + MINUTE) });
  await runMailJobs("prompt", Date.now(), new JobRun(60_000));
  await laterMailsSent();
  expect(await stored(waiting.id)).toMatchObject({ state: "queued", attempts: 0 });
  expect(await stored(leased.id)).toMatchObject({ state: "sending", attempts: 1 });
});
