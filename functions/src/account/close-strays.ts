import type { Account } from "@awning/domain/account/account";
import { SIGN_IN_LOST } from "@awning/domain/account/suspension";
import { changeAccount, createAuditEntry, type GuardedAccount, getGuardedAccount, listAccountsToCheck } from "#data/account/accounts.ts";
import { endSessions, getSignIns, lockUser, type SignIn } from "#data/account/users.ts";
import { writeTogether, writeUnlessOvertaken } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { forgetDevices } from "#data/notification/devices.ts";
import { hasSite, setSuspended } from "#data/site/sites.ts";
import { config } from "#platform/config.ts";
import type { JobRun } from "#platform/job-run.ts";
import { log } from "#platform/log.ts";
import * as labels from "./labels.ts";

const AT_ONCE = 100;
const HOUR_MS = 3_600_000;
/** How soon a sign-in is looked at again: soon while it is used, daily after a month without use. */
const AGAIN_MS = { used: 3 * HOUR_MS, unused: 24 * HOUR_MS };
const UNUSED_AFTER_MS = 30 * 24 * HOUR_MS;
/** More strays than this in one run suggest our own fault, such as a project without its users. */
const STRAYS_MAX = 20;
type Stray = { uid: string; reason: string };

/**
 * Closes pages whose Firebase sign-in was deleted or moved without us, which any token holder can do. Ends the sessions and mails the
 * account's address how to recover. Each account is looked at when it is due, and is due again hours later. Ends sessions that are to end
 * once more after a recovery.
 * @param listAccounts the accounts that are due
 * @returns the number of pages closed
 */
export function closeStrays(listAccounts: (now: number, limit: number) => Promise<GuardedAccount[]> = listAccountsToCheck) {
  return async (now: number, run: Pick<JobRun, "hasTime" | "stop">): Promise<number> => {
    const strays: Stray[] = [];
    for (let isFull = true; isFull && run.hasTime; ) {
      const accounts = await listAccounts(now, AT_ONCE);
      isFull = accounts.length === AT_ONCE;
      strays.push(...(await straysOf(accounts, now)));
    }
    if (strays.length > STRAYS_MAX) throw new Error(`${strays.length} sign-ins are gone or moved at once: none was closed`);
    let closed = 0;
    for (const stray of strays) {
      try {
        if (await close(stray, now)) closed++;
      } catch (error) {
        log.internalError("accounts/stray", error);
      }
    }
    return closed;
  };
}

/** Also schedules the next look at each of these accounts, strays included: if none is closed, they are found again then. */
async function straysOf(accounts: readonly GuardedAccount[], now: number): Promise<Stray[]> {
  const looked = accounts.filter(({ account }) => account.suspension?.rule !== SIGN_IN_LOST && !hasEnded(account));
  const signIns = looked.length > 0 ? await getSignIns(looked.map(({ uid }) => uid)) : new Map<string, SignIn>();
  const again = accounts.map(async ({ uid, account: { sessionsEndAt }, guard }) => {
    const isUsed = (signIns.get(uid)?.seenAt ?? now) > now - UNUSED_AFTER_MS;
    const later = now + (isUsed ? AGAIN_MS.used : AGAIN_MS.unused);
    const isWaiting = sessionsEndAt !== null && sessionsEndAt > now;
    const haveEnded = sessionsEndAt !== null && !isWaiting && signIns.has(uid) && (await haveSessionsEnded(uid));
    const fields = { signInCheckAt: isWaiting ? Math.min(later, sessionsEndAt) : later, ...(haveEnded && { sessionsEndAt: null }) };
    await writeUnlessOvertaken((writes) => changeAccount(writes, uid, guard, fields));
  });
  await Promise.all(again);
  return looked.flatMap(({ uid, account }) => {
    const reason = reasonOf(account, signIns.get(uid)?.email ?? null);
    return reason === null ? [] : [{ uid, reason }];
  });
}

/** One user's failure keeps nobody else from being looked at; the next look tries again. */
async function haveSessionsEnded(uid: string): Promise<boolean> {
  try {
    await endSessions(uid);
    // Whoever these sessions were of may have had a device pushed to since the first end.
    await forgetDevices(uid);
    return true;
  } catch (error) {
    log.internalError("accounts/sessions", error);
    return false;
  }
}

function hasEnded({ deletion }: Account): boolean {
  return deletion !== null && deletion.endedAt !== null;
}

/** Returns why an account may be hijacked, or `null` if its sign-in is as we left it. A pending email change may have moved it already. */
function reasonOf({ email, emailChange }: Account, signsInBy: string | null): string | null {
  if (signsInBy === null) return labels.loginWasDeleted;
  if (signsInBy === email.toLowerCase() || signsInBy === emailChange?.email.toLowerCase()) return null;
  return labels.loginAddressWasChanged;
}

async function close({ uid, reason }: Stray, now: number): Promise<boolean> {
  await lockUser(uid);
  const id = `page-suspended.${uid}.${now}`;
  return writeTogether("close-stray", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (!found || hasEnded(found.account) || found.account.suspension?.rule === SIGN_IN_LOST) return false;
    const { account, guard } = found;
    changeAccount(writes, uid, guard, { suspension: { at: now, rule: SIGN_IN_LOST, reason, answerTo: config().abuseMail } });
    if (await hasSite(uid)) setSuspended(writes, uid, now, now);
    const entry = { act: "suspend", actor: "Awning", uid, username: account.username, rule: SIGN_IN_LOST, reason, at: now } as const;
    createAuditEntry(writes, `${uid}.${now}.suspend`, entry);
    queueMail(writes, { id, kind: "page-suspended", to: account.email, subject: { uid, siteId: null, orderId: null } });
    return true;
  });
}
