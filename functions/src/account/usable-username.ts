import { refuseUsername } from "@awning/domain/account/reserved-usernames";
import { normalizeUsername, type UsernameReason } from "@awning/domain/account/username";
import { Failure } from "@awning/domain/errors/failure";
import { getHeldName, type HeldName, isFree, isHeld, isLookAlike } from "#data/usernames.ts";

/** What a person typed as a name, normalised; one that can never be a username is refused with its reason. */
export function parseUsername(typed: string): string {
  const name = normalizeUsername(typed);
  const reason = refuseUsername(name);
  if (reason) throw usernameRefused(name, reason);
  return name;
}

/** Why nobody, or not this owner, can have a well-formed name right now; `null` when it is free. */
export async function findHolder(
  name: string,
  uid: string | null,
  now: number,
): Promise<{ held: HeldName; reason: UsernameReason | null }> {
  const held = await getHeldName(name);
  if (isFree(held, now)) return { held, reason: (await isLookAlike(name, uid, now)) ? { reason: "looks_taken" } : null };
  const isOwn = uid !== null && held.claim?.uid === uid && isHeld(held.claim, now);
  return { held, reason: { reason: isOwn ? "held_by_you" : "taken" } };
}

/** The failure that carries a name's reason. */
export function usernameRefused(username: string, reason: UsernameReason): Failure {
  return new Failure("username_refused", { username, ...reason });
}
