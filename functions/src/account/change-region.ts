import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { localeOfRegion } from "@awning/domain/values/region";
import { changeAccount, getGuardedAccount } from "#data/account/accounts.ts";
import { writeTogether } from "#data/core/writes.ts";
import { type Request, requireCaller } from "#http/request.ts";

/** Sets the country whose formats the dashboard and owner mails use. @throws Failure `not_found` before the account has a username */
export async function changeRegion({ country }: { country: string }, request: Request): Promise<CommandOutput<"change-region">> {
  const { uid } = requireCaller(request);
  await writeTogether("change-region", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (!found) throw new Failure("not_found");
    changeAccount(writes, uid, found.guard, { locale: localeOfRegion(country) });
  });
  return {};
}
