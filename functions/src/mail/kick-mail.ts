import { enqueueMail } from "#data/mail-tasks.ts";
import { mailLog } from "./mail-log.ts";

/** Has a queued mail delivered soon. Never throws: when the task queue is away, the sweep finds the mail. */
export async function kickMail(mailId: string, delaySeconds = 0): Promise<void> {
  try {
    await enqueueMail(mailId, delaySeconds);
  } catch (error) {
    mailLog.notKicked(mailId, error);
  }
}
