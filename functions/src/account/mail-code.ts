import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { CODE_LIFE_MS, getAuthCode } from "#data/account/auth-codes.ts";
import { findUser, type User } from "#data/account/users.ts";
import { limitAll, limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { atEvenPace } from "#http/branded-errors.ts";
import type { Request } from "#http/request.ts";
import { randomId } from "#platform/secure-ids.ts";

type Code = { kind: "confirm-address" | "reset-password"; limits: "resend" | "reset"; isWanted: (user: User) => boolean };

/** Sends a link with a new code, when there is somebody to send it to. The answer and its pace never tell whether there is. */
function mailCode({ kind, limits, isWanted }: Code) {
  return async (input: { email: string }, request: Request) => {
    await limitRate(`${limits}.client`, request.clientAddress, request.now);
    await limitRate(`${limits}.email`, input.email, request.now);
    await limitAll("mail-code.all", request.now);
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

/** Sends the link that confirms an address once more, unless it is confirmed already. */
export const resendConfirmation = mailCode({ kind: "confirm-address", limits: "resend", isWanted: (user) => !user.isVerified });

/** Sends a link to choose a new password. */
export const requestPasswordReset = mailCode({ kind: "reset-password", limits: "reset", isWanted: () => true });

/** Why a code from one of our mails did not work: it is too old, it was used (or a newer one was), or it is not ours. */
export async function explainCode(input: { code: string }, request: Request): Promise<CommandOutput<"explain-code">> {
  await limitRate("explain-code.client", request.clientAddress, request.now);
  const known = await getAuthCode(input.code);
  if (!known) return { state: "unknown" };
  return { state: request.now > known.createdAt + CODE_LIFE_MS[known.kind] ? "expired" : "used" };
}

/** Tells the holder of a known address that somebody signed up with it, at most a few times an hour. */
export async function mailAccountExists(email: string, now: number): Promise<void> {
  const user = await findUser(email);
  if (!user || user.isDisabled || !(await mayMail(email, now))) return;
  const id = `account-exists.${user.uid}.${randomId(12)}`;
  await writeTogether("account-exists", async (writes) => {
    queueMail(writes, { id, kind: "account-exists", to: email, subject: { uid: user.uid, siteId: null, orderId: null } });
  });
}

/** A refusal here would tell that the address is known, so it only means silence. */
async function mayMail(email: string, now: number): Promise<boolean> {
  try {
    await limitRate("account-exists.email", email, now);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
