import { LINKS_MAX, type LinkDraft, linkDraftSchema } from "@awning/domain/link/link";
import { linkMark } from "@awning/domain/link/link-mark";
import { type LinkSettings, linkSettingsSchema } from "@awning/domain/link/utm";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { fromDocument } from "../core/documents.ts";

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

const laterLinksSchema = z.array(z.object({ id: z.string(), showFrom: z.number() }));
const titleSchema = z.object({ title: z.string() });
const titledSchema = z.object({
  siteId: z.string(),
  links: z.array(z.extend(titleSchema, { id: z.string() })),
  laterLinks: laterLinksSchema,
});
const laterSchema = z.object({ link: titleSchema });

/**
 * The link that visitors of this owner's page know by a mark (`link-mark.ts`), as it is titled now; `null` when there is none.
 * @param now ms since 1970: a link whose time has come is one of the page, whenever its copy was made
 */
export async function findPublicLink(
  siteId: string,
  username: string,
  mark: string,
  now: number,
): Promise<{ id: string; title: string } | null> {
  if (mark === "") return null;
  const fieldMask = ["siteId", "links", "laterLinks"];
  const [copy] = await firestore().getAll(firestore().doc(documents.published(username)), { fieldMask });
  const read = titledSchema.safeParse(copy?.data());
  if (!read.success || read.data.siteId !== siteId) return null;
  const link = read.data.links.find(({ id }) => linkMark(id) === mark);
  if (link) return { id: link.id, title: link.title };
  const later = read.data.laterLinks.find(({ id, showFrom }) => linkMark(id) === mark && showFrom <= now);
  if (!later) return null;
  const told = laterSchema.safeParse((await firestore().doc(documents.publishedLater(username, later.id)).get()).data());
  return told.success ? { id: later.id, title: told.data.link.title } : null;
}
