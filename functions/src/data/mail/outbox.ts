import {
  gatheringOf,
  MAIL_BACKOFF_MINUTES,
  MAIL_LEASE_SECONDS,
  MAILS_KEPT_DAYS,
  type Mail,
  type MailKind,
  mailSchema,
  NO_LONGER_SO,
} from "@awning/domain/mail/mail";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import { withinUnits } from "@awning/domain/values/characters";
import type { DocumentData, DocumentReference, QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { log } from "#platform/log.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { type Writes, writeTogether } from "../core/writes.ts";
import { enqueueMail } from "./mail-tasks.ts";

/** A mail as its sender asks for it. `id` names the event and its subject, so that one event makes one mail. */
export type MailOrder = { id: string } & Pick<z.input<typeof mailSchema>, "kind" | "to" | "subject" | "isGathered">;
/** A mail that this process may send until its lease ends. `attempt` tells our lease from a later one. */
export type LeasedMail = { id: string; mail: Mail; attempt: number };

const storedMailSchema = z.extend(mailSchema, { expireAt: timestampSchema });
const KEPT_MS = MAILS_KEPT_DAYS * 86_400_000;
const ATTEMPTS_MAX = MAIL_BACKOFF_MINUTES.length + 1;
const ERROR_MAX = 500;
const ALREADY_EXISTS = 6;

/**
 * Adds a mail to writes that are committed together with the event it tells of, and has it delivered once they are. The commit
 * fails when it is there already.
 */
export function queueMail(writes: Writes, mail: MailOrder): void {
  writes.create(reference(mail.id), newDocument(mail));
  writes.afterCommit(() => kickMail(mail.id));
}

/**
 * Adds a mail that the sweep hands over, or whoever kicks it: where there is no task queue at hand, or several go out together. The commit
 * fails when it is there already.
 */
export function queueOverdueMail(writes: Pick<Writes, "create">, mail: MailOrder): void {
  writes.create(reference(mail.id), newDocument(mail));
}

/** Adds a mail by itself and has it delivered. Asking twice for the same mail changes nothing. */
export async function queueMailNow(mail: MailOrder): Promise<void> {
  try {
    await reference(mail.id).create(newDocument(mail));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === ALREADY_EXISTS)) throw error;
  }
  await kickMail(mail.id);
}

/** Has a queued mail delivered soon. Never throws: when the task queue is away, the sweep finds the mail. */
export async function kickMail(mailId: string, delaySeconds = 0): Promise<void> {
  try {
    await enqueueMail(mailId, delaySeconds);
  } catch (error) {
    log.mailNotKicked(mailId, error);
  }
}

/**
 * Takes a mail for sending. `isEarly`: also one that is not due yet.
 * @returns `null` when there is nothing to do: no such mail, already sent, failed or suppressed, not due yet, or somebody else is at it
 */
export function leaseMail(id: string, now: number, messageId: string, { isEarly = false } = {}): Promise<LeasedMail | null> {
  return writeTogether("lease mail", async (writes) => {
    const found = await read(id);
    if (!found || !(isDue(found.mail, now) || (isEarly && found.mail.state === "queued"))) return null;
    const { mail, guard } = found;
    if (mail.attempts >= ATTEMPTS_MAX) {
      change(writes, id, guard, { state: "failed", leaseUntil: null, lastError: mail.lastError || "gave up: every sender died" });
      return null;
    }
    const attempt = mail.attempts + 1;
    const taken = {
      state: "sending" as const,
      attempts: attempt,
      leaseUntil: now + MAIL_LEASE_SECONDS * 1000,
      messageId: mail.messageId ?? messageId,
    };
    change(writes, id, guard, taken);
    return { id, mail: { ...mail, ...taken }, attempt };
  });
}

/**
 * Puts a mail of this site that was sent, given up or suppressed back into the queue as a new message, which goes out whatever
 * its owner has turned off.
 * @param holds whether what a mail tells is still so; one that is not stays as it is
 * @param addressOf where its reader is reached by now
 * @returns `null` when there is no such mail
 */
export function requeueMail(
  siteId: string,
  id: string,
  now: number,
  holds: (mail: Mail) => Promise<boolean>,
  addressOf: (mail: Mail) => Promise<string>,
): Promise<"queued" | "over" | null> {
  return writeTogether("requeue mail", async (writes) => {
    const found = await read(id);
    if (found?.mail.subject.siteId !== siteId) return null;
    const { mail, guard } = found;
    if (!(await holds(mail))) return "over";
    const again = {
      state: "queued",
      isAsked: true,
      isGathered: false,
      sentIn: null,
      to: await addressOf(mail),
      attempts: 0,
      notBefore: now,
      leaseUntil: null,
      lastError: "",
    } as const;
    // Another Message-ID, or mail programs take it for the one they have.
    if (mail.state === "sent" || mail.state === "failed" || mail.state === "suppressed")
      change(writes, id, guard, { ...again, messageId: mail.messageId?.replace("@", `.${now}@`) ?? null });
    writes.afterCommit(() => kickMail(id));
    return "queued";
  });
}

/** Marks a mail as sent, `sentIn` another one if it was. That the server took it is true whoever holds the lease by now. */
export function finishMail({ id }: LeasedMail, now: number, sentIn: string | null = null): Promise<void> {
  return writeTogether("finish mail", async (writes) => {
    const found = await read(id);
    if (!found || found.mail.state === "sent") return;
    change(writes, id, found.guard, { state: "sent", leaseUntil: null, lastError: "", sentAt: now, sentIn });
  });
}

/**
 * Ends a mail that its owner does not want, or, for a `reason`, nobody should read. Does nothing when the lease went to somebody else.
 * @param isSoAgain whether the reason is none any more, looked at together with the end: then the mail waits to be sent instead
 * @returns whether it is over
 */
export function silenceMail({ id, attempt }: LeasedMail, reason: string, isSoAgain: (mail: Mail) => Promise<boolean>): Promise<boolean> {
  return writeTogether("silence mail", async (writes) => {
    const found = await read(id);
    if (found?.mail.state !== "sending" || found.mail.attempts !== attempt) return true;
    const isOver = !(await isSoAgain(found.mail));
    change(writes, id, found.guard, { state: isOver ? "suppressed" : "queued", leaseUntil: null, lastError: isOver ? reason : "" });
    return isOver;
  });
}

/**
 * Adds to what is written together that the mails about an order go out after all which were not sent because they told what was
 * no longer so. Nobody has had them, so each keeps its Message-ID.
 * @param holds whether what a mail tells is so again
 */
export async function reviveMails(writes: Writes, orderId: string, now: number, holds: (mail: Mail) => boolean): Promise<void> {
  const outbox = firestore().collection(collections.outbox);
  const found = await outbox.where("subject.orderId", "==", orderId).where("state", "in", ["suppressed", "sending"]).get();
  for (const one of found.docs) {
    const mail = fromDocument(mailSchema, one);
    if (!mail || !holds(mail)) continue;
    // Whoever looks at it now may be about to end it: touched, it has to be looked at once more.
    if (mail.state === "sending") change(writes, one.id, one.updateTime, { lastError: "" });
    if (mail.lastError !== NO_LONGER_SO || mail.state !== "suppressed") continue;
    change(writes, one.id, one.updateTime, { state: "queued", attempts: 0, notBefore: now, leaseUntil: null, lastError: "" });
    writes.afterCommit(() => kickMail(one.id));
  }
}

/**
 * Puts a mail that could not be sent back into the queue, or ends it when it cannot be sent at all or was tried often
 * enough. Does nothing when the lease went to somebody else.
 * @returns when to try again (ms since 1970), `null` when never
 */
export function failMail(leased: LeasedMail, failure: { reason: string; isFinal: boolean }, now: number): Promise<number | null> {
  return writeTogether("fail mail", async (writes) => {
    const { id, attempt } = leased;
    const found = await read(id);
    if (found?.mail.state !== "sending" || found.mail.attempts !== attempt) return null;
    const wait = failure.isFinal ? undefined : MAIL_BACKOFF_MINUTES[attempt - 1];
    const lastError = withinUnits(failure.reason, ERROR_MAX);
    if (wait === undefined) {
      change(writes, id, found.guard, { state: "failed", leaseUntil: null, lastError });
      return null;
    }
    const notBefore = now + wait * 60_000;
    change(writes, id, found.guard, { state: "queued", leaseUntil: null, lastError, notBefore });
    return notBefore;
  });
}

/**
 * Lets a mail wait until `notBefore`, `isGathered` to go out with others. That is no try. Does nothing when the lease went to somebody
 * else.
 */
export function holdMail({ id, attempt }: LeasedMail, notBefore: number, isGathered: boolean): Promise<void> {
  return writeTogether("hold mail", async (writes) => {
    const found = await read(id);
    if (found?.mail.state !== "sending" || found.mail.attempts !== attempt) return;
    change(writes, id, found.guard, { state: "queued", isGathered, attempts: attempt - 1, leaseUntil: null, notBefore });
  });
}

/** The mails that wait to go out together from one site to one address, at most `limit`. */
export async function listGatheredMails(
  { to, subject }: Pick<Mail, "to" | "subject">,
  limit: number,
): Promise<{ id: string; kind: MailKind }[]> {
  const found = await firestore()
    .collection(collections.outbox)
    .where("to", "==", to)
    .where("subject.siteId", "==", subject.siteId)
    .where("subject.uid", "==", subject.uid)
    .where("isGathered", "==", true)
    .where("state", "==", "queued")
    .limit(limit)
    .get();
  return found.docs.flatMap((one) => {
    const kind = fromDocument(mailSchema, one)?.kind;
    return kind ? [{ id: one.id, kind }] : [];
  });
}

/** Ids of mails that should have been sent before `before` and were not: nobody was told of them, or their sender died. */
export async function listStuckMails(before: number, now: number, limit: number): Promise<string[]> {
  const outbox = firestore().collection(collections.outbox);
  const [waiting, abandoned] = await Promise.all([
    outbox.where("state", "==", "queued").where("notBefore", "<=", new Date(before)).orderBy("notBefore").limit(limit).get(),
    outbox.where("state", "==", "sending").where("leaseUntil", "<=", new Date(now)).orderBy("leaseUntil").limit(limit).get(),
  ]);
  const seen = new Set<string>();
  // One of those that go out together is enough: whoever is told of it takes the others along.
  const isFirst = (one: QueryDocumentSnapshot) => {
    const { isGathered, to, subject, kind } = one.data();
    const key = isGathered === true ? `${to} ${subject?.siteId} ${subject?.uid} ${gatheringOf(kind)}` : one.id;
    return !seen.has(key) && seen.add(key).size > 0;
  };
  return [...abandoned.docs, ...waiting.docs]
    .filter(isFirst)
    .slice(0, limit)
    .map((one) => one.id);
}

function isDue(mail: Mail, now: number): boolean {
  if (mail.state === "queued") return mail.notBefore <= now;
  return mail.state === "sending" && (mail.leaseUntil ?? 0) <= now;
}

function newDocument({ kind, to, subject, isGathered = false }: MailOrder): DocumentData {
  const now = Date.now();
  const mail: Mail = {
    kind,
    to,
    subject: { ...subject, reservationId: subject.reservationId ?? null, part: subject.part ?? "" },
    state: "queued",
    isAsked: false,
    isGathered,
    sentIn: null,
    attempts: 0,
    notBefore: now,
    leaseUntil: null,
    lastError: "",
    messageId: null,
    createdAt: now,
    sentAt: null,
  };
  return toDocument(storedMailSchema, { ...mail, expireAt: now + KEPT_MS });
}

async function read(id: string): Promise<{ mail: Mail; guard: Timestamp } | null> {
  const snapshot = await reference(id).get();
  const mail = fromDocument(mailSchema, snapshot);
  return mail && snapshot.updateTime ? { mail, guard: snapshot.updateTime } : null;
}

function change(writes: Writes, id: string, guard: Timestamp, fields: Partial<Mail>): void {
  writes.update(reference(id), toDocument(mailSchema, fields), { lastUpdateTime: guard });
}

function reference(id: string): DocumentReference {
  return firestore().doc(documents.mail(id));
}
