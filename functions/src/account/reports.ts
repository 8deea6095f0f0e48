import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { deviceLabel } from "@awning/domain/values/device";
import { changeAccount, getGuardedAccount } from "#data/account/accounts.ts";
import { addSecurityEvent, addSecurityEventOnce } from "#data/account/security-events.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { type Writes, writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { type Request, requireCaller, requireRecentSignIn } from "#http/request.ts";
import { deviceKey, latest } from "./sessions.ts";

const KNOWN_MAX = 20;
/** Within a day of sign-up, the first device counts as the one that opened the account. */
const YOUNG_MS = 86_400_000;

/** Mails the owner about a new device, except the account's first one. Stores only a hash of the device's random id. */
export async function noteSignIn(input: CommandInput<"note-sign-in">, request: Request): Promise<CommandOutput<"note-sign-in">> {
  const { uid, isVerified } = requireRecentSignIn(request);
  const { now } = request;
  await limitRate("note-sign-in.owner", uid, now);
  const key = deviceKey(uid, input.device);
  await writeTogether("note-sign-in", async (writes) => {
    const found = await getGuardedAccount(uid);
    // Google users have no account until they choose a username.
    if (!found) return;
    const { account, guard } = found;
    // Later than a day after sign-up, an unknown first device may not be the owner's.
    const isFirst = Object.keys(account.devices).length === 0 && now < account.createdAt + YOUNG_MS;
    const isNew = !(key in account.devices) && !isFirst;
    changeAccount(writes, uid, guard, { devices: latest({ ...account.devices, [key]: now }, KNOWN_MAX, (at) => at) });
    if (isNew) addSecurityEvent(writes, uid, "newDevice", now, deviceLabel(input));
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

const ACTS = {
  added: "passkeyAdded",
  removed: "passkeyRemoved",
  password: "passwordRemoved",
  codes: "recoveryCodesMade",
  code: "recoveryCodeUsed",
} as const;

/**
 * Mails the owner how their account is logged into now and adds a security event, in the commit of the change.
 * @param device of the passkey, or that a code was used on; empty for others
 * @param left codes after one was used
 * @returns the account as it was read
 * @throws Failure `not_found`
 */
export async function tellSignInChanged(writes: Writes, uid: string, change: keyof typeof ACTS, now: number, device = "", left = 0) {
  const found = await getGuardedAccount(uid);
  if (!found) throw new Failure("not_found");
  const id = `sign-in-changed.${uid}.${now}`;
  const subject = { uid, siteId: null, orderId: null, part: `${change}/${device}${change === "code" ? `/${left}` : ""}` };
  queueMail(writes, { id, kind: "sign-in-changed", to: found.account.email, subject });
  addSecurityEvent(writes, uid, ACTS[change], now, device);
  return found;
}

const HOUR_MS = 3_600_000;

/**
 * Adds an act that only the browser knows of, once an hour, so that nobody buries other events under it. Whoever holds a session can leave
 * it out, so it proves what was reported and nothing else.
 */
export async function noteAct({ act }: CommandInput<"note-act">, request: Request): Promise<CommandOutput<"note-act">> {
  await addSecurityEventOnce(requireCaller(request).uid, `${Math.floor(request.now / HOUR_MS)}`, act, request.now);
  return {};
}
