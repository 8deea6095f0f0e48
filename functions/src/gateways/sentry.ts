import { randomUUID } from "node:crypto";
import { scrubText, scrubUrl } from "@awning/domain/monitoring/scrub";
import { config, isEmulator } from "#platform/config.ts";
import { type ErrorReport, log } from "#platform/log.ts";

/** The service's response to an envelope. Rate limits are its own headers. */
export type Taken =
  | { state: "taken" }
  | { state: "limited"; retryAfter: string | null; limits: string | null }
  | { state: "refused" }
  | { state: "late" }
  | { state: "away" };

const PATIENCE_MS = 5_000;
const RETRY_AFTER = /^[\w ,:-]{1,40}$/;
const LIMITS = /^[\w;:, .-]{1,500}$/;

/** The configured project; `null` when error reports are off. @throws when the setting is malformed */
export function configuredProject(): Dsn | null {
  const { sentryDsn } = config();
  if (sentryDsn === null) return null;
  const dsn = parseDsn(sentryDsn);
  if (!dsn) throw new Error("Configuration: SENTRY_DSN is malformed");
  return dsn;
}

/** Sends an envelope unchanged. Never throws. `forwardedFor` is the sender's address. */
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

/** Scrubs and sends an error to the configured project, if any. */
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

/** A parsed DSN (`https://<key>@<host>/<project>`). */
type Dsn = {
  /** Lower case, with an explicit port if any. */
  host: string;
  /** The project number with the path prefix of a self-hosted service: `/1`. */
  project: string;
  envelopeUrl: string;
};

// Strict on purpose: name, host, path and number, without ambiguity.
const DSN = /^(https?):\/\/([A-Za-z0-9]+)(?::[A-Za-z0-9]+)?@([A-Za-z0-9.-]+(?::\d{1,5})?)((?:\/[A-Za-z0-9_-]+)*)\/(\d{1,20})$/;

/** Parses a DSN; `null` if malformed. */
export function parseDsn(text: string): Dsn | null {
  const [, scheme, , host = "", path = "", project = ""] = DSN.exec(text) ?? [];
  if (!scheme) return null;
  return { host: host.toLowerCase(), project: `${path}/${project}`, envelopeUrl: `${scheme}://${host}${path}/api/${project}/envelope/` };
}

/** Whether two DSNs mean the same project. Keys may differ, because older builds keep theirs. */
export function isSameProject(one: Dsn, other: Dsn): boolean {
  return one.host === other.host && one.project === other.project;
}

type Frame = { filename: string; function: string; lineno: number; colno: number; in_app: boolean };
type ExceptionValue = { type: string; value: string; mechanism: { type: string; handled: boolean }; stacktrace: { frames: Frame[] } };

const FRAME = /^\s+at (?:(?:async )?(.+?) \()?(?:async )?([^()\s]+?):(\d+):(\d+)\)?$/;
const MOST_FRAMES = 50;
const MOST_CAUSES = 4;

/**
 * Builds a Sentry envelope: an envelope header, an item header and the event. Contains the error's type, scrubbed message and stack, and
 * nothing of the request. Source: https://develop.sentry.dev/sdk/data-model/envelopes/
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

/** The error and its causes, deepest first. */
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

/** The frames of a V8 stack, innermost last as Sentry expects. Bundle files are named `app:///<file>`. */
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
