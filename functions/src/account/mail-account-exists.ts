import { Failure } from "@awning/domain/errors/failure";
import { queueMail } from "#data/outbox.ts";
import { limitRate } from "#data/rate-limits.ts";
import { findUser } from "#data/users.ts";
import { writeTogether } from "#data/writes.ts";
import { randomId } from "#platform/secure-ids.ts";

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
