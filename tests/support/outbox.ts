import { type MailOrder, queueMailForSweep } from "../../functions/src/data/outbox.ts";
import { writeTogether } from "../../functions/src/data/writes.ts";

/** Puts a mail into the outbox without telling the task queue of it: until the sweep runs, only the test knows. */
export function queueUntold(mail: MailOrder): Promise<void> {
  return writeTogether("a mail of a test", async (writes) => queueMailForSweep(writes, mail));
}
