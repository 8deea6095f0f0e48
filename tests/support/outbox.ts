import { documents } from "@awning/domain/routes/firestore-paths";
import { writeTogether } from "../../functions/src/data/core/writes.ts";
import { type MailOrder, queueOverdueMail } from "../../functions/src/data/mail/outbox.ts";
import { admin } from "./emulators.ts";

/** Puts a mail into the outbox without telling the task queue of it: until the sweep runs, only the test knows. */
export function queueUntold(mail: MailOrder): Promise<void> {
  return writeTogether("a mail of a test", async (writes) => queueOverdueMail(writes, mail));
}

/** A mail like this stored one that was asked for two minutes ago and whose task was lost. */
export async function plantWaiting(id: string, like: object): Promise<void> {
  const unsent = { state: "queued", place: "aside", attempts: 0, messageId: null, sentAt: null, notBefore: new Date(Date.now() - 120_000) };
  await admin.firestore.doc(documents.mail(id)).create({ ...like, ...unsent });
}
