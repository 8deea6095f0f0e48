import { isDeepStrictEqual } from "node:util";
import { AVAILABILITY_STATES } from "@awning/domain/product/states";
import { bytesOfProduct, fitsCopy, isSamePack, toCard } from "@awning/domain/published/product-cards";
import { PRODUCTS_PER_PAGE, type PublicProduct } from "@awning/domain/published/published";
import type { ProductsDocument, PublishedStock } from "@awning/domain/published/published-copy";
import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../core/admin.ts";
import { versionAfter } from "./published-stock.ts";

// As stored: fields that are not named stay as they are.
const availability = z.object({ state: z.enum(AVAILABILITY_STATES), left: z.nullable(z.number()) });
const shownSchema = z.looseObject({
  id: z.string(),
  slug: z.string(),
  places: z.record(z.string(), z.number()),
  images: z.array(z.unknown()),
  availability,
  variants: z.array(z.looseObject({ availability })),
});
type Shown = z.infer<typeof shownSchema>;
const partSchema = z.object({ products: z.array(shownSchema) });
const copySchema = z.extend(partSchema, {
  siteId: z.string(),
  state: z.literal("live"),
  version: z.number(),
  productCount: z.number(),
  links: z.array(z.object({ url: z.string() })),
  laterLinks: z.array(z.unknown()),
});

type Copy = z.infer<typeof copySchema>;
type List = { reference: DocumentReference; products: (Shown | PublicProduct)[]; isChanged: boolean };
type Lists = Map<ProductsDocument, List>;
/** A product as it is now, and its place in the shop. */
export type Placed = { made: PublicProduct; place: number };
/** `grown`: bytes that the copy has more than before; `edited`: products of which more changed than what is left of them. */
export type Replaced = { grown: number; edited: { id: string; slug: string }[] };

/**
 * Replaces these products on the pages of a copy, and their cards in shops with several pages.
 * @returns `null`, without a write, if anything else of the copy would have to change as well
 */
export async function replaceInLists(
  transaction: Transaction,
  { username, siteId, version }: { username: string; siteId: string; version: number },
  known: Pick<PublishedStock, "ids" | "cards" | "bytes">,
  changed: readonly Placed[],
): Promise<Replaced | null> {
  const head = await transaction.get(firestore().doc(documents.published(username)));
  const { data: copy } = z.safeParse(copySchema, head.data());
  // A smaller one that did not fit may fit now.
  if (copy?.siteId !== siteId || changed.some(({ place }) => place >= copy.productCount)) return null;
  const slots = changed.map((one) => ({ ...one, ...slotsOf(one.place, known.cards) }));
  const lists: Lists = new Map([[1, { reference: head.ref, products: copy.products, isChanged: false }]]);
  const read = (names: readonly ProductsDocument[]) => readLists(transaction, username, lists, names);
  await read(slots.flatMap(({ page, card }) => [page.which, ...(card ? [cardsName(card.pack)] : [])]));
  const replaced: Replaced = { grown: 0, edited: [] };
  const resized = new Set<number>();
  for (const { made, page, card } of slots) {
    const before = lists.get(page.which)?.products[page.at];
    if (before?.id !== made.id || (card && lists.get(cardsName(card.pack))?.products[card.at]?.id !== made.id)) return null;
    const product = { ...made, slug: before.slug, places: before.places };
    if (!isDeepStrictEqual(before.images[0], made.images[0]) && mayShowCover(copy, sitePaths.product(username, before.slug))) return null;
    if (!isDeepStrictEqual(withoutLeft(before), withoutLeft(product))) replaced.edited.push(before);
    replaced.grown += put(lists, page.which, page.at, product);
    // A first card of another size might belong to the document before.
    const isOther = card !== null && put(lists, cardsName(card.pack), card.at, toCard(product)) !== 0;
    if (isOther && card.at === 0 && card.pack > 1) return null;
    if (isOther) resized.add(card.pack);
  }
  const isWhole = copy.productCount === known.ids.length && fitsCopy(known.bytes + replaced.grown);
  if (replaced.grown !== 0 && !isWhole) return null;
  await read([...resized].filter((pack) => pack < known.cards.length).map((pack) => cardsName(pack + 1)));
  for (const pack of resized) {
    const next = lists.get(cardsName(pack + 1))?.products[0] ?? null;
    if (!isSamePack(lists.get(cardsName(pack))?.products ?? [], next)) return null;
  }
  const next = versionAfter(copy.version, version);
  for (const { reference, products, isChanged } of lists.values())
    if (isChanged || reference === head.ref) transaction.update(reference, { version: next, ...(isChanged && { products }) });
  return replaced;
}

/** Where a copy holds the product at this place: on its page (1 is the main document) and, in shops with several, among the cards. */
function slotsOf(place: number, cards: readonly number[]) {
  const page = { which: 1 + Math.floor(place / PRODUCTS_PER_PAGE), at: place % PRODUCTS_PER_PAGE };
  let at = place;
  for (const [index, count] of cards.entries()) {
    if (at < count) return { page, card: { pack: index + 1, at } };
    at -= count;
  }
  return { page, card: null };
}

async function readLists(transaction: Transaction, username: string, lists: Lists, names: readonly ProductsDocument[]): Promise<void> {
  const missing = [...new Set(names)].filter((which) => !lists.has(which));
  if (missing.length === 0) return;
  const found = await transaction.getAll(...missing.map((which) => firestore().doc(documents.publishedProducts(username, which))));
  for (const [at, stored] of found.entries()) {
    const which = missing[at];
    const products = z.safeParse(partSchema, stored.data()).data?.products ?? [];
    if (which !== undefined) lists.set(which, { reference: stored.ref, products, isChanged: false });
  }
}

/** @returns how many bytes more the new one has */
function put(lists: Lists, which: ProductsDocument, at: number, product: PublicProduct): number {
  const list = lists.get(which);
  const before = list?.products[at];
  if (!list || !before) return 0;
  list.products[at] = product;
  list.isChanged = true;
  return bytesOfProduct(product) - bytesOfProduct(before);
}

/** Whether a link may show the product's first picture in place of its own. */
function mayShowCover({ links, laterLinks }: Copy, path: string): boolean {
  return laterLinks.length > 0 || links.some(({ url }) => url === path);
}

function withoutLeft<One extends Shown | PublicProduct>({ availability: _, variants, ...rest }: One) {
  return { ...rest, variants: variants.map(({ availability: _, ...variant }) => variant) };
}

function cardsName(pack: number): `cards-${number}` {
  return `cards-${pack}`;
}
