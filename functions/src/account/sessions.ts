import { SESSIONS_MAX, type Session } from "@awning/domain/account/session";
import type { CommandInput, CommandOutput } from "@awning/domain/api/commands";
import { changeAccount, getAccount, getGuardedAccount, mayHaveTokens, recoveredFields } from "#data/account/accounts.ts";
import { addSecurityEvent, addSecurityEventOnce } from "#data/account/security-events.ts";
import { endSessions, getUserState, hasGoogle } from "#data/account/users.ts";
import { writeTogether } from "#data/core/writes.ts";
import { forgetDevices } from "#data/notification/devices.ts";
import { type Request, requireCaller, requireRecentSignIn } from "#http/request.ts";
import { sha256 } from "#platform/secure-ids.ts";

const DAY_MS = 86_400_000;

/** Under what an account stores a device, of whose random id it keeps only a hash. */
export function deviceKey(uid: string, device: string): string {
  return sha256(`${uid}:${device}`).slice(0, 32);
}

/** The latest of what is stored by device. */
export function latest<Value>(all: Readonly<Record<string, Value>>, max: number, at: (value: Value) => number): Record<string, Value> {
  const byTime = Object.entries(all).toSorted(([, a], [, b]) => at(b) - at(a));
  return Object.fromEntries(byTime.slice(0, max));
}

/** Lists the caller's device, once a day and sign-in, and writes down whether Google opens the account. Does nothing without an account. */
export async function noteSession(input: CommandInput<"note-session">, request: Request): Promise<CommandOutput<"note-session">> {
  const { uid, signedInAt = 0 } = requireCaller(request);
  const { now } = request;
  const { device, timeZone = "UTC", ...words } = input;
  const key = deviceKey(uid, device);
  const isGoogle = await hasGoogle(uid);
  await writeTogether("note-session", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (!found) return;
    const { account, guard } = found;
    const before = account.sessions[key];
    const isNoted = before !== undefined && before.signedInAt === signedInAt && dayOf(before.usedAt) === dayOf(now);
    if (isNoted && account.hasGoogle === isGoogle) return;
    const sessions = { ...account.sessions, [key]: { ...words, timeZone, signedInAt, usedAt: now } };
    changeAccount(writes, uid, guard, { sessions: latest(sessions, SESSIONS_MAX, ({ usedAt }) => usedAt), hasGoogle: isGoogle });
    // Firebase links and unlinks it, and tells no one.
    if (account.hasGoogle !== null && account.hasGoogle !== isGoogle)
      addSecurityEvent(writes, uid, isGoogle ? "googleConnected" : "googleDisconnected", now);
  });
  return {};
}

/**
 * The devices that used the caller's account since sessions were last ended, which Firebase knows, whoever did it. Of one that logged out by
 * itself it says nothing.
 */
export async function showSessions({ device }: { device: string | null }, request: Request): Promise<CommandOutput<"list-sessions">> {
  const { uid } = requireCaller(request);
  const [account, user] = await Promise.all([getAccount(uid), getUserState(uid)]);
  const here = device === null ? null : deviceKey(uid, device);
  const isOpen = ({ signedInAt }: Session) => signedInAt >= (user?.sessionsEndedAt ?? 0);
  const open = Object.entries(account?.sessions ?? {}).filter(([, session]) => isOpen(session));
  const byUse = open.toSorted(([, a], [, b]) => b.usedAt - a.usedAt);
  const sessions = byUse.map(([key, { browser, system, timeZone, usedAt }]) => {
    return { browser, system, timeZone, usedAt, isThis: key === here };
  });
  return { sessions };
}

/**
 * Ends all sessions of the caller, this one included: a token that began it again would open another one for an hour, whoever held it and
 * whatever was ended meanwhile. No single one can be ended: Firebase revokes those of an account.
 * @throws Failure `stale_sign_in`
 */
export async function endAllSessions(_: object, request: Request): Promise<CommandOutput<"end-sessions">> {
  const { uid } = requireRecentSignIn(request);
  const { now } = request;
  await writeTogether("end-sessions", async (writes) => {
    const found = await getGuardedAccount(uid);
    if (found && mayHaveTokens(found.account)) changeAccount(writes, uid, found.guard, recoveredFields(found.account, now));
  });
  await endSessions(uid);
  await forgetDevices(uid);
  await addSecurityEventOnce(uid, String(now), "sessionsEnded", now);
  return {};
}

function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}
