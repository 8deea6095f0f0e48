import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { CODE_LIFE_MS, getAuthCode } from "#data/account/auth-codes.ts";
import { findUser, type User } from "#data/account/users.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { limitAll, proofAbout } from "#data/core/shared-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { atEvenPace } from "#http/branded-errors.ts";
import type { Request } from "#http/request.ts";
import { randomId } from "#platform/secure-ids.ts";

type Code = { kind: "confirm-address" | "reset-password"; limits: "resend" | "reset"; isWanted: (user: User) => boolean };

/** Mails a link with a new code if the address qualifies. The answer and its timing never reveal whether it does. */
function mailCode({ kind, limits, isWanted }: Code) {
  return async (input: { email: string }, request: Request) => {
    await limitRate(`${limits}.client`, request.clientAddress, request.now);
    await limitRate(`${limits}.email`, input.email, request.now);
    await limitAll("mail-code.all", request.now, proofAbout(`${kind} ${input.email}`, request));
    return atEvenPace(async () => {
      const user = await findUser(input.email);
      if (!user || user.isDisabled || !isWanted(user)) return {};
      const id = `${kind}.${user.uid}.${randomId(12)}`;
      await writeTogether(kind, async (writes) => {
        queueMail(writes, { id, kind, to: input.email, subject: { uid: user.uid, siteId: null, orderId: null } });
      });
      return {};
    });
  };
}

export const resendConfirmation = mailCode({ kind: "confirm-address", limits: "resend", isWanted: (user) => !user.isVerified });

export const requestPasswordReset = mailCode({ kind: "reset-password", limits: "reset", isWanted: () => true });

/** Explains why a mailed code failed: it expired, was used or replaced, or was never ours. */
export async function explainCode(input: { code: string }, request: Request): Promise<CommandOutput<"explain-code">> {
  await limitRate("explain-code.client", request.clientAddress, request.now);
  const known = await getAuthCode(input.code);
  if (!known) return { state: "unknown" };
  return { state: request.now > known.createdAt + CODE_LIFE_MS[known.kind] ? "expired" : "used" };
}

/** Tells the holder of a known address that someone signed up with it. Limited to a few mails per hour. */
export async function mailAccountExists(email: string, now: number): Promise<void> {
  const user = await findUser(email);
  if (!user || user.isDisabled || !(await mayMail(email, now))) return;
  const id = `account-exists.${user.uid}.${randomId(12)}`;
  await writeTogether("account-exists", async (writes) => {
    queueMail(writes, { id, kind: "account-exists", to: email, subject: { uid: user.uid, siteId: null, orderId: null } });
  });
}

/** Does not throw when limited: an error would reveal that the address is known. */
async function mayMail(email: string, now: number): Promise<boolean> {
  try {
    await limitRate("account-exists.email", email, now);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
