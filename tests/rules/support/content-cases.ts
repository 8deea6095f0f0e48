import { PRODUCT_DESCRIPTION_MAX, PRODUCT_IMAGES_MAX, VARIANTS_MAX } from "@awning/domain/account/limits";
import { DISCOUNT_PRODUCTS_MAX } from "@awning/domain/discount/discount";
import { MEDIA_ALT_MAX, MEDIA_WIDTHS } from "@awning/domain/media/media";
import { COLLECTION_PRODUCTS_MAX } from "@awning/domain/product/collection";
import { OPTION_NAME_MAX, OPTION_VALUE_MAX, OPTION_VALUES_MAX, OPTIONS_MAX, VARIANT_NAME_MAX } from "@awning/domain/product/option";
import { RECEIPT_MAX, SKU_MAX, TAG_MAX, TAGS_MAX } from "@awning/domain/product/product";
import { CHOICES_TEXT_MAX, QUESTION_LABEL_MAX, QUESTIONS_MAX } from "@awning/domain/product/question";
import { RICH_LINES_MAX } from "@awning/domain/rich-text/rich-text";
import { documents } from "@awning/domain/routes/firestore-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { SPANS_MAX, WEEKDAYS } from "@awning/domain/site/opening-hours";
import { aCollection, aDiscount, aMedia, aProduct, type Fields, seeded } from "./documents.ts";
import { text } from "./field-tests.ts";

/** Far more than any field of ours holds, and far less than a document. */
export const JUNK = "j".repeat(100_000);
const MANY = 20_000;

/** Rows by keys as long as ours are. */
export const keyed = (count: number, row: (at: number) => Fields): Record<string, Fields> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`.padEnd(24, "x"), { ...row(at), place: at }]));
const listed = (rows: Record<string, Fields>) => Object.values(rows);

/** What can be wrong with rows that are right in number. */
const wrongRows = (rows: Record<string, Fields>): unknown[] => {
  const [first = {}, ...rest] = listed(rows);
  const last = rest.at(-1) ?? first;
  // Firestore itself refuses a list in a list.
  const inLists = (row: unknown) =>
    Array.isArray(row)
      ? []
      : [
          [row, ...rest],
          [...rest, row],
        ];
  const withRow = (row: unknown) => [{ ...rows, [Object.keys(rows)[0] ?? ""]: row }, ...inLists(row)];
  const [name = ""] = Object.keys(first);
  return [
    ...[JUNK, null, 1, [], { ...first, [name]: JUNK }, { ...first, [name]: { a: 1 } }, { ...first, [name]: [1] }].flatMap(withRow),
    { [JUNK.slice(0, 1400)]: first },
    ...[{ ...last, junk: "" }, { [JUNK.slice(0, 1400)]: "" }].flatMap(withRow),
  ];
};
const listsOf = (values: unknown[]) => values.filter((value) => Array.isArray(value));

/** A list of a document, the largest there can be of it, and what must not be in it. */
type ContentCase = {
  field: string;
  at: (siteId: string) => string;
  document: (siteId: string, value: unknown) => Fields;
  largest: (siteId: string) => unknown[];
  wrong: (siteId: string) => unknown[];
};

const inProduct = (field: string, largest: (siteId: string) => unknown[], wrong: (siteId: string) => unknown[]): ContentCase => ({
  field: `products.${field}`,
  at: (siteId) => documents.product(siteId, seeded.productId),
  document: (_, value) => aProduct({ [field]: value }),
  largest,
  wrong,
});

const images = (siteId: string) => keyed(PRODUCT_IMAGES_MAX, () => aMedia(siteId, { alt: text(MEDIA_ALT_MAX), widths: [...MEDIA_WIDTHS] }));
const questions = () =>
  keyed(QUESTIONS_MAX, (at) => ({
    id: `q${at}`.padEnd(24, "q"),
    label: text(QUESTION_LABEL_MAX),
    required: false,
    max: 500,
    type: "choice",
    choices: text(CHOICES_TEXT_MAX),
  }));
const value = (at: number) => `${at}`.padEnd(OPTION_VALUE_MAX, "v");
const options = () =>
  Array.from({ length: OPTIONS_MAX }, (_, at) => ({
    name: `${at}`.padEnd(OPTION_NAME_MAX, "n"),
    values: Array.from({ length: OPTION_VALUES_MAX }, (__, place) => value(place)),
  }));
const ids = (count: number) => Array.from({ length: count }, (_, at) => `${at}`.padEnd(64, "i"));
const spans = (count: number) => Array.from({ length: count }, () => ({ from: "00:00", until: "24:00" }));
// Not among them: null, which rules read as the word, and ids with commas between them, which are as many ids.
const wrongIds = [[JUNK], ["a,b", JUNK], [{ a: 1 }], ["a b"], [""], ["a", ""], [text(65)]];
const week = (value: unknown) => Object.fromEntries(WEEKDAYS.map((day) => [day, value]));

export const contentCases: readonly ContentCase[] = [
  inProduct(
    "tags",
    () => [Array(TAGS_MAX).fill(text(TAG_MAX))],
    () => [[JUNK], [{ a: 1 }]],
  ),
  inProduct(
    "skus",
    () => [Array(VARIANTS_MAX).fill(text(SKU_MAX))],
    () => [[JUNK], [{ a: 1 }]],
  ),
  inProduct(
    "options",
    () => [options()],
    () => [
      ...listsOf(wrongRows({ 0: { name: "Size", values: ["S"] }, 1: { name: "Glaze", values: ["Oat"] } })),
      [{ name: "Size", values: [JUNK] }],
      [{ name: "Size", values: [{ a: 1 }] }],
      [{ name: "Size", values: Array(MANY).fill("") }],
      [{ name: "Size", values: "S" }],
    ],
  ),
  inProduct(
    "questions",
    () => [questions()],
    () => [...wrongRows(questions()), []],
  ),
  {
    field: "collections.productIds",
    at: (siteId) => documents.collection(siteId, seeded.collectionId),
    document: (_, value) => aCollection({ productIds: value }),
    largest: () => [ids(COLLECTION_PRODUCTS_MAX)],
    wrong: () => wrongIds,
  },
  {
    field: "discounts.productIds",
    at: (siteId) => documents.discount(siteId, seeded.code),
    document: (_, value) => aDiscount({ productIds: value }),
    largest: () => [ids(DISCOUNT_PRODUCTS_MAX)],
    wrong: () => wrongIds,
  },
  {
    field: "settings/profile.hours.week",
    at: informationDocuments.profileSettings,
    document: (_, value) => ({ hours: { week: value, special: {} } }),
    largest: () => [week(spans(SPANS_MAX))],
    wrong: () => [
      ...listsOf(wrongRows({ 0: { from: "00:00", until: "01:00" }, 1: { from: "02:00", until: "03:00" } })).map(week),
      { mon: spans(SPANS_MAX + 1) },
    ],
  },
];

/** Everything of a product at its largest, which is what the expressions of a request have to be enough for. */
export const largestProduct = (siteId: string): Fields =>
  aProduct({
    title: text(120),
    slug: text(80),
    description: text(PRODUCT_DESCRIPTION_MAX),
    richDescription: Array(RICH_LINES_MAX).fill({ type: "p", children: [{ text: "Blue", bold: true }] }),
    compareAt: 99_999_900,
    suggested: 99_999_900,
    images: images(siteId),
    options: options(),
    variants: keyed(VARIANTS_MAX, (at) => ({
      id: `v${at}`.padEnd(24, "v"),
      name: text(VARIANT_NAME_MAX),
      price: 99_999_900,
      values: [value(at % 20), value(at % 20), value(0)],
      sku: text(SKU_MAX),
      image: text(40),
      lowAt: 3,
      backorder: true,
    })),
    sku: text(SKU_MAX),
    skus: Array(VARIANTS_MAX).fill(text(SKU_MAX)),
    questions: questions(),
    receipt: text(RECEIPT_MAX),
    tags: Array(TAGS_MAX).fill(text(TAG_MAX)),
    limitPerOrder: 99,
    lowAt: 999_999,
    weight: 999_999,
  });
