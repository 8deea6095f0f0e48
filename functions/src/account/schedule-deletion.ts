import { moveDeletion } from "@awning/domain/account/deletion";
import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { changeAccount, getGuardedAccount } from "#data/account/accounts.ts";
import { addSecurityEvent } from "#data/account/security-events.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { setLeaving } from "#data/site/sites.ts";
import { type Request, requireCaller, requireRecentSignIn } from "#http/request.ts";

type Duties = {
  /** Cancels a site's bookings from a moment on and notifies the guests. */
  cancelBookings: (siteId: string, from: number, now: number) => Promise<unknown>;
};

/**
 * Closes the caller's page and schedules the deletion. Bookings after that day are canceled now, so guests can look elsewhere. Repeated
 * calls return the same day.
 * @throws Failure `stale_sign_in` unless the caller signed in within the last minutes
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
      changeAccount(writes, uid, found.guard, { deletion });
      setLeaving(writes, uid, deletion.until, now);
      addSecurityEvent(writes, uid, "deletionScheduled", now);
      queueMail(writes, { id, kind: "deletion-scheduled", to: found.account.email, subject: { uid, siteId: null, orderId: null } });
      return deletion.until;
    });
    await cancelBookings(uid, until, now);
    return { until };
  };
}

/** Cancels a scheduled deletion, reopens the page and mails the owner. Does nothing if none is scheduled. */
export async function keepAccount(_input: object, request: Request): Promise<CommandOutput<"keep-account">> {
  const { uid } = requireCaller(request);
  await writeTogether("keep-account", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (!found) throw new Failure("not_found");
    const { account, guard } = found;
    if (moveDeletion(account.deletion, { type: "keep" }, request.now) === "refused") throw new Failure("conflict");
    if (account.deletion === null) return;
    changeAccount(writes, uid, guard, { deletion: null });
    setLeaving(writes, uid, null, request.now);
    addSecurityEvent(writes, uid, "deletionCanceled", request.now);
    // One mail per canceled deletion.
    const id = `deletion-undone.${uid}.${account.deletion.at}`;
    queueMail(writes, { id, kind: "deletion-undone", to: account.email, subject: { uid, siteId: null, orderId: null } });
  });
  return {};
}
