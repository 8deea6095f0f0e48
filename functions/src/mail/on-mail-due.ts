import { onTaskDispatched } from "firebase-functions/tasks";
import * as z from "zod/mini";
import { boundSecrets, REGION } from "#platform/config.ts";
import { withErrorsLogged } from "#platform/log.ts";
import { deliverMail } from "./deliver-mail.ts";

const taskSchema = z.object({ mailId: z.string().check(z.minLength(1), z.maxLength(300)) });

/**
 * Delivers one mail. A failure of the mail server ends in the outbox, not here: the queue's own retries are only for a
 * function that died. It must end before its lease does.
 */
export const onMailDue = onTaskDispatched(
  {
    region: REGION,
    secrets: boundSecrets,
    timeoutSeconds: 50,
    memory: "512MiB",
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 70 },
    rateLimits: { maxConcurrentDispatches: 3 },
  },
  async (task) => {
    const { mailId } = z.parse(taskSchema, task.data);
    await withErrorsLogged("mail/deliver", () => deliverMail(mailId, Date.now()));
  },
);
