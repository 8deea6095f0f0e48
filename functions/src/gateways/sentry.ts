import { config } from "#platform/config.ts";
import type { ErrorReport } from "#platform/error-reports.ts";
import { log } from "#platform/log.ts";
import { type Dsn, parseDsn } from "./sentry-dsn.ts";
import { eventEnvelope } from "./sentry-event.ts";

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
