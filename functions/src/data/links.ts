import { LINKS_MAX, type LinkDraft, linkDraftSchema } from "@awning/domain/link/link";
import { type LinkSettings, linkSettingsSchema } from "@awning/domain/link/link-utm";
import { collections, documents } from "@awning/domain/routes/collections";
import { firestore } from "./admin.ts";
import { fromDocument } from "./documents.ts";

/** Every link of a site in the owner's order, those that are off as well: a group that is off hides what is in it. */
export async function listLinks(siteId: string): Promise<(LinkDraft & { id: string })[]> {
  const found = await firestore().collection(collections.links(siteId)).orderBy("order").limit(LINKS_MAX).get();
  return found.docs.flatMap((one) => {
    const link = fromDocument(linkDraftSchema, one);
    return link ? [{ ...link, id: one.id }] : [];
  });
}

/** One link of a site, or `null` when it has none of this id. */
export async function getLink(siteId: string, linkId: string): Promise<LinkDraft | null> {
  return fromDocument(linkDraftSchema, await firestore().doc(documents.link(siteId, linkId)).get());
}

/** What holds for all links of a site, or `null` when its owner never set it. */
export async function getLinkSettings(siteId: string): Promise<LinkSettings | null> {
  return fromDocument(linkSettingsSchema, await firestore().doc(documents.linkSettings(siteId)).get());
}
