import { LINKS_MAX } from "@awning/domain/account/limits";
import { type Link, type LinkDraft, linkDraftSchema, storedLinkSchema } from "@awning/domain/link/link";
import { DEFAULT_LINK_SETTINGS, type LinkSettings, linkSettingsSchema } from "@awning/domain/link/utm";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { toDocument } from "@awning/domain/time/timestamp";
import { collection, deleteDoc, doc, limit, orderBy, query, serverTimestamp, setDoc, updateDoc, writeBatch } from "firebase/firestore";
import { generateKeyBetween } from "fractional-indexing";
import { useSession } from "../account/session.ts";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchDocument, watchQuery } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";

/** The signed-in owner's links in sort order, at most {@link LINKS_MAX}, live. */
export function useLinks(): Live<Link[]> {
  const session = useSession();
  const uid = session.state === "signed_in" ? session.uid : null;
  return useLive(
    uid && `links/${uid}`,
    watchQuery(() => query(collection(firestore(), collections.links(uid ?? "")), orderBy("order"), limit(LINKS_MAX)), storedLinkSchema),
  );
}

/** Adds a link at the position of its `order`. @returns its id at once; the write is sent when there is a connection */
export function addLink(siteId: string, draft: LinkDraft): { id: string; write: Promise<void> } {
  const reference = doc(collection(firestore(), collections.links(siteId)));
  return { id: reference.id, write: trackWrite(setDoc(reference, toStoredLink(linkDraftSchema.parse(draft)))) };
}

/** Updates fields of a link. The whole link is parsed, so the fields match each other. @throws ZodError */
export function updateLink(siteId: string, link: Link, changes: Partial<LinkDraft>): Promise<void> {
  return trackWrite(updateDoc(doc(firestore(), documents.link(siteId, link.id)), changedFields(link, changes)));
}

/** Deletes a link. {@link restoreLink} undoes it. */
export function deleteLink(siteId: string, linkId: string): Promise<void> {
  return trackWrite(deleteDoc(doc(firestore(), documents.link(siteId, linkId))));
}

/** Restores a deleted link under its old id and position. */
export function restoreLink(siteId: string, link: Link): Promise<void> {
  return trackWrite(setDoc(doc(firestore(), documents.link(siteId, link.id)), toStoredLink(draftOf(link))));
}

/** Removes a group but keeps its links, in one batch. `freed` are the links with their new positions. */
export function dissolveGroup(siteId: string, group: Link, freed: readonly { link: Link; order: string }[]): Promise<void> {
  const batch = writeBatch(firestore());
  for (const { link, order } of freed)
    batch.update(doc(firestore(), documents.link(siteId, link.id)), { ...changedFields(link, { groupId: null, order }) });
  batch.delete(doc(firestore(), documents.link(siteId, group.id)));
  return trackWrite(batch.commit());
}

/** Undoes {@link dissolveGroup}. */
export function restoreGroup(siteId: string, group: Link, links: readonly Link[]): Promise<void> {
  const batch = writeBatch(firestore());
  batch.set(doc(firestore(), documents.link(siteId, group.id)), toStoredLink(draftOf(group)));
  for (const link of links)
    batch.update(doc(firestore(), documents.link(siteId, link.id)), changedFields(link, { groupId: group.id, order: link.order }));
  return trackWrite(batch.commit());
}

/** A sort key between `before` and `after`; `null` is that end of the list. */
export function orderBetween(before: { order: string } | null, after: { order: string } | null): string {
  return generateKeyBetween(before?.order ?? null, after?.order ?? null);
}

function changedFields(link: Link, changes: Partial<LinkDraft>) {
  const { createdAt: _, ...stored } = toStoredLink(linkDraftSchema.parse({ ...draftOf(link), ...changes }));
  return Object.fromEntries(Object.entries(stored).filter(([key]) => key in changes || key === "updatedAt"));
}

/** A link as a new document. */
export function toStoredLink(draft: LinkDraft) {
  const now = serverTimestamp();
  return { ...toDocument(linkDraftSchema, draft), createdAt: now, updatedAt: now };
}

/** A link without the fields the database adds. @throws ZodError */
export function draftOf({ id: _, createdAt: __, updatedAt: ___, ...draft }: Link): LinkDraft {
  return linkDraftSchema.parse(draft);
}

/** The settings for all links of a site, live; the defaults until the owner saves any. */
export function useLinkSettings(siteId: string | null): Live<LinkSettings> {
  const live = useLive(
    siteId && `link-settings/${siteId}`,
    watchDocument(() => doc(firestore(), documents.linkSettings(siteId ?? "")), linkSettingsSchema),
  );
  return live.state === "ready" ? { ...live, data: live.data ?? DEFAULT_LINK_SETTINGS } : live;
}

/** Saves the settings for all links. @throws ZodError */
export function saveLinkSettings(siteId: string, settings: LinkSettings): Promise<void> {
  return trackWrite(setDoc(doc(firestore(), documents.linkSettings(siteId)), linkSettingsSchema.parse(settings)));
}
