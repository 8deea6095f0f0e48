import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Manual fields
export const emailHint = "We’ll email the buyer their order.";
export const delivery = "Delivery";
export const payment = "Payment";
export const shippingMethod = "Shipping method";
export const useBuyersDetails = "Use the buyer’s details";
export const billingAddressAction = "Use a different billing address";
export const messageToBuyer = "Message to the buyer";
export const includedInBuyersEmail = "Included in the buyer’s email.";
export const privateHint = "Only you can see this.";

// Manual form
export const addAtLeastOneItem = "Add at least one item";
export const emailInvalid = "Enter a valid email address";
export const emailMissingForFiles = "Enter an email address. Files are sent by email.";
export const transferPendingRefused =
  "An order with a pending transfer can’t be handed over yet. Choose “Pickup later” or another payment.";
export const handedOverNow = "Handed over now";
export const pickupLater = "Pickup later";
export const ship = "Ship";
export const cashReceived = "Cash, received";
export const cashLater = "Cash, later";
export const bankTransferReceived = "Bank transfer, received";
export const bankTransferPending = "Bank transfer, pending";
export const nameInvalid = "Enter a name without a web address, such as “Walk-in customer”";

// Manual lines
export const itemsInThisOrder = "Items in this order";
export const productGone = "This product is no longer available. Remove it to continue.";
export const totalTooHigh = (most: string) => `An order can total at most ${most}`;
export const limitPerOrder = (left: number) => `Limit ${left} per order`;
export const enterValidPrice = "Enter a valid price";
export const outOfStock = "Out of stock";
export const onlyLeft = (left: number) => `Only ${left} left`;
export const answerMissing = "Enter an answer. This question is required.";
export const atMostCharacters = (max: number) => `Use at most ${max} characters`;
export const about = (name: ReactNode) => sentence`About ${name}`;

// New order screen
export const newOrder = "New order";
export const orders = "Orders";
export const loadingShop = "Loading shop";

// New order
export const orderCreated = (number: string) => `Order ${number} created`;
export const items = "Items";
export const addItems = "Add items";
export const buyer = "Buyer";
export const deliveryAndPayment = "Delivery and payment";
export const countryNotShipped =
  "Your shop doesn’t ship to this address. Choose pickup, or add a shipping method for this country in Settings.";
export const createOrder = (total: string) => `Create order, ${total}`;
export const createOrderLabel = "Create order";
export const shipping = "Shipping";
export const tax = "Tax";
export const total = "Total";
export const includesTax = "Includes tax";
export const description = "For sales by phone or in person";

// Items sheet
export const addLabel = (name: string) => `Add ${name}`;
export const inTheOrder = (has: number) => `${has} in the order`;
export const noProductsFound = "No products match your search.";
export const searchProducts = "Search products";
