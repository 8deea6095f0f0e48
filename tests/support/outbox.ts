import { writeTogether } from "../../functions/src/data/core/writes.ts";
import { type MailOrder, queueOverdueMail } from "../../functions/src/data/mail/outbox.ts";

/** Puts a mail into the outbox without telling the task queue of it: until the sweep runs, only the test knows. */
export function queueUntold(mail: MailOrder): Promise<void> {
  return writeTogether("a mail of a test", async (writes) => queueOverdueMail(writes, mail));
}
