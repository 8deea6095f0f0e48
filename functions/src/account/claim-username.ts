import { refuseUsername } from "@awning/domain/account/reserved-usernames";
import { normalizeUsername, type UsernameReason } from "@awning/domain/account/username";
import type { CommandOutput } from "@awning/domain/api/commands";
import { Failure } from "@awning/domain/errors/failure";
import { getAccount } from "#data/account/accounts.ts";
import { getHeldName, type HeldName, isConfusable, isFree, isHeld } from "#data/account/usernames.ts";
import { limitRate } from "#data/core/rate-limits.ts";
import { writeTogether } from "#data/core/writes.ts";
import { queueMail } from "#data/mail/outbox.ts";
import { type Request, requireCaller } from "#http/request.ts";
import { randomId } from "#platform/secure-ids.ts";
import { startOwner } from "./start-owner.ts";

type Input = { username: string; locale: string; timeZone: string };

/** Gives a signed-in user a username, an account and a site. Repeatable, because the first response may have been lost. */
export async function claimUsername(input: Input, request: Request): Promise<CommandOutput<"claim-username">> {
  const { uid, email, isVerified } = requireCaller(request);
  if (!email) throw new Failure("forbidden", { reason: "no_address" });
  const username = parseUsername(input.username);
  const mailId = `confirm-address.${uid}.${randomId(12)}`;
  await writeTogether("claim-username", async (writes) => {
    const account = await getAccount(uid);
    if (account?.username === username) return;
    if (account) throw new Failure("already_claimed", { username: account.username });
    const { held, reason } = await findHolder(username, uid, request.now);
    if (reason) throw usernameRefused(username, reason);
    startOwner(writes, held, { uid, email, locale: input.locale, timeZone: input.timeZone, now: request.now });
    if (!isVerified) queueMail(writes, { id: mailId, kind: "confirm-address", to: email, subject: { uid, siteId: null, orderId: null } });
  });
  return { username };
}

/** Checks whether a name is available. Only claiming it is authoritative. */
export async function checkUsername(input: { username: string }, request: Request): Promise<CommandOutput<"check-username">> {
  const username = normalizeUsername(input.username);
  const malformed = refuseUsername(username);
  if (malformed) return { username, reason: malformed.reason, char: "char" in malformed ? malformed.char : "" };
  await limitRate("check-username.client", request.clientAddress, request.now);
  const { reason } = await findHolder(username, request.caller?.uid ?? null, request.now);
  return { username, reason: reason?.reason ?? null, char: "" };
}

/** Normalizes a typed username. @throws Failure with the reason when it can never be a username */
export function parseUsername(typed: string): string {
  const name = normalizeUsername(typed);
  const reason = refuseUsername(name);
  if (reason) throw usernameRefused(name, reason);
  return name;
}

export async function findHolder(
  name: string,
  uid: string | null,
  now: number,
): Promise<{ held: HeldName; reason: UsernameReason | null }> {
  const held = await getHeldName(name);
  if (isFree(held, now)) return { held, reason: (await isConfusable(name, uid, now)) ? { reason: "looks_taken" } : null };
  const isOwn = uid !== null && held.claim?.uid === uid && isHeld(held.claim, now);
  return { held, reason: { reason: isOwn ? "held_by_you" : "taken" } };
}

export function usernameRefused(username: string, reason: UsernameReason): Failure {
  return new Failure("username_refused", { username, ...reason });
}
