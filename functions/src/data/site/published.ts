import { isDeepStrictEqual } from "node:util";
import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import type { BuiltProjection } from "@awning/domain/published/projection";
import type { PlacedLink } from "@awning/domain/published/projection-links";
import { PRODUCTS_PER_PAGE } from "@awning/domain/published/published";
import type { ProductsDocument, PublishedPage } from "@awning/domain/published/published-copy";
import { documents } from "@awning/domain/routes/firestore-paths";
import type { ShopNotes } from "@awning/domain/shop/site-stats";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { LEGAL_KINDS } from "@awning/domain/site/legal";
import type { DocumentReference, DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import {
  listOvertaken,
  parsePublishedStock,
  readStocked,
  type StockedProducts,
  toPublishedStock,
  versionAfter,
} from "./published-stock.ts";
import { isSameSite, type ReadSite } from "./sites.ts";

const headSchema = z.object({
  siteId: z.string(),
  version: z.number(),
  renewed: z.optional(z.number()),
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

/** What a renewal may have to read within its transaction: a published page, `null` when its version is missing, and all links once more. */
export type Again = { page: (slug: string) => Promise<PublishedPage | null>; links: () => Promise<PlacedLink[]> };

export type ProjectionOutcome = "written" | "removed" | "nothing" | "newer_exists" | "site_changed" | "notes_changed";

/** What visitors see (`projection`, `null` for nothing), and facts for the owner; `null` without a site. */
export type Built = { projection: BuiltProjection | null; notes: ShopNotes | null };
/** Builds a copy with this version, and with these products and links as they are now instead of how they were read first. */
export type Build = (version: number, again: StockedProducts | null, links: readonly PlacedLink[] | null) => Built;

/**
 * Writes or removes a projection in a transaction that verifies the site is unchanged. Never changes what a product of
 * the copy says by itself without reading it in this transaction, nor the links of a copy that was written since, because a patch may have
 * been faster.
 * @param read the site document that the projection was built from
 * @param built made of `build`, with the version of `read`
 * @param names the current name and former ones, whose copies are removed
 * @param read its page is called only for outdated copies, its links for one that was written since the renewal began
 * @returns `site_changed` and `notes_changed` (of a page that is not public, so that nothing orders its renewals) ask for another renewal
 */
export async function replaceProjection(
  { seen, version }: Pick<ReadSite, "seen" | "version">,
  { built, build }: { built: Built; build: Build },
  names: { current: string | null; former: readonly string[] },
  read: Again,
): Promise<ProjectionOutcome> {
  return firestore().runTransaction(async (transaction) => {
    const former = names.former.filter((name) => name !== names.current);
    const [site, ...stored] = await transaction.getAll(
      seen.ref,
      ...[...(names.current ? [names.current] : []), ...former].map((name) => firestore().doc(documents.published(name))),
    );
    if (!site || !isSameSite(site, seen)) return "site_changed";
    const present = names.current ? await readWhole(transaction, stored.shift(), seen.id) : null;
    const stale = await Promise.all(stored.map((one) => readWhole(transaction, one, seen.id)));
    const removeFormer = () => {
      for (const head of stale) if (head) remove(transaction, head);
    };
    const takeNotes = (notes: ShopNotes | null): boolean => {
      const isNew = notes !== null && !isDeepStrictEqual(site.get("shopNotes"), notes);
      if (isNew) transaction.update(seen.ref, { shopNotes: notes });
      return isNew;
    };
    if (!built.projection) {
      removeFormer();
      if (present) remove(transaction, present);
      if (takeNotes(built.notes)) return "notes_changed";
      return present || stale.some(Boolean) ? "removed" : "nothing";
    }
    if (present && (present.renewed ?? present.version) > version) {
      removeFormer();
      return "newer_exists";
    }
    const next = present ? versionAfter(present.version, version) : version;
    const isCopyNewer = present !== null && present.updateTime.valueOf() > seen.readTime.valueOf();
    const overtaken = present ? listOvertaken(built.projection.shown, present.stock, isCopyNewer) : [];
    const again = overtaken.length > 0 ? await readStocked(transaction, seen.id, overtaken) : null;
    const links = isCopyNewer ? await read.links() : null;
    const { projection, notes } = again || next !== version ? build(next, again, links) : built;
    if (!projection) throw new Error("a page became private in a renewal");
    const before = present ?? NOTHING;
    const copies = await changedPages(projection, before, read.page);
    removeFormer();
    write(transaction, projection, version, before);
    takeNotes(notes);
    for (const copy of copies) transaction.set(firestore().doc(documents.publishedPage(projection.site.username, copy.slug)), copy);
    return "written";
  });
}

/** Pages of a projection whose copies are outdated or of another page. */
async function changedPages({ site }: BuiltProjection, before: Head, readPage: Again["page"]): Promise<PublishedPage[]> {
  const isInPlace = (slug: string, version: number, id: string) =>
    before.pages.some((page) => page.slug === slug && page.version === version && page.id === id);
  const changed = site.pages.filter(({ slug, version, id }) => !isInPlace(slug, version, id));
  const copies = await Promise.all(changed.map(({ slug }) => readPage(slug)));
  return copies.flatMap((copy) => copy ?? []);
}

function write(transaction: Transaction, projection: BuiltProjection, renewed: number, before: Head): void {
  const { site, furtherPages, cards, slugs, legal, later, services } = projection;
  transaction.set(firestore().doc(documents.published(site.username)), { ...site, renewed });
  const at = (which: ProductsDocument) => firestore().doc(documents.publishedProducts(site.username, which));
  const { version } = site;
  for (const [index, products] of furtherPages.entries()) transaction.set(at(index + 2), { version, products });
  for (const [index, products] of cards.entries()) transaction.set(at(`cards-${index + 1}`), { version, products });
  if (slugs.length > 0) transaction.set(at("slugs"), { version, pages: slugs.map((page) => ({ slugs: page })) });
  if (site.productCount > 0) transaction.set(at("stock"), toPublishedStock(projection));
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

function remove(transaction: Transaction, { ref: reference, ...head }: Head & { ref: DocumentReference }): void {
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
  return [...pages, ...cards, ...(cardDocuments > 0 ? (["slugs"] as const) : []), ...(productCount > 0 ? (["stock"] as const) : [])];
}

/** The copy under a name if it belongs to this site; another owner may hold the name now. */
async function readWhole(transaction: Transaction, snapshot: DocumentSnapshot | undefined, siteId: string) {
  const head = z.safeParse(headSchema, snapshot?.data()).data;
  if (!snapshot?.updateTime || head?.siteId !== siteId) return null;
  const { ref, updateTime } = snapshot;
  const [services, stock] = await Promise.all([
    head.serviceCount > 0 ? transaction.get(ref.collection("services")) : null,
    head.productCount > 0 ? transaction.get(ref.collection("products").doc("stock")) : null,
  ]);
  return { ...head, ref, updateTime, services: services?.docs ?? [], stock: stock && parsePublishedStock(stock, siteId) };
}
