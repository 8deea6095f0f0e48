import { changeAccount, getGuardedAccount, listAccountsUnchecked } from "#data/account/accounts.ts";
import { writeTogether } from "#data/core/writes.ts";
import type { Migration } from "./migration.ts";

export const accountsChecked: Migration = {
  does: "gives accounts the time at which their sign-in is looked at",
  page: async (after, now) => {
    const { uids, last } = await listAccountsUnchecked(after);
    await Promise.all(uids.map((uid) => check(uid, now)));
    return last;
  },
};

function check(uid: string, now: number): Promise<void> {
  return writeTogether("accounts-checked", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (found?.account.signInCheckAt === 0) changeAccount(writes, uid, found.guard, { signInCheckAt: now });
  });
}
