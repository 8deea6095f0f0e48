import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Behind
export const undoFeature = "Undo an accidental tap";
export const offlineFeature = "Make changes offline, saved when you’re back online";
export const oneThumbFeature = "Pack an order with one thumb";
export const packTask = "Pack order 14";
export const exampleSale = "2 speckled mugs, paid 20 minutes ago";
export const markAsShipped = "Mark as shipped";
export const transferTask = "Order 13 is awaiting a transfer";
export const dippedBowlSinceYesterday = "Dipped bowl, since yesterday";
export const markAsPaid = "Mark as paid";
export const questionTask = "A visitor asks about the moon jar";
export const writtenFromYourPage = "Written from your page, 4 minutes ago";
export const reply = "Reply";
export const bookingTask = "Two hours at the wheel, at 18:00";
export const bookedForTwo = "Wants to come on Thursday";
export const confirmBooking = "Confirm";
export const dashboardTitle = "Behind the counter, it’s calm.";
export const dashboardText =
  "What needs you comes first. Orders appear as they come in, and what you change here shows on your page within seconds.";
export const dashboardDrawing =
  "Drawing of the dashboard of an example shop: two orders, a booking and a question, each with its next step";
export const today = "Today";
export const products = "Products";
export const links = "Links";
export const analytics = "Analytics";
export const fourThings = "4 things to do";
export const toPack = "To pack";
export const awaitingPayment = "Awaiting payment";
export const orders = "Orders";
export const bookings = "Bookings";
export const bookingsToday = "Bookings today";
export const unreadMessages = "Unread messages";
export const waiting = (place: string, count: ReactNode) => sentence`${place} ${count}`;
export const newOrder = "New order";
export const pickup = "pickup";
export const newOrderOf = (newOrder: ReactNode, price: string, pickup: ReactNode) => sentence`${newOrder} Dipped bowl, ${price} ${pickup}`;

// Hero
export const linksShop = "Links, shop,";
export const bookingsChat = "bookings, chat.";
export const underOneAwning = "Under one awning.";
export const heroText =
  "One page under your own name for everything you make and do. One quiet dashboard behind the counter that shows you what happens on it, live.";
export const enterHint = "Or go in.";
export const itWorks = "It works.";
export const tapHint = "Tap it.";

// Home page
export const codeText =
  "Awning is free software under the MIT license, from the checkout to the last email. Host it in a Firebase project of your own, and your shop’s data stays with you.";
export const whatItCosts = "What it costs";
export const openByLunchtime = "Open by lunchtime.";
export const nameStep = "Name it";
export const nameStepText = "Claim your address and confirm your email. It’s reserved for you until you do.";
export const fillStep = "Fill it";
export const fillStepText = "Add a picture, a few links and the first thing you sell.";
export const openStep = "Open it";
export const openStepText = "Publish and share the address. Close it again any time.";
export const billComesToNothing = "The bill comes to nothing.";
export const billText =
  "Awning is free software. It takes no share of what you sell and has no bigger plan to push you into. Cards cost what Stripe charges.";
export const seeEveryLimit = "See every limit";
export const whatAwningCosts = "What Awning costs";
export const item = "Item";
export const price = "Price";
export const total = "Total";
export const readTheCode = "Read the code.";
export const runItYourself = "Run it yourself.";
export const makeItYours = "Make it yours.";
export const yourPageAndName = "Your page and name";
export const shopAndCheckout = "Shop and checkout";
export const bookingsAndChat = "Bookings and chat";
export const visitorAnalytics = "Visitor analytics";
export const ourShareOfEachSale = "Our share of each sale";
export const emailToYourBuyers = "Email to your buyers";
export const unlimitedOrders = "Unlimited orders";
export const billFootnote = "Awning runs on Google Firebase. If you host it yourself, you pay Google’s bill; we add nothing to it.";

// Phone still
export const saturdayMarketStall14 = "Saturday market, stall 14";
export const howBowlIsMade6 = "How a bowl is made, 6 min";
export const careForYourStoneware = "Care for your stoneware";
export const speckledMug = "Speckled mug";
export const dippedBowl = "Dipped bowl";
export const tumblersPair = "Tumblers, pair";
export const moonJar = "Moon jar";
export const soldOut = "Sold out";
export const shop = "Shop";
export const pageOfExampleShop = "The page of an example shop";
export const stonewareThrownAndFired = "Stoneware, thrown and fired";
export const speckledMugsAreBack = "Speckled mugs are back";
export const twelveFromLastFiring = "Twelve from the last firing";
export const threeLeft = "3 left";

export const book = "Book";
export const chat = "Chat";
export const chosenAnswer = (answer: string) => `Answer “${answer}”`;
export const dayAndTime = (day: string, time: string) => `${day}, ${time}`;
export const bookButton = (time: string) => `Book ${time}`;
export const booked = (time: string) => `Booked: ${time}. On a real page, the confirmation is in your inbox by now.`;

// Stalls
export const sixStallsOneAddress = "Six stalls, one address.";
export const stallsText = "Open the ones you need. What’s empty stays hidden.";
export const yourLinksInYourOrder = "Your links, in your order";
export const linksStallText = "Drag them into place, or turn them off for the winter. Visitors see the change within seconds.";
export const wholePriceUpFront = "The whole price, up front";
export const priceStallText =
  "Shipping is in the total before anyone orders. Buyers need no account, and the last mug can only be sold once.";
export const buyersCanFollowAlong = "Buyers can follow along";
export const orderStallText = "Mark an order as shipped, and the buyer’s order page updates right away. They get an email, too.";
export const winterSale = "Winter sale";
export const twoSpeckledMugs = "Speckled mug × 2";
export const shipping = "Shipping";
export const buyNow = "Buy now";
export const ordered = "Ordered";
export const monday1120 = "Monday, 11:20";
export const paidByTransfer = "Paid by transfer";
export const tuesday905 = "Tuesday, 9:05";
export const shippedWithTracking = "Shipped, with tracking";
export const justNow = "Just now";
export const yourOrderAtKiln = "Your order at kiln";
export const dippedBowl1Item = "Dipped bowl, 1 item";
export const withYouSoon = "With you soon";
export const orderPageUpdates = "This page updates automatically";
export const show = "Show";
export const sell = "Sell";
export const send = "Send";
export const talk = "Talk";
export const count = "Count";
export const timeIsTakenOnce = "Each time is taken once";
export const bookStallText =
  "Guests see your free hours on their own clock and book without an account. They can move or cancel by the link in their email.";
export const answerWhereTheyAsk = "Answer where they ask";
export const talkStallText =
  "Visitors write from your page, without an account. You answer from any device. If they’ve left by then, your answer goes to their email.";
export const seeWhatWorks = "See what works";
export const countStallText = "Visitors, sources, and what each link sold. Counted on your own page, without cookies or trackers.";
export const wheelWorkshop = "Two hours at the wheel";
export const wheelWorkshopTerms = "2 hours, with clay and apron";
export const wednesday = "Wednesday";
export const thursday = "Thursday";
export const saturday = "Saturday";
export const thursdayAtSix = "Thursday, 18:00";
export const holdHint = "Held for you while you fill in your name";
export const moonJarQuestion = "Is the moon jar coming back?";
export const moonJarAnswer = "It’s in Thursday’s firing. Shall I keep one for you?";
export const yesPlease = "Yes, please.";
export const seenJustNow = "Seen just now";
export const writeAReply = "Write a reply";
export const salesByLink = "Sales by link";
export const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
export const twoOrders = "2 orders";
export const oneOrder = "1 order";
