import { STOCK_MAX } from "@awning/domain/product/product";
import { formatCount, plural } from "@awning/domain/values/counts";
import { numberLocale } from "#ui/locale.ts";

const number = (value: number) => value.toLocaleString(numberLocale());

export const variantCount = (count: number) => formatCount(count, "variant");
export const someVariants = (some: number, all: number) => `${some} of ${variantCount(all)}`;
export const missingCombinations = (count: number) => `${formatCount(count, "combination")} not offered`;

/** Stock: what is typed, what changed in between, and what a variant inherits. */
export const STOCK_UNREADABLE = `Enter a whole number up to ${number(STOCK_MAX)}`;
export const STOCK_TOO_HIGH = `Stock can be at most ${number(STOCK_MAX)}.`;
export const SOLD_WHILE_EDITING = "Some were sold while you were editing. Enter the stock again.";
/** `sold` is negative for units that came in. */
export const stockMoved = (sold: number, left: number) =>
  sold > 0 ? `${sold} sold while you were editing, ${left} left` : `${-sold} added while you were editing, ${left} left`;
export const variantAlertHint = (ofProduct: number) =>
  `We’ll email you when this variant falls to this level. Leave blank to use the product’s: ${number(ofProduct)}.`;

/** Files of a digital product. */
export const FILES_HINT = "Buyers can download these from their order page once they’ve paid.";
export const FILES_NEEDED_HINT = `${FILES_HINT} Until you add one, the product is shown as sold out.`;
export const NEWS_LABELS = {
  file: {
    notify: "Notify buyers of this file",
    title: "Notify buyers of this file?",
    text: (name: string) =>
      `Everyone who bought this product before you added ${name} gets one email. They can find it on their order page either way.`,
  },
  version: {
    notify: "Notify buyers of this version",
    title: "Notify buyers of this version?",
    text: (name: string) =>
      `Everyone who bought an earlier version of ${name} gets one email. They can find the new one on their order page either way.`,
  },
};
export const buyersNotified = (orders: number, isComplete: boolean) =>
  isComplete
    ? `Emailing the buyers of ${formatCount(orders, "order")}`
    : `Emailing the buyers of ${formatCount(orders, "order")}. Send again to reach the rest.`;

/** The whole list: several products at once. */
export const changePricesTitle = (count: number) => plural(count, { one: "Change price", other: `Change ${count} prices` });
export const pricesChanged = (count: number) => plural(count, { one: "Price updated", other: `${count} prices updated` });
export const confirmFree = (count: number) => plural(count, { one: "Make 1 product free", other: `Make ${count} products free` });
export const comparePricesRemoved = (count: number) =>
  plural(count, {
    one: "1 compare-at price will be removed because it would no longer be higher than the price.",
    other: `${count} compare-at prices will be removed because they would no longer be higher than the price.`,
  });
export const saved = (count: number, all: number) => (count < all ? `${count} of ${all} saved` : `All ${all} saved`);
/** `name` is a title in quotes or "3 products". */
export const stateChanged = {
  active: (name: string) => `${name} published`,
  draft: (name: string) => `${name} unpublished`,
  archived: (name: string) => `${name} archived`,
};
export const productCount = (count: number) => formatCount(count, "product");
export const CHECKING_ORDERS = "Checking your open orders…";
export const keptByOrders = (names: string) =>
  `${names} can’t be unpublished because of open orders. Complete or cancel those orders first.`;
export const keptArchived = (title: string) => `“${title}” has been sold, so it stays archived`;
export const archivedInstead = (title: string) => `“${title}” has been sold, so it was archived instead of deleted`;
export const shopFull = (shown: number, hidden: number) =>
  plural(hidden, {
    one: `Your shop is full. It shows your first ${number(shown)} active products, so the last one in your list is hidden. Archive products you no longer sell to make room.`,
    other: `Your shop is full. It shows your first ${number(shown)} active products, so the last ${number(hidden)} in your list are hidden. Archive products you no longer sell to make room.`,
  });
export const thingsToFix = (count: number) => `${formatCount(count, "thing")} to fix, the rest is saved`;
export const NO_RESULTS_HINT = {
  all: "Try the start of a name, variant or SKU. Archived products are in their own tab.",
  tab: "Try the start of a name, variant or SKU. Only this tab was searched.",
};

/** What keeps a product from becoming a draft. */
export const heldTitle = (count: number, title: string) =>
  plural(count, { one: `“${title}” has open orders`, other: `${count} products have open orders` });
export const HELD_HINT = "You can unpublish once these orders are completed or canceled.";
export const HELD_ARCHIVE_HINT = "Archiving removes products from your shop right away. Orders aren’t affected.";

/** What a product lacks before it is published. `name` is a title in quotes, or "2 of these products". */
export const lackingName = (title: string, some: number, all: number) =>
  some === 1 ? `“${title}”` : some === all ? `All ${all} products` : `${some} of these products`;
export const lacking = {
  file: (name: string, count: number) =>
    plural(count, {
      one: `${name} has no file yet. It will be shown as sold out until you add one.`,
      other: `${name} have no file yet. They will be shown as sold out until you add one.`,
    }),
  delivery: (name: string, count: number) =>
    plural(count, {
      one: `${name} can’t be shipped or picked up yet. Buyers can’t order it until you turn on shipping or pickup in Settings.`,
      other: `${name} can’t be shipped or picked up yet. Buyers can’t order them until you turn on shipping or pickup in Settings.`,
    }),
  picture: (name: string, count: number) =>
    plural(count, {
      one: `${name} has no picture yet. Products with pictures sell better.`,
      other: `${name} have no picture yet. Products with pictures sell better.`,
    }),
};

// Product csv
export const payWhatYouWant = "Pay what you want";
export const suggestedPrice = "Suggested price";
export const sellWithoutStock = "Continue selling when out of stock";
export const limitPerOrder = "Limit per order";
export const webAddress = "Web address";
export const weightG = "Weight (g)";
export const product = "Product";
export const variant = "Variant";
export const type = "Type";
export const status = "Status";
export const compareAtPrice = "Compare-at price";
export const currency = "Currency";
export const lowStockAlert = "Low-stock alert at";
export const tags = "Tags";

// Use product actions
export const deleted = (title: string) => `“${title}” deleted`;
export const SKU_TWICE = "Another product or variant has this SKU";
export const copyOf = (title: string) => `${title} (copy)`;

// Quick product
export const productPicture = "Picture";
export const productName = "Product name";
export const productPrice = "Price";
export const putOnSale = "Add product";
