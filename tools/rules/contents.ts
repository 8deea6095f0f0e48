import { VARIANTS_MAX } from "@awning/domain/account/limits";
import { DISCOUNT_PRODUCTS_MAX } from "@awning/domain/discount/discount";
import { COLLECTION_PRODUCTS_MAX } from "@awning/domain/product/collection";
import { OPTION_NAME_MAX, OPTION_VALUE_MAX, OPTION_VALUES_MAX, OPTIONS_MAX, optionSchema } from "@awning/domain/product/option";
import { SKU_MAX, TAG_MAX, TAGS_MAX } from "@awning/domain/product/product";
import { CHOICES_TEXT_MAX, QUESTION_LABEL_MAX, QUESTIONS_MAX, questionSchema } from "@awning/domain/product/question";
import { SPANS_MAX, spanSchema } from "@awning/domain/site/opening-hours";
import type { Contents } from "./render.ts";

/** A listed id, as `isDocumentId` in the rules. */
const ID = { units: 64, pattern: "[A-Za-z0-9]{1,64}" };
/** The longest serialized number or bool. */
const NUMBER = 12;
const PLACE = { place: NUMBER };

/**
 * Lists whose content rules can check, by function name. Not included: a product's `images`, `variants` and `richDescription`, a page's
 * `blocks`, a site's `socials`, `tax.rates`, `shippingMethods` and `hours.special`, which exceed the limit of a thousand expressions. The
 * document limit of a megabyte and the document caps bound them.
 */
export const CONTENTS: readonly Contents[] = [
  { kind: "words", name: "areTags", max: TAGS_MAX, units: TAG_MAX },
  { kind: "words", name: "areSkus", max: VARIANTS_MAX, units: SKU_MAX },
  { kind: "words", name: "areCollectionProducts", max: COLLECTION_PRODUCTS_MAX, ...ID },
  { kind: "words", name: "areDiscountProducts", max: DISCOUNT_PRODUCTS_MAX, ...ID },
  {
    kind: "rows",
    name: "areOptions",
    max: OPTIONS_MAX,
    ...fieldsOf(optionSchema, { name: OPTION_NAME_MAX }, { values: { max: OPTION_VALUES_MAX, units: OPTION_VALUE_MAX } }),
  },
  {
    kind: "rows",
    name: "areQuestions",
    max: QUESTIONS_MAX,
    isKeyed: true,
    ...fieldsOf(questionSchema, {
      id: 24,
      label: QUESTION_LABEL_MAX,
      required: NUMBER,
      max: NUMBER,
      type: NUMBER,
      choices: CHOICES_TEXT_MAX,
      ...PLACE,
    }),
  },
  { kind: "rows", name: "areSpans", max: SPANS_MAX, ...fieldsOf(spanSchema, { from: 5, until: 5 }) },
];

/** The bounds of a row; the types require every field. */
function fieldsOf<Field extends string, Listed extends Field = never>(
  _schema: { shape: Record<Field, unknown> },
  units: Record<Exclude<Field, Listed>, number> & Record<string, number>,
  lists?: Record<Listed, { max: number; units: number }>,
) {
  return { units, ...(lists && { lists }) };
}
