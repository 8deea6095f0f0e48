import { onSchedule, type ScheduleFunction } from "firebase-functions/v2/scheduler";
import { JobRun } from "#platform/batch-queue.ts";
import { paymentSecrets, REGION } from "#platform/config.ts";
import { errorReportsSent, log } from "#platform/log.ts";

/** A job that does what is due at `now` (ms since 1970) and stops starting work when its time is up. */
export type Sweep = (now: number, run: JobRun) => Promise<unknown>;

const TIMEOUT_S = 240;
/** When no job starts more work; a pending provider call can take another 36 s. */
const RUN_MS = (TIMEOUT_S - 60) * 1000;

/** Runs all jobs. A failed or slow job does not stop the others. */
export function joinRuns(pieces: Readonly<Record<string, Sweep>>): (now: number) => Promise<Record<string, unknown>> {
  return async (now) => {
    const done: Record<string, unknown> = {};
    const run = new JobRun(RUN_MS);
    const all = Object.entries(pieces);
    for (const [index, [name, sweep]] of all.entries()) {
      run.begin(all.length - index);
      try {
        done[name] = (await sweep(now, run)) ?? null;
      } catch (error) {
        done[name] = { failed: log.internalError(`sweep/${name}`, error) };
      }
    }
    await errorReportsSent();
    log.sweepDone(done);
    return done;
  };
}

/** Runs the jobs every five minutes, without overlap. */
export function scheduleJobs(runSweep: (now: number) => Promise<unknown>): ScheduleFunction {
  return onSchedule(
    {
      schedule: "every 5 minutes",
      region: REGION,
      memory: "512MiB",
      maxInstances: 1,
      timeoutSeconds: TIMEOUT_S,
      secrets: paymentSecrets,
    },
    async () => {
      await runSweep(Date.now());
    },
  );
}
