import { Worker } from "node:worker_threads";
import { CALENDAR_TROUBLES, type CalendarTrouble, type ReadCounts, readCountsSchema } from "@awning/domain/booking/calendars/calendar";
import * as z from "zod/mini";
import type { ReadWindow } from "./read-ics.ts";

/** Processor time for reading one file. A year of a full calendar takes a tenth of it. */
export const READ_MAX_MS = 1000;
/** By the clock, which on a busy machine says little about a file. */
const WAIT_MAX_MS = 10_000;
const LOOK_EVERY_MS = 100;
const MEMORY_MAX_MB = 192;

export type ReadApart = { trouble: null; ranges: number[]; counts: ReadCounts } | { trouble: CalendarTrouble };

const answerSchema = z.union([
  z.object({ trouble: z.null(), ranges: z.array(z.number()), counts: readCountsSchema }),
  z.object({ trouble: z.enum(CALENDAR_TROUBLES) }),
]);

/** Reads a file in a thread of its own. One that takes more than a second of it, or more memory than it has, is `too_much`. */
export async function readApart(text: string, window: ReadWindow): Promise<ReadApart> {
  const { promise, resolve } = Promise.withResolvers<ReadApart>();
  const giveUp = () => resolve({ trouble: "too_much" });
  const timer = setTimeout(giveUp, WAIT_MAX_MS);
  const worker = new Worker(readerUrl(), {
    workerData: { text, window },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
    ...{ execArgv: [], env: {} },
  });
  const watch = setInterval(() => {
    const used = worker.cpuUsage().then(({ user, system }) => (user + system) / 1000);
    // A thread that has ended answers with an error.
    used.then(
      (ms) => ms > READ_MAX_MS && giveUp(),
      () => undefined,
    );
  }, LOOK_EVERY_MS);
  worker.on("message", (message: unknown) => resolve(z.safeParse(answerSchema, message).data ?? { trouble: "too_much" }));
  worker.on("error", giveUp);
  worker.on("exit", giveUp);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    await worker.terminate();
  }
}

/** Beside the bundle, or in the sources. */
function readerUrl(): URL {
  return new URL(import.meta.url.endsWith(".ts") ? "../../entry/calendar-reader.ts" : "./calendar-reader.js", import.meta.url);
}
