// Buy form
export const limitPerOrder = (limitPerOrder: number) => `Limit ${limitPerOrder} per order.`;
export const quantity = (title: string) => `Quantity: ${title}`;
export const addToBasket = "Add to basket";
export const buyNow = "Buy now";
export const thisCantBeShippedOr = "This can’t be shipped or picked up right now.";
export const closedUntil = (backOn: string) => `Closed until ${backOn}.`;
export const ordersAreClosedRightNow = "Orders are closed right now.";
export const yourPrice = "Your price";
export const enterAmountSuchAs = (suggested: string) => `Enter an amount such as ${suggested}`;

// Option choice
export const soldOut = "(sold out)";

// Price label
export const payWhatYouWant = "Pay what you want";
export const orMorePerItem = (least: string) => `${least} or more per item.`;
export const perItemEnter0To = "Per item. Enter 0 to get it for free.";

// Product card
export const fromPrice = (price: string) => `from ${price}`;
export const soldOutLabel = "Sold out";
export const shipsLater = "Ships later";
export const left = (left: number) => `${left} left`;
export const sale = "Sale";
export const was = "was";
export const chooseOptionsFor = (title: string) => `Choose options for ${title}`;
export const addToBasketLabel = (title: string) => `Add ${title} to the basket`;

// Product view
export const freePickup = "free pickup";
export const shippingFrom = (price: string) => `Shipping from ${price}`;
export const shippingAt = (price: string) => `Shipping ${price}`;
export const pictureAt = (place: number) => `Picture ${place}`;
export const shop = "Shop";
export const share = (title: string) => `Share ${title}`;
export const shareLabel = "Share";
export const moreProducts = "More products";
export const digitalDownload = "Digital download.";
export const shopWillEmailYouTo = "The shop will email you to arrange a time";
export const taxIncluded = "Tax included.";
export const taxIsAddedAtCheckout = "Tax is added at checkout.";
export const freeShipping = "Free shipping";
export const freeOnOrdersOf = (price: string, freeOver: string) => `${price} (free on orders of ${freeOver} or more)`;
export const pictures = "Pictures";

// Site shop
export const collectionGone = "This collection is no longer available.";
export const productGone = "This product is no longer available.";
export const hereIsWhatElse = "Here’s what else is in the shop.";
export const noProductsMatch = "No products match.";
export const viewAllProducts = "View all products";
export const ordersAreClosedRightNowYou = "Orders are closed right now. You can still browse.";
export const hasntAddedAnyProducts = (displayName: string) => `${displayName} hasn’t added any products yet.`;
export const forLabel = (found: string, search: string, paged: string) => `${found} for “${search}”${paged}`;
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
export const sortBy = "Sort by";
export const inStock = "In stock";
export const clearFilters = "Clear filters";
