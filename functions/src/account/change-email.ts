import { EMAIL_CHANGE_HOURS, type EmailChange, type EmailChangeRefusal } from "@awning/domain/account/account";
import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { changeAccount, getGuardedAccount } from "#data/account/accounts.ts";
import { addSecurityEvent } from "#data/account/security-events.ts";
import { findUser, getUserState, moveUser } from "#data/account/users.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { atEvenPace } from "#http/branded-errors.ts";
import { type Request, requireCaller, requireRecentSignIn } from "#http/request.ts";
import { isEmailChangeCode, readEmailChangeCode } from "#platform/access-keys.ts";
import { mailAccountExists } from "./mail-code.ts";

/**
 * Starts an email change: mails a link to the new address and a warning to the current one. Nothing changes until the link is opened. The
 * answer and its timing never reveal whether the new address has an account.
 * @throws Failure `stale_sign_in` unless the caller signed in within the last minutes
 */
export async function changeEmail({ email }: { email: string }, request: Request): Promise<CommandOutput<"change-email">> {
  const { uid } = requireRecentSignIn(request);
  const { now } = request;
  await limitRate("change-email.owner", uid, now);
  await limitRate("change-email.email", email, now);
  return atEvenPace(async () => {
    const holder = await findUser(email);
    // An interrupted run may have moved the sign-in without the account.
    if (holder?.uid === uid && (await follow(uid, { email, at: now }, now))) return {};
    const isKnown = holder !== null;
    await writeTogether("change-email", async (writes) => {
      const found = await getGuardedAccount(uid);
      if (!found) throw new Failure("not_found");
      const { account, guard } = found;
      if (account.email === email) throw new Failure("bad_request", { reason: "same_address" });
      changeAccount(writes, uid, guard, { emailChange: { email, at: now, until: now + EMAIL_CHANGE_HOURS * 3_600_000 } });
      const subject = { uid, siteId: null, orderId: null, part: String(now) };
      const warning = `address-change-asked.${uid}.${now}`;
      queueMail(writes, { id: warning, kind: "address-change-asked", to: account.email, subject });
      const link = `confirm-new-address.${uid}.${now}`;
      if (!isKnown) queueMail(writes, { id: link, kind: "confirm-new-address", to: email, subject });
    });
    if (isKnown) await mailAccountExists(email, now);
    return {};
  });
}

/** Cancels a pending email change and voids its link. Does nothing if none is pending. */
export async function dropEmailChange(_input: object, request: Request): Promise<CommandOutput<"drop-email-change">> {
  const { uid } = requireCaller(request);
  await writeTogether("drop-email-change", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (!found) throw new Failure("not_found");
    if (found.account.emailChange !== null) changeAccount(writes, uid, found.guard, { emailChange: null });
  });
  return {};
}

/**
 * Confirms an email change and notifies both addresses. Ends all sessions. Firebase Auth is updated first, because only it knows whether
 * the address is free; opening the link again finishes an interrupted run.
 * @throws Failure `bad_request` with an `EmailChangeRefusal` as `details.reason`
 */
export async function confirmEmailChange({ code }: { code: string }, request: Request): Promise<CommandOutput<"confirm-email-change">> {
  await limitRate("explain-code.client", request.clientAddress, request.now);
  const named = readEmailChangeCode(code);
  const found = named && (await getGuardedAccount(named.uid));
  if (!found) throw refused("bad_code");
  const { uid } = named;
  const { email: present, emailChange: change } = found.account;
  if (isEmailChangeCode(code, named, present)) return { email: present };
  if (change?.at !== named.at || !isEmailChangeCode(code, named, change.email)) throw refused("bad_code");
  await requireStanding(uid, change, request.now);
  if (!(await moveUser(uid, change.email))) throw refused("taken");
  await follow(uid, change, request.now);
  return { email: change.email };
}

/** A new password or a sign-out everywhere voids pending email changes: they are how an owner locks out an attacker. */
async function requireStanding(uid: string, change: EmailChange, now: number): Promise<void> {
  const user = await getUserState(uid);
  if (!user) throw refused("bad_code");
  // An interrupted run may have moved the sign-in without the account.
  if (user.email === change.email) return;
  if (now > change.until) throw refused("expired_code");
  // Firebase reports this time in whole seconds.
  if (user.sessionsEndedAt > change.at) throw refused("bad_code");
}

/** Copies the new sign-in address to the account. @returns whether the account changed */
function follow(uid: string, { email, at }: Pick<EmailChange, "email" | "at">, now: number): Promise<boolean> {
  return writeTogether("confirm-email-change", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (!found || found.account.email === email) return false;
    const { account, guard } = found;
    changeAccount(writes, uid, guard, { email, emailChange: account.emailChange?.at === at ? null : account.emailChange });
    const subject = { uid, siteId: null, orderId: null, part: email };
    const id = `address-changed.${uid}.${at}`;
    queueMail(writes, { id: `${id}.old`, kind: "address-changed", to: account.email, subject });
    queueMail(writes, { id: `${id}.new`, kind: "address-changed", to: email, subject });
    addSecurityEvent(writes, uid, "emailChanged", now, email);
    return true;
  });
}

function refused(reason: EmailChangeRefusal): Failure {
  return new Failure("bad_request", { reason });
}
