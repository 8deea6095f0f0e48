import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Day figures
export const goodMorning = "Good morning";
export const goodAfternoon = "Good afternoon";
export const goodEvening = "Good evening";

// Day ledger
export const orMore = "or more";
export const excludingCanceled = "excluding canceled";
export const atLeast = (count: string) => `at least ${count}`;
export const todaySoFar = "Today so far";
export const noOrdersYetToday = "No orders yet today";
export const last = (weekdayOf: string) => `last ${weekdayOf}`;
export const includingShipping = "including shipping";

// Latest orders
export const latestOrders = "Latest orders";
export const allOrders = "All orders";
export const noOrdersYetShareYour = "No orders yet. Share your page to get your first one.";

// Need row
export const ordersOldest = (orders: string, time: ReactNode) => sentence`${orders}, oldest ${time}`;
export const forBuyerOrdered = (buyer: string, time: ReactNode) => sentence`For ${buyer}, ordered ${time}`;
export const soldOut = (product: string) => `${product}: sold out`;
export const noneLeft = (product: string) => `${product}: none left`;
export const visitor = "a visitor";
export const reviewOrder = (orders: string) => `Review order ${orders}`;
export const reviewOrders = (count: number) => `Review ${count} orders`;
export const timeStaysReservedUntilYou = "The time stays reserved until you answer";
export const openRequest = "Open request";
export const viewRequests = "View requests";
export const newMessageFrom = (who: string) => `New message from ${who}`;
export const unreadMessages = (count: number) => `${count} unread messages`;
export const attachment = "Attachment";
export const reply = "Reply";
export const openInbox = "Open inbox";
export const answerBookingRequest = "Answer a booking request";
export const answerBookingRequests = (count: number, isExact: boolean) => {
  if (count === 1) return answerBookingRequest;
  return isExact ? `Answer ${count} booking requests` : `Answer ${count} or more booking requests`;
};
export const openOrder = "Open order";
export const viewOrders = "View orders";
export const orderWasCanceled = "The order was canceled.";
export const paymentArrivedAfterOrderExpired = "The payment arrived after the order expired.";
export const awaitingBankTransfer = "Awaiting bank transfer:";
export const awaitingPaymentByLink = "Awaiting payment by link:";
export const cashOnPickup = "Cash on pickup:";
export const cashOnDelivery = "Cash on delivery:";
export const cardPayment = "Card payment:";
export const expiredRefund = "Expired, refund";
export const canceledRefund = "Canceled, refund";
export const reservedForUntil = (buyer: string, time: ReactNode) => sentence`Reserved for ${buyer} until ${time}`;
export const markAsRefunded = "Mark as refunded";
export const markAsPaid = "Mark as paid";
export const left = (name: string, left: number) => `${name}: ${left} left`;
export const lowStock = "Low stock";
export const buyersCanStillOrderIt = "Buyers can still order it on backorder";
export const buyersCantOrderIt = "Buyers can’t order it";
export const adjustStock = "Adjust stock";
export const shipOrder = (name: string) => `Ship order ${name}`;
export const shipOrders = (count: number) => `Ship ${count} orders`;
export const prepareOrderForPickup = (name: string) => `Prepare order ${name} for pickup`;
export const prepareOrdersForPickup = (count: number) => `Prepare ${count} orders for pickup`;
export const provideTheServiceForOrder = (name: string) => `Provide the service for order ${name}`;
export const provideTheServicesForOrders = (count: number) => `Provide the services for ${count} orders`;
export const isRefunded = (order: string) => `${order} is refunded`;
export const isPaid = (order: string) => `${order} is paid`;

// Setup list
export const setUp = "Set up";
export const yourPageIsAlmostReady = "Your page is almost ready.";
export const oneStepLeft = (step: string) => `One step left: ${step}.`;
export const setUpYourPage = "Set up your page";
export const done = "Done:";
export const toDo = "To do:";
export const ofDone = (done: number, count: number) => `${done} of ${count} done`;

// Setup steps
export const introduceYourself = "Introduce yourself";
export const addPictureYourNameAnd = "Add a picture, your name and a line about what you do";
export const addAPicture = "Add a picture";
export const addYourFirstLink = "Add your first link";
export const yourOtherProfilesOrHow = "Your other profiles, or how people reach you";
export const addALink = "Add a link";
export const addYourFirstProduct = "Add your first product";
export const allItTakesIsPicture = "All it takes is a picture and a price";
export const addAProduct = "Add a product";
export const chooseHowYouGetPaid = "Choose how you get paid";
export const bankTransferCardPaymentLink = "Bank transfer, card, payment link, or cash on pickup";
export const setUpPayments = "Set up payments";
export const anyoneWithLinkCanThen = "Anyone with the link can then visit";
export const publish = "Publish";

// Today actions
export const newLabel = "New";
export const link = "Link";
export const product = "Product";
export const sharePage = "Share page";
export const linkCopiedShareItWhere = "Link copied. Share it where people already follow you.";

// Today layout
export const yourPageAsVisitorsSee = "Your page as visitors see it";

// Today
export const toDoLabel = "To do";
export const loadingYourOrders = "Loading your orders";
export const salesToday = "Sales today";
export const ordersLast7Days = "Orders, last 7 days";
export const salesLast7Days = "Sales, last 7 days";
export const loadingYourDay = "Loading your day";
export const youreAllCaughtUp = "You’re all caught up";
export const thingsToDo = (count: string) => `${count} to do`;

// Visits ledger
export const visitsToday = "Visits today";
export const comparedWithLast = (count: string, weekday: string) => `${count} last ${weekday}`;
export const viewsToday = "Views today";
export const linkClicksToday = "Link clicks today";
export const visitorsToday = "Visitors today";

// Needs
export const and = (names: string, last: string | undefined) => `${names} and ${last}`;
export const andMore = (names: string, count: number) => `${names} and ${count} more`;
