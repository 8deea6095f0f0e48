import { queueMail } from "#data/outbox.ts";
import { limitAll, limitRate } from "#data/rate-limits.ts";
import { findUser, type User } from "#data/users.ts";
import { writeTogether } from "#data/writes.ts";
import { atEvenPace } from "#platform/even-pace.ts";
import type { Request } from "#platform/request.ts";
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
