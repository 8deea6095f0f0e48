import type { Account } from "@awning/domain/account/account";
import { SIGN_IN_LOST } from "@awning/domain/account/suspension";
import { changeAccount, createAuditEntry, getGuardedAccount, listAccounts } from "#data/account/accounts.ts";
import { getSignInAddresses, lockUser } from "#data/account/users.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { hasSite, setSuspended } from "#data/site/sites.ts";
import type { JobRun } from "#platform/batch-queue.ts";
import { config } from "#platform/config.ts";
import { log } from "#platform/log.ts";
import * as labels from "./labels.ts";

const AT_ONCE = 100;
/** A sign-up takes several steps, so recent accounts are skipped. */
const SETTLED_MS = 3_600_000;
/** More strays than this in one run suggest our own fault, such as a project without its users. */
const STRAYS_MAX = 20;
type Stray = { uid: string; reason: string };

/**
 * Closes pages whose Firebase sign-in was deleted or moved without us, which any token holder can do. Ends the sessions and mails the
 * account's address how to recover.
 * @returns the number of pages closed
 */
export function closeStrays(whose: (now: number) => Turn = turnAt) {
  return async (now: number, run: Pick<JobRun, "hasTime">): Promise<number> => {
    const strays: Stray[] = [];
    let after: string | null = null;
    do {
      const { accounts, last } = await listAccounts({ ...whose(now), after }, AT_ONCE);
      strays.push(...(await straysOf(accounts, now)));
      after = last;
    } while (after !== null && run.hasTime && strays.length <= STRAYS_MAX);
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

async function straysOf(accounts: readonly { uid: string; account: Account }[], now: number): Promise<Stray[]> {
  const looked = accounts.filter(
    ({ account }) => account.createdAt < now - SETTLED_MS && account.suspension?.rule !== SIGN_IN_LOST && !hasEnded(account),
  );
  if (looked.length === 0) return [];
  const addresses = await getSignInAddresses(looked.map(({ uid }) => uid));
  return looked.flatMap(({ uid, account }) => {
    const reason = reasonOf(account, addresses.get(uid) ?? null);
    return reason === null ? [] : [{ uid, reason }];
  });
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

/** The characters of a uid, in Firestore's sort order. */
const UID_CHARS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const TURN_MS = 5 * 60_000;
/** Slices per cycle: one every five minutes checks all accounts in three hours. */
const TURNS = 36;

/** A range of uids, from inclusive to exclusive; `null` means open. */
type Turn = { from: string | null; until: string | null };

/** Returns the slice due at `now` (ms since 1970). It depends on time alone: a missed slice waits for its next turn. */
export function turnAt(now: number): Turn {
  const turn = Math.floor(now / TURN_MS) % TURNS;
  return { from: turn === 0 ? null : startOf(turn), until: startOf(turn + 1) };
}

function startOf(turn: number): string | null {
  return UID_CHARS[Math.ceil((turn * UID_CHARS.length) / TURNS)] ?? null;
}
