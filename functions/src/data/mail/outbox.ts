import {
  MAIL_BACKOFF_MINUTES,
  MAIL_LEASE_SECONDS,
  MAILS_KEPT_DAYS,
  type Mail,
  type MailKind,
  mailSchema,
  mailType,
  NO_LONGER_SO,
} from "@awning/domain/mail/mail";
import { failureNotification } from "@awning/domain/notification/new-notification";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import { withinUnits } from "@awning/domain/values/characters";
import type { DocumentReference, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { log } from "#platform/log.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { createOnce, type Writes, writeTogether } from "../core/writes.ts";
import { addNotification } from "../notification/notifications.ts";
import { handOver, lineOf } from "./mail-lines.ts";
import { guardOf, type Told, type ToldShop } from "./told.ts";

/** `id` names the event and its subject, so that one event sends one mail. */
export type MailOrder = { id: string } & Pick<z.input<typeof mailSchema>, "kind" | "to" | "subject" | "isGathered">;
/** A mail this process may send until its lease ends. `attempt` tells this lease from later ones. */
export type LeasedMail = { id: string; mail: Mail; attempt: number };

const storedMailSchema = z.extend(mailSchema, { expireAt: timestampSchema });
const KEPT_MS = MAILS_KEPT_DAYS * 86_400_000;
const ATTEMPTS_MAX = MAIL_BACKOFF_MINUTES.length + 1;
const ERROR_MAX = 500;

/** Adds mails to the commit of their event and hands them over afterwards. The commit fails if one exists. */
export function queueMail(writes: Writes, ...mails: readonly MailOrder[]): void {
  queueMailOf(writes, mails, null);
}

/** @param shop the shop as the event read it, for the tasks of its mails */
export function queueMailOf(writes: Writes, mails: readonly MailOrder[], shop: ToldShop | null): void {
  const added = mails.map((mail) => ({ id: mail.id, line: lineOf(mail.subject), lane: mailType(mail.kind).lane }));
  for (const mail of mails) writes.create(reference(mail.id), toDocument(storedMailSchema, newMail(mail, lineOf(mail.subject))));
  // Those of one line look once whose turn it is.
  for (const [first, ...more] of Map.groupBy(added, ({ lane, line }) => `${lane}/${line}`).values())
    if (first) writes.afterCommit(() => handOver(first, [first.id, ...more.map(({ id }) => id)], shop));
}

/** For mails without a task queue, or in batches: the job or {@link joinLine} hands them over. */
export function queueOverdueMail(writes: Pick<Writes, "create">, mail: MailOrder): void {
  writes.create(reference(mail.id), toDocument(storedMailSchema, newMail(mail, null)));
}

/** Unlike {@link queueMail}, does nothing if the mail exists. */
export async function queueMailNow(mail: MailOrder): Promise<void> {
  const line = lineOf(mail.subject);
  const document = newMail(mail, line);
  if (!(await createOnce(reference(mail.id), toDocument(storedMailSchema, document)))) return joinLine(mail.id, document.createdAt);
  await handOver({ ...document, line }, [mail.id]);
}

/**
 * Puts an unsent mail, or one whose sender died, into its line to be handed over when its turn comes. Never throws: the scheduled job does
 * what is missed.
 * @param now ms since 1970
 */
export async function joinLine(id: string, now: number): Promise<void> {
  const join = writeTogether("join line", async (writes) => {
    const found = await read(id);
    if (!found || !(found.mail.state === "queued" || isDue(found.mail, now))) return;
    const { mail, guard } = found;
    const line = lineOf(mail.subject);
    const waiting = { state: "queued", leaseUntil: null, lane: mail.lane, line, place: "waiting" } as const;
    if (mail.place !== "waiting") change(writes, id, guard, waiting);
    writes.afterCommit(() => handOver({ lane: mail.lane, line }));
  });
  await join.catch((error: unknown) => log.mailsNotHandedOver(id, error));
}

type How = { isEarly?: boolean; told?: Told | null };

/**
 * Leases a mail for sending; `isEarly` includes mails not yet due. Reads it only where it changed since it was `told`.
 * @returns `null` when it is missing, done, not due or leased by another process
 */
export function leaseMail(id: string, now: number, messageId: string, how: How = {}): Promise<LeasedMail | null> {
  const { isEarly = false, told = null } = how;
  return writeTogether("lease mail", async (writes, lost) => {
    const found = told && lost === 0 ? { mail: told.mail, guard: guardOf(told) } : await read(id);
    if (!found || !(isDue(found.mail, now) || (isEarly && found.mail.state === "queued"))) return null;
    const { mail, guard } = found;
    const { lane, line, isFollowed } = mail;
    if (line !== null && isFollowed) writes.afterCommit(() => handOver({ lane, line }));
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
 * Resends a finished mail of this site as a new message, ignoring the owner's notification settings.
 * @param holds whether the mail is still true; otherwise it is not resent
 * @param addressOf the reader's current address
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
      lane: "prompt",
      sentIn: null,
      to: await addressOf(mail),
      attempts: 0,
      notBefore: now,
      leaseUntil: null,
      lastError: "",
    } as const;
    // A new Message-ID, or mail programs drop it as a duplicate.
    if (mail.state === "sent" || mail.state === "failed" || mail.state === "suppressed")
      change(writes, id, guard, { ...again, messageId: mail.messageId?.replace("@", `.${now}@`) ?? null });
    writes.afterCommit(() => joinLine(id, now));
    return "queued";
  });
}

/** Marks a mail as sent, or as sent within the mail `sentIn`. The lease does not matter: the server has accepted it. */
export function finishMail({ id }: LeasedMail, now: number, sentIn: string | null = null): Promise<void> {
  return writeTogether("finish mail", async (writes, lost) => {
    // Looks only when the first write failed: the mail may be deleted.
    const found = lost === 0 ? { guard: null } : await read(id);
    if (found) change(writes, id, found.guard, { state: "sent", leaseUntil: null, lastError: "", sentAt: now, sentIn });
  });
}

/**
 * Suppresses a mail its owner does not want or, with a `reason`, that is no longer true. Does nothing if the lease was lost.
 * @param isSoAgain checks in the same transaction whether the reason is gone; then the mail is queued instead
 * @returns whether it was suppressed
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

/** Requeues an order's unsent mails that were suppressed as untrue; each keeps its Message-ID. @param holds whether a mail is true again */
export async function reviveMails(writes: Writes, orderId: string, now: number, holds: (mail: Mail) => boolean): Promise<void> {
  const outbox = firestore().collection(collections.outbox);
  const found = await outbox.where("subject.orderId", "==", orderId).where("state", "in", ["suppressed", "sending"]).get();
  for (const one of found.docs) {
    const mail = fromDocument(mailSchema, one);
    if (!mail || !holds(mail)) continue;
    // A concurrent sender may be about to suppress it: this write makes it check again.
    if (mail.state === "sending") change(writes, one.id, one.updateTime, { lastError: "" });
    if (mail.lastError !== NO_LONGER_SO || mail.state !== "suppressed") continue;
    change(writes, one.id, one.updateTime, { state: "queued", attempts: 0, notBefore: now, leaseUntil: null, lastError: "" });
    writes.afterCommit(() => joinLine(one.id, now));
  }
}

/**
 * Requeues a failed mail, or gives it up after a permanent error or too many attempts and notifies the shop's owner. Does nothing if the
 * lease was lost.
 * @returns when to retry (ms since 1970), or `null` for never
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
      const told = failureNotification(id, found.mail, now);
      if (told) addNotification(writes, told.siteId, told.notification, now);
      return null;
    }
    const notBefore = now + wait * 60_000;
    change(writes, id, found.guard, { state: "queued", leaseUntil: null, lastError, notBefore });
    return notBefore;
  });
}

/**
 * Postpones a mail without counting an attempt; `isGathered` batches it. Does nothing if the lease was lost. It is no
 * longer urgent, so it goes on in the slow lane. Batches stay in the other, where one run of the job sees all of them.
 */
export function holdMail({ id, attempt }: LeasedMail, notBefore: number, isGathered: boolean): Promise<void> {
  return writeTogether("hold mail", async (writes) => {
    const found = await read(id);
    if (found?.mail.state !== "sending" || found.mail.attempts !== attempt) return;
    const lane = isGathered ? "prompt" : "bulk";
    change(writes, id, found.guard, { state: "queued", isGathered, lane, attempts: attempt - 1, leaseUntil: null, notBefore });
  });
}

export async function getMail(id: string): Promise<Mail | null> {
  return (await read(id))?.mail ?? null;
}

export async function listGatheredMails(
  { to, siteId, uid }: Pick<Mail, "to"> & Pick<Mail["subject"], "siteId" | "uid">,
  limit: number,
): Promise<{ id: string; kind: MailKind }[]> {
  const found = await firestore()
    .collection(collections.outbox)
    .where("to", "==", to)
    .where("subject.siteId", "==", siteId)
    .where("subject.uid", "==", uid)
    .where("isGathered", "==", true)
    .where("state", "==", "queued")
    .limit(limit)
    .get();
  return found.docs.flatMap((one) => {
    const kind = fromDocument(mailSchema, one)?.kind;
    return kind ? [{ id: one.id, kind }] : [];
  });
}

function isDue(mail: Mail, now: number): boolean {
  if (mail.state === "queued") return mail.notBefore <= now;
  return mail.state === "sending" && (mail.leaseUntil ?? 0) <= now;
}

function newMail({ kind, to, subject, isGathered = false }: MailOrder, line: string | null): Mail & { expireAt: number } {
  const now = Date.now();
  return {
    kind,
    to,
    subject: { ...subject, reservationId: subject.reservationId ?? null, part: subject.part ?? "" },
    state: "queued",
    isAsked: false,
    isGathered,
    sentIn: null,
    lane: mailType(kind).lane,
    line,
    place: line === null ? "aside" : "handed",
    isFollowed: false,
    attempts: 0,
    notBefore: now,
    leaseUntil: null,
    lastError: "",
    messageId: null,
    createdAt: now,
    sentAt: null,
    expireAt: now + KEPT_MS,
  };
}

async function read(id: string): Promise<{ mail: Mail; guard: Timestamp } | null> {
  const snapshot = await reference(id).get();
  const mail = fromDocument(mailSchema, snapshot);
  return mail && snapshot.updateTime ? { mail, guard: snapshot.updateTime } : null;
}

/** With its state a mail leaves its line. Fails if it changed since it was read or, without a `guard`, if it is gone. */
function change(writes: Writes, id: string, guard: Timestamp | null, fields: Partial<Mail>): void {
  const left: Partial<Mail> = fields.state === undefined ? {} : { line: null, place: fields.state === "queued" ? "aside" : null };
  const changed = toDocument(mailSchema, { ...left, ...fields });
  if (guard) writes.update(reference(id), changed, { lastUpdateTime: guard });
  else writes.update(reference(id), changed);
}

function reference(id: string): DocumentReference {
  return firestore().doc(documents.mail(id));
}
