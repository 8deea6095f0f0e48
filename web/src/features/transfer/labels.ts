import type { ProductDraft } from "@awning/domain/product/product";
import type { ProductKind } from "@awning/domain/product/states";
import type { ProblemCode } from "@awning/domain/transfer/bundles";
import type { ChosenField } from "@awning/domain/transfer/profile";
import { formatCount, plural } from "@awning/domain/values/counts";
import type { ImportRefusal } from "#data/transfer/import-refusals.ts";
import { numberLocale } from "#ui/locale.ts";

const number = (value: number) => value.toLocaleString(numberLocale());

// Import screen
export const importTitle = "Import";
export const importHint = "Bring your products and links from another shop or page.";
export const account = "Account";
export const chooseAFile = "Choose a file or drop it here";
export const fileHint =
  "A CSV export, a saved page or an Awning archive. Tables have at most 30 MB and 10,000 rows. Nothing is added until you confirm.";
export const whatWorks = "What you can bring";
export const SOURCES = [
  ["Products", "The product export of Shopify, WooCommerce, Etsy, Square or Awning as CSV, or any other CSV."],
  ["Digital products", "The sales export of Gumroad or Payhip. Each product that was sold becomes a draft."],
  [
    "Links",
    "Your page on Linktree or elsewhere: open it in your browser, save it as HTML and choose that file. Or a CSV with titles and addresses.",
  ],
] as const;
export const reading = "Reading the file…";
export const chooseAnother = "Choose another file";
export const needsConnection = "You’re offline. Importing needs a connection.";

export const REFUSED: Record<ImportRefusal, string> = {
  bytes: "This file is too large. Split it into files of at most 30 MB.",
  rows: "This file has more than 10,000 rows. Split it into several files.",
  empty: "This file has no rows.",
  not_text: "This file can’t be read. Export it as CSV, or save the page as HTML.",
  spreadsheet: "This is a spreadsheet or an archive. Open it and save it as CSV first.",
  no_links: "This page has no links. Save the page itself, not only its text.",
  bad_archive: "This archive can’t be read. Download your data again and choose the new file.",
  newer: "This archive comes from a newer version of Awning.",
};

// Preview
export const fileFormat = "File format";
export const formatHint = "Change this if we got it wrong.";
export const ownArchive = "Everything from another Awning account";
export const savedPage = "A saved page with links";
export const columnsTitle = "Columns";
export const noColumn = "None";
export const FIELD_NAMES: Record<ChosenField, string> = {
  title: "Name",
  price: "Price",
  text: "Description",
  sku: "SKU",
  stock: "Stock",
  tags: "Tags",
  weight: "Weight",
  picture: "Pictures",
};
export const NOTHING_MADE = "Customers, orders and bookings can’t be imported. You can import products and links.";
export const pricesRead = (currency: string) => `Prices are read in ${currency}, the currency of your shop.`;
export const otherCurrency = (theirs: string, ours: string) =>
  `Prices in this file are in ${theirs}. Your shop sells in ${ours}, and prices can’t be converted.`;
export const takeAsOurs = (ours: string) => `Import the same numbers in ${ours}`;
export const priceRead = (typed: string, read: string) => `${typed} becomes ${read}`;
export const decimals = "Decimals in this file";
export const decimalPoint = "1.50";
export const decimalComma = "1,50";
export const statusOfProducts = "Status of products";
export const asInFile = "As in the file";
export const asDrafts = "All drafts";
export const toImport = "To import";
export const product = "Product";
export const status = "Status";
export const variants = "Variants";
export const price = "Price";
export const title = "Title";
export const address = "Address";
export const STATES: Record<ProductDraft["state"], string> = { draft: "Draft", active: "Active", archived: "Archived" };
export const KINDS: Record<ProductKind, string> = { physical: "Physical", digital: "Digital", service: "Service" };
export const heading = "Heading";
export const andMore = (count: number) => `And ${number(count)} more`;
export const leftOut = (count: number) => `${formatCount(count, "row")} left out`;
export const changed = (count: number) => `${formatCount(count, "row")} changed`;
export const rowNumber = (line: number) => `Row ${number(line)}`;
export const unreadColumns = (count: number) => `${formatCount(count, "column")} not imported`;
export const importCounts = (products: number, links: number) =>
  `Import ${[products > 0 ? formatCount(products, "product") : "", links > 0 ? formatCount(links, "link") : ""].filter(Boolean).join(" and ")}`;
export const picturesStay = (count: number) =>
  plural(count, {
    one: "1 picture isn’t imported. Add it to its product afterwards.",
    other: `${number(count)} pictures aren’t imported. Add them to their products afterwards.`,
  });
export const nothingToImport = "Nothing in this file can be imported.";

export const PROBLEMS: Record<ProblemCode, string> = {
  no_title: "No name",
  no_price: "No price",
  bad_price: "The price can’t be read",
  variants: "Too many variants, or options that don’t match",
  no_parent: "Its product isn’t in this file",
  not_sold_here: "Grouped and external products can’t be sold here",
  other_currency: "The price is in another currency",
  invalid: "Some of its details don’t fit",
  no_address: "No address",
  not_taken: "Links to a page, booking or file that isn’t imported",
  no_picture: "Picture not imported",
  bad_address: "The address can’t be used",
  twice: "Already in this file",
  shortened: "Text shortened",
  stock_shared: "Stock is for all variants together, so it isn’t tracked yet",
  unpublished: "This variant isn’t published",
  too_many: "More links than a page can have",
  sale_dates: "The sale price has dates, so the regular price was taken",
  bad_sku: "The SKU is too long or was damaged by a spreadsheet, so it was left out",
};

// Run and outcome
export const importing = "Importing";
export const storedOf = (done: number, all: number) => `${number(done)} of ${number(all)}`;
export const keepOpen = "You can leave this screen open in the background. If it closes, choose the file again to continue.";
export const stop = "Stop";
export const imported = (count: number) => plural(count, { one: "1 imported", other: `${number(count)} imported` });
export const alreadyHere = (count: number) => plural(count, { one: "1 was already here", other: `${number(count)} were already here` });
export const noRoom = (count: number) =>
  plural(count, {
    one: "1 wasn’t imported. You’ve reached the limit.",
    other: `${number(count)} weren’t imported. You’ve reached the limit.`,
  });
export const viewProducts = "View products";
export const viewLinks = "View links";
export const importAnother = "Import another file";

// Undo
export const lastImport = "Last import";
export const lastImportHint = (name: string, count: string, when: string) => `${name}: ${count}, ${when}.`;
export const undoImport = "Undo import";
export const undoHint = "Deletes what was imported. Anything you edited or sold stays.";
export const undoing = "Undoing the import…";
export const undone = (count: number) => `${plural(count, { one: "1 deleted", other: `${number(count)} deleted` })}.`;
export const keptEdited = (count: number) =>
  plural(count, { one: "1 stays because it was edited or sold.", other: `${number(count)} stay because they were edited or sold.` });
