import type { Account } from "@awning/domain/account/account";
import type { AbuseReport } from "@awning/domain/account/report";
import { type AuditEntry, restoreSchema, SIGN_IN_LOST, suspendSchema } from "@awning/domain/account/suspension";
import { normalizeUsername } from "@awning/domain/account/username";
import { Failure } from "@awning/domain/errors/failure";
import * as z from "zod/mini";
import {
  changeAccount,
  createAuditEntry,
  getAccount,
  getGuardedAccount,
  listAuditEntries,
  recoveredFields,
} from "#data/account/accounts.ts";
import { findSiteId } from "#data/account/usernames.ts";
import { giveUserBack } from "#data/account/users.ts";
import { createReport } from "#data/contact/host-messages.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { type Writes, writeTogether } from "#data/core/writes.ts";
import { queueMail, queueOverdueMail } from "#data/mail/outbox.ts";
import { isSuspended, setSuspended } from "#data/site/sites.ts";
import { config } from "#platform/config.ts";
import { randomId } from "#platform/secure-ids.ts";

export type PageAction = { username: string; isChanged: boolean };
type SuspendInput = z.input<typeof suspendSchema>;
type RestoreInput = z.input<typeof restoreSchema>;

/**
 * Suspends a page and mails its owner the reason and whom to answer. Keeps the first reason if it is suspended already. Only `npm run
 * operator` calls this; it needs the service's credentials.
 * @param username a current or redirecting name
 * @throws Failure `not_found`; ZodError for invalid input
 */
export async function suspendPage(username: string, input: SuspendInput, now: number): Promise<PageAction> {
  const { rule, reason, actor } = z.parse(suspendSchema, input);
  const uid = await requireUid(username, now);
  return writeTogether("suspend-page", async (writes) => {
    const { account, guard } = await requireAccount(uid);
    if (account.suspension !== null)
      return { username: account.username, isChanged: await isOurs(uid, { act: "suspend", actor, at: now }) };
    changeAccount(writes, uid, guard, { suspension: { at: now, rule, reason, answerTo: config().abuseMail } });
    setSuspended(writes, uid, now, now);
    note(writes, { act: "suspend", actor, uid, username: account.username, rule, reason, at: now }, account);
    return { username: account.username, isChanged: true };
  });
}

/**
 * Reopens a suspended page, mails its owner and restores a lost sign-in. Does nothing if it is open.
 * @param username a current or redirecting name
 * @throws Failure `not_found`; ZodError for invalid input
 */
export async function restorePage(username: string, input: RestoreInput, now: number): Promise<PageAction> {
  const { reason, actor } = z.parse(restoreSchema, input);
  const uid = await requireUid(username, now);
  const lost = await getAccount(uid);
  // Runs before the page reopens, so that repeating the command retries it.
  if (lost?.suspension?.rule === SIGN_IN_LOST) await giveUserBack(uid, lost.email);
  return writeTogether("restore-page", async (writes) => {
    const { account, guard } = await requireAccount(uid);
    if (account.suspension === null && !(await isSuspended(uid)))
      return { username: account.username, isChanged: await isOurs(uid, { act: "restore", actor, at: now }) };
    const isBack = account.suspension?.rule === SIGN_IN_LOST;
    changeAccount(writes, uid, guard, { suspension: null, ...(isBack && recoveredFields(account, now)) });
    setSuspended(writes, uid, null, now);
    note(writes, { act: "restore", actor, uid, username: account.username, rule: null, reason, at: now }, account);
    return { username: account.username, isChanged: true };
  });
}

type Shown = { account: Account; isClosed: boolean; entries: AuditEntry[] };

/** @throws Failure `not_found` */
export async function showPage(username: string, now: number): Promise<Shown> {
  const uid = await requireUid(username, now);
  const [account, isSiteClosed, entries] = await Promise.all([getAccount(uid), isSuspended(uid), listAuditEntries(uid)]);
  if (!account) throw new Failure("not_found");
  return { account, isClosed: isSiteClosed || account.suspension !== null, entries };
}

/** Reports whether this call made the change: a commit can succeed although its response is lost. */
async function isOurs(uid: string, { act, actor, at }: Pick<AuditEntry, "act" | "actor" | "at">): Promise<boolean> {
  return (await listAuditEntries(uid)).some((one) => one.act === act && one.actor === actor && one.at === at);
}

/** Writes the audit entry and mail in the same commit. The command line has no task queue. */
function note(writes: Writes, entry: AuditEntry, account: Account): void {
  const { act, uid, at } = entry;
  const kind = act === "suspend" ? "page-suspended" : "page-restored";
  createAuditEntry(writes, `${uid}.${at}.${act}`, entry);
  queueOverdueMail(writes, { id: `${kind}.${uid}.${at}`, kind, to: account.email, subject: { uid, siteId: null, orderId: null } });
}

async function requireUid(username: string, now: number): Promise<string> {
  const uid = await findSiteId(normalizeUsername(username), now);
  if (!uid) throw new Failure("not_found");
  return uid;
}

async function requireAccount(uid: string) {
  const found = await getGuardedAccount(uid);
  // A page whose deletion has begun counts as missing.
  if (!found || (found.account.deletion !== null && found.account.deletion.endedAt !== null)) throw new Failure("not_found");
  return found;
}

/** Stores an abuse report and mails it to the operator. Beyond the limits per sender and page, it is only stored. */
export async function keepReport(report: Omit<AbuseReport, "at">, clientAddress: string): Promise<void> {
  const now = Date.now();
  await limitRate("report.client", clientAddress, now);
  const id = randomId(20);
  const mayMail = await limitRate("report.site", report.siteId, now).then(
    () => true,
    () => false,
  );
  await writeTogether("report", async (writes) => {
    createReport(writes, id, { ...report, at: now });
    if (mayMail)
      queueMail(writes, {
        id: `page-report.${id}`,
        kind: "page-report",
        to: config().abuseMail,
        subject: { uid: null, siteId: null, orderId: null, part: id },
      });
  });
}
