import { LINKS_MAX } from "@awning/domain/account/limits";
import { type LinkDraft, linkDraftSchema, storedLinkSchema } from "@awning/domain/link/link";
import { linkMark } from "@awning/domain/link/link-mark";
import { type LinkSettings, linkSettingsSchema } from "@awning/domain/link/utm";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { documentsOf, fromDocument } from "../core/documents.ts";

/** A site's links in the owner's order, including hidden ones, because a hidden group hides its links. */
export async function listLinks(siteId: string): Promise<(LinkDraft & { id: string })[]> {
  const found = await firestore().collection(collections.links(siteId)).orderBy("order").limit(LINKS_MAX).get();
  return documentsOf(linkDraftSchema, found);
}

export async function getLink(siteId: string, linkId: string): Promise<LinkDraft | null> {
  return fromDocument(linkDraftSchema, await firestore().doc(documents.link(siteId, linkId)).get());
}

export async function getLinkSettings(siteId: string): Promise<LinkSettings | null> {
  return fromDocument(linkSettingsSchema, await firestore().doc(documents.linkSettings(siteId)).get());
}

/** The stored links of these ids that exist, `createdAt` in ms since 1970. */
export async function getStoredLinks(siteId: string, linkIds: readonly string[]) {
  if (linkIds.length === 0) return [];
  const docs = await firestore().getAll(...linkIds.map((id) => firestore().doc(documents.link(siteId, id))));
  return documentsOf(storedLinkSchema, { docs });
}

const OWN_TYPES = ["product", "service", "page", "booking"] as const satisfies LinkDraft["type"][];
const OWN_LINKS_MAX = 20;

/** Some of the links to something of the site's own, at most {@link OWN_LINKS_MAX}. */
export async function listLinksToOwn(siteId: string): Promise<(LinkDraft & { id: string })[]> {
  const own = firestore().collection(collections.links(siteId)).where("type", "in", OWN_TYPES);
  return documentsOf(linkDraftSchema, await own.limit(OWN_LINKS_MAX).get());
}

const shownSchema = z.object({
  siteId: z.string(),
  links: z.array(z.object({ id: z.string(), type: z.string() })),
  laterLinks: z.array(z.object({ id: z.string() })),
  serviceCount: z.number(),
});
/** `later` are the ids of scheduled links, `services` how many can be booked. */
export type ShownLinks = { links: readonly { id: string; type: string }[]; later: readonly string[]; services: number };

/** The links of the public copy, in one read; `null` without a copy of this site. */
export async function getShownLinks(siteId: string, username: string): Promise<ShownLinks | null> {
  const [copy] = await firestore().getAll(firestore().doc(documents.published(username)), { fieldMask: Object.keys(shownSchema.shape) });
  const { data } = z.safeParse(shownSchema, copy?.data());
  if (data?.siteId !== siteId) return null;
  return { links: data.links, later: data.laterLinks.map(({ id }) => id), services: data.serviceCount };
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
 * Resolves a link mark (`link-mark.ts`) to a link visible to visitors, with its current title; `null` if there is none.
 * @param now ms since 1970, because a scheduled link may start after the page was published
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
