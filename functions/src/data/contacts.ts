import { type Contact, contactSchema, forgottenAt } from "@awning/domain/contact/contact";
import { collections, documents } from "@awning/domain/routes/collections";
import type { Timestamp } from "firebase-admin/firestore";
import { firestore } from "./admin.ts";
import { fromDocument, toDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

/** A contact with what tells whether somebody else has changed it since. */
export type GuardedContact = { contact: Contact; guard: Timestamp };

const CONTACTS = collections.contacts("").split("/").at(-1) ?? "";

/**
 * A contact of a site, or `null` when there is none.
 * @throws when there is one that cannot be read: taken for none, it would be created anew, again and again
 */
export async function getContact(siteId: string, id: string): Promise<GuardedContact | null> {
  const snapshot = await firestore().doc(documents.contact(siteId, id)).get();
  const contact = fromDocument(contactSchema, snapshot);
  if (snapshot.exists && !contact) throw new Error("a contact cannot be read");
  return contact && snapshot.updateTime ? { contact, guard: snapshot.updateTime } : null;
}

/** Writes a contact; the commit fails when it was written since it was read, or is there although nobody was. */
export function putContact(writes: Writes, siteId: string, id: string, contact: Contact, guard: Timestamp | null): void {
  const reference = firestore().doc(documents.contact(siteId, id));
  const fields = { ...toDocument(contact), ...toDocument({ expireAt: forgottenAt(contact) }) };
  if (guard) writes.update(reference, fields, { lastUpdateTime: guard });
  else writes.create(reference, fields);
}

/**
 * Forgets contacts whose time is over (`now` in ms since 1970), at most `limit` of all sites. One that confirms at that moment
 * stays.
 * @returns how many are gone
 */
export async function forgetContacts(now: number, limit: number): Promise<number> {
  const over = await firestore().collectionGroup(CONTACTS).where("expireAt", "<=", new Date(now)).limit(limit).get();
  const gone = await Promise.allSettled(over.docs.map((one) => one.ref.delete({ lastUpdateTime: one.updateTime })));
  return gone.filter((one) => one.status === "fulfilled").length;
}

/** Forgets a contact, whatever it agreed to. */
export async function dropContact(siteId: string, id: string): Promise<void> {
  await firestore().doc(documents.contact(siteId, id)).delete();
}

/** How many people said yes to mails of a site from `from` until `until`, ms since 1970. */
export async function countSignUps(siteId: string, from: number, until: number): Promise<number> {
  const joined = firestore()
    .collection(collections.contacts(siteId))
    .where("marketing", "==", "subscribed")
    .where("confirmedAt", ">=", new Date(from))
    .where("confirmedAt", "<", new Date(until))
    // As the index of the list of contacts stands.
    .orderBy("confirmedAt", "desc");
  return (await joined.count().get()).data().count;
}
