import { bundlesOf, type Problem, salePriceIn } from "./bundles.ts";
import { type Decimal, decimalOf } from "./cells.ts";
import { type Making, makeProduct, type NewProduct } from "./make-product.ts";
import { type ChosenColumns, columnsOf, type Profile, unreadColumns } from "./profile.ts";
import type { Table } from "./table.ts";

/** How many records a file may have. */
export const IMPORT_ROWS_MAX = 10_000;
const FIRST_PRICES = 5;

export type ProductReading = {
  products: NewProduct[];
  problems: Problem[];
  /** The currency that the file names, as it writes it; `null` if it names none. */
  fileCurrency: string | null;
  decimal: Decimal;
  /** Whether prices such as `1.234` have two meanings in this file. */
  isAmbiguous: boolean;
  /** The first prices as the file writes them, to compare with what was read. */
  firstPrices: string[];
  /** Columns that hold something and are not read. */
  unread: string[];
};

/** How a table is read: the shop's currency, and what its owner chose instead of what the file seems to say. */
export type Choices = Pick<Making, "currency" | "takesOtherCurrency"> & { decimal: Decimal | null; columns: ChosenColumns };

/**
 * Every product of a table, and each row of which none is made, with its reason. Never throws, whatever the table holds.
 * @param toRich reads HTML
 */
export function readProducts(table: Table, profile: Profile, choices: Choices, toRich: Making["toRich"]): ProductReading {
  const columns = columnsOf(profile, table, choices.columns);
  const { bundles, problems } = bundlesOf(table, profile, columns);
  const prices = bundles.flatMap(({ rows }) => rows.flatMap(({ cells }) => salePriceIn(cells) ?? cells.price ?? []));
  const found = decimalOf(prices);
  const decimal = choices.decimal ?? found.decimal;
  const making: Making = {
    profile,
    currency: choices.currency,
    decimal,
    takesOtherCurrency: choices.takesOtherCurrency,
    hasTracker: columns.has("tracked"),
    weightHeader: table.head[columns.get("weight")?.[0] ?? -1] ?? "",
    toRich,
  };
  const products: NewProduct[] = [];
  for (const bundle of bundles) {
    const { made, problems: some } = makeProduct(bundle, making);
    if (made) products.push(made);
    problems.push(...some);
  }
  const named = bundles.find(({ first }) => first.currency !== undefined)?.first.currency?.toUpperCase();
  return {
    products,
    problems: problems.toSorted((a, b) => a.line - b.line),
    fileCurrency: profile.currency ?? named ?? null,
    decimal,
    isAmbiguous: found.isAmbiguous,
    firstPrices: prices.slice(0, FIRST_PRICES),
    unread: unreadColumns(table, columns),
  };
}
