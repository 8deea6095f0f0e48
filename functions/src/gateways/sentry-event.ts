import { randomUUID } from "node:crypto";
import { scrubText, scrubUrl } from "@awning/domain/monitoring/scrub";
import { isEmulator } from "#platform/config.ts";
import type { ErrorReport } from "#platform/error-reports.ts";

type Frame = { filename: string; function: string; lineno: number; colno: number; in_app: boolean };
type ExceptionValue = { type: string; value: string; mechanism: { type: string; handled: boolean }; stacktrace: { frames: Frame[] } };

const FRAME = /^\s+at (?:(?:async )?(.+?) \()?(?:async )?([^()\s]+?):(\d+):(\d+)\)?$/;
const MOST_FRAMES = 50;
const MOST_CAUSES = 4;

/**
 * An error as a Sentry envelope, whose format is public: one line about the whole, one about the event, the event. It
 * holds the kind of error, its scrubbed message and its stack; of the request nothing.
 * Source: https://develop.sentry.dev/sdk/data-model/envelopes/
 */
export function eventEnvelope({ where, digest, error }: ErrorReport, dsn: string, now: Date): Uint8Array<ArrayBuffer> {
  const eventId = randomUUID().replaceAll("-", "");
  const event = {
    event_id: eventId,
    timestamp: now.getTime() / 1000,
    platform: "node",
    level: "error",
    logger: "functions",
    environment: isEmulator ? "development" : "production",
    release: __RELEASE__,
    transaction: where,
    tags: { digest, where, runtime: `node ${process.versions.node}` },
    exception: { values: exceptionsOf(error, []) },
  };
  const payload = JSON.stringify(event);
  const header = JSON.stringify({ event_id: eventId, sent_at: now.toISOString(), dsn, sdk: { name: "awning.functions", version: "1" } });
  const item = JSON.stringify({ type: "event", content_type: "application/json", length: Buffer.byteLength(payload) });
  return new TextEncoder().encode(`${header}\n${item}\n${payload}\n`);
}

/** The error and what caused it, the deepest cause first. */
function exceptionsOf(error: unknown, outer: ExceptionValue[]): ExceptionValue[] {
  const isError = error instanceof Error;
  const value: ExceptionValue = {
    type: isError ? scrubText(error.name) : "Thrown",
    value: scrubText(isError ? error.message : String(error)),
    mechanism: { type: "functions", handled: true },
    stacktrace: { frames: isError ? framesOf(error.stack ?? "") : [] },
  };
  const all = [value, ...outer];
  return isError && error.cause !== undefined && all.length < MOST_CAUSES ? exceptionsOf(error.cause, all) : all;
}

/** The frames of a V8 stack, the innermost last, as Sentry wants them. Files of the bundle are called `app:///<file>`. */
export function framesOf(stack: string): Frame[] {
  return stack
    .split("\n")
    .flatMap((line) => {
      const [, name = "?", file, lineno, colno] = FRAME.exec(line) ?? [];
      if (!file) return [];
      const isOurs = !/^node:|node_modules/.test(file);
      const filename = isOurs ? `app:///${file.split("/").at(-1)}` : scrubUrl(file.replace(/^.*node_modules\//, "node_modules/"));
      return [{ filename, function: scrubText(name), lineno: Number(lineno), colno: Number(colno), in_app: isOurs }];
    })
    .slice(0, MOST_FRAMES)
    .toReversed();
}
