import { Failure, SUSPENDED } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/firestore-paths";
import { type Site, siteSchema } from "@awning/domain/site/site";
import { toDocument } from "@awning/domain/time/timestamp";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

/** An owner's site, or `null` when there is none that fits its schema. */
export async function getSite(siteId: string): Promise<Site | null> {
  return fromDocument(siteSchema, await firestore().doc(documents.site(siteId)).get());
}

/**
 * A site for its projection: `seen` is the document as it was read, `version` the moment of reading in ms since 1970,
 * with microseconds behind the point. A site that is missing or malformed is `null`.
 */
export async function readSite(siteId: string): Promise<{ site: Site | null; seen: DocumentSnapshot; version: number }> {
  const seen = await firestore().doc(documents.site(siteId)).get();
  const { seconds, nanoseconds } = seen.readTime;
  return { site: fromDocument(siteSchema, seen), seen, version: seconds * 1000 + Math.floor(nanoseconds / 1000) / 1000 };
}

/** Adds a new site; the commit fails when there is one. */
export function createSite(writes: Writes, siteId: string, site: Site): void {
  writes.create(firestore().doc(documents.site(siteId)), toDocument(siteSchema, site));
}

/** Gives a site its new name; what the owner is editing stays as it is. */
export function renameSite(writes: Writes, siteId: string, username: string, now: number): void {
  writes.update(firestore().doc(documents.site(siteId)), toDocument(siteSchema, { username, updatedAt: now }));
}

/** Closes a site until it is deleted at `leavesAt` (ms since 1970), or opens it again with `null`; the owner's draft stays as it is. */
export function setLeaving(writes: Writes, siteId: string, leavesAt: number | null, now: number): void {
  writes.update(firestore().doc(documents.site(siteId)), toDocument(siteSchema, { leavesAt, updatedAt: now }));
}

/** Closes a site by the will of who runs the service (ms since 1970), or opens it again with `null`; the owner's draft stays as it is. */
export function setSuspended(writes: Writes, siteId: string, suspendedAt: number | null, now: number): void {
  writes.update(firestore().doc(documents.site(siteId)), toDocument(siteSchema, { suspendedAt, updatedAt: now }));
}

/**
 * Lets an owner go on whose site stands, readable or not, and is not suspended: as `isActiveOwner` of the rules does.
 * @throws Failure `not_found` without a site, `forbidden` with {@link SUSPENDED} while Awning has closed it
 */
export async function requireActiveSite(siteId: string): Promise<void> {
  const site = await firestore().doc(documents.site(siteId)).get();
  if (!site.exists) throw new Failure("not_found");
  if ((site.get("suspendedAt") ?? null) !== null) throw new Failure("forbidden", SUSPENDED);
}

/** Whether Awning has closed a site, readable or not; one that is gone is not closed. */
export async function isSuspended(siteId: string): Promise<boolean> {
  const fields = (await firestore().doc(documents.site(siteId)).get()).data();
  return (fields?.suspendedAt ?? null) !== null;
}

/** Whether there is a site, readable or not. */
export async function hasSite(siteId: string): Promise<boolean> {
  return (await firestore().doc(documents.site(siteId)).get()).exists;
}

/** Takes a site's own document away. From then on the rules let nobody write below it, and its public copy goes. */
export function deleteSite(writes: Writes, siteId: string): void {
  writes.delete(firestore().doc(documents.site(siteId)));
}
