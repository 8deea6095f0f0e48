import type { Account } from "@awning/domain/account/account";
import { moveDeletion, releasedUntil } from "@awning/domain/account/deletion";
import { changeAccount, deleteAccount, dueAccounts, getGuardedAccount } from "#data/account/accounts.ts";
import { type Budget, deleteOwnersParts } from "#data/account/purge.ts";
import { getHeldName, writeClaim } from "#data/account/usernames.ts";
import { removeUser } from "#data/account/users.ts";
import { listDue } from "#data/core/due.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { getStorageUse, setJobs } from "#data/media/uploads.ts";
import { deleteSite } from "#data/site/sites.ts";
import type { JobRun } from "#platform/job-run.ts";
import { log } from "#platform/log.ts";

const ACCOUNTS_AT_ONCE = 200;
const DOCUMENTS_AT_ONCE = 20_000;

type Duties = {
  /** Cancels a site's bookings from a moment on and notifies the guests. @returns the number canceled */
  cancelBookings: (siteId: string, from: number, now: number) => Promise<number>;
  /** Rebuilds the public copy of a site, including under its former names. */
  renewProjection: (siteId: string, former: readonly string[]) => Promise<unknown>;
};

/** Deletes accounts that are due, within one run's document budget; the next run continues. @returns the number deleted */
export function endAccounts(duties: Duties) {
  return async (now: number, run: JobRun): Promise<number> => {
    const budget = { left: DOCUMENTS_AT_ONCE };
    let gone = 0;
    const due = await listDue(dueAccounts("deletion.until", now), ACCOUNTS_AT_ONCE);
    // Not the same page again: guests were told just now, and the site stays until the next run.
    if (due.length === ACCOUNTS_AT_ONCE) run.stop();
    for (const { id: uid } of due) {
      if (budget.left <= 0) run.stop();
      if (!run.hasTime || budget.left <= 0) break;
      try {
        if (await endAccount(uid, now, duties, budget)) gone++;
      } catch (error) {
        log.internalError("accounts/end", error);
      }
    }
    return gone;
  };
}

/**
 * Deletes one account in repeatable steps. The account document goes last, so the next run finishes an interrupted one. Buyers keep reading
 * their orders until the name is released.
 * @param now in ms since 1970
 * @returns whether the account is gone: `false` if its owner kept it or the budget ran out
 */
export async function endAccount(uid: string, now: number, { cancelBookings, renewProjection }: Duties, budget: Budget): Promise<boolean> {
  if (await stillTellsGuests(uid, now, cancelBookings)) return false;
  const account = await beginEnd(uid, now);
  if (!account) return false;
  await removeUser(uid);
  await renewProjection(uid, [account.username]);
  if (!(await deleteOwnersParts(uid, budget))) return false;
  // The cleanup job removes pictures that no order shows.
  if ((await getStorageUse(uid)).guard) await setJobs(uid, { sweepAt: now });
  return writeTogether("end-account", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (!found) return false;
    const { email, username } = found.account;
    deleteAccount(writes, uid, found.guard);
    queueMail(writes, {
      id: `account-deleted.${uid}`,
      kind: "account-deleted",
      to: email,
      subject: { uid: null, siteId: null, orderId: null, part: username },
    });
    return true;
  });
}

/** Reports whether guests were notified just now: their mails still need the site, so the next run deletes it. */
async function stillTellsGuests(uid: string, now: number, cancelBookings: Duties["cancelBookings"]): Promise<boolean> {
  const deletion = (await getGuardedAccount(uid))?.account.deletion;
  const isDue = deletion && deletion.endedAt === null && moveDeletion(deletion, { type: "end" }, now) !== "refused";
  return isDue ? (await cancelBookings(uid, now, now)) > 0 : false;
}

/** Deletes the site, which revokes all write access. The transaction lets either this or the owner's "keep account" win. */
function beginEnd(uid: string, now: number): Promise<Account | null> {
  return writeTogether("begin-end", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (!found) return null;
    const { account, guard } = found;
    const moved = moveDeletion(account.deletion, { type: "end" }, now);
    if (moved === "refused") return null;
    if (account.deletion?.endedAt !== null) return account;
    const held = await getHeldName(account.username);
    changeAccount(writes, uid, guard, { deletion: moved.deletion });
    deleteSite(writes, uid);
    writeClaim(writes, held, { uid, state: "released", redirectTo: null, since: now, until: releasedUntil(now) });
    return account;
  });
}
