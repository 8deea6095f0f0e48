import type { ReactNode } from "react";
import { listOf, sentence } from "#words/sentence.ts";

// Bill fields
export const billingAddressAction = "Use a different billing address";
export const companyOrName = "Company or name";
export const vatNumber = "VAT number";
export const vatNumberHint = "Companies in other EU countries buy without VAT. Enter the number with its country letters.";
export const vatNumberKept = "VAT is charged: this number isn’t from another EU country, has a typo, or doesn’t fit the delivery.";
export const vatTakenOff = "Prices are without VAT.";
export const billingStreet = "Billing street";
export const apartmentSuiteFloor = "Apartment, suite, floor";
export const billingPostalCode = "Billing postal code";
export const billingCity = "Billing city";

// Checkout summary
export const changeTo = (left: number) => `Change to ${left}`;
export const remove = "Remove";

// Code field
export const discountCode = "Discount code";
export const apply = "Apply";
export const appliedFreeShipping = (code: string) => `${code} applied: free shipping.`;
export const appliedOff = (code: string, amount: string) => `${code} applied: ${amount} off.`;

// Consents
export const imOrderingAndHaveRead = (shopName: string, texts: readonly ReactNode[]) =>
  sentence`I’m ordering from ${shopName} and have read ${listOf(texts)}.`;
export const terms = "terms";
export const rightOfWithdrawal = "right of withdrawal";
export const privacyNotice = "privacy notice";
export const textOfTheShop = (text: ReactNode) => sentence`its ${text}`;
export const ourText = (text: ReactNode) => sentence`the ${text}`;
export const withdrawalWaiver = "I want the files right away and understand that I lose my right to withdraw once I have them.";
export const optional = (consent: string) => `${consent} Optional.`;
export const termsOfThisPurchase = "Terms of this purchase";
export const termsOfThisPurchaseLabel = "the terms of this purchase";
export const yourRightToWithdraw = "Your right to withdraw";
export const withdrawalHint = (shopName: string) =>
  `You can withdraw from this order without giving a reason within 14 days of receiving the items, or of ordering a service. Use “Withdraw from contract here” on your order page or tell ${shopName}, and send the items back within 14 days of telling them. You’ll get back what you paid, with the cheapest shipping that was offered.`;
export const readFullPolicy = "Read the full policy";

// Country field
export const country = "Country";
export const billingCountry = "Billing country";
export const selectACountry = "Select a country";

// Delivery step
export const delivery = "Delivery";
export const countryNotShipped = (country: string) => `This shop doesn’t ship to ${country}.`;
export const pickup = "Pickup";
export const pickupPlaceHint = (displayName: string) => `At ${displayName}. You’ll get the details with your order.`;
export const free = "Free";
export const updateTotal = "Update total";
export const toAddressBelow = "To the address below";
export const freeOverHint = (freeOver: string) => `free on orders of ${freeOver} or more`;
export const streetAddress = "Street address";
export const apartmentFloorCompany = "Apartment, floor, company";
export const postalCode = "Postal code";
export const city = "City";
export const phone = "Phone";
export const phoneHint = "Only used if there are questions about shipping.";

// Payment step
export const reservationHint = (holdDays: string) => `Your items are reserved for ${holdDays}.`;
export const bankTransfer = "Bank transfer";
export const bankDetailsHint = (kept: string) => `You’ll get the bank details with your order. ${kept}`;
export const cashOnPickup = "Cash on pickup";
export const cashHint = "Pay when you pick up your order.";
export const card = "Card";
export const payLaterHint = "You’ll pay on the next page.";
export const cashOnDelivery = "Cash on delivery";
export const payCarrierInCash = "Pay the carrier in cash.";
export const paymentLink = "Payment link";
export const emailHint = (kept: string) => `You’ll get the link with your order. ${kept}`;
export const nothingToPay = "Nothing to pay";
export const payment = "Payment";
export const addANote = "Add a note";
export const noteFor = (displayName: string) => `Note for ${displayName}`;
export const cashOnlyRefused =
  "This shop only takes cash in person, but nothing in this order is picked up or shipped. Ask the shop for another way to pay.";
export const noMethodForDelivery = "There’s no payment method for this delivery method. Choose another one above.";
export const noMethodForOrder = "There’s no payment method for this order. Ask the shop for another way to pay.";
export const cardAmountRefused = (total: string) =>
  `Card payments must be for an amount that ends in 0, so ${total} can’t be paid by card. Change your basket, or ask the shop for another way to pay.`;
export const cardMinimumRefused = (value: string) =>
  `The minimum for card payments is ${value}. Add something to your basket, or ask the shop for another way to pay.`;

// Questions step
export const aboutYourItems = "About your items";
export const answerForAllHint = (quantity: string) => `For all ${quantity}. If each should be different, add a note to the shop below.`;
export const optionalLabel = "(optional)";

// Site checkout
export const backToShop = "Back to the shop";
export const checkout = "Checkout";
export const countryNotShippedHint = "Choose another country below. Your basket is saved.";
export const undeliverable = "This can’t be shipped or picked up right now.";
export const shopDoesntShip = (shopName: string) => `${shopName} doesn’t offer shipping or pickup. Your basket is saved.`;
export const undeliverableHint = (shopName: string) =>
  `${shopName} doesn’t offer shipping or pickup. You can order items that don’t need shipping separately. Your basket is saved.`;
export const basketEmpty = "Your basket is empty. Add something to check out.";
export const goToShop = "Go to shop";
export const order = "Order";
export const contact = "Contact";
export const email = "Email";
export const onlyUsedForThisOrder = "Only used for this order.";
export const nameLabel = "Name";
export const totalInclShippingTo = (quote: string) => `Total incl. shipping to ${quote}`;
export const totalInclShipping = "Total incl. shipping";
export const buyNow = "Buy now";
export const orderForFree = "Order for free";

// State field
export const choose = "Choose";
