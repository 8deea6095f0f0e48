import { isDeepStrictEqual } from "node:util";
import { AVAILABILITY_STATES } from "@awning/domain/product/product";
import { toPublicProduct } from "@awning/domain/published/public-products";
import { PRODUCTS_PER_PAGE, type PublicProduct } from "@awning/domain/published/published";
import type { ProductsDocument, PublishedStock } from "@awning/domain/published/published-copy";
import { shownStock, withAvailability } from "@awning/domain/published/shown-stock";
import { documents } from "@awning/domain/routes/firestore-paths";
import { lowNoted, shopNotesSchema } from "@awning/domain/shop/site-stats";
import { isSiteOpen } from "@awning/domain/site/site";
import type { Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { markOf, parsePublishedStock, readStocked, versionAfter } from "./published-stock.ts";
import { parseSite, versionOf } from "./sites.ts";

/** `behind`: the copy lacks a product on sale or one of its variants, or the page is not public; only a renewal helps. */
export type PatchOutcome = "patched" | "unchanged" | "behind";

// As stored: fields that are not named stay as they are.
const availability = z.object({ state: z.enum(AVAILABILITY_STATES), left: z.nullable(z.number()) });
const listSchema = z.array(
  z.looseObject({ id: z.string(), availability, variants: z.array(z.looseObject({ id: z.string(), availability })) }),
);
const copySchema = z.object({
  siteId: z.string(),
  state: z.literal("live"),
  version: z.number(),
  productCount: z.number(),
  products: listSchema,
});
const partSchema = z.object({ products: listSchema });
type List = z.infer<typeof listSchema>;
type Slot = { which: Exclude<ProductsDocument, "slugs" | "stock">; at: number; isCard: boolean };
type Placed = { made: PublicProduct; place: number };

/**
 * Brings the stock of these products in a site's public copy up to date, and the owner's note of what is low. Reads the present state in one
 * transaction, so it may run twice, late or out of order. What visitors see without stock is left to a renewal.
 */
export async function patchPublishedStock(siteId: string, productIds: readonly string[]): Promise<PatchOutcome> {
  return firestore().runTransaction(async (transaction) => {
    const seen = await transaction.get(firestore().doc(documents.site(siteId)));
    const site = parseSite(seen);
    // The write that removed it removes the copy.
    if (!site) return "unchanged";
    if (!isSiteOpen(site)) return "behind";
    const [stored, { products, stock }] = await Promise.all([
      transaction.get(firestore().doc(documents.publishedProducts(site.username, "stock"))),
      readStocked(transaction, siteId, productIds),
    ]);
    const onSale = [...products.values()].filter((product) => product.state === "active");
    if (onSale.length === 0) return "unchanged";
    const known = parsePublishedStock(stored, siteId);
    const notes = z.safeParse(shopNotesSchema, seen.get("shopNotes")).data;
    if (!known || !notes) return "behind";
    const places = new Map(known.ids.map((id, place) => [id, place]));
    const now: (Placed & { mark: string; low: number | null })[] = [];
    for (const product of onSale) {
      const place = places.get(product.id);
      if (place === undefined) return "behind";
      const made = toPublicProduct(product, stock);
      const shown = shownStock(product, made, stock);
      now.push({ made, place, mark: markOf(shown), low: shown.low });
    }
    const reshown = now.filter(({ place, mark }) => known.marks[place] !== mark);
    const marks = known.marks.map((mark, at) => reshown.find(({ place }) => place === at)?.mark ?? mark);
    const low = lowAfter(known, now);
    if (reshown.length === 0 && isDeepStrictEqual(low, known.low)) return "unchanged";
    const target = { transaction, username: site.username, siteId, version: versionOf(seen) };
    if (reshown.length > 0 && !(await patchLists(target, known.cards, reshown))) return "behind";
    transaction.update(stored.ref, { marks, low });
    const noted = lowNoted(known.ids, new Map(Object.entries(low)));
    if (!isDeepStrictEqual(noted, notes.low)) transaction.update(seen.ref, { "shopNotes.low": noted });
    return "patched";
  });
}

function lowAfter(known: PublishedStock, now: readonly { made: PublicProduct; low: number | null }[]): Record<string, number> {
  const low = { ...known.low };
  for (const { made, low: left } of now) {
    if (left === null) delete low[made.id];
    else low[made.id] = left;
  }
  return low;
}

type Target = { transaction: Transaction; username: string; siteId: string; version: number };

/** Rewrites the documents of a copy that hold these products. @returns `false`, without a write, if one is not where it should be */
async function patchLists({ transaction, username, siteId, version }: Target, cards: readonly number[], changed: readonly Placed[]) {
  const head = await transaction.get(firestore().doc(documents.published(username)));
  const { data: copy } = z.safeParse(copySchema, head.data());
  if (copy?.siteId !== siteId) return false;
  const slots = changed
    .filter(({ place }) => place < copy.productCount)
    .flatMap(({ made, place }) => slotsOf(place, cards).map((slot) => ({ ...slot, made })));
  const lists = Map.groupBy(slots, ({ which }) => which);
  const further = [...lists.keys()].filter((which) => which !== 1);
  const parts =
    further.length > 0
      ? await transaction.getAll(...further.map((which) => firestore().doc(documents.publishedProducts(username, which))))
      : [];
  const next = versionAfter(copy.version, version);
  const onFirst = patchList(copy.products, lists.get(1) ?? []);
  const patched = parts.map((stored, at) =>
    patchList(z.safeParse(partSchema, stored.data()).data?.products ?? [], lists.get(further[at] ?? 1) ?? []),
  );
  if (onFirst === null || patched.includes(null)) return false;
  if (slots.length > 0) transaction.update(head.ref, { version: next, ...(lists.has(1) && { products: onFirst }) });
  for (const [at, { ref }] of parts.entries()) transaction.update(ref, { version: next, products: patched[at] });
  return true;
}

/** Where a copy holds the product at this place: on its page (1 is the main document) and, in shops with several, among the cards. */
function slotsOf(place: number, cards: readonly number[]): Slot[] {
  const onPage: Slot = { which: 1 + Math.floor(place / PRODUCTS_PER_PAGE), at: place % PRODUCTS_PER_PAGE, isCard: false };
  let at = place;
  for (const [index, count] of cards.entries()) {
    if (at < count) return [onPage, { which: `cards-${index + 1}`, at, isCard: true }];
    at -= count;
  }
  return [onPage];
}

function patchList(list: List, slots: readonly (Slot & { made: PublicProduct })[]): List | null {
  const patched = [...list];
  for (const { at, made, isCard } of slots) {
    const copy = list[at];
    const now = copy ? withAvailability(copy, made, isCard) : null;
    if (!now) return null;
    patched[at] = now;
  }
  return patched;
}
