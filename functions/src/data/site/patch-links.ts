import { publishedServiceSchema } from "@awning/domain/booking/public-service";
import { type PlacedLink, publishLinks } from "@awning/domain/published/projection-links";
import { PRODUCTS_PER_PAGE, publicProductSchema } from "@awning/domain/published/published";
import { documents } from "@awning/domain/routes/firestore-paths";
import { isSiteOpen } from "@awning/domain/site/site";
import { inOrder } from "@awning/domain/values/rows";
import type { DocumentReference } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { config } from "#platform/config.ts";
import { firestore } from "../core/admin.ts";
import { getLinkSettings, listLinks } from "./links.ts";
import { getPageIndex } from "./pages.ts";
import type { PatchOutcome } from "./patch-published.ts";
import { parsePublishedStock, versionAfter } from "./published-stock.ts";
import { parseSite, versionOf } from "./sites.ts";

const shownSchema = z.pick(publicProductSchema, { id: true, slug: true, images: true });
const partSchema = z.object({ products: z.array(shownSchema) });
const copySchema = z.extend(partSchema, {
  siteId: z.string(),
  state: z.literal("live"),
  version: z.number(),
  productCount: z.number(),
  laterLinks: z.array(z.object({ id: z.string() })),
});
const serviceSchema = z.pick(publishedServiceSchema, { id: true, slug: true });
type Shown = z.infer<typeof shownSchema>;
type Copy = z.infer<typeof copySchema>;

/**
 * Publishes a site's links again, to the products, services and pages that its public copy has. Reads their present state after the copy, in one
 * transaction, and always writes the copy, so that a renewal that began before reads the links again. May run twice, late or out of order.
 */
export function patchLinks(siteId: string): Promise<PatchOutcome> {
  return firestore().runTransaction(async (transaction): Promise<PatchOutcome> => {
    const seen = await transaction.get(firestore().doc(documents.site(siteId)));
    const site = parseSite(seen);
    // The write that opens it renews it.
    if (!site || !isSiteOpen(site)) return "unchanged";
    const head = await transaction.get(firestore().doc(documents.published(site.username)));
    const { data: copy } = z.safeParse(copySchema, head.data());
    if (copy?.siteId !== siteId) return "behind";
    const [links, settings] = await Promise.all([listLinks(siteId), getLinkSettings(siteId)]);
    const [products, services, pages] = await Promise.all([
      readTargets(head.ref, copy, siteId, links),
      links.some(({ type }) => type === "booking") ? readServices(head.ref) : [],
      links.some(({ type }) => type === "page") ? getPageIndex(siteId).then((index) => index.pages) : {},
    ]);
    if (!products) return "behind";
    const around = { siteId, username: site.username, settings, products, services, pages, mediaBase: config().mediaBase };
    const published = publishLinks(inOrder(links), { ...around, now: Date.now() });
    const version = versionAfter(copy.version, versionOf(seen));
    transaction.update(head.ref, { version, links: published.links, laterLinks: published.places });
    const laterAt = (id: string) => firestore().doc(documents.publishedLater(site.username, id));
    for (const { id, ...document } of published.later) transaction.set(laterAt(id), document);
    for (const { id } of copy.laterLinks) if (!published.later.some((one) => one.id === id)) transaction.delete(laterAt(id));
    return "patched";
  });
}

/** The products of the copy that these links lead to; `null` where it does not say on which page they are. */
async function readTargets(
  copy: DocumentReference,
  { products, productCount }: Copy,
  siteId: string,
  links: readonly PlacedLink[],
): Promise<Shown[] | null> {
  const wanted = new Set(
    links.flatMap(({ type, productId }) => (productId !== null && ["product", "service"].includes(type) ? [productId] : [])),
  );
  for (const { id } of products) wanted.delete(id);
  if (wanted.size === 0 || productCount <= products.length) return products;
  const known = parsePublishedStock(await copy.collection("products").doc("stock").get(), siteId);
  if (!known) return null;
  const places = known.ids.slice(0, productCount).flatMap((id, place) => (wanted.has(id) ? [place] : []));
  const pages = [...new Set(places.map((place) => 1 + Math.floor(place / PRODUCTS_PER_PAGE)))];
  if (pages.length === 0) return products;
  const found = await firestore().getAll(...pages.map((page) => copy.collection("products").doc(String(page))));
  return [...products, ...found.flatMap((one) => z.safeParse(partSchema, one.data()).data?.products ?? [])];
}

async function readServices(copy: DocumentReference) {
  const { docs } = await copy.collection("services").get();
  return docs.flatMap((one) => z.safeParse(serviceSchema, one.data()).data ?? []);
}
