import { mondayDue, nextSummaryAt } from "@awning/domain/notification/summary";
import { changeAccount, dueAccounts, getGuardedAccount } from "#data/account/accounts.ts";
import { listDue } from "#data/core/due.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { getNotify, getZone } from "#data/site/information.ts";
import type { JobRun } from "#platform/job-run.ts";
import { log } from "#platform/log.ts";

const ACCOUNTS_AT_ONCE = 500;
const AT_A_TIME = 25;

/** Queues the weekly summary for owners whose Monday morning has come. Its content is loaded when it is sent. @returns the number queued */
export async function sendSummaries(now: number, run: JobRun): Promise<number> {
  const due = await listDue(dueAccounts("summaryAt", now), ACCOUNTS_AT_ONCE);
  run.took(due.length, ACCOUNTS_AT_ONCE);
  let queued = 0;
  for (let at = 0; at < due.length && run.hasTime; at += AT_A_TIME) {
    const some = due.slice(at, at + AT_A_TIME).map(async ({ id }) => {
      try {
        if (await queueSummary(id, now)) queued++;
      } catch (error) {
        log.internalError("accounts/summaries", error);
      }
    });
    await Promise.all(some);
  }
  return queued;
}

async function queueSummary(uid: string, now: number): Promise<boolean> {
  const [zone, notify] = await Promise.all([getZone(uid), getNotify(uid)]);
  return writeTogether("weekly-summary", async (writes) => {
    const found = await getGuardedAccount(uid);
    // A concurrent run queued it.
    if (!found || found.account.summaryAt > now) return false;
    const { account, guard } = found;
    const summaryAt = nextSummaryAt(uid, now, zone);
    changeAccount(writes, uid, guard, { summaryAt });
    const part = mondayDue(uid, account.summaryAt, now, zone);
    if (part === null || !notify.weeklySummary.mail || account.deletion !== null || account.suspension !== null) return false;
    const id = `weekly-summary.${uid}.${part}`;
    queueMail(writes, { id, kind: "weekly-summary", to: account.email, subject: { uid, siteId: null, orderId: null, part } });
    return true;
  });
}
