import { collections } from "@awning/domain/collections";
import { LINKS_MAX, type LinkDraft, linkDraftSchema } from "@awning/domain/link";
import { firestore } from "./admin.ts";
import { fromDocument } from "./documents.ts";

/** Every link that is switched on, in the owner's order. */
export async function listEnabledLinks(siteId: string): Promise<(LinkDraft & { id: string })[]> {
  const found = await firestore()
    .collection(collections.links(siteId))
    .where("enabled", "==", true)
    .orderBy("order")
    .limit(LINKS_MAX)
    .get();
  return found.docs.flatMap((one) => {
    const link = fromDocument(linkDraftSchema, one);
    return link ? [{ ...link, id: one.id }] : [];
  });
}
