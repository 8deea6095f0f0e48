import { PRODUCT_DESCRIPTION_MAX, PRODUCT_IMAGES_MAX, VARIANTS_MAX } from "../account/limits.ts";
import type { Currency } from "../money/money.ts";
import { fitsDescription, type PublicDescription, toDescribed, wordsIn } from "../product/description.ts";
import { skusOf } from "../product/identifiers.ts";
import { DEFAULT_OPTION_NAME, OPTION_NAME_MAX, OPTION_VALUE_MAX, OPTION_VALUES_MAX, variantName } from "../product/option.ts";
import { EMPTY_PRODUCT, EMPTY_VARIANT, PRODUCT_TITLE_MAX, type ProductDraft, SKU_MAX, type Variant } from "../product/product.ts";
import { SLUG_MAX, SLUG_PATTERN } from "../product/slug.ts";
import { plainTextOf, type RichText } from "../rich-text/rich-text.ts";
import { SINGLE_VARIANT } from "../routes/firestore-paths.ts";
import { withinUnits } from "../values/characters.ts";
import { cleanLine, cleanText } from "../values/text.ts";
import { type Bundle, left, type Problem, salePriceIn, stateIn, type VariantRow } from "./bundles.ts";
import { type Decimal, readFlag, readPictures, readPrice, readStock, readTags, readWeight } from "./cells.ts";
import type { Cells, Profile } from "./profile.ts";

/**
 * A product that will be made. `key` names it in its file, `slug` is empty where the title decides, `stock` counts tracked variants,
 * `pictures` are addresses on the web.
 */
export type NewProduct = {
  key: string;
  line: number;
  product: Omit<ProductDraft, "order">;
  stock: Readonly<Record<string, number>>;
  pictures: readonly string[];
};

export type Making = {
  profile: Profile;
  currency: Currency;
  decimal: Decimal;
  takesOtherCurrency: boolean;
  /** Whether stock is only what a tracker column names. */
  hasTracker: boolean;
  weightHeader: string;
  /** Reads HTML. */
  toRich: (html: string) => RichText;
};

type Priced = VariantRow & { price: number; compareAt: number | null };

/** One product, and what of its rows was left out or changed. `null` if none can be made. */
export function makeProduct(bundle: Bundle, how: Making): { made: NewProduct | null; problems: Problem[] } {
  const problems: Problem[] = [];
  const note = (line: number, code: Problem["code"], value?: string) => problems.push({ ...left(line, code, value), isLeft: false });
  const { first, line } = bundle;
  const name = lineIn(first.title, how);
  const title = withinUnits(name, PRODUCT_TITLE_MAX).trim();
  if (title === "") return { made: null, problems: [left(line, "no_title")] };
  if (bundle.rows.length === 0) return { made: null, problems: [left(line, bundle.first.option1 ? "variants" : "no_price", title)] };
  if (title.length < name.length) note(line, "shortened", title);

  const rows = sound(bundle.rows, how, problems);
  const [lead] = rows;
  if (!lead) return { made: null, problems };
  const optionCount = lead.values.length;
  const options = Array.from({ length: optionCount }, (_, at) => ({
    name: optionName(bundle.optionNames, at),
    values: [...new Set(rows.map(({ values }) => values[at] ?? ""))],
  }));
  if ((optionCount > 0 && rows.length > VARIANTS_MAX) || options.some(({ values }) => values.length > OPTION_VALUES_MAX))
    return { made: null, problems: [...problems, left(line, "variants", title)] };

  const skuFor = (row: Priced) => {
    const sku = cleanLine(row.cells.sku ?? "");
    if (sku.length <= SKU_MAX && !SCIENTIFIC.test(sku)) return sku;
    note(row.line, "bad_sku", sku.slice(0, SKU_MAX));
    return "";
  };
  const backorder = readFlag(first.backorder) === true;
  const usual = { price: lead.price, backorder };
  const variants = optionCount === 0 ? [] : rows.map((row, at) => variantOf(row, `v${at + 1}`, usual, skuFor(row)));
  const sku = optionCount === 0 ? skuFor(lead) : "";
  const kind = kindIn(first, how.profile);
  const described = description(first, how.toRich);
  if (described.isShortened) note(line, "shortened", title);
  if (how.profile.layout === "lists" && optionCount > 0 && first.stock !== undefined) note(line, "stock_shared", title);
  const counts = rows.flatMap((row, at) => {
    const { tracked, stock, inStock } = row.cells;
    // What is sold out without being counted has none; what can be ordered again says so in a word.
    const count = how.hasTracker && tracked === undefined ? null : (readStock(stock) ?? (inStock === "0" ? 0 : null));
    return count === null ? [] : [[variants[at]?.id ?? SINGLE_VARIANT, count] as const];
  });
  const product: NewProduct["product"] = {
    ...EMPTY_PRODUCT,
    kind,
    title,
    slug: SLUG_PATTERN.test(bundle.key) && /[a-z]/.test(bundle.key) ? bundle.key.slice(0, SLUG_MAX).replace(/-+$/, "") : "",
    description: described.description,
    richDescription: described.richDescription ?? [],
    price: lead.price,
    compareAt: lead.compareAt,
    variants,
    state: how.profile.isSales ? "draft" : stateIn(bundle),
    options,
    sku,
    skus: skusOf({ sku, variants }),
    backorder,
    tags: readTags(first.tags, first.category, first.vendor),
    weight: kind === "physical" ? readWeight(first.weight, how.weightHeader) : null,
  };
  const pictures = [...new Set(bundle.pictures.flatMap(readPictures))].slice(0, PRODUCT_IMAGES_MAX);
  return { made: { key: bundle.key, line, product, stock: Object.fromEntries(counts), pictures }, problems };
}

/** Spreadsheets turn long numbers into these, and their last digits are lost. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+\d+$/i;

/** The rows that have a price, and values that no other row has; the reasons of the others are added to `problems`. */
function sound(rows: readonly VariantRow[], how: Making, problems: Problem[]): Priced[] {
  const count = Math.max(...rows.map(({ values }) => values.length));
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const { line, cells } = row;
    const values = row.values.map((value) => withinUnits(lineIn(value, how), OPTION_VALUE_MAX).trim());
    const sale = salePriceIn(cells);
    const said = sale ?? cells.price;
    const currency = cells.currency?.toUpperCase() ?? how.profile.currency;
    const price = said === undefined ? null : readPrice(said, how.currency, how.decimal);
    const key = JSON.stringify(values);
    const reason =
      currency !== undefined && currency !== how.currency && !how.takesOtherCurrency
        ? left(line, "other_currency", currency)
        : price === null
          ? left(line, said === undefined ? "no_price" : "bad_price", said)
          : values.length !== count || values.includes("")
            ? left(line, "variants")
            : seen.has(key)
              ? left(line, "twice", values.join(", "))
              : null;
    if (reason) problems.push(reason);
    if (reason || price === null) return [];
    seen.add(key);
    if (sale !== cells.salePrice) problems.push({ ...left(line, "sale_dates", cells.salePrice), isLeft: false });
    const before = sale === undefined ? cells.compareAt : cells.price;
    const compareAt = before === undefined ? null : readPrice(before, how.currency, how.decimal);
    return [{ line, cells, values, price, compareAt: compareAt !== null && compareAt > price ? compareAt : null }];
  });
}

/** `usual` is what holds for the product. */
function variantOf({ cells, values, price }: Priced, id: string, usual: { price: number; backorder: boolean }, sku: string): Variant {
  const backorder = readFlag(cells.backorder);
  return {
    ...{ id, name: variantName(values), ...EMPTY_VARIANT, price: price === usual.price ? null : price, values, sku },
    backorder: backorder === usual.backorder ? null : backorder,
  };
}

/** One line of text; some exports write its signs as HTML does. */
function lineIn(text = "", { toRich }: Making): string {
  return cleanLine(/&#?\w{1,8};/.test(text) ? plainTextOf(toRich(text)) : text);
}

function optionName(names: readonly string[], at: number): string {
  const name = withinUnits(cleanLine(names[at] ?? ""), OPTION_NAME_MAX).trim();
  const isTaken = names.indexOf(names[at] ?? "") !== at;
  return name !== "" && !isTaken ? name : at === 0 ? DEFAULT_OPTION_NAME : `${DEFAULT_OPTION_NAME} ${at + 1}`;
}

function kindIn({ type = "", shipped }: Cells, { isSales }: Profile): ProductDraft["kind"] {
  if (isSales || /\b(?:downloadable|digital)\b/i.test(type)) return "digital";
  if (/\b(?:virtual|service)\b/i.test(type)) return "service";
  return readFlag(shipped) === false ? "digital" : "physical";
}

/** The text of a product; what has too much formatting becomes plain, and what is too long ends early. */
function description({ html, text }: Cells, toRich: Making["toRich"]): PublicDescription & { isShortened: boolean } {
  if (html === undefined) return plain(cleanText(text ?? ""));
  // Exports write line breaks as these two characters.
  const rich = toRich(html.replaceAll("\\n", "\n"));
  return fitsDescription(rich) ? { ...toDescribed(rich), isShortened: false } : plain(wordsIn(rich));
}

function plain(words: string) {
  const description = withinUnits(words, PRODUCT_DESCRIPTION_MAX).trim();
  return { description, isShortened: description.length < words.length };
}
