import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import * as logger from "firebase-functions/logger";
import { LRUCache } from "lru-cache";

/** All log lines. Alerts match `event`. No line contains names, email or postal addresses, or order keys. */
export const log = {
  /** Logs and reports an unexpected error. Returns the digest the caller may show. */
  internalError(where: string, error: unknown): string {
    const digest = digestOf(error);
    logger.error("internal error", { event: "internal_error", where, digest, error: textOf(error) });
    passOn({ where, digest, error });
    return digest;
  },
  documentLeftOut(path: string, fields: readonly string[]): void {
    logger.warn("document left out", { event: "document_left_out", path, fields });
  },
  uploadRefused(siteId: string, kind: string, type: string): void {
    logger.warn("upload refused", { event: "upload_refused", siteId, kind, type });
  },
  productsLeftOut(siteId: string, { shown, count }: { shown: number; count: number }): void {
    logger.warn("products left out", { event: "products_left_out", siteId, shown, count });
  },
  /** Part of a shared limit is used up to where browsers have to prove work. */
  brakeNear(rule: string): void {
    logger.warn("brake near", { event: "brake_near", rule });
  },
  /** Part of a shared limit is exhausted. Alert: this is not normal traffic. */
  brakeReached(rule: string): void {
    logger.error("brake reached", { event: "brake_reached", rule });
  },
  contentionExhausted(what: string, attempts: number): void {
    logger.warn("contention exhausted", { event: "contention_exhausted", what, attempts });
  },
  /** A closed day's revenue changed because an order changed or was miscounted. Minor units. */
  moneyRecounted(siteId: string, day: string, was: readonly object[], is: readonly object[]): void {
    logger.warn("money recounted", { event: "money_recounted", siteId, day, was, is });
  },
  /** A closed day's totals were wrong although no order changed. Alert. Minor units. */
  dayMiscounted(siteId: string, day: string, was: object | null, is: object): void {
    logger.error("day miscounted", { event: "day_miscounted", siteId, day, was, is });
  },
  userLeftBehind(uid: string, error: unknown): void {
    logger.error("user left behind", { event: "user_left_behind", uid, error: textOf(error) });
  },
  projectionRenewed(siteId: string, outcome: string): void {
    logger.info("projection renewed", { event: "projection_renewed", siteId, outcome });
  },
  /** The database did not answer, so a possibly stale page was served. */
  pageKeptStale(error: unknown): void {
    logger.warn("page kept stale", { event: "page_kept_stale", digest: digestOf(error), error: textOf(error) });
  },
  /** A page exceeds a cache limit and renders on every visit. `why` names the limit. */
  pageNotKept(why: string): void {
    logger.error("page not kept", { event: "page_not_kept", why });
  },
  /** An error report did not arrive. Does not use `internalError`, which would report again. */
  errorReportLost(digest: string, why: string): void {
    logger.warn("error report lost", { event: "error_report_lost", digest, why });
  },
  /** A rejected platform key blocks all payments: alert and report. A single disconnected seller is neither. */
  providerRefused(where: string, error: Error & { trouble: string }): void {
    if (error.trouble !== "denied") logger.warn("provider refused", { event: "provider_refused", where, error: textOf(error) });
    else {
      logger.error("provider denied", { event: "provider_denied", where, error: textOf(error) });
      passOn({ where, digest: digestOf(error), error });
    }
  },
  /** A payment names a missing order. Alert. */
  paymentWithoutOrder(session: string): void {
    logger.error("payment without order", { event: "payment_without_order", session });
  },
  /** A payment names another account's order. Anyone with an account can cause this, so there is no alert. */
  paymentOfOthers(orderId: string, session: string): void {
    logger.warn("payment of others", { event: "payment_of_others", orderId, session });
  },
  /** A payment's amount, currency or order does not match. Alert. */
  paymentDoesNotFit(orderId: string, session: string): void {
    logger.error("payment does not fit", { event: "payment_does_not_fit", orderId, session });
  },
  /** Mails of a line did not reach the task queue; the scheduled job hands them over. */
  mailsNotHandedOver(line: string, error: unknown): void {
    logger.warn("mails not handed to the queue", { event: "mails_not_handed_over", line, error: textOf(error) });
  },
  /** A job leaves work for its next run: how much, or at least so much, and how long the first of it has been due. */
  jobBehind(job: string, { left, isMore, waitedSeconds }: { left: number; isMore: boolean; waitedSeconds: number }): void {
    logger.warn("job behind", { event: "job_behind", job, left: isMore ? `more than ${left}` : left, waitedSeconds });
  },
  /** The documents are of a later version than this one: it was deployed over a newer one. Alert. */
  schemaNewer(version: number, known: number): void {
    logger.error("schema newer", { event: "schema_newer", version, known });
  },
  jobsDone(done: Readonly<Record<string, unknown>>): void {
    logger.info("jobs done", { event: "jobs_done", done });
  },
};

/** Like {@link log.internalError}, but waits up to a second for the report. For handlers that answer right after. */
export async function logAndReport(where: string, error: unknown): Promise<string> {
  const digest = log.internalError(where, error);
  await errorReportsSent();
  return digest;
}

/** Runs a trigger and logs its errors before the platform gets them. */
export async function withErrorsLogged<Result>(where: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await logAndReport(where, error);
    throw error;
  }
}

/** A short hash of an error, equal for the same fault. */
export function digestOf(error: unknown): string {
  return createHash("sha256").update(textOf(error)).digest("hex").slice(0, 10);
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}

export type ErrorReport = { where: string; digest: string; error: unknown };

const AGAIN_AFTER_MS = 60_000;
const REMEMBERED = 200;
const PATIENCE_MS = 1_000;

let send: ((report: ErrorReport) => Promise<void>) | null = null;
const underway = new Set<Promise<void>>();
const lastSentAt = new LRUCache<string, number>({ max: REMEMBERED });

/** Sets the sender of error reports. Failing senders are ignored. */
export function reportErrorsTo(sender: ((report: ErrorReport) => Promise<void>) | null): void {
  send = sender;
  lastSentAt.clear();
}

/** Sends a report in the background, one per digest and minute. Never throws. */
export function passOn(report: ErrorReport, now = Date.now()): void {
  if (!send || now - (lastSentAt.get(report.digest) ?? 0) < AGAIN_AFTER_MS) return;
  lastSentAt.set(report.digest, now);
  const sending = Promise.resolve(report)
    .then(send)
    .catch(() => {})
    .finally(() => underway.delete(sending));
  underway.add(sending);
}

/** Waits up to a second for pending reports: Cloud Functions throttles the CPU between requests, which would delay them. */
export async function errorReportsSent(): Promise<void> {
  if (underway.size === 0) return;
  const patience = new AbortController();
  await Promise.race([Promise.all(underway), wait(PATIENCE_MS, undefined, { signal: patience.signal, ref: false }).catch(() => {})]);
  patience.abort();
}
