import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Limits
export const mb = (count: string) => `${count} MB`;
export const pageShopAndDashboard = "Page, shop and dashboard";
export const softwareDetail = "Free software under the MIT license";
export const serversAndStorage = "Servers and storage";
export const serversDetail = "Google Firebase, which has a free allowance";
export const serversPrice = "Billed by Google to you";
export const emailTitle = "Email to you and your buyers";
export const emailDetail = "Orders, shipping, logins";
export const emailPrice = "Your own SMTP service";
export const ourShareOfEachSale = "Our share of each sale";
export const shareDetail = "The money goes from the buyer to you";
export const gettingPaid = "Getting paid";
export const cardsDetail = "Through your own Stripe account";
export const cardsPrice = "Stripe’s fees only";
export const paymentLink = "Payment link";
export const bankTransfer = "Bank transfer";
export const transferDetail = (holdDays: number, holdDaysMax: number) =>
  `An unpaid order holds its stock for ${holdDays} days, or for 1 to ${holdDaysMax} as you choose`;
export const cashOnPickup = "Cash on pickup";
export const youMarkOrderAsPaid = "You mark the order as paid";
export const cashOnDelivery = "Cash on delivery";
export const yourPage = "Your page";
export const addressUnderYourOwnName = "Address under your own name";
export const addressDetail = "Links, pages and shop under one name";
export const linksDetail = "Shown and hidden links together";
export const socialLinks = "Social links";
export const socialLinksDetail = "Email, phone, map and the usual networks";
export const aboutText = "About text";
export const plusAHeadline = "Plus a headline";
export const characters = (count: string) => `${count} characters`;
export const nameChanges = "Name changes";
export const nameChangesDetail = (usernameRedirectDays: number) => `The old name redirects to the new one for ${usernameRedirectDays} days`;
export const inDays = (limit: number, windowDays: number) => `${limit} in ${windowDays} days`;
export const yourShop = "Your shop";
export const productsAndOrders = "Products and orders";
export const productsDetail = "Sell as much as you like";
export const noLimit = "No limit";
export const picturesPerProduct = "Pictures per product";
export const picturesDetail = (mediaInputMaxBytes: string) => `Up to ${mediaInputMaxBytes} each before compression`;
export const variantsPerProduct = "Variants per product";
export const variantsDetail = "Sizes, glazes, editions";
export const itemsInOneBasket = "Items in one basket";
export const upToOfEach = (quantityMax: number) => `Up to ${quantityMax} of each`;
export const bookingsChatAndAnalytics = "Bookings, chat and analytics";
export const bookings = "Bookings";
export const bookingsDetail = "Your services and your hours; a time can only be booked once";
export const chat = "Chat";
export const chatDetail = "Visitors write from your page, without an account";
export const analytics = "Analytics";
export const analyticsDetail = "Views, sources and clicks, without cookies";
export const changesByGuests = "Changes by guests";
export const changesByGuestsDetail = "They move or cancel by the link in their email, within your limits";
export const filesInAMessage = "Files in a message";
export const upToEach = (size: string) => `Up to ${size} each`;
export const salesByLink = "Sales by link";
export const salesByLinkDetail = "Which link brought which order";
export const costs = "Costs";
export const included = "Included";
export const cards = "Cards";
export const links = "Links";
export const paymentLinkDetail = "Your link to PayPal, Wise or another service; their fees apply";
export const onDeliveryDetail = "Your carrier collects the money; you mark the order as paid";

// Pricing page
export const limitQuestion = "What happens when I reach a limit?";
export const chargeQuestion = "And if you ever charge for something?";
export const chargeAnswer = "The software you run today stays free to run: its license can’t be revoked.";
export const moneyQuestion = "Who holds the money?";
export const moneyAnswer =
  "You do. Buyers pay you directly: by card into your Stripe account, through your payment link, by bank transfer, or in cash on pickup or delivery. It never passes through us.";
export const hostingBillQuestion = "What does hosting it myself cost?";
export const hostingBillAnswer =
  "Google Firebase bills you for what your visitors use, beyond its free allowance. Awning reads little: a busy page is rendered once and served many times.";
export const pricingIntro =
  "The same for everyone: no trial that ends, no plan above this one, no share of your sales. Prices are in US dollars.";
export const pricesAndLimits = "Prices and limits";
export const hostedTitle = "We host it";
export const hostedText = "A page on this site";
export const selfHostedTitle = "You host it";
export const selfHostedText = "Plus your hosting bill";
export const fairQuestions = "Fair questions";
export const yes = "Yes";
export const limitAnswer = "We tell you which one. Nothing you have is hidden or deleted; you just can’t add more.";
export const whatItCosts = (price: ReactNode) => sentence`What it costs: ${price}`;
