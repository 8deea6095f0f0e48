import { publicDescription } from "../product/description.ts";
import { withinUnits } from "../values/characters.ts";
import type { PublicProduct } from "./published.ts";

/** Of a long description only its beginning is searched in shops with more than one page. */
export const CARD_WORDS_MAX = 500;
/** Most bytes of cards in one document: Firestore takes a little more than a million, field names and all. */
export const CARDS_BYTES_MAX = 700_000;

/** Most bytes of products in a public copy; their cards come on top. */
export const COPY_BYTES_MAX = 6_000_000;

/**
 * A product as the shelf shows and finds it: its first picture, its cheapest and its dearest choice, and in `description`
 * the words it is found by.
 */
export function toCard(product: PublicProduct): PublicProduct {
  const { variants, images, richDescription: _, ...rest } = product;
  const names = variants.map((variant) => variant.name).join(" ");
  const words = `${names} ${withinUnits(publicDescription(product), CARD_WORDS_MAX)}`.trim();
  return { ...rest, description: words, images: images.slice(0, 1), options: [], variants: priceEnds(variants) };
}

function priceEnds(variants: PublicProduct["variants"]): PublicProduct["variants"] {
  if (variants.length <= 2) return variants;
  const byPrice = variants.toSorted((a, b) => a.price - b.price);
  return [byPrice[0], byPrice.at(-1)].flatMap((one) => (one ? [one] : []));
}

/** Cards in the order of the shop, in as few documents as their bytes need. */
export function packCards(products: readonly PublicProduct[], bytesMax: number = CARDS_BYTES_MAX): PublicProduct[][] {
  const packs: PublicProduct[][] = [];
  let room = 0;
  for (const card of products.map(toCard)) {
    const bytes = bytesOf(JSON.stringify(card));
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

/** As many of the first products as a public copy can be written with at once: Firestore takes ten million bytes a commit. */
export function fittingProducts(products: readonly PublicProduct[], bytesMax: number = COPY_BYTES_MAX): PublicProduct[] {
  let room = bytesMax;
  const end = products.findIndex((product) => {
    room -= bytesOf(JSON.stringify(product));
    return room < 0;
  });
  return products.slice(0, end < 0 ? products.length : end);
}

/** At most so many bytes in UTF-8. */
function bytesOf(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) bytes += 2;
  return bytes;
}
