import { formatCount } from "@awning/domain/values/counts";

// Buy form
export const limitPerOrder = (limitPerOrder: number) => `Limit ${limitPerOrder} per order.`;
export const quantity = (title: string) => `Quantity: ${title}`;
export const addToBasket = "Add to basket";
export const buyNow = "Buy now";
export const undeliverable = "This can’t be shipped or picked up right now.";
export const closedTitle = (backOn: string) => `Closed until ${backOn}.`;
export const ordersAreClosedRightNow = "Orders are closed right now.";
export const viewInStock = "See what’s in stock";
export const yourPrice = "Your price";
export const enterAmountSuchAs = (suggested: string) => `Enter an amount such as ${suggested}`;

// Option choice
export const soldOut = "(sold out)";

// Price label
export const payWhatYouWant = "Pay what you want";
export const fromPrice = (price: string) => `from ${price}`;
export const orMorePerItem = (least: string) => `${least} or more per item.`;
export const ownPriceFreeHint = "Per item. Enter 0 to get it for free.";

// Product card
export const soldOutLabel = "Sold out";
export const shipsLater = "Ships later";
export const left = (left: number) => `${left} left`;
export const sale = "Sale";
export const comparedPrice = "was";
export const chooseOptionsFor = (title: string) => `Choose options for ${title}`;
export const addToBasketLabel = (title: string) => `Add ${title} to the basket`;

// Product view
export const shop = "Shop";
export const share = (title: string) => `Share ${title}`;
export const shareLabel = "Share";
export const moreProducts = "More products";
export const digitalDownload = "Digital download.";
export const serviceMailHint = "The shop will email you to arrange a time.";
export const taxIncluded = "Tax included.";
export const taxIsAddedAtCheckout = "Tax is added at checkout.";
export const freeShipping = "Free shipping";
export const shippingCosts = (price: string) => `Shipping ${price}`;
export const shippingCostsFrom = (price: string) => `Shipping from ${price}`;
export const shippingCostsFreeOver = (price: string, freeOver: string) => `Shipping ${price} (free on orders of ${freeOver} or more)`;
export const shippingFromFreeOver = (price: string, freeOver: string) => `Shipping from ${price} (free on orders of ${freeOver} or more)`;
export const onlyShipping = (shipping: string) => `${shipping}.`;
export const shippingAndFreePickup = (shipping: string) => `${shipping}, free pickup.`;
export const freePickup = "Free pickup.";
export const pictures = "Pictures";
export const pictureNumber = (number: number) => `Picture ${number}`;

// Site shop
export const collectionIsGone = "This collection is no longer available.";
export const productIsGone = "This product is no longer available.";
export const heresWhatElseIsInTheShop = "Here’s what else is in the shop.";
export const noProductsMatch = "No products match.";
export const viewAllProducts = "View all products";
export const closedNotice = "Orders are closed right now. You can still browse.";
export const emptyText = (displayName: string) => `${displayName} hasn’t added any products yet.`;
export const productsFound = (count: number) => formatCount(count, "product");
export const productsFoundOnPage = (count: number, page: number, pageCount: number) =>
  `${formatCount(count, "product")}, page ${page} of ${pageCount}`;
export const productsFoundFor = (count: number, search: string) => `${formatCount(count, "product")} for “${search}”`;
export const productsFoundForOnPage = (count: number, search: string, page: number, pageCount: number) =>
  `${formatCount(count, "product")} for “${search}”, page ${page} of ${pageCount}`;
export const shopPages = "Shop pages";
export const previous = "Previous";
export const next = "Next";
export const all = "All";
export const collections = "Collections";
export const featured = "Featured";
export const priceLowToHigh = "Price: low to high";
export const priceHighToLow = "Price: high to low";
export const nameLabel = "Name";
export const searchProducts = (count: number) => `Search ${count} products`;
export const searchTheShop = "Search the shop";
export const search = "Search";
export const sortLabel = "Sort by";
export const inStock = "In stock";
export const clearFilters = "Clear filters";
