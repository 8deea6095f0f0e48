import { type StoredMessage, storedMessageSchema } from "@awning/domain/contact/message";
import { MAILS_KEPT_DAYS } from "@awning/domain/mail/mail";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { timestampSchema, toDocument } from "@awning/domain/time/timestamp";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

const expiringMessageSchema = z.extend(storedMessageSchema, { expireAt: timestampSchema });
const MESSAGES_AT_ONCE = 500;
/** As long as the outbox keeps the mail that tells of it. */
const KEPT_MS = MAILS_KEPT_DAYS * 86_400_000;

/** Adds a message; the commit fails when there is one with this id. */
export function createMessage(writes: Writes, siteId: string, id: string, message: StoredMessage): void {
  writes.create(
    firestore().doc(documents.message(siteId, id)),
    toDocument(expiringMessageSchema, { ...message, expireAt: message.at + KEPT_MS }),
  );
}

/** A message of a contact form, or `null` when it is not kept any more. */
export async function getMessage(siteId: string, id: string): Promise<StoredMessage | null> {
  return fromDocument(storedMessageSchema, await firestore().doc(documents.message(siteId, id)).get());
}

/** Forgets what somebody wrote in the contact forms of a site. */
export async function dropMessagesOf(siteId: string, email: string): Promise<void> {
  const found = await firestore().collection(collections.messages(siteId)).where("email", "==", email).limit(MESSAGES_AT_ONCE).get();
  await Promise.all(found.docs.map((one) => one.ref.delete()));
}

/** Whether there is such a message already. */
export async function messageExists(siteId: string, id: string): Promise<boolean> {
  return (await firestore().doc(documents.message(siteId, id)).get()).exists;
}
