import { onSchedule, type ScheduleFunction } from "firebase-functions/v2/scheduler";
import { paymentSecrets, REGION } from "#platform/config.ts";
import { errorReportsSent } from "#platform/error-reports.ts";
import { log } from "#platform/log.ts";

/** One piece of the sweep: does what is due at `now` (ms since 1970). */
export type Sweep = (now: number) => Promise<unknown>;

/** Joins what must happen in time, whoever else forgot it. One piece that fails stops no other. */
export function joinSweeps(pieces: Readonly<Record<string, Sweep>>): (now: number) => Promise<Record<string, unknown>> {
  return async (now) => {
    const done: Record<string, unknown> = {};
    for (const [name, sweep] of Object.entries(pieces)) {
      try {
        done[name] = (await sweep(now)) ?? null;
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
export function scheduleSweep(runSweep: (now: number) => Promise<unknown>): ScheduleFunction {
  return onSchedule(
    {
      schedule: "every 5 minutes",
      region: REGION,
      memory: "512MiB",
      maxInstances: 1,
      timeoutSeconds: 240,
      secrets: paymentSecrets,
    },
    async () => {
      await runSweep(Date.now());
    },
  );
}
