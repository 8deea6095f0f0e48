import type { MailLane } from "@awning/domain/mail/mail";
import { onTaskDispatched } from "firebase-functions/tasks";
import type { Due } from "#data/core/due.ts";
import { abandonedMails, handOver, lateMails, listLate, listLines } from "#data/mail/mail-lines.ts";
import { joinLine } from "#data/mail/outbox.ts";
import { mailTaskSchema } from "#data/mail/told.ts";
import { ceilingOf } from "#platform/ceilings.ts";
import { boundSecrets, mailRate, REGION } from "#platform/config.ts";
import type { JobRun } from "#platform/job-run.ts";
import { withErrorsLogged } from "#platform/log.ts";
import { deliverMail } from "./deliver-mail.ts";

/** How long a mail that is due may have been in its queue before its task counts as lost. */
const PATIENCE_MS: Record<MailLane, number> = { prompt: 60_000, bulk: 3_600_000 };
/** Of such mails in one run: most are only in a long queue, where another task delays others in vain. */
const AGAIN_AT_MOST: Record<MailLane, number> = { prompt: 20, bulk: 5 };
const AT_MOST = 100;

export function waitingMails(lane: MailLane, now: number): Due[] {
  const { aside, handed } = lateMails(lane, now - PATIENCE_MS[lane]);
  return lane === "prompt" ? [aside, handed, abandonedMails(now)] : [aside, handed];
}

/**
 * Queues mails of a lane again whose batch is due, whose sender died or whose task was lost, and goes on with lines that stand still. They
 * join the line of their shop as new ones do, so that no shop's delay others'.
 * @returns the number of mails queued again
 */
export async function runMailJobs(lane: MailLane, now: number, run: JobRun): Promise<number> {
  const { aside, waiting, handed } = lateMails(lane, now - PATIENCE_MS[lane]);
  const [waited, again, abandoned, lines] = await Promise.all([
    listLate(aside, AT_MOST),
    listLate(handed, AGAIN_AT_MOST[lane]),
    lane === "prompt" ? listLate(abandonedMails(now), AT_MOST) : [],
    listLines(waiting, AT_MOST),
  ]);
  // They stay due until their tasks have run, so the same page would come again.
  if (waited.length === AT_MOST || abandoned.length === AT_MOST) run.stop();
  const late = new Set([...abandoned, ...waited, ...again]);
  await Promise.all([...[...late].map((mailId) => joinLine(mailId, now)), ...lines.map((line) => handOver(line))]);
  return late.size;
}

/**
 * Delivers one mail of a lane. Mail server errors are stored in the outbox; the queue retries only crashed functions. Must end before its
 * lease does.
 */
const deliverFrom = (lane: MailLane) =>
  onTaskDispatched(
    {
      region: REGION,
      secrets: boundSecrets,
      ...ceilingOf("delivermail"),
      timeoutSeconds: 50,
      retryConfig: { maxAttempts: 3, minBackoffSeconds: 70 },
      rateLimits: mailRate(lane),
    },
    async (task) => {
      const { mailId, told } = mailTaskSchema.parse(task.data);
      await withErrorsLogged("mail/deliver", () => deliverMail(mailId, Date.now(), told));
    },
  );

export const onMailDue = deliverFrom("prompt");
export const onBulkMailDue = deliverFrom("bulk");
