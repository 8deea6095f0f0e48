import { normalizeUsername, type UsernameClaim, usernameClaimSchema, usernameSchema } from "@awning/domain/account/username";
import { spokenFor, usernameShape } from "@awning/domain/account/username-shape";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import type { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import { type Due, listDue } from "../core/due.ts";
import { type Writes, writeUnlessOvertaken } from "../core/writes.ts";

/** A name, its claim (`null` if never claimed) and the guard for writing it. */
export type HeldName = { name: string; claim: UsernameClaim | null; guard: Timestamp | null };

export async function getHeldName(name: string): Promise<HeldName> {
  const snapshot = await firestore().doc(documents.username(name)).get();
  return { name, claim: fromDocument(usernameClaimSchema, snapshot), guard: snapshot.updateTime ?? null };
}

/** Similar names to check. They all belong to one owner, because nobody else can claim them. */
const ALIKE_MAX = 10;

/** Whether someone other than `uid` holds a name at `now` (ms since 1970) that looks like this one or that this one impersonates. */
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

/** Stores the day a closed page returns (empty for none). Visitors read it here, because nothing else of the page is public. */
export async function keepBackOn(uid: string, name: string, backOn: string): Promise<void> {
  const held = await getHeldName(name);
  const { claim } = held;
  if (claim?.uid !== uid || claim.state !== "active" || (claim.backOn ?? "") === backOn) return;
  await writeUnlessOvertaken((writes) => writeClaim(writes, held, { ...claim, backOn }));
}

export async function listRedirects(uid: string): Promise<HeldName[]> {
  const found = await firestore().collection("usernames").where("uid", "==", uid).where("state", "==", "redirect").get();
  return found.docs.map((one) => ({ name: one.id, claim: fromDocument(usernameClaimSchema, one), guard: one.updateTime }));
}

/** Names of deleted accounts that are due at `now` (ms since 1970). */
export function releasedNames(now: number): Due {
  const released = firestore().collection(collections.usernames).where("state", "==", "released");
  return { query: released.where("until", "<=", new Date(now)), since: "until" };
}

/** Longest overdue first. */
export async function listNamesToRelease(now: number, limit: number): Promise<HeldName[]> {
  return (await listDue(releasedNames(now), limit)).map((one) => ({
    name: one.id,
    claim: fromDocument(usernameClaimSchema, one),
    guard: one.updateTime,
  }));
}

export function deleteClaim(writes: Writes, { name, guard }: HeldName): void {
  writes.delete(firestore().doc(documents.username(name)), guard ? { lastUpdateTime: guard } : {});
}

export function writeClaim(writes: Writes, held: HeldName, claim: Omit<UsernameClaim, "shape">): void {
  const reference = firestore().doc(documents.username(held.name));
  const fields = toDocument(usernameClaimSchema, { ...claim, shape: usernameShape(held.name) });
  if (held.guard) writes.update(reference, fields, { lastUpdateTime: held.guard });
  else writes.create(reference, fields);
}

/** Resolves a current or redirecting name. @returns `null` when the name leads nowhere */
export async function findSiteId(name: string, now: number): Promise<string | null> {
  const { claim } = await getHeldName(name);
  return claim && isHeld(claim, now) ? claim.uid : null;
}

/** Resolves a name as somebody typed it, like {@link findSiteId}. */
export async function findTypedSite(typed: string, now: number): Promise<string | null> {
  const name = z.safeParse(usernameSchema, normalizeUsername(typed));
  return name.success ? findSiteId(name.data, now) : null;
}

/** Whether anyone may claim the name. A malformed claim keeps it. */
export function isFree(held: HeldName, now: number): boolean {
  return held.claim ? !isHeld(held.claim, now) : held.guard === null;
}

/** Whether a claim reserves the name: a redirect until it expires, a deleted account's until its claim is deleted, which comes last. */
export function isHeld(claim: UsernameClaim, now: number): boolean {
  return claim.state !== "redirect" || (claim.until ?? 0) > now;
}
