import { formatCount } from "@awning/domain/values/counts";

export const productCount = (count: number) => formatCount(count, "product");
export const fullProductCount = (count: number) => `${productCount(count)} (maximum)`;
export const addProducts = (count: number) => (count === 0 ? "Add products" : `Add ${productCount(count)}`);

// Add products sheet
export const addTo = (title: string) => `Add to ${title}`;
export const loadingYourProducts = "Loading your products";
export const allProductsInside = "All your products are already in this collection.";

// Collection editor
export const addProductsLabel = "Add products";
export const rename = "Rename";
export const noProductsYet = "No products yet";
export const collectionEmptyHint = "Your shop shows this collection once it has an active product.";
export const productsInThisCollection = "Products in this collection";
export const draftHidden = "Draft, hidden";
export const archivedHidden = "Archived, hidden";
export const productNoun = "product";

// Collection list
export const newCollection = "New collection";
export const noneYet = "None yet";
export const shownInThisOrder = "Your shop shows them in this order.";
export const collectionCount = (count: number) => formatCount(count, "collection");
export const productsInThem = (count: number) => `${productCount(count)} in them`;
export const priceSpan = (least: string, most: string) => `${least} to ${most}`;
export const sold = (pieces: string) => `${pieces} sold`;
export const hidden = "Hidden";
export const copyLink = "Copy link";
export const linkCopied = "Link copied";
export const limitReached = (collectionsMax: number) =>
  `You’ve reached the limit of ${collectionsMax} collections. Delete one to add another.`;
export const noCollectionsYet = "No collections yet";
export const emptyText = "Group related products. Collections appear at the top of your shop.";
export const deleted = (title: string) => `“${title}” deleted`;
export const removed = (title: string) => `“${title}” removed`;
export const collectionNoun = "collection";

// Collections screen
export const loadingCollections = "Loading collections";

// Name sheet
export const renameCollection = "Rename collection";
export const renameHint = "Its web address stays the same.";
export const createHint = "Shown at the top of your shop.";
export const titleInvalid = (collectionTitleMax: number) => `Enter 1 to ${collectionTitleMax} characters`;
export const tableware = "Tableware";
export const createCollection = "Create collection";
