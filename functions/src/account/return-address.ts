import { type Account, ADDRESS_RETURN_HOURS, type EmailChangeRefusal, RETURNED_MARK } from "@awning/domain/account/account";
import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { changeAccount, getGuardedAccount, recoveredFields } from "#data/account/accounts.ts";
import { addSecurityEvent } from "#data/account/security-events.ts";
import { findUser, giveUserBack } from "#data/account/users.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import type { Request } from "#http/request.ts";
import { readAddressReturnCode } from "#platform/access-keys.ts";

const RETURN_MS = ADDRESS_RETURN_HOURS * 3_600_000;

/**
 * Puts back the address that an account had, by the link in the mail that told it of the change. Whoever is logged in is out, with their
 * password, passkeys and Google account, until a link in a mail to that address sets a new password. Opening the link again does nothing
 * while the account has the address. The links of changes that came after it are void.
 * @throws Failure `bad_request` with an `EmailChangeRefusal` as `details.reason`; `too_many_requests`
 */
export async function returnAddress({ code }: { code: string }, request: Request): Promise<CommandOutput<"return-address">> {
  const { now, clientAddress } = request;
  await limitRate("explain-code.client", clientAddress, now);
  const change = readAddressReturnCode(code);
  if (!change) throw refused("bad_code");
  const { uid, at, email } = change;
  const account = (await getGuardedAccount(uid))?.account;
  if (!account) throw refused("bad_code");
  if (account.email === email) return { email };
  if (isUndone(account, at)) throw refused("bad_code");
  if (now > at + RETURN_MS) throw refused("expired_code");
  const holder = await findUser(email);
  if (holder && holder.uid !== uid) throw refused("taken");
  // First, so that a run that dies here is finished by the next press.
  await giveUserBack(uid, email);
  const kept = await writeTogether("return-address", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (!found || found.account.email === email) return null;
    const { addressReturned: before } = found.account;
    if (isUndone(found.account, at)) return found.account.email;
    // What an earlier return undid stays so for as long as links of it are valid.
    const from = before && before.until > now - RETURN_MS ? Math.min(before.from, at) : at;
    const returned = { email, emailChange: null, addressReturned: { from, until: now }, isPasswordRemoved: false };
    changeAccount(writes, uid, found.guard, { ...returned, ...recoveredFields(found.account, now) });
    const subject = { uid, siteId: null, orderId: null };
    const left = { ...subject, part: RETURNED_MARK + email };
    queueMail(writes, { id: `address-returned.${uid}.${at}.${now}`, kind: "address-changed", to: found.account.email, subject: left });
    queueMail(writes, { id: `reset-password.${uid}.returned.${at}.${now}`, kind: "reset-password", to: email, subject });
    addSecurityEvent(writes, uid, "emailRestored", now, email);
    return null;
  });
  if (kept === null) return { email };
  // Another link came first, and this one's mailbox must not keep the sign-in.
  await giveUserBack(uid, kept);
  throw refused("bad_code");
}

/** Whether an address that was put back undid the change of this moment, with all that its mails offer. */
function isUndone({ addressReturned: returned }: Account, at: number): boolean {
  return returned !== null && returned.from < at && at <= returned.until;
}

function refused(reason: EmailChangeRefusal): Failure {
  return new Failure("bad_request", { reason });
}
