import { LINKS_MAX } from "@awning/domain/account/limits";
import { DOCUMENT_CAPS } from "@awning/domain/api/document-caps";
import { linkDraftSchema, storedLinkSchema } from "@awning/domain/link/link";
import type { Media } from "@awning/domain/media/media-schema";
import { type ProductDraft, productDraftSchema } from "@awning/domain/product/product";
import { slugify } from "@awning/domain/product/slug";
import { collections, documents } from "@awning/domain/routes/firestore-paths";
import { toStoredProduct } from "@awning/domain/shop/stored";
import type { Problem } from "@awning/domain/transfer/bundles";
import { IMPORT_NAME_MAX, IMPORTED_AT_ONCE, idsIn } from "@awning/domain/transfer/import-record";
import type { NewProduct } from "@awning/domain/transfer/make-product";
import type { ProfileId } from "@awning/domain/transfer/profile";
import type { NewLink } from "@awning/domain/transfer/read-links";
import { withinUnits } from "@awning/domain/values/characters";
import { compareKeys } from "@awning/domain/values/rows";
import { cleanLine } from "@awning/domain/values/text";
import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  type WriteBatch,
  writeBatch,
} from "firebase/firestore";
import { generateNKeysBetween } from "fractional-indexing";
import { fromDocuments } from "../core/documents.ts";
import { toFailure } from "../core/failures.ts";
import { firestore } from "../core/firestore.ts";
import { inLatin } from "../core/in-latin.ts";
import { trackWrite } from "../core/save-state.ts";
import { toStoredLink } from "../link/links.ts";
import { readWholeShop } from "../product/product-export.ts";
import { numberedSlug } from "../product/product-writes.ts";
import { setStockIn } from "../product/stock.ts";
import { type ArchivedPictures, picturesIn } from "./archived-pictures.ts";
import { withIds } from "./import-ids.ts";
import { getImportRecord, saveImportRecord } from "./import-record.ts";
import { workThrough } from "./work-through.ts";

/** What will be made of a file. `state` is that of every product; `null` for what the file says. */
export type ImportPlan = {
  name: string;
  source: ProfileId;
  products: readonly NewProduct[];
  links: readonly NewLink[];
  state: ProductDraft["state"] | null;
  /** The archive that holds the pictures; `null` for other files, whose pictures stay behind. */
  archive: Blob | null;
};

/** What was made, what was there already, and what found no room; `problems` are rows that no schema accepts. */
export type ImportOutcome = { made: number; known: number; noRoom: number; problems: Problem[] };

/** Firestore accepts 500. */
const WRITES_AT_ONCE = 400;
const COMMITS_AT_ONCE = 4;

/**
 * Makes products and links, a few in each commit. What is made has the id of its source, so a run that was stopped goes on when it is
 * started again, and nothing is made twice. The record is written first: everything can be undone however far it gets.
 * @param onProgress gets how many are stored, and of how many
 * @throws Failure `forbidden`, `offline`, or the signal's reason; what was made until then stays
 */
export async function runImport(
  siteId: string,
  plan: ImportPlan,
  { isVerified, onProgress, signal }: { isVerified: boolean; onProgress: (done: number, all: number) => void; signal: AbortSignal },
): Promise<ImportOutcome> {
  const shop = plan.products.length > 0 ? await readWholeShop(siteId, () => undefined) : { products: [] };
  const page = plan.links.length > 0 ? await getLinks(siteId) : [];
  const there = new Set([...shop.products, ...page].map(({ id }) => id));
  const [products, links] = await Promise.all([withIds(plan.source, plan.products, there), withIds(plan.source, plan.links, there)]);
  const addresses = new Set(page.flatMap(({ url }) => (url === "" ? [] : [url])));
  const freshProducts = products.filter(({ id }) => !there.has(id));
  const freshLinks = links.filter(({ id, link }) => !there.has(id) && !addresses.has(link.url));
  const productRoom = DOCUMENT_CAPS.products[isVerified ? "all" : "unconfirmed"] - shop.products.length;
  const linkRoom = Math.min(LINKS_MAX, DOCUMENT_CAPS.links[isVerified ? "all" : "unconfirmed"]) - page.length;
  const problems: Problem[] = [];
  const idOf = new Map([...products, ...links].map(({ key, id }) => [key, id]));
  const pictures = plan.archive && (await picturesIn(plan.archive, siteId, signal));
  const making: Making = { siteId, state: plan.state, pictures, newId: (key) => (key === null ? null : (idOf.get(key) ?? null)), problems };
  const writes = [
    ...(await productWrites(freshProducts.slice(0, Math.max(0, productRoom)), shop.products, making)),
    ...linkWrites(freshLinks.slice(0, Math.max(0, linkRoom)), page, making),
  ];
  const refused = problems.length;

  const before = await getImportRecord(siteId);
  const isOurs = (ids: string) => new Set(idsIn(ids));
  const [oldProducts, oldLinks] = [isOurs(before?.products ?? ""), isOurs(before?.links ?? "")];
  const starting = new Set(writes.map(({ id }) => id));
  const toUndo = (all: readonly { id: string }[], old: ReadonlySet<string>) =>
    all.flatMap(({ id }) => (starting.has(id) || old.has(id) ? [id] : [])).join(" ");
  const name = withinUnits(cleanLine(plan.name), IMPORT_NAME_MAX).trim();
  if (writes.length > 0) await saveImportRecord(siteId, { name, products: toUndo(products, oldProducts), links: toUndo(links, oldLinks) });

  let done = 0;
  onProgress(0, writes.length);
  await workThrough(chunksOf(writes), { atOnce: COMMITS_AT_ONCE, signal }, async (chunk, ending) => {
    const adds = [];
    for (const { prepare } of chunk) adds.push(await prepare());
    ending.throwIfAborted();
    const batch = writeBatch(firestore());
    for (const add of adds) add(batch);
    await trackWrite(batch.commit()).catch((error: unknown) => Promise.reject(toFailure(error)));
    done += chunk.length;
    // A run that has ended is no longer shown.
    if (!ending.aborted) onProgress(done, writes.length);
  });
  const known = products.length + links.length - freshProducts.length - freshLinks.length;
  const noRoom = freshProducts.length + freshLinks.length - writes.length - refused;
  return { made: writes.length, known, noRoom, problems };
}

/** The creation of one document with what belongs to it, once its pictures are uploaded. */
type Creation = { id: string; writes: number; prepare: () => Promise<(batch: WriteBatch) => void> };
type Making = {
  siteId: string;
  state: ProductDraft["state"] | null;
  pictures: ArchivedPictures | null;
  newId: (key: string | null) => string | null;
  problems: Problem[];
};

async function productWrites(
  products: readonly (NewProduct & { id: string })[],
  there: readonly { slug: string; order: string }[],
  { siteId, state, pictures, problems }: Making,
): Promise<Creation[]> {
  const slugs = new Set(there.map(({ slug }) => slug));
  const orders = keysAfter(there, products.length);
  const creations: Creation[] = [];
  for (const [at, { id, line, product, stock }] of products.entries()) {
    const wanted = product.slug || slugify(await inLatin(product.title));
    let slug = wanted;
    for (let attempt = 2; slugs.has(slug); attempt++) slug = numberedSlug(wanted, attempt);
    const draft = { ...product, slug, order: orders[at] ?? "a0", state: state ?? product.state };
    const parsed = productDraftSchema.safeParse(toStoredProduct({ ...draft, images: [] }));
    if (!parsed.success) {
      problems.push({ line, code: "invalid", isLeft: true, value: product.title });
      continue;
    }
    slugs.add(slug);
    const times = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
    const counts = new Map(Object.entries(stock));
    const prepare = async () => {
      const found = pictures ? await pictures.upload(product.images) : new Map<string, Media>();
      if (found.size < product.images.length) problems.push({ line, code: "no_picture", isLeft: false, value: product.title });
      const images = product.images.flatMap((image) => found.get(image.id) ?? []);
      const variants = parsed.data.variants.map((variant) => ({ ...variant, image: found.get(variant.image ?? "")?.id ?? null }));
      return (batch: WriteBatch) => {
        const whole = { ...toStoredProduct({ ...parsed.data, images, variants }), ...times };
        batch.set(doc(firestore(), documents.product(siteId, id)), whole);
        setStockIn(batch, siteId, id, counts);
      };
    };
    creations.push({ id, writes: 1 + counts.size, prepare });
  }
  return creations;
}

function linkWrites(
  links: readonly (NewLink & { id: string })[],
  there: readonly { order: string }[],
  { siteId, pictures, newId, problems }: Making,
): Creation[] {
  const orders = keysAfter(there, links.length);
  return links.flatMap(({ id, line, link }, at) => {
    const within = { groupId: newId(link.groupId), productId: newId(link.productId) };
    const parsed = linkDraftSchema.safeParse({ ...link, ...within, thumb: null, order: orders[at] });
    if (!parsed.success) {
      problems.push({ line, code: "invalid", isLeft: true, value: link.title });
      return [];
    }
    const prepare = async () => {
      const found = pictures && link.thumb ? await pictures.upload([link.thumb]) : null;
      const thumb = found?.get(link.thumb?.id ?? "") ?? null;
      if (link.thumb && !thumb) problems.push({ line, code: "no_picture", isLeft: false, value: link.title });
      return (batch: WriteBatch) => void batch.set(doc(firestore(), documents.link(siteId, id)), toStoredLink({ ...parsed.data, thumb }));
    };
    return [{ id, writes: 1, prepare }];
  });
}

/** Sort keys after all that are there. */
function keysAfter(there: readonly { order: string }[], count: number): string[] {
  const last =
    there
      .map(({ order }) => order)
      .toSorted(compareKeys)
      .at(-1) ?? null;
  return generateNKeysBetween(last, null, count);
}

function chunksOf(all: readonly Creation[]): Creation[][] {
  const chunks: Creation[][] = [];
  let room = 0;
  for (const one of all) {
    const last = chunks.at(-1);
    room -= one.writes;
    if (last && last.length < IMPORTED_AT_ONCE && room >= 0) last.push(one);
    else {
      chunks.push([one]);
      room = WRITES_AT_ONCE - one.writes;
    }
  }
  return chunks;
}

async function getLinks(siteId: string) {
  const all = query(collection(firestore(), collections.links(siteId)), orderBy("order"), limit(LINKS_MAX));
  return fromDocuments(storedLinkSchema, await getDocsFromServer(all).catch((error: unknown) => Promise.reject(toFailure(error))));
}
