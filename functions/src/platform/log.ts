import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import * as logger from "firebase-functions/logger";
import { LRUCache } from "lru-cache";

/**
 * The vocabulary of our log lines: one function per kind of line, so that alerts can rely on `event`. No line carries
 * a name, an e-mail address, a postal address or an order key.
 */
export const log = {
  /** Something unforeseen: logged, and reported if somebody takes reports. Answers the digest that the caller may see. */
  internalError(where: string, error: unknown): string {
    const digest = digestOf(error);
    logger.error("internal error", { event: "internal_error", where, digest, error: textOf(error) });
    passOn({ where, digest, error });
    return digest;
  },
  /** A stored document does not fit its schema and is left out of what is shown. */
  documentLeftOut(path: string, fields: readonly string[]): void {
    logger.warn("document left out", { event: "document_left_out", path, fields });
  },
  /** What was stored is not what it says it is, and was removed. */
  uploadRefused(siteId: string, kind: string, type: string): void {
    logger.warn("upload refused", { event: "upload_refused", siteId, kind, type });
  },
  /** A site has more products than a projection holds. */
  productsLeftOut(siteId: string, { shown, count }: { shown: number; count: number }): void {
    logger.warn("products left out", { event: "products_left_out", siteId, shown, count });
  },
  /** So many tried something together that nobody may for a while: worth an alert, as it is no ordinary day. */
  brakeReached(rule: string): void {
    logger.error("brake reached", { event: "brake_reached", rule });
  },
  /** Contention lasted through every attempt. */
  contentionExhausted(what: string, attempts: number): void {
    logger.warn("contention exhausted", { event: "contention_exhausted", what, attempts });
  },
  /** Money that was counted of a closed day is other than its orders come to: an order changed, or something went wrong. Minor units. */
  moneyRecounted(siteId: string, day: string, was: readonly object[], is: readonly object[]): void {
    logger.warn("money recounted", { event: "money_recounted", siteId, day, was, is });
  },
  /** A closed day was not what its visits and orders come to, although no order had changed: worth an alert. Money in minor units. */
  dayMiscounted(siteId: string, day: string, was: object | null, is: object): void {
    logger.error("day miscounted", { event: "day_miscounted", siteId, day, was, is });
  },
  /** An Auth user without a name could not be taken back after a lost race. */
  userLeftBehind(uid: string, error: unknown): void {
    logger.error("user left behind", { event: "user_left_behind", uid, error: textOf(error) });
  },
  projectionRenewed(siteId: string, outcome: string): void {
    logger.info("projection renewed", { event: "projection_renewed", siteId, outcome });
  },
  /** The database did not answer; a page that may be old was served. */
  pageKeptStale(error: unknown): void {
    logger.warn("page kept stale", { event: "page_kept_stale", digest: digestOf(error), error: textOf(error) });
  },
  /** A page breaks a limit of the cache and is made anew for each visit. `why` names the limit. */
  pageNotKept(why: string): void {
    logger.error("page not kept", { event: "page_not_kept", why });
  },
  /** An error was logged but its report did not arrive. Not by `internalError`, which would report that in turn. */
  errorReportLost(digest: string, why: string): void {
    logger.warn("error report lost", { event: "error_report_lost", digest, why });
  },
  /**
   * The payment provider did not do what was asked; it is asked again later, or somebody is told. One that does not let us in, as
   * after its key was changed, lets no order be paid until somebody mends that: worth an alert, and reported. One seller who left
   * is not.
   */
  providerRefused(where: string, error: Error & { trouble: string }): void {
    if (error.trouble !== "denied") logger.warn("provider refused", { event: "provider_refused", where, error: textOf(error) });
    else {
      logger.error("provider denied", { event: "provider_denied", where, error: textOf(error) });
      passOn({ where, digest: digestOf(error), error });
    }
  },
  /** A payment names an order that is not there: worth an alert. */
  paymentWithoutOrder(session: string): void {
    logger.error("payment without order", { event: "payment_without_order", session });
  },
  /** A payment names an order of another account. Anybody with an account can make one: it changes nothing, and wakes nobody. */
  paymentOfOthers(orderId: string, session: string): void {
    logger.warn("payment of others", { event: "payment_of_others", orderId, session });
  },
  /** A payment differs from its order in amount or currency, or names another one: worth an alert. */
  paymentDoesNotFit(orderId: string, session: string): void {
    logger.error("payment does not fit", { event: "payment_does_not_fit", orderId, session });
  },
  /** The task queue did not take a mail; the sweep will find it. */
  mailNotKicked(mailId: string, error: unknown): void {
    logger.warn("mail not handed to the queue", { event: "mail_not_kicked", mailId, error: textOf(error) });
  },
  sweepDone(done: Readonly<Record<string, unknown>>): void {
    logger.info("sweep done", { event: "sweep_done", done });
  },
};

/** {@link log.internalError}, and waits until the report is sent, at most a second. For what answers right afterwards. */
export async function logAndReport(where: string, error: unknown): Promise<string> {
  const digest = log.internalError(where, error);
  await errorReportsSent();
  return digest;
}

/** Runs the work of a trigger, whose errors nobody else sees: each is logged and reported before the platform has it. */
export async function withErrorsLogged<Result>(where: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await logAndReport(where, error);
    throw error;
  }
}

/** A short name of an error: the same fault gives the same digest, whatever it happened to. */
export function digestOf(error: unknown): string {
  return createHash("sha256").update(textOf(error)).digest("hex").slice(0, 10);
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}

/** An unforeseen error and the digest under which it stands in the log and on the page. */
export type ErrorReport = { where: string; digest: string; error: unknown };

const AGAIN_AFTER_MS = 60_000;
const REMEMBERED = 200;
const PATIENCE_MS = 1_000;

let send: ((report: ErrorReport) => Promise<void>) | null = null;
const underway = new Set<Promise<void>>();
const lastSentAt = new LRUCache<string, number>({ max: REMEMBERED });

/** Says who sends error reports from now on; nobody does before. A sender that fails is no error. */
export function reportErrorsTo(sender: ((report: ErrorReport) => Promise<void>) | null): void {
  send = sender;
  lastSentAt.clear();
}

/** Starts sending a report, one a minute of each digest. Never throws. */
export function passOn(report: ErrorReport, now = Date.now()): void {
  if (!send || now - (lastSentAt.get(report.digest) ?? 0) < AGAIN_AFTER_MS) return;
  lastSentAt.set(report.digest, now);
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
