import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import type { BuiltProjection } from "@awning/domain/published/projection";
import { PRODUCTS_PER_PAGE } from "@awning/domain/published/published";
import type { ProductsDocument, PublishedPage } from "@awning/domain/published/published-copy";
import { type SitemapEntry, sitemapCountSchema, sitemapDocuments } from "@awning/domain/published/sitemap";
import { documents } from "@awning/domain/routes/firestore-paths";
import type { ShopNotes } from "@awning/domain/shop/site-stats";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { LEGAL_KINDS } from "@awning/domain/site/legal";
import type { DocumentReference, DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";

/** `mark` identifies the listed addresses, empty for none; `version` is the projection's. */
const slotSchema = z.object({ slot: z.number(), mark: z.string(), version: z.number() });

/**
 * Adds or removes a site's sitemap entry. A site keeps its slot forever, so that republishing uses up none. Costs one read if nothing
 * changed; ignores versions older than the list.
 * @param version the projection's
 */
export async function putSitemapEntry(siteId: string, version: number, entry: SitemapEntry | null): Promise<void> {
  const slotOfSite = firestore().doc(sitemapDocuments.slot(siteId));
  const mark = entry ? createHash("sha256").update(JSON.stringify(entry)).digest("base64url") : "";
  const known = readSlot((await slotOfSite.get()).data());
  if (known ? known.mark === mark : entry === null) return;
  await firestore().runTransaction(async (transaction) => {
    const count = firestore().doc(sitemapDocuments.count);
    const current = readSlot((await transaction.get(slotOfSite)).data());
    if (current && current.version > version) return;
    const slot = current?.slot ?? readCount((await transaction.get(count)).data());
    if (!current) transaction.set(count, { slots: slot + 1 });
    transaction.set(slotOfSite, { slot, mark, version });
    const place = firestore().doc(sitemapDocuments.entry(slot));
    if (entry) transaction.set(place, entry);
    else transaction.delete(place);
  });
}

function readSlot(data: unknown) {
  return data === undefined ? null : slotSchema.parse(data);
}

function readCount(data: unknown): number {
  return data === undefined ? 0 : sitemapCountSchema.parse(data).slots;
}

const headSchema = z.object({
  siteId: z.string(),
  version: z.number(),
  productCount: z.number(),
  cardDocuments: z.number(),
  pages: z.array(z.object({ slug: z.string(), version: z.number(), id: z.string() })),
  legal: z.array(z.enum(LEGAL_KINDS)),
  laterLinks: z.array(z.object({ id: z.string() })),
  serviceCount: z.number(),
});
type Head = Pick<z.infer<typeof headSchema>, "productCount" | "cardDocuments" | "pages" | "legal" | "laterLinks"> & {
  /** The service documents as stored, read because no copy lists hidden services. */
  services: readonly DocumentSnapshot[];
};
const NOTHING: Head = { productCount: 0, cardDocuments: 0, pages: [], legal: [], laterLinks: [], services: [] };

/** Reads a published page; `null` when its version is missing. */
export type ReadPageCopy = (slug: string) => Promise<PublishedPage | null>;

export type ProjectionOutcome = "written" | "removed" | "nothing" | "newer_exists" | "site_changed";

/**
 * Writes or removes a projection in a transaction that verifies the site is unchanged.
 * @param seen the site document the projection was built from
 * @param renewed what visitors see at `current` (`null` removes the page), and facts for the owner, written to the site if they changed;
 * `null` without a site
 * @param readPage loads a page of the projection; called only for outdated copies
 * @param names the current name and former ones, whose copies are removed
 */
export async function replaceProjection(
  seen: DocumentSnapshot,
  { projection, notes }: { projection: BuiltProjection | null; notes: ShopNotes | null },
  names: { current: string | null; former: readonly string[] },
  readPage: ReadPageCopy,
): Promise<ProjectionOutcome> {
  return firestore().runTransaction(async (transaction) => {
    const former = names.former.filter((name) => name !== names.current);
    const [site, ...stored] = await transaction.getAll(
      seen.ref,
      ...[...(names.current ? [names.current] : []), ...former].map((name) => firestore().doc(documents.published(name))),
    );
    if (!isSameVersion(site, seen)) return "site_changed";
    const present = names.current ? await readWhole(transaction, stored.shift(), seen.id) : null;
    const stale = await Promise.all(stored.map((one) => readWhole(transaction, one, seen.id)));
    const takeNotes = () => {
      if (notes && !isDeepStrictEqual(seen.get("shopNotes"), notes)) transaction.update(seen.ref, { shopNotes: notes });
    };
    for (const head of stale) if (head) remove(transaction, head.ref, head);
    if (!projection) {
      takeNotes();
      if (present) remove(transaction, present.ref, present);
      return present || stale.some(Boolean) ? "removed" : "nothing";
    }
    if (present && present.version > projection.site.version) return "newer_exists";
    const before = present ?? NOTHING;
    const copies = await changedPages(projection, before, readPage);
    write(transaction, projection, before);
    takeNotes();
    for (const copy of copies) transaction.set(firestore().doc(documents.publishedPage(projection.site.username, copy.slug)), copy);
    return "written";
  });
}

/** Pages of a projection whose copies are outdated or of another page. */
async function changedPages({ site }: BuiltProjection, before: Head, readPage: ReadPageCopy): Promise<PublishedPage[]> {
  const isInPlace = (slug: string, version: number, id: string) =>
    before.pages.some((page) => page.slug === slug && page.version === version && page.id === id);
  const changed = site.pages.filter(({ slug, version, id }) => !isInPlace(slug, version, id));
  const copies = await Promise.all(changed.map(({ slug }) => readPage(slug)));
  return copies.flatMap((copy) => copy ?? []);
}

function write(
  transaction: Transaction,
  { site, furtherPages, cards, slugs, legal, later, services }: BuiltProjection,
  before: Head,
): void {
  transaction.set(firestore().doc(documents.published(site.username)), site);
  const at = (which: ProductsDocument) => firestore().doc(documents.publishedProducts(site.username, which));
  const { version } = site;
  for (const [index, products] of furtherPages.entries()) transaction.set(at(index + 2), { version, products });
  for (const [index, products] of cards.entries()) transaction.set(at(`cards-${index + 1}`), { version, products });
  if (slugs.length > 0) transaction.set(at("slugs"), { version, pages: slugs.map((page) => ({ slugs: page })) });
  for (const kind of LEGAL_KINDS) {
    const page = firestore().doc(informationDocuments.publishedLegal(site.username, kind));
    if (legal[kind] !== undefined) transaction.set(page, { version, text: legal[kind] });
    else if (before.legal.includes(kind)) transaction.delete(page);
  }
  const now = new Set(documentsOf(site));
  for (const which of documentsOf(before)) if (!now.has(which)) transaction.delete(at(which));
  const slugsNow = new Set(site.pages.map((page) => page.slug));
  for (const { slug } of before.pages)
    if (!slugsNow.has(slug)) transaction.delete(firestore().doc(documents.publishedPage(site.username, slug)));
  const laterAt = (id: string) => firestore().doc(documents.publishedLater(site.username, id));
  for (const { id, ...document } of later) transaction.set(laterAt(id), document);
  for (const { id } of before.laterLinks) if (!later.some((one) => one.id === id)) transaction.delete(laterAt(id));
  writeServices(transaction, site.username, services, before);
}

/** Writes only changed services, so that editing a link does not rewrite opening hours. */
function writeServices(transaction: Transaction, username: string, services: BuiltProjection["services"], before: Head): void {
  for (const service of services) {
    const stored = before.services.find(({ id }) => id === service.slug)?.data();
    if (stored && isDeepStrictEqual({ ...stored, version: service.version }, { ...service })) continue;
    transaction.set(firestore().doc(bookingDocuments.publishedService(username, service.slug)), service);
  }
  for (const { id, ref } of before.services) if (!services.some(({ slug }) => slug === id)) transaction.delete(ref);
}

function remove(transaction: Transaction, reference: DocumentReference, head: Head): void {
  for (const which of documentsOf(head)) transaction.delete(reference.collection("products").doc(String(which)));
  for (const { slug } of head.pages) transaction.delete(reference.collection("pages").doc(slug));
  for (const kind of head.legal) transaction.delete(reference.collection("legal").doc(kind));
  for (const { id } of head.laterLinks) transaction.delete(reference.collection("later").doc(id));
  for (const { ref } of head.services) transaction.delete(ref);
  transaction.delete(reference);
}

function documentsOf({ productCount, cardDocuments }: Pick<Head, "productCount" | "cardDocuments">): ProductsDocument[] {
  const pages = Array.from({ length: Math.max(0, Math.ceil(productCount / PRODUCTS_PER_PAGE) - 1) }, (_, index) => index + 2);
  const cards = Array.from({ length: cardDocuments }, (_, index): ProductsDocument => `cards-${index + 1}`);
  return [...pages, ...cards, ...(cardDocuments > 0 ? (["slugs"] as const) : [])];
}

/** The copy under a name if it belongs to this site; another owner may hold the name now. */
function readHead(snapshot: DocumentSnapshot | undefined, siteId: string) {
  const head = z.safeParse(headSchema, snapshot?.data());
  return snapshot && head.success && head.data.siteId === siteId ? { ...head.data, ref: snapshot.ref } : null;
}

async function readWhole(transaction: Transaction, snapshot: DocumentSnapshot | undefined, siteId: string) {
  const head = readHead(snapshot, siteId);
  if (!head) return null;
  const services = head.serviceCount > 0 ? (await transaction.get(head.ref.collection("services"))).docs : [];
  return { ...head, services };
}

function isSameVersion(now: DocumentSnapshot | undefined, seen: DocumentSnapshot): boolean {
  if (!now?.updateTime || !seen.updateTime) return now?.exists === seen.exists;
  return now.updateTime.isEqual(seen.updateTime);
}
