import { documents } from "@awning/domain/collections";
import { type StoredMessage, storedMessageSchema } from "@awning/domain/contact-message";
import { MAILS_KEPT_DAYS } from "@awning/domain/mail";
import { firestore } from "./admin.ts";
import { fromDocument, toDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

/** As long as the outbox keeps the mail that tells of it. */
const KEPT_MS = MAILS_KEPT_DAYS * 86_400_000;

/** Adds a message; the commit fails when there is one with this id. */
export function createMessage(writes: Writes, siteId: string, id: string, message: StoredMessage): void {
  writes.create(firestore().doc(documents.message(siteId, id)), toDocument({ ...message, expireAt: message.at + KEPT_MS }));
}

/** A message of a contact form, or `null` when it is not kept any more. */
export async function getMessage(siteId: string, id: string): Promise<StoredMessage | null> {
  return fromDocument(storedMessageSchema, await firestore().doc(documents.message(siteId, id)).get());
}

/** Whether there is such a message already. */
export async function messageExists(siteId: string, id: string): Promise<boolean> {
  return (await firestore().doc(documents.message(siteId, id)).get()).exists;
}
