import { isSame, rebaseRows } from "@awning/domain/values/row-changes";
import { storedDraft } from "#data/core/unsaved.ts";
import { keptSchema } from "#form/fields.ts";
import { keptEdits } from "#form/kept-edits.ts";
import type { OptionForm, Shape } from "./option-form.ts";
import { NEW_PRODUCT_FIELDS, PRODUCT_FIELDS, type ProductForm } from "./product-form.ts";

/** Applies edits made to older lists to the stored ones, keeping changes others made to other rows or fields. */
export function rebaseEdits(base: ProductForm, edits: Partial<ProductForm>, now: ProductForm): Partial<ProductForm> {
  const { images, questions, options, variants } = edits;
  const shape =
    options || variants ? rebaseShape(base, { options: options ?? base.options, variants: variants ?? base.variants }, now) : {};
  return {
    ...edits,
    ...(images && { images: rebaseRows(base.images, images, now.images, idOf) }),
    ...(questions && { questions: rebaseRows(base.questions, questions, now.questions, idOf) }),
    ...shape,
  };
}

/**
 * Variants refer to option values by index, so they are valid only with their own options: if another device changed the
 * options too, its version of both wins.
 */
function rebaseShape(base: Shape, mine: Shape, now: Shape): Shape {
  if (isSame(base.options, now.options))
    return { options: mine.options, variants: rebaseRows(base.variants, mine.variants, now.variants, idOf) };
  if (!isSame(base.options, mine.options)) return mine;
  const seen = new Set(base.variants.map(idOf));
  const options = now.options.map(({ name, values }) => ({ name, values: [...values] }));
  const placed = mine.variants.map((one) => (seen.has(one.id) ? one : { ...one, values: placesIn(options, mine.options, one.values) }));
  return { options, variants: rebaseRows(base.variants, placed, now.variants, idOf) };
}

/** Maps a variant's values from other options to indexes here; missing values are added. */
function placesIn(options: OptionForm[], others: readonly OptionForm[], places: readonly number[]): number[] {
  return options.map((option, at) => {
    const name = others[at]?.values[places[at] ?? -1];
    if (name === undefined) return 0;
    const place = option.values.indexOf(name);
    return place >= 0 ? place : option.values.push(name) - 1;
  });
}

const idOf = ({ id }: { id: string }) => id;

/** The unsaved input of a stored product, kept when the screen unmounts. */
export function keptProduct(siteId: string, productId: string) {
  return keptEdits(storedDraft(siteId, `product/${productId}`), keptSchema(PRODUCT_FIELDS));
}

/** The same for a new product that was not saved. */
export function keptNewProduct(siteId: string) {
  return keptEdits(storedDraft(siteId, "product/new"), keptSchema(NEW_PRODUCT_FIELDS));
}
