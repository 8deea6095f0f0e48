import { documents } from "@awning/domain/collections";
import { type Site, siteSchema } from "@awning/domain/site";
import { firestore } from "./admin.ts";
import { fromDocument, toDocument } from "./documents.ts";
import type { Writes } from "./writes.ts";

/** An owner's site, or `null` when there is none that fits its schema. */
export async function getSite(siteId: string): Promise<Site | null> {
  return fromDocument(siteSchema, await firestore().doc(documents.site(siteId)).get());
}

/** Adds a new site; the commit fails when there is one. */
export function createSite(writes: Writes, siteId: string, site: Site): void {
  writes.create(firestore().doc(documents.site(siteId)), toDocument(site));
}

/** Gives a site its new name; what the owner is editing stays as it is. */
export function renameSite(writes: Writes, siteId: string, username: string, now: number): void {
  writes.update(firestore().doc(documents.site(siteId)), toDocument({ username, updatedAt: now }));
}
