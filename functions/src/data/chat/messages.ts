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
/** As long as the outbox keeps the mail about it. */
const KEPT_MS = MAILS_KEPT_DAYS * 86_400_000;

export function createMessage(writes: Writes, siteId: string, id: string, message: StoredMessage): void {
  writes.create(
    firestore().doc(documents.message(siteId, id)),
    toDocument(expiringMessageSchema, { ...message, expireAt: message.at + KEPT_MS }),
  );
}

export async function getMessage(siteId: string, id: string): Promise<StoredMessage | null> {
  return fromDocument(storedMessageSchema, await firestore().doc(documents.message(siteId, id)).get());
}

export async function dropMessagesOf(siteId: string, email: string): Promise<void> {
  const found = await firestore().collection(collections.messages(siteId)).where("email", "==", email).limit(MESSAGES_AT_ONCE).get();
  await Promise.all(found.docs.map((one) => one.ref.delete()));
}

export async function messageExists(siteId: string, id: string): Promise<boolean> {
  return (await firestore().doc(documents.message(siteId, id)).get()).exists;
}
