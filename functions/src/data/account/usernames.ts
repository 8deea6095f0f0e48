import { type UsernameClaim, usernameClaimSchema } from "@awning/domain/account/username";
import { spokenFor, usernameShape } from "@awning/domain/account/username-shape";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import type { Timestamp } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { type Writes, writeUnlessOvertaken } from "../core/writes.ts";

/** Who holds a name, with the moment it was last written as a guard; `claim` is `null` when nobody ever did. */
export type HeldName = { name: string; claim: UsernameClaim | null; guard: Timestamp | null };

/** Reads who holds a name. */
export async function getHeldName(name: string): Promise<HeldName> {
  const snapshot = await firestore().doc(documents.username(name)).get();
  return { name, claim: fromDocument(usernameClaimSchema, snapshot), guard: snapshot.updateTime ?? null };
}

/** Looked at of the names that look alike: those that one owner has or had, as others can claim none. */
const ALIKE_MAX = 10;

/** Whether somebody else than `uid` holds a name at `now` (ms since 1970) that looks like this one, or that this one claims to speak for. */
export async function isConfusable(name: string, uid: string | null, now: number): Promise<boolean> {
  const alike = firestore()
    .collection(collections.usernames)
    .where("shape", "in", [usernameShape(name), ...spokenFor(name)])
    .limit(ALIKE_MAX);
  return (await alike.get()).docs.some((one) => {
    const claim = fromDocument(usernameClaimSchema, one);
    return one.id !== name && claim !== null && claim.uid !== uid && isHeld(claim, now);
  });
}

/** Keeps the day on which the closed page of a name is back, empty for none; visitors read it there, because nothing else of it is public. */
export async function keepBackOn(uid: string, name: string, backOn: string): Promise<void> {
  const held = await getHeldName(name);
  const { claim } = held;
  if (claim?.uid !== uid || claim.state !== "active" || (claim.backOn ?? "") === backOn) return;
  await writeUnlessOvertaken((writes) => writeClaim(writes, held, { ...claim, backOn }));
}

/** Every old name that still leads to this owner. */
export async function listRedirects(uid: string): Promise<HeldName[]> {
  const found = await firestore().collection("usernames").where("uid", "==", uid).where("state", "==", "redirect").get();
  return found.docs.map((one) => ({ name: one.id, claim: fromDocument(usernameClaimSchema, one), guard: one.updateTime }));
}

/** Names of deleted accounts that can be given to others at `now` (ms since 1970), the longest due first, at most `limit`. */
export async function listNamesToRelease(now: number, limit: number): Promise<HeldName[]> {
  const due = firestore().collection(collections.usernames).where("state", "==", "released").where("until", "<=", new Date(now));
  const found = await due.orderBy("until").limit(limit).get();
  return found.docs.map((one) => ({ name: one.id, claim: fromDocument(usernameClaimSchema, one), guard: one.updateTime }));
}

/** Takes a claim away: anybody may have the name. The commit fails when somebody wrote the name since it was read. */
export function deleteClaim(writes: Writes, { name, guard }: HeldName): void {
  writes.delete(firestore().doc(documents.username(name)), guard ? { lastUpdateTime: guard } : {});
}

/** Writes a claim over what was read. The commit fails when somebody wrote the name since then. */
export function writeClaim(writes: Writes, held: HeldName, claim: Omit<UsernameClaim, "shape">): void {
  const reference = firestore().doc(documents.username(held.name));
  const fields = toDocument(usernameClaimSchema, { ...claim, shape: usernameShape(held.name) });
  if (held.guard) writes.update(reference, fields, { lastUpdateTime: held.guard });
  else writes.create(reference, fields);
}

/**
 * Which site a name leads to right now, its own or an old one that still redirects.
 * @returns `null` when the name leads nowhere
 */
export async function findSiteId(name: string, now: number): Promise<string | null> {
  const { claim } = await getHeldName(name);
  return claim && isHeld(claim, now) ? claim.uid : null;
}

/** Whether anybody may claim the name now. A claim that cannot be read keeps its name. */
export function isFree(held: HeldName, now: number): boolean {
  return held.claim ? !isHeld(held.claim, now) : held.guard === null;
}

/**
 * Whether a claim still keeps the name from others: an old name does so until its redirect ends, that of a deleted account until
 * the claim is taken away, which is the last of what is left of it.
 */
export function isHeld(claim: UsernameClaim, now: number): boolean {
  return claim.state !== "redirect" || (claim.until ?? 0) > now;
}
