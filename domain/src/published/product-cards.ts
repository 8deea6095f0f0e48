import { publicDescription } from "../product/description.ts";
import type { Availability } from "../product/states.ts";
import { withinUnits } from "../values/characters.ts";
import type { PublicProduct } from "./published.ts";

/** Characters of a description that are searched in shops with several pages. */
export const CARD_WORDS_MAX = 500;
/** Limit of cards per document, below Firestore's limit of about a million bytes including field names. */
export const CARDS_BYTES_MAX = 700_000;

export const COPY_BYTES_MAX = 6_000_000;

/**
 * A product as the listing shows and finds it: first picture, cheapest and most expensive variant, and its search text in `description`.
 */
export function toCard(product: PublicProduct): PublicProduct {
  const { variants, images, richDescription: _, safety: __, ...rest } = product;
  const names = variants.map((variant) => variant.name).join(" ");
  const words = `${names} ${withinUnits(publicDescription(product), CARD_WORDS_MAX)}`.trim();
  return { ...rest, description: words, images: images.slice(0, 1), options: [], variants: priceEnds(variants) };
}

function priceEnds(variants: PublicProduct["variants"]): PublicProduct["variants"] {
  if (variants.length <= 2) return variants;
  const byPrice = variants.toSorted((a, b) => a.price - b.price);
  return [byPrice[0], byPrice.at(-1)].flatMap((one) => (one ? [one] : []));
}

export function packCards(products: readonly PublicProduct[], bytesMax: number = CARDS_BYTES_MAX): PublicProduct[][] {
  const packs: PublicProduct[][] = [];
  let room = 0;
  for (const card of products.map(toCard)) {
    const bytes = bytesOfProduct(card);
    const last = packs.at(-1);
    if (last && bytes <= room) last.push(card);
    else {
      packs.push([card]);
      room = bytesMax;
    }
    room -= bytes;
  }
  return packs;
}

/** The first products that fit into a public copy: a Firestore commit is limited to ten million bytes. */
export function fittingProducts(products: readonly PublicProduct[], bytesMax: number = COPY_BYTES_MAX): PublicProduct[] {
  let room = bytesMax;
  const end = products.findIndex((product) => {
    room -= bytesOfProduct(product);
    return room < 0;
  });
  return products.slice(0, end < 0 ? products.length : end);
}

/** Whether products of this size together are all in the copy. */
export function fitsCopy(bytes: number, bytesMax: number = COPY_BYTES_MAX): boolean {
  return bytes <= bytesMax;
}

/** Whether {@link packCards} would end this document of cards where it ends. @param next the first card of the next document */
export function isSamePack(cards: readonly Sized[], next: Sized | null, bytesMax: number = CARDS_BYTES_MAX): boolean {
  const bytes = cards.reduce((sum, card) => sum + bytesOfProduct(card), 0);
  return (bytes <= bytesMax || cards.length === 1) && (next === null || bytes + bytesOfProduct(next) > bytesMax);
}

type Sized = Pick<PublicProduct, "availability"> & { variants: readonly Pick<PublicProduct["variants"][number], "availability">[] };
const WIDEST: Availability = { state: "backorder", left: null };
const WIDEST_LENGTH = JSON.stringify(WIDEST).length;

/** An upper bound of the UTF-8 size, the same whatever the stock: a sale must not move a product to another document. */
export function bytesOfProduct(product: Sized): number {
  const text = JSON.stringify(product);
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) bytes += 2;
  for (const { availability } of [product, ...product.variants]) bytes += WIDEST_LENGTH - JSON.stringify(availability).length;
  return bytes;
}
