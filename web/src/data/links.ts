import { collections, documents } from "@awning/domain/collections";
import { LINKS_MAX, type Link, type LinkDraft, linkDraftSchema } from "@awning/domain/link";
import { collection, deleteDoc, doc, limit, orderBy, query, serverTimestamp, setDoc, updateDoc } from "firebase/firestore";
import { generateKeyBetween } from "fractional-indexing";
import * as z from "zod/mini";
import { firestore } from "./firestore.ts";
import { type Live, useLive } from "./live.ts";
import { watchQuery } from "./live-queries.ts";
import { trackWrite } from "./save-state.ts";
import { useSession } from "./session.ts";

const storedLinkSchema = z.intersection(linkDraftSchema, z.object({ createdAt: z.number(), updatedAt: z.number() }));

/** The signed-in owner's links in their order, at most {@link LINKS_MAX}, live. */
export function useLinks(): Live<Link[]> {
  const session = useSession();
  const uid = session.state === "signed_in" ? session.uid : null;
  return useLive(
    uid && `links/${uid}`,
    watchQuery(() => query(collection(firestore(), collections.links(uid ?? "")), orderBy("order"), limit(LINKS_MAX)), storedLinkSchema),
  );
}

/** Adds a link at the place its `order` says. @returns its id at once; the write is sent when there is a connection */
export function addLink(siteId: string, draft: LinkDraft): { id: string; write: Promise<void> } {
  const reference = doc(collection(firestore(), collections.links(siteId)));
  const now = serverTimestamp();
  return { id: reference.id, write: trackWrite(setDoc(reference, { ...linkDraftSchema.parse(draft), createdAt: now, updatedAt: now })) };
}

/** Changes fields of a link. The whole link is parsed, so that the fields fit together. @throws ZodError */
export function updateLink(siteId: string, link: Link, changes: Partial<LinkDraft>): Promise<void> {
  const { id, createdAt: _, updatedAt: __, ...draft } = link;
  const parsed = linkDraftSchema.parse({ ...draft, ...changes });
  const fields = Object.fromEntries(Object.entries(parsed).filter(([key]) => key in changes));
  return trackWrite(updateDoc(doc(firestore(), documents.link(siteId, id)), { ...fields, updatedAt: serverTimestamp() }));
}

/** Deletes a link. {@link restoreLink} takes it back. */
export function deleteLink(siteId: string, linkId: string): Promise<void> {
  return trackWrite(deleteDoc(doc(firestore(), documents.link(siteId, linkId))));
}

/** Puts a deleted link back under its old id, at its old place. */
export function restoreLink(siteId: string, link: Link): Promise<void> {
  const { id, createdAt: _, updatedAt: __, ...draft } = link;
  const now = serverTimestamp();
  const stored = { ...linkDraftSchema.parse(draft), createdAt: now, updatedAt: now };
  return trackWrite(setDoc(doc(firestore(), documents.link(siteId, id)), stored));
}

/** The order key of a place: after `before` and ahead of `after`; `null` is the list's end on that side. */
export function orderBetween(before: { order: string } | null, after: { order: string } | null): string {
  return generateKeyBetween(before?.order ?? null, after?.order ?? null);
}
