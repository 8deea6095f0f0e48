import { formatCount } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Manual fields
export const emailHint = "We’ll email the buyer their order.";
export const delivery = "Delivery";
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
export const transferPendingRefused = "Only for orders that are picked up later or shipped. Change the delivery first.";
export const pickupLater = "Pickup later";
export const ship = "Ship";
export const cashLater = "Cash, later";
export const bankTransferReceived = "Bank transfer, received";
export const bankTransferPending = "Bank transfer, pending";
export const nameInvalid = "Enter a name without a web address, such as “Walk-in customer”";

// Manual lines
export const takenNow = "Taken now";
export const walkInCustomer = "Walk-in customer";

// Basket
export const itemsInThisOrder = "Items in this order";
export const productGone = "This product is no longer available. Remove it to continue.";
export const totalTooHigh = (most: string) => `An order can total at most ${most}`;
export const limitPerOrder = (left: number) => `Limit ${left} per order`;
export const enterValidPrice = "Enter a valid price";
export const outOfStock = "Out of stock";
export const onlyLeft = (left: number) => `Only ${left} left`;
export const chooseOne = "Choose one";
export const agreed = "The buyer agreed";
export const notAgreed = "Not agreed";
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
export const buyer = "Buyer";
export const countryNotShipped =
  "Your shop doesn’t ship to this address. Choose pickup, or add a shipping method for this country in Settings.";
export const shipping = "Shipping";
export const tax = "Tax";
export const total = "Total";
export const includesTax = "Includes tax";
export const description = "For sales by phone or in person";

export const order = "Order";
export const nothingYet = "Tap a product to add it.";
export const notes = "Notes";
export const none = "None";
export const nameMissing = "Name missing";
export const itemCount = (count: number) => formatCount(count, "item");

// Payment
export const cash = "Cash";
export const otherPayment = "Other payment";
export const askingPrice = "Checking the price";
export const exact = "Exact";
export const changeDue = (amount: string) => `${amount} change`;
export const otherCash = "Other amount received";
export const takeCash = "Take";
export const tooLittle = (total: string) => `Enter ${total} or more`;
export const transferReceivedHint = "The money is in your account.";
export const transferPendingHint = "The items are held until it arrives.";
export const cashLaterHint = "Paid at pickup or on delivery.";
export const viewOrder = "View order";
export const newSale = "New sale";
export const outOf = (given: string, total: string) => `${given} received for ${total}`;
export const recorded = "Recorded";

// Custom amount
export const customAmount = "Custom amount";
export const customTitle = "What it’s for";
export const customTitleExample = "Repair, discount shelf, tip";
export const amountMissing = "Enter an amount above zero";

// Products
export const products = "Products";
export const collections = "Collections";
export const allProducts = "All";
export const soldOut = "Sold out";
export const left = (count: number) => `${count} left`;
export const fromPrice = (price: string) => `from ${price}`;
export const variants = (count: number) => formatCount(count, "variant");
export const inTheOrder = "in the order";
export const noProductsFound = "No products match your search.";
export const searchProducts = "Search products";
