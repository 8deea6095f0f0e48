import { isDeepStrictEqual } from "node:util";
import { Failure, SUSPENDED } from "@awning/domain/errors/failure";
import { documents } from "@awning/domain/routes/firestore-paths";
import { shopNotesSchema } from "@awning/domain/shop/site-stats";
import { type Site, siteSchema } from "@awning/domain/site/site";
import { toDocument } from "@awning/domain/time/timestamp";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";
import type { Writes } from "../core/writes.ts";

export async function getSite(siteId: string): Promise<Site | null> {
  return fromDocument(siteSchema, await firestore().doc(documents.site(siteId)).get());
}

/** The ids of the products that the last renewal noted as lowest in stock, a few. */
export async function getLowNoted(siteId: string): Promise<string[]> {
  const seen = await firestore().doc(documents.site(siteId)).get();
  return z.safeParse(shopNotesSchema, seen.get("shopNotes")).data?.low ?? [];
}

/** A site, its raw document, and when it was read ({@link versionOf}). */
export type ReadSite = { site: Site | null; seen: DocumentSnapshot; version: number };

export async function readSite(siteId: string): Promise<ReadSite> {
  const seen = await firestore().doc(documents.site(siteId)).get();
  return { site: parseSite(seen), seen, version: versionOf(seen) };
}

export function parseSite(seen: DocumentSnapshot): Site | null {
  return fromDocument(siteSchema, seen);
}

/** When a document was read, in ms since 1970 with microseconds as decimals. */
export function versionOf({ readTime: { seconds, nanoseconds } }: DocumentSnapshot): number {
  return seconds * 1000 + Math.floor(nanoseconds / 1000) / 1000;
}

/** Fields that only functions write and that are not public. */
const NOTES: ReadonlySet<string> = new Set(["shopNotes", "full"]);

/** Whether two readings of a site differ at most in what functions note there. */
export function isSameSite(now: DocumentSnapshot | undefined, seen: DocumentSnapshot): boolean {
  return isDeepStrictEqual(withoutNotes(now?.data()), withoutNotes(seen.data()));
}

/** The fields of a site document without what functions note there. */
export function withoutNotes(fields: Record<string, unknown> | undefined) {
  return fields && Object.fromEntries(Object.entries(fields).filter(([name]) => !NOTES.has(name)));
}

export function createSite(writes: Writes, siteId: string, site: Site): void {
  writes.create(firestore().doc(documents.site(siteId)), toDocument(siteSchema, site));
}

export function renameSite(writes: Writes, siteId: string, username: string, now: number): void {
  writes.update(firestore().doc(documents.site(siteId)), toDocument(siteSchema, { username, updatedAt: now }));
}

/** Closes a site until its deletion at `leavesAt` (ms since 1970), or reopens it with `null`. Keeps the draft. */
export function setLeaving(writes: Writes, siteId: string, leavesAt: number | null, now: number): void {
  writes.update(firestore().doc(documents.site(siteId)), toDocument(siteSchema, { leavesAt, updatedAt: now }));
}

/** Suspends a site at `suspendedAt` (ms since 1970), or reopens it with `null`. Keeps the draft. */
export function setSuspended(writes: Writes, siteId: string, suspendedAt: number | null, now: number): void {
  writes.update(firestore().doc(documents.site(siteId)), toDocument(siteSchema, { suspendedAt, updatedAt: now }));
}

/** Like `isActiveOwner` in the rules. @throws Failure `not_found` without a site, `forbidden` with {@link SUSPENDED} when suspended */
export async function requireActiveSite(siteId: string): Promise<void> {
  const site = await firestore().doc(documents.site(siteId)).get();
  if (!site.exists) throw new Failure("not_found");
  if ((site.get("suspendedAt") ?? null) !== null) throw new Failure("forbidden", SUSPENDED);
}

/** Includes malformed sites. */
export async function isSuspended(siteId: string): Promise<boolean> {
  const fields = (await firestore().doc(documents.site(siteId)).get()).data();
  return (fields?.suspendedAt ?? null) !== null;
}

/** Includes malformed sites. */
export async function hasSite(siteId: string): Promise<boolean> {
  return (await firestore().doc(documents.site(siteId)).get()).exists;
}

/** Deletes the site document, which revokes write access below it in the rules and unpublishes it. */
export function deleteSite(writes: Writes, siteId: string): void {
  writes.delete(firestore().doc(documents.site(siteId)));
}
