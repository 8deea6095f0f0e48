import { onSchedule, type ScheduleFunction } from "firebase-functions/v2/scheduler";
import { JobRun } from "#platform/batch-queue.ts";
import { paymentSecrets, REGION } from "#platform/config.ts";
import { errorReportsSent, log } from "#platform/log.ts";

/** One piece of the sweep: does what is due at `now` (ms since 1970), and begins nothing more once its time in the run is over. */
export type Sweep = (now: number, run: JobRun) => Promise<unknown>;

const TIMEOUT_S = 240;
/** When no piece begins anything more: whoever waits for the card provider then waits up to 36 s. */
const RUN_MS = (TIMEOUT_S - 60) * 1000;

/** Joins what must happen in time, whoever else forgot it. One piece that fails stops no other, nor does one that takes long. */
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

/** Runs the sweep every five minutes, and lets none last until the next. */
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
