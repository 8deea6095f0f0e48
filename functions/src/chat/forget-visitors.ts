import { getPagedJob, putPagedJob } from "#data/jobs.ts";
import { listGoneVisitors, removeUsers } from "#data/users.ts";
import type { SweepRun } from "#platform/sweep-run.ts";

/** So long after a visitor's browser last showed itself it is signed out: who comes back signs in again, by the key that it keeps. */
export const VISITOR_DAYS = 60;
const DAY_MS = 86_400_000;
const JOB = "forget-visitors";

/** Once a day, removes the nameless users of visitors who have not been seen for {@link VISITOR_DAYS} days. @returns how many */
export async function forgetVisitors(now: number, run: Pick<SweepRun, "hasTime">): Promise<number> {
  let { at, page } = await getPagedJob(JOB);
  if (page === "" && at > now - DAY_MS) return 0;
  let removed = 0;
  do {
    const { uids, next } = await listGoneVisitors(now - VISITOR_DAYS * DAY_MS, page);
    removed += await removeUsers(uids);
    page = next;
    if (page === "") at = now;
    await putPagedJob(JOB, { at, page });
  } while (page !== "" && run.hasTime);
  return removed;
}
