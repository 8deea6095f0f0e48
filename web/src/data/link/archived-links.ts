import { LINKS_ARCHIVED_MAX, type Link, storedLinkSchema } from "@awning/domain/link/link";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { collection, deleteDoc, doc, getCountFromServer, limit, orderBy, query, writeBatch } from "firebase/firestore";
import { firestore } from "../core/firestore.ts";
import { type Live, useLive } from "../core/live.ts";
import { watchQuery } from "../core/live-queries.ts";
import { trackWrite } from "../core/save-state.ts";
import { draftOf, toStoredLink } from "./links.ts";

/** The archived links, the latest first, at most {@link LINKS_ARCHIVED_MAX}, live; `createdAt` is when they were archived. */
export function useArchivedLinks(siteId: string | null): Live<Link[]> {
  return useLive(
    siteId && `archived-links/${siteId}`,
    watchQuery(
      () =>
        query(collection(firestore(), collections.archivedLinks(siteId ?? "")), orderBy("createdAt", "desc"), limit(LINKS_ARCHIVED_MAX)),
      storedLinkSchema,
    ),
  );
}

/** Whether the archive is full, by the server's count. Offline this is unknown, and nothing is refused. */
export async function isArchiveFull(siteId: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const all = query(collection(firestore(), collections.archivedLinks(siteId)), limit(LINKS_ARCHIVED_MAX));
    return (await getCountFromServer(all)).data().count >= LINKS_ARCHIVED_MAX;
  } catch {
    return false;
  }
}

/** Archives a link in one batch. It keeps its id, by which clicks are counted. */
export function archiveLink(siteId: string, link: Link): Promise<void> {
  const batch = writeBatch(firestore());
  batch.set(doc(firestore(), documents.archivedLink(siteId, link.id)), toStoredLink(draftOf(link)));
  batch.delete(doc(firestore(), documents.link(siteId, link.id)));
  return trackWrite(batch.commit());
}

/** Puts a link back on the page at `place`. */
export function unarchiveLink(siteId: string, link: Link, place: Pick<Link, "order" | "groupId">): Promise<void> {
  const batch = writeBatch(firestore());
  batch.set(doc(firestore(), documents.link(siteId, link.id)), toStoredLink(draftOf({ ...link, ...place })));
  batch.delete(doc(firestore(), documents.archivedLink(siteId, link.id)));
  return trackWrite(batch.commit());
}

/** Deletes an archived link for good. */
export function deleteArchivedLink(siteId: string, linkId: string): Promise<void> {
  return trackWrite(deleteDoc(doc(firestore(), documents.archivedLink(siteId, linkId))));
}
