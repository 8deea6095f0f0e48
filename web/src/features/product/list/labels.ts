import { formatCount } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";
// Export button
export const exportingSoFar = (done: number) => `Exporting, ${done} so far`;

// Held sheet
export const archiveInstead = "Archive instead";
export const openOrders = (count: number, orders: ReactNode) => sentence`${formatCount(count, "open order")}: ${orders}`;
export const openOrdersOf = (title: string, count: number, orders: ReactNode) =>
  sentence`“${title}”: ${formatCount(count, "open order")}: ${orders}`;
export const ordersAndMore = (orders: ReactNode, count: number) => sentence`${orders} and ${count} more`;

// Price sheet
export const updatePrices = "Update prices";
export const direction = "Direction";
export const increase = "Increase";
export const decrease = "Decrease";
export const type = "Type";
export const percentage = "Percentage";
export const changeByLabel = "Change by";
export const percentageInvalid = "Enter a percentage such as 12.5";
export const amountInvalid = "Enter an amount above 0";
export const newPrices = "New prices";
export const andMore = (count: number) => `and ${count} more`;

// Product bulk bar
export const changePrices = "Change prices";
export const archive = "Archive";
export const select = "Select";
export const selectAll = "Select all";
export const done = "Done";

// Product empty
export const noProductsYet = "No products yet";
export const firstProductHint = "Start with a name, a price and a picture. Your shop opens when you publish your first product.";
export const addYourFirstProduct = "Add your first product";
export const importProducts = "Import products";
export const noProductsHere = "No products here";
export const allArchivedHint = "All your products are archived. Restore one, or add a new product.";
export const noActiveProducts = "No active products";
export const publishDraftHint = "Publish a draft to show it in your shop.";
export const noDrafts = "No drafts";
export const draftsEmptyText = "New products are saved as drafts until you publish them.";
export const nothingIsSoldOut = "Nothing is sold out";
export const soldOutEmptyText = "Products that run out of stock appear here.";
export const noArchivedProducts = "No archived products";
export const archivedEmptyText = "Archive products you no longer sell. Past orders keep their details.";
export const moreFurtherDownHint = "The ones checked so far are drafts or archived. Active products may be further down.";
export const offlineSearchHint = "You’re offline, so only products saved on this device were searched.";
export const noResultsForYet = (search: string) => `No results for “${search}” yet`;
export const searchFurtherHint = "Search further to check the rest of your products.";
export const noSoldOutFound = "No sold-out products found yet";

// Product grid
export const selectLabel = (title: string) => `Select ${title}`;
export const inStock = (count: string) => `${count} in stock`;

// Product list
export const nameVariantOrSku = "Name, variant or SKU";
export const all = "All";
export const active = "Active";
export const drafts = "Drafts";
export const soldOut = "Sold out";
export const archived = "Archived";
export const noActiveProductsYet = "No active products yet";
export const activeLabel = (on_sale: number) => `${on_sale} active`;
export const lowInStock = (low: number) => `${low} low in stock`;
export const soldOutLabel = (soldOutCount: number) => `${soldOutCount} sold out`;
export const searchingYourProducts = "Searching your products";
export const searchFurther = "Search further";
export const tag = "Tag";
export const allTags = "All tags";
export const newProduct = "New product";

// Product row menu
export const linkCopied = "Link copied";
export const copyLink = "Copy link";
export const restoreAsDraft = "Restore as draft";

// Product skeleton
export const product = "Product";
export const statusLabel = "Status";
export const sold = "Sold";

// Product table
export const actions = "Actions";
export const viewInShopLabel = (title: string) => `View ${title} in shop`;

// Sell sheet
export const publishWithoutFile = "Publish without a file?";
export const publishUndeliverable = "Publish without shipping or pickup?";
export const publishWithoutPicture = "Publish without a picture?";

// Sort
export const sort = "Sort";
export const shopOrder = "Shop order";
export const sortName = "Name";
export const sortPrice = "Lowest price first";
export const sortStock = "Least stock first";
export const sortNewest = "Newest first";

// Product numbers
export const priceOf = (title: string) => `Price of ${title}`;
export const stockOf = (title: string) => `Stock of ${title}`;
export const stockChanged = (title: string, count: number) => `“${title}”: ${count} in stock`;
export const stockInvalid = "Enter a whole number";
