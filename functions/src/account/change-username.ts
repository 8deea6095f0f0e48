import { USERNAME_CHANGES, USERNAME_REDIRECT_DAYS } from "@awning/domain/account/username";
import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { changeAccount, getGuardedAccount } from "#data/account/accounts.ts";
import { getHeldName, isHeld, listRedirects, writeClaim } from "#data/account/usernames.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { renameSite } from "#data/site/sites.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { findHolder, parseUsername, usernameRefused } from "./claim-username.ts";

const DAY_MS = 86_400_000;
const CHANGES_KEPT = 10;

/** Renames an owner. Old names stay reserved and redirect straight to the newest for 180 days; owners may take them back. */
export async function changeUsername(input: { username: string }, request: Request): Promise<CommandOutput<"change-username">> {
  const { uid, isVerified } = requireCaller(request);
  const { now } = request;
  const username = parseUsername(input.username);
  await writeTogether("change-username", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (!found) throw new Failure("not_found");
    const { account, guard } = found;
    if (account.username === username) throw usernameRefused(username, { reason: "held_by_you" });
    requireChangeAllowed(account.usernameChanges, now);
    const { held, reason } = await findHolder(username, uid, now);
    if (reason && reason.reason !== "held_by_you") throw usernameRefused(username, reason);

    const [old, redirects] = await Promise.all([getHeldName(account.username), listRedirects(uid)]);
    writeClaim(writes, held, { uid, state: "active", redirectTo: null, since: now, until: null });
    writeClaim(writes, old, { uid, state: "redirect", redirectTo: username, since: now, until: now + USERNAME_REDIRECT_DAYS * DAY_MS });
    for (const earlier of redirects) {
      if (earlier.name === username || !earlier.claim || !isHeld(earlier.claim, now)) continue;
      writeClaim(writes, earlier, { ...earlier.claim, redirectTo: username });
    }
    changeAccount(writes, uid, guard, { username, usernameChanges: [...account.usernameChanges, now].slice(-CHANGES_KEPT) });
    renameSite(writes, uid, username, now);
    const subject = { uid, siteId: null, orderId: null, part: `${account.username}/${username}` };
    if (isVerified) queueMail(writes, { id: `username-changed.${uid}.${now}`, kind: "username-changed", to: account.email, subject });
  });
  return { username };
}

function requireChangeAllowed(changes: readonly number[], now: number): void {
  const windowMs = USERNAME_CHANGES.windowDays * DAY_MS;
  const recent = changes.filter((at) => at > now - windowMs).sort((a, b) => a - b);
  if (recent.length < USERNAME_CHANGES.limit) return;
  const freedBy = recent[recent.length - USERNAME_CHANGES.limit] ?? now;
  throw new Failure("username_change_limit", { retryAtMs: freedBy + windowMs });
}
