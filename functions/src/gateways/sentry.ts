import { randomUUID } from "node:crypto";
import { scrubText, scrubUrl } from "@awning/domain/monitoring/scrub";
import { config, isEmulator } from "#platform/config.ts";
import { type ErrorReport, log } from "#platform/log.ts";

/** What the service says to an envelope; it never says more. The limits are its own words on when to come again. */
export type Taken =
  | { state: "taken" }
  | { state: "limited"; retryAfter: string | null; limits: string | null }
  | { state: "refused" }
  | { state: "late" }
  | { state: "away" };

const PATIENCE_MS = 5_000;
const RETRY_AFTER = /^[\w ,:-]{1,40}$/;
const LIMITS = /^[\w;:, .-]{1,500}$/;

/** The configured project; `null` when error reports go nowhere. Throws when the setting is malformed. */
export function configuredProject(): Dsn | null {
  const { sentryDsn } = config();
  if (sentryDsn === null) return null;
  const dsn = parseDsn(sentryDsn);
  if (!dsn) throw new Error("Configuration: SENTRY_DSN is malformed");
  return dsn;
}

/** Hands bytes to the service as they are. Never throws. `forwardedFor` is the address of whoever sent them to us. */
export async function sendEnvelope(dsn: Dsn, bytes: Uint8Array<ArrayBuffer>, forwardedFor: string | null): Promise<Taken> {
  try {
    const answer = await fetch(dsn.envelopeUrl, {
      method: "POST",
      headers: { "content-type": "application/x-sentry-envelope", ...(forwardedFor ? { "x-forwarded-for": forwardedFor } : {}) },
      body: bytes,
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return { state: "taken" };
    if (answer.status !== 429) return { state: "refused" };
    const { headers } = answer;
    return {
      state: "limited",
      retryAfter: plain(headers, "retry-after", RETRY_AFTER),
      limits: plain(headers, "x-sentry-rate-limits", LIMITS),
    };
  } catch (error) {
    return { state: error instanceof Error && error.name === "TimeoutError" ? "late" : "away" };
  }
}

/** Reports an error of ours, scrubbed, to the configured project, if there is one. */
export async function sendErrorReport(report: ErrorReport): Promise<void> {
  const dsn = configuredProject();
  if (!dsn) return;
  const outcome = await sendEnvelope(dsn, eventEnvelope(report, config().sentryDsn ?? "", new Date()), null);
  if (outcome.state !== "taken") log.errorReportLost(report.digest, outcome.state);
}

function plain(headers: Headers, name: string, shape: RegExp): string | null {
  const value = headers.get(name);
  return value && shape.test(value) ? value : null;
}

/** A DSN (`https://<key>@<host>/<project>`) in its parts. */
type Dsn = {
  /** Lower case, with its port if it names one. */
  host: string;
  /** Its number, after the path that a self-hosted service may stand under: `/1`. */
  project: string;
  /** Where envelopes of this project are taken. */
  envelopeUrl: string;
};

// Strict on purpose: a name, a host, a path and a number, and no second reading of any of them.
const DSN = /^(https?):\/\/([A-Za-z0-9]+)(?::[A-Za-z0-9]+)?@([A-Za-z0-9.-]+(?::\d{1,5})?)((?:\/[A-Za-z0-9_-]+)*)\/(\d{1,20})$/;

/** Takes a DSN apart; `null` when it is none. */
export function parseDsn(text: string): Dsn | null {
  const [, scheme, , host = "", path = "", project = ""] = DSN.exec(text) ?? [];
  if (!scheme) return null;
  return { host: host.toLowerCase(), project: `${path}/${project}`, envelopeUrl: `${scheme}://${host}${path}/api/${project}/envelope/` };
}

/** Whether two DSNs mean the same project of the same service. The key may differ: older builds keep the one they have. */
export function isSameProject(one: Dsn, other: Dsn): boolean {
  return one.host === other.host && one.project === other.project;
}

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
function eventEnvelope({ where, digest, error }: ErrorReport, dsn: string, now: Date): Uint8Array<ArrayBuffer> {
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
function framesOf(stack: string): Frame[] {
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
