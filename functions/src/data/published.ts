import { documents } from "@awning/domain/collections";
import { PRODUCTS_PER_PAGE, type PublicProduct, type PublishedSite } from "@awning/domain/published";
import type { DocumentReference, DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "./admin.ts";

const headSchema = z.object({ siteId: z.string(), version: z.number(), productCount: z.number() });

/** A projection ready to be written: its document and the products of page 2 and further. */
export type Projection = { site: PublishedSite; furtherPages: PublicProduct[][] };

export type ProjectionOutcome = "written" | "removed" | "nothing" | "newer_exists" | "site_changed";

/**
 * Puts a projection in place, or takes it away, in one transaction that also checks that the site itself is still the
 * one that was read.
 * @param seen the site document as it was read when the projection was built
 * @param projection what visitors shall see at `current`; `null` takes the page away
 * @param names the site's present name and names it may still stand under; those are taken away
 */
export async function replaceProjection(
  seen: DocumentSnapshot,
  projection: Projection | null,
  names: { current: string | null; former: readonly string[] },
): Promise<ProjectionOutcome> {
  return firestore().runTransaction(async (transaction) => {
    const former = names.former.filter((name) => name !== names.current);
    const [site, ...stored] = await transaction.getAll(
      seen.ref,
      ...[...(names.current ? [names.current] : []), ...former].map((name) => firestore().doc(documents.published(name))),
    );
    if (!isSameVersion(site, seen)) return "site_changed";
    const present = names.current ? readHead(stored.shift(), seen.id) : null;
    const stale = stored.map((one) => readHead(one, seen.id));
    for (const head of stale) if (head) remove(transaction, head.ref, head.productCount);
    if (!projection) {
      if (present) remove(transaction, present.ref, present.productCount);
      return present || stale.some(Boolean) ? "removed" : "nothing";
    }
    if (present && present.version > projection.site.version) return "newer_exists";
    write(transaction, projection, present?.productCount ?? 0);
    return "written";
  });
}

function write(transaction: Transaction, { site, furtherPages }: Projection, countBefore: number): void {
  transaction.set(firestore().doc(documents.published(site.username)), site);
  furtherPages.forEach((products, index) => {
    transaction.set(firestore().doc(documents.publishedProducts(site.username, index + 2)), { version: site.version, products });
  });
  for (let page = furtherPages.length + 2; page <= pagesOf(countBefore); page++) {
    transaction.delete(firestore().doc(documents.publishedProducts(site.username, page)));
  }
}

function remove(transaction: Transaction, reference: DocumentReference, productCount: number): void {
  for (let page = 2; page <= pagesOf(productCount); page++) transaction.delete(reference.collection("products").doc(String(page)));
  transaction.delete(reference);
}

/** What stands under a name, if it belongs to this site: another owner may have the name by now. */
function readHead(snapshot: DocumentSnapshot | undefined, siteId: string) {
  const head = z.safeParse(headSchema, snapshot?.data());
  return snapshot && head.success && head.data.siteId === siteId ? { ...head.data, ref: snapshot.ref } : null;
}

function isSameVersion(now: DocumentSnapshot | undefined, seen: DocumentSnapshot): boolean {
  if (!now?.updateTime || !seen.updateTime) return now?.exists === seen.exists;
  return now.updateTime.isEqual(seen.updateTime);
}

function pagesOf(productCount: number): number {
  return Math.ceil(productCount / PRODUCTS_PER_PAGE);
}
