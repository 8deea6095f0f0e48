import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { deviceLabel } from "@awning/domain/values/device";
import { getGuardedAccount, setDevices } from "#data/account/accounts.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { type Request, requireRecentSignIn } from "#http/request.ts";
import { sha256 } from "#platform/secure-ids.ts";

/** Devices of an account that are known; the one that was longest away is forgotten first. */
const KNOWN_MAX = 20;
/** Within this long the first device that is noted is the one on which the account was opened. */
const YOUNG_MS = 86_400_000;

/**
 * Notes on which device an owner has just signed in, and writes to them when it is one that the account has not seen. The first
 * one of a new account is told of to nobody, and an address that nobody has confirmed gets no mail. Only a hash of the device's own random id is kept.
 */
export async function noteSignIn(input: CommandInput<"note-sign-in">, request: Request): Promise<CommandOutput<"note-sign-in">> {
  const { uid, isVerified } = requireRecentSignIn(request);
  const { now } = request;
  await limitRate("note-sign-in.owner", uid, now);
  const key = sha256(`${uid}:${input.device}`).slice(0, 32);
  await writeTogether("note-sign-in", async (writes) => {
    const found = await getGuardedAccount(uid);
    // Somebody who came with Google and has no name yet: nothing is theirs yet.
    if (!found) return;
    const { account, guard } = found;
    // Where none was noted in time nobody knows any more whether the first one is the owner's.
    const isFirst = Object.keys(account.devices).length === 0 && now < account.createdAt + YOUNG_MS;
    const isNew = !(key in account.devices) && !isFirst;
    setDevices(writes, uid, guard, latest({ ...account.devices, [key]: now }));
    if (!isNew || !isVerified) return;
    const id = `new-sign-in.${uid}.${key}.${now}`;
    queueMail(writes, {
      id,
      kind: "new-sign-in",
      to: account.email,
      subject: { uid, siteId: null, orderId: null, part: deviceLabel(input) },
    });
  });
  return {};
}

function latest(devices: Readonly<Record<string, number>>): Record<string, number> {
  const byTime = Object.entries(devices).toSorted(([, a], [, b]) => b - a);
  return Object.fromEntries(byTime.slice(0, KNOWN_MAX));
}
