import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { getAccount } from "#data/accounts.ts";
import { queueMail } from "#data/outbox.ts";
import { writeTogether } from "#data/writes.ts";
import { type Request, requireCaller } from "#platform/request.ts";
import { randomId } from "#platform/secure-ids.ts";
import { startOwner } from "./start-owner.ts";
import { findHolder, parseUsername, usernameRefused } from "./usable-username.ts";

type Input = { username: string; locale: string; timeZone: string };

/**
 * Gives a signed-in account without a name its name and everything an owner starts with. Claiming the same name again is
 * no error: the first answer may have been lost.
 */
export async function claimUsername(input: Input, request: Request): Promise<CommandOutput<"claim-username">> {
  const { uid, email, isVerified } = requireCaller(request);
  if (!email) throw new Failure("forbidden", { reason: "no_address" });
  const username = parseUsername(input.username);
  const mailId = `confirm-address.${uid}.${randomId(12)}`;
  await writeTogether("claim-username", async (writes) => {
    const account = await getAccount(uid);
    if (account?.username === username) return;
    if (account) throw new Failure("already_claimed", { username: account.username });
    const { held, reason } = await findHolder(username, uid, request.now);
    if (reason) throw usernameRefused(username, reason);
    startOwner(writes, held, { uid, email, locale: input.locale, timeZone: input.timeZone, now: request.now });
    if (!isVerified) queueMail(writes, { id: mailId, kind: "confirm-address", to: email, subject: { uid, siteId: null, orderId: null } });
  });
  return { username };
}
