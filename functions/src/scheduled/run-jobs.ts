import { onSchedule, type ScheduleFunction } from "firebase-functions/v2/scheduler";
import { countWaiting, type Due } from "#data/core/due.ts";
import { type GroupRun, putGroupRun } from "#data/core/jobs.ts";
import { ceilingOf } from "#platform/ceilings.ts";
import { paymentSecrets, REGION } from "#platform/config.ts";
import { JobRun } from "#platform/job-run.ts";
import { errorReportsSent, log } from "#platform/log.ts";

/** How much a job did, in numbers: all zero when nothing was due. */
export type Done = number | Readonly<Record<string, number>>;

/** Jobs are grouped by who waits for them; each group has an instance of its own, so that none delays another. */
export const GROUPS = {
  /** People wait: for a mail, a time or an item that is held. */
  urgent: { schedule: "every 1 minutes", periodSeconds: 60, timeoutSeconds: 120 },
  /** Money, safety, and what owners see on their screens. */
  regular: { schedule: "every 5 minutes", periodSeconds: 300, timeoutSeconds: 300 },
  /** What can wait. The most that the scheduler allows is 1,800 s. */
  hourly: { schedule: "every 1 hours", periodSeconds: 3600, timeoutSeconds: 1800 },
} as const;
export type Group = keyof typeof GROUPS;
/** A pending provider call can take this long after the last job has stopped. */
export const PENDING_SECONDS = 40;

export type Job = {
  group: Group;
  /** The time it has in each run, after which it starts no more work. */
  seconds: number;
  does: string;
  /** Does what is due at `now`, in ms since 1970: a page at a time, longest due first. */
  run: (now: number, run: JobRun) => Promise<Done>;
  /** The indexes that name what is due. */
  waits: (now: number) => readonly Due[] | Promise<readonly Due[]>;
};
export type Jobs = Readonly<Record<string, Job>>;

/**
 * Runs these jobs, each for the time it has. A failed or slow one does not stop the others.
 * @param keep is told at the end how the run went
 */
export function joinJobs(jobs: Jobs, keep?: (run: GroupRun) => Promise<void>): (now: number) => Promise<Record<string, unknown>> {
  return async (now) => {
    const done: Record<string, unknown> = {};
    const told: GroupRun = { at: now, behind: {}, failed: [] };
    const run = new JobRun(0);
    for (const [name, job] of Object.entries(jobs)) {
      run.begin(job.seconds * 1000);
      try {
        done[name] = await runPages(job, now, run);
        const waitedSeconds = run.leavesWork ? await tellWhatWaits(name, job, now) : null;
        if (waitedSeconds !== null) told.behind[name] = waitedSeconds;
      } catch (error) {
        done[name] = { failed: log.internalError(`jobs/${name}`, error) };
        told.failed.push(name);
      }
    }
    await keep?.(told);
    await errorReportsSent();
    log.jobsDone(done);
    return done;
  };
}

export function jobsOf(group: string, jobs: Jobs): Jobs {
  return Object.fromEntries(Object.entries(jobs).filter(([, job]) => job.group === group));
}

/** The scheduled function of a group. Its runs do not overlap: one instance takes one request at a time. */
export function scheduleJobs(group: Group, jobs: Jobs): ScheduleFunction {
  const runAll = joinJobs(jobsOf(group, jobs), (run) => putGroupRun(group, run));
  const { schedule, timeoutSeconds } = GROUPS[group];
  return onSchedule({ schedule, timeoutSeconds, region: REGION, ...ceilingOf("jobs"), secrets: paymentSecrets }, async () => {
    await runAll(Date.now());
  });
}

async function runPages(job: Job, now: number, run: JobRun): Promise<Done> {
  let all = await job.run(now, run);
  // A page that changed nothing would come again.
  for (let last = all; !isNothing(last) && run.hasTime && run.turnPage(); all = sum(all, last)) last = await job.run(now, run);
  return all;
}

/** @returns for how many seconds the first piece has been due; `null` when none is left */
async function tellWhatWaits(name: string, job: Job, now: number): Promise<number | null> {
  const waiting = await countWaiting(await job.waits(now));
  if (!waiting) return null;
  const waitedSeconds = Math.max(0, Math.round((now - waiting.oldest) / 1000));
  log.jobBehind(name, { left: waiting.count, isMore: waiting.isMore, waitedSeconds });
  return waitedSeconds;
}

function isNothing(done: Done): boolean {
  return typeof done === "number" ? done === 0 : Object.values(done).every((one) => one === 0);
}

function sum(one: Done, other: Done): Done {
  if (typeof one === "number") return typeof other === "number" ? one + other : other;
  if (typeof other === "number") return one;
  return Object.fromEntries(Object.entries(one).map(([name, count]) => [name, count + (other[name] ?? 0)]));
}
