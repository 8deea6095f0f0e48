import { setTimeout as wait } from "node:timers/promises";

/** An unforeseen error and the digest under which it stands in the log and on the page. */
export type ErrorReport = { where: string; digest: string; error: unknown };

const AGAIN_AFTER_MS = 60_000;
const REMEMBERED = 200;
const PATIENCE_MS = 1_000;

let send: ((report: ErrorReport) => Promise<void>) | null = null;
const underway = new Set<Promise<void>>();
const lastSentAt = new Map<string, number>();

/** Says who sends error reports from now on; nobody does before. A sender that fails is no error. */
export function reportErrorsTo(sender: ((report: ErrorReport) => Promise<void>) | null): void {
  send = sender;
  lastSentAt.clear();
}

/** Starts sending a report, one a minute of each digest. Never throws. */
export function passOn(report: ErrorReport, now = Date.now()): void {
  if (!send || now - (lastSentAt.get(report.digest) ?? 0) < AGAIN_AFTER_MS) return;
  remember(report.digest, now);
  const sending = Promise.resolve(report)
    .then(send)
    .catch(() => {})
    .finally(() => underway.delete(sending));
  underway.add(sending);
}

/**
 * Waits until the reports underway are sent, at most a second. Without it the platform, which gives a function next to no
 * processor between requests, would leave a report lying until the next one.
 */
export async function errorReportsSent(): Promise<void> {
  if (underway.size === 0) return;
  const patience = new AbortController();
  await Promise.race([Promise.all(underway), wait(PATIENCE_MS, undefined, { signal: patience.signal, ref: false }).catch(() => {})]);
  patience.abort();
}

function remember(digest: string, now: number): void {
  const oldest = lastSentAt.keys().next().value;
  if (lastSentAt.size >= REMEMBERED && oldest !== undefined) lastSentAt.delete(oldest);
  lastSentAt.set(digest, now);
}
