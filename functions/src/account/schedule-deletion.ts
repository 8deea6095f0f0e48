import { moveDeletion } from "@awning/domain/account/deletion";
import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { getGuardedAccount, setDeletion } from "#data/account/accounts.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { setLeaving } from "#data/site/sites.ts";
import { type Request, requireCaller, requireRecentSignIn } from "#http/request.ts";

type Duties = {
  /** Cancels what is booked at a site from a moment on, and tells the guests. */
  cancelBookings: (siteId: string, from: number, now: number) => Promise<unknown>;
};

/**
 * Closes the caller's page at once and says when the account is deleted; what is booked after that day is canceled, so that guests can
 * look elsewhere in time. Asking again changes nothing, and tells the day that stands. `stale_sign_in` for a sign-in that is not of the last minutes.
 */
export function scheduleDeletion({ cancelBookings }: Duties) {
  return async ({ reason }: { reason: string }, request: Request): Promise<CommandOutput<"schedule-deletion">> => {
    const { uid } = requireRecentSignIn(request);
    const { now } = request;
    const until = await writeTogether("schedule-deletion", async (writes) => {
      const found = await getGuardedAccount(uid);
      if (!found) throw new Failure("not_found");
      const moved = moveDeletion(found.account.deletion, { type: "schedule", reason }, now);
      if (moved === "refused" || moved.deletion === null) throw new Failure("conflict");
      const { deletion } = moved;
      if (found.account.deletion !== null) return deletion.until;
      const id = `deletion-scheduled.${uid}.${deletion.at}`;
      setDeletion(writes, uid, found.guard, deletion);
      setLeaving(writes, uid, deletion.until, now);
      queueMail(writes, { id, kind: "deletion-scheduled", to: found.account.email, subject: { uid, siteId: null, orderId: null } });
      return deletion.until;
    });
    await cancelBookings(uid, until, now);
    return { until };
  };
}

/** Takes a scheduled deletion back, opens the page as it was and mails that. An account that stays anyway is no error. */
export async function keepAccount(_input: object, request: Request): Promise<CommandOutput<"keep-account">> {
  const { uid } = requireCaller(request);
  await writeTogether("keep-account", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (!found) throw new Failure("not_found");
    const { account, guard } = found;
    if (moveDeletion(account.deletion, { type: "keep" }, request.now) === "refused") throw new Failure("conflict");
    if (account.deletion === null) return;
    setDeletion(writes, uid, guard, null);
    setLeaving(writes, uid, null, request.now);
    // Named after what is taken back, so that each time makes one mail.
    const id = `deletion-undone.${uid}.${account.deletion.at}`;
    queueMail(writes, { id, kind: "deletion-undone", to: account.email, subject: { uid, siteId: null, orderId: null } });
  });
  return {};
}
