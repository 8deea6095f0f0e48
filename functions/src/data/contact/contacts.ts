import {
  askedContact,
  CHECKOUT_SOURCE,
  type Contact,
  checkoutConsentText,
  contactSchema,
  forgottenAt,
} from "@awning/domain/contact/contact";
import { Failure } from "@awning/domain/errors/failure";
import type { Order } from "@awning/domain/order/order";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import type { QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { contactIdOf } from "#platform/access-keys.ts";
import type { JobRun } from "#platform/job-run.ts";
import { log } from "#platform/log.ts";
import { sha256 } from "#platform/secure-ids.ts";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { type Due, listDue } from "../core/due.ts";
import { limitRate } from "../core/rate-limits.ts";
import { limitAll } from "../core/shared-limits.ts";
import { putGuarded, type Writes } from "../core/writes.ts";
import { queueMail } from "../mail/outbox.ts";

/** `source` is the page's slug, or the checkout's. */
export type AskedSignUp = { siteId: string; email: string; consent: string; source: string };

const expiringContactSchema = z.extend(contactSchema, { expireAt: z.nullable(timestampSchema) });
const VERSION_LENGTH = 12;

/** Counts one confirmation mail. `clientAddress` is `null` where no browser asks. @throws Failure `too_many_requests` */
export async function limitAsks(siteId: string, email: string, clientAddress: string | null, now: number): Promise<void> {
  if (clientAddress !== null)
    for (const rule of ["signup.client", "mail-anybody.client"] as const) await limitRate(rule, clientAddress, now);
  await limitRate("signup.site", siteId, now);
  await limitRate("signup.email", email, now);
  await limitAll("signup.all", now);
}

/** Adds a confirmation mail to a commit, unless the address is on the list or was just asked. */
export async function askContact(writes: Writes, { siteId, email, consent, source }: AskedSignUp, now: number): Promise<void> {
  const id = contactIdOf(siteId, email);
  const known = await getContact(siteId, id);
  const asked = { email, text: consent, version: sha256(consent).slice(0, VERSION_LENGTH), source };
  const contact = askedContact(known?.contact ?? null, asked, now);
  if (!contact) return;
  putContact(writes, siteId, id, contact, known?.guard ?? null);
  const mail = `confirm-sign-up.${id}.${now}`;
  queueMail(writes, { id: mail, kind: "confirm-sign-up", to: email, subject: { uid: siteId, siteId: null, orderId: null, part: id } });
}

type AskBuyer = (writes: Writes, order: Pick<Order, "siteId" | "shopName" | "buyer">, now: number) => Promise<void>;

/**
 * Mails the confirmation link to buyers who subscribed at checkout. Limits count once across transaction retries. Errors are reported but
 * never fail the order or payment.
 */
export function askingBuyer(clientAddress: string | null): AskBuyer {
  let limits: Promise<void> | undefined;
  return async (writes, { siteId, shopName, buyer: { email } }, now) => {
    try {
      limits ??= limitAsks(siteId, email, clientAddress, now);
      await limits;
      await askContact(writes, { siteId, email, consent: checkoutConsentText(shopName), source: CHECKOUT_SOURCE }, now);
    } catch (error) {
      if (!(error instanceof Failure && error.code === "too_many_requests")) log.internalError("ask-contact", error);
    }
  };
}

export type GuardedContact = { contact: Contact; guard: Timestamp };

const CONTACTS = collections.contacts("").split("/").at(-1) ?? "";

/** @throws when a contact is malformed: treating it as missing would recreate it every time */
export async function getContact(siteId: string, id: string): Promise<GuardedContact | null> {
  const snapshot = await firestore().doc(documents.contact(siteId, id)).get();
  const contact = fromDocument(contactSchema, snapshot);
  if (snapshot.exists && !contact) throw new Error("a contact cannot be read");
  return contact && snapshot.updateTime ? { contact, guard: snapshot.updateTime } : null;
}

/** Writes a contact; the commit fails if it changed since it was read, or was created meanwhile. */
export function putContact(writes: Writes, siteId: string, id: string, contact: Contact, guard: Timestamp | null): void {
  const reference = firestore().doc(documents.contact(siteId, id));
  const fields = toDocument(expiringContactSchema, { ...contact, expireAt: forgottenAt(contact) });
  putGuarded(writes, reference, guard, fields);
}

/** Contacts of all sites that have expired at `now`, in ms since 1970. */
export function expiredContacts(now: number): Due {
  return { query: firestore().collectionGroup(CONTACTS).where("expireAt", "<=", new Date(now)), since: "expireAt" };
}

const FORGOTTEN_AT_ONCE = 200;

/** Deletes {@link expiredContacts}. One that confirms meanwhile stays. @returns the number deleted */
export async function forgetContacts(now: number, run: JobRun): Promise<number> {
  const over = await listDue(expiredContacts(now), FORGOTTEN_AT_ONCE);
  run.took(over.length, FORGOTTEN_AT_ONCE);
  const gone = await Promise.allSettled(over.map(forgetContact));
  return gone.filter((one) => one.status === "fulfilled" && one.value).length;
}

/** @returns whether it was deleted */
async function forgetContact(found: QueryDocumentSnapshot): Promise<boolean> {
  const guard = { lastUpdateTime: found.updateTime };
  const contact = fromDocument(contactSchema, found);
  // Stored when what was once confirmed still expired.
  const isKept = contact !== null && forgottenAt(contact) === null;
  if (isKept) await found.ref.update({ expireAt: null }, guard);
  else await found.ref.delete(guard);
  return !isKept;
}

export async function dropContact(siteId: string, id: string): Promise<void> {
  await firestore().doc(documents.contact(siteId, id)).delete();
}

/** `from` and `until` in ms since 1970. */
export async function countSignUps(siteId: string, from: number, until: number): Promise<number> {
  const joined = firestore()
    .collection(collections.contacts(siteId))
    .where("marketing", "==", "subscribed")
    .where("confirmedAt", ">=", new Date(from))
    .where("confirmedAt", "<", new Date(until))
    // Matches the index of the contact list.
    .orderBy("confirmedAt", "desc");
  return (await joined.count().get()).data().count;
}
