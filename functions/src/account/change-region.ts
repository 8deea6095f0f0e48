import { Failure } from "@awning/domain/errors/failure";
import { getAccount, setLocale } from "#data/account/accounts.ts";
import { writeTogether } from "#data/core/writes.ts";
import { type Request, requireCaller } from "#http/request.ts";

/**
 * Has the dashboard and the mails to an owner write dates, times, numbers and amounts as in another region.
 * @throws Failure `not_found` for somebody who has no account yet
 */
export async function changeRegion({ locale }: { locale: string }, request: Request): Promise<Record<string, never>> {
  const { uid } = requireCaller(request);
  if ((await getAccount(uid)) === null) throw new Failure("not_found");
  await writeTogether("change-region", async (writes) => setLocale(writes, uid, locale));
  return {};
}
