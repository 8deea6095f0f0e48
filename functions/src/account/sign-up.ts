import type { CommandOutput } from "@awning/domain/api/commands";
import { getAccount } from "#data/account/accounts.ts";
import { createUser, findUser, removeUser } from "#data/account/users.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { limitAll, proofAbout } from "#data/core/shared-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { atEvenPace } from "#http/branded-errors.ts";
import type { Request } from "#http/request.ts";
import { log } from "#platform/log.ts";
import { randomId } from "#platform/secure-ids.ts";
import { findHolder, parseUsername, usernameRefused } from "./claim-username.ts";
import { mailAccountExists } from "./mail-code.ts";
import { requireStrongPassword } from "./password.ts";
import { startOwner } from "./start-owner.ts";

type Input = { email: string; password: string; username: string; locale: string; timeZone: string };

/** Creates a user, an account and a username. A known address gets a mail instead, with the same answer and timing. */
export async function signUp(input: Input, request: Request): Promise<CommandOutput<"sign-up">> {
  const username = parseUsername(input.username);
  requireStrongPassword(input.password, input.email);
  await limitRate("sign-up.client", request.clientAddress, request.now);
  await limitRate("mail-anybody.client", request.clientAddress, request.now);
  await limitAll("sign-up.all", request.now, proofAbout(`sign-up ${input.email}`, request));
  return atEvenPace(async () => {
    const { reason } = await findHolder(username, null, request.now);
    if (reason) throw usernameRefused(username, reason);
    const known = await findUser(input.email);
    const uid = known ? null : await createUser(input.email, input.password);
    if (uid) await openAccount(uid, username, input, request.now);
    else await mailAccountExists(input.email, request.now);
    return {};
  });
}

/** Adds what every owner starts with. Deletes the user again if someone else takes the name first. */
async function openAccount(uid: string, username: string, input: Input, now: number): Promise<void> {
  const mailId = `confirm-address.${uid}.${randomId(12)}`;
  try {
    await writeTogether("sign-up", async (writes) => {
      // An earlier attempt may have committed before its response was lost.
      if (await getAccount(uid)) return;
      const { held, reason } = await findHolder(username, uid, now);
      if (reason) throw usernameRefused(username, reason);
      startOwner(writes, held, { uid, email: input.email, locale: input.locale, timeZone: input.timeZone, now });
      queueMail(writes, { id: mailId, kind: "confirm-address", to: input.email, subject: { uid, siteId: null, orderId: null } });
    });
  } catch (error) {
    await removeUser(uid).catch((failed: unknown) => log.userLeftBehind(uid, failed));
    throw error;
  }
}
