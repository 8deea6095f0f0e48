import type { Account } from "@awning/domain/account/account";
import { moveDeletion, releasedUntil } from "@awning/domain/account/deletion";
import { deleteAccount, getGuardedAccount, listAccountsToEnd, setDeletion } from "#data/account/accounts.ts";
import { type Budget, deleteOwnersParts } from "#data/account/purge.ts";
import { getHeldName, writeClaim } from "#data/account/usernames.ts";
import { removeUser } from "#data/account/users.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { getStorageUse, setJobs } from "#data/media/uploads.ts";
import { deleteSite } from "#data/site/sites.ts";
import { log } from "#platform/log.ts";

const ACCOUNTS_AT_ONCE = 20;
const DOCUMENTS_AT_ONCE = 2000;

type Duties = {
  /** Cancels what is booked at a site from a moment on, and tells the guests. @returns how many */
  cancelBookings: (siteId: string, from: number, now: number) => Promise<number>;
  /** Makes what visitors see of a site equal to what stands there, also under names it had. */
  renewProjection: (siteId: string, former: readonly string[]) => Promise<unknown>;
};

/**
 * Deletes the accounts whose time has come, as far as one run's share of documents goes; the next run goes on. @returns how many
 * are gone
 */
export function endAccounts(duties: Duties) {
  return async (now: number): Promise<number> => {
    const budget = { left: DOCUMENTS_AT_ONCE };
    let gone = 0;
    for (const uid of await listAccountsToEnd(now, ACCOUNTS_AT_ONCE)) {
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
 * Deletes one account in steps, each of which can be done again: a run that dies anywhere is finished by the next, because the
 * account itself goes last. What buyers read by the links of their orders stays until the name is released.
 * @param now in ms since 1970
 * @returns whether it is gone; not when its owner kept it, or when the budget is used up
 */
export async function endAccount(uid: string, now: number, { cancelBookings, renewProjection }: Duties, budget: Budget): Promise<boolean> {
  if (await stillTellsGuests(uid, now, cancelBookings)) return false;
  const account = await beginEnd(uid, now);
  if (!account) return false;
  await removeUser(uid);
  await renewProjection(uid, [account.username]);
  if (!(await deleteOwnersParts(uid, budget))) return false;
  // Nothing names the pictures any more: what no order shows goes the way of everything unused.
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

/** Whether guests are only now told that their bookings are off: those mails need the site, which goes with the next run. */
async function stillTellsGuests(uid: string, now: number, cancelBookings: Duties["cancelBookings"]): Promise<boolean> {
  const deletion = (await getGuardedAccount(uid))?.account.deletion;
  const isDue = deletion && deletion.endedAt === null && moveDeletion(deletion, { type: "end" }, now) !== "refused";
  return isDue ? (await cancelBookings(uid, now, now)) > 0 : false;
}

/**
 * The step from which nothing leads back: the site goes, and with it every right to write below it, and the name is held for the
 * links of its orders. Of an owner who keeps the account at the same moment and this, the commit lets one through.
 */
function beginEnd(uid: string, now: number): Promise<Account | null> {
  return writeTogether("begin-end", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (!found) return null;
    const { account, guard } = found;
    const moved = moveDeletion(account.deletion, { type: "end" }, now);
    if (moved === "refused") return null;
    if (account.deletion?.endedAt !== null) return account;
    const held = await getHeldName(account.username);
    setDeletion(writes, uid, guard, moved.deletion);
    deleteSite(writes, uid);
    writeClaim(writes, held, { uid, state: "released", redirectTo: null, since: now, until: releasedUntil(now) });
    return account;
  });
}
