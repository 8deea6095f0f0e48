import { formatCount, plural } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Day figures
export const goodMorning = "Good morning";
export const goodAfternoon = "Good afternoon";
export const goodEvening = "Good evening";

// Need row
export const reviewOrder = (orders: string) => `Review order ${orders}`;
export const reviewOrders = (count: number) => `Review ${count} orders`;
export const requestHint = "The time stays reserved until you answer";
export const openRequest = "Open request";
export const viewRequests = "View requests";
export const newMessageFrom = (who: string) => `New message from ${who}`;
export const newMessageFromVisitor = "New message from a visitor";
export const aVisitor = "a visitor";
export const snoozeReturned = (who: string) => `Snoozed chat with ${who} is back`;
export const unreadMessages = (count: number) => `${count} unread messages`;
export const attachment = "Attachment";
export const reply = "Reply";
export const openInbox = "Open inbox";
export const answerBookingRequest = "Answer a booking request";
export const answerBookingRequests = (count: number) => `Answer ${count} booking requests`;
export const answerRequests = (count: number) => `Answer ${count} or more booking requests`;
export const openOrder = "Open order";
export const viewOrders = "View orders";
export const orderWasCanceled = "The order was canceled.";
export const latePaymentHint = "The payment arrived after the order expired.";
export const awaitingBankTransfer = (amount: ReactNode) => sentence`Awaiting bank transfer: ${amount}`;
export const awaitingPaymentByLink = (amount: ReactNode) => sentence`Awaiting payment by link: ${amount}`;
export const cashOnPickup = (amount: ReactNode) => sentence`Cash on pickup: ${amount}`;
export const cashOnDelivery = (amount: ReactNode) => sentence`Cash on delivery: ${amount}`;
export const cardPayment = (amount: ReactNode) => sentence`Card payment: ${amount}`;
export const expiredRefund = (amount: ReactNode) => sentence`Expired, refund ${amount}`;
export const canceledRefund = (amount: ReactNode) => sentence`Canceled, refund ${amount}`;
export const reservationHint = (name: string, day: ReactNode) => sentence`Reserved for ${name} until ${day}`;
export const refundOrders = (count: number) => `Refund ${count} orders`;
export const ordersAwaitPayment = (count: number) => `${count} orders await payment`;
export const markAsRefunded = "Mark as refunded";
export const markAsPaid = "Mark as paid";
export const left = (name: string, left: number) => `${name}: ${left} left`;
export const noneLeft = (name: string) => `${name}: none left`;
export const soldOut = (name: string) => `${name}: sold out`;
export const stockTitle = (soldOut: number, low: number) =>
  [
    ...(soldOut > 0 ? [`${formatCount(soldOut, "product")} ${plural(soldOut, { one: "is", other: "are" })} sold out`] : []),
    ...(low > 0 ? [soldOut > 0 ? `${low} low` : `${formatCount(low, "product")} ${plural(low, { one: "is", other: "are" })} low`] : []),
  ].join(", ");
export const lowStock = "Low stock";
export const backorderHint = "Buyers can still order it on backorder";
export const adjustStock = "Adjust stock";
export const shipOrder = (name: string) => `Ship order ${name}`;
export const shipOrders = (count: number) => `Ship ${count} orders`;
export const prepareOrderForPickup = (name: string) => `Prepare order ${name} for pickup`;
export const prepareOrdersForPickup = (count: number) => `Prepare ${count} orders for pickup`;
export const provideService = (name: string) => `Provide the service for order ${name}`;
export const provideServices = (count: number) => `Provide the services for ${count} orders`;
export const forBuyerOrdered = (buyer: string, time: ReactNode) => sentence`For ${buyer}, ordered ${time}`;
export const oldestOf = (orders: string, time: ReactNode) => sentence`${orders}, oldest ${time}`;
export const isRefunded = (order: string) => `${order} is refunded`;
export const isPaid = (order: string) => `${order} is paid`;

// Setup steps
export const chooseYourCountry = "Choose your country";
export const regionStepHint = "Prices, dates and taxes follow it";
export const chooseCountry = "Choose";
export const introduceYourself = "Introduce yourself";
export const profileStepHint = "Add a picture, your name and a line about what you do";
export const addAPicture = "Add a picture";
export const addYourFirstLink = "Add your first link";
export const linksStepHint = "Your other profiles, or how people reach you";
export const addALink = "Add a link";
export const addYourFirstProduct = "Add your first product";
export const productStepHint = "All it takes is a picture and a price";
export const addAProduct = "Add a product";
export const chooseHowYouGetPaid = "Choose how you get paid";
export const paymentStepHint = "Bank transfer, card, payment link, or cash on pickup";
export const setUpPayments = "Set up payments";
export const publishStepHint = "Anyone with the link can then visit";
export const publish = "Publish";

// Today actions
export const newLabel = "New";
export const link = "Link";
export const product = "Product";
export const sharePage = "Share page";
export const linkCopied = "Link copied. Share it where people already follow you.";

// Today layout
export const previewTitle = "Your page as visitors see it";

// Today
export const toDoLabel = "To do";
export const loadingYourOrders = "Loading your orders";
export const salesToday = "Sales today";
export const loadingYourDay = "Loading your day";
export const youreAllCaughtUp = "You’re all caught up";
export const stepsToPublish = (count: string) => `${count} to publish`;
export const thingsToDo = (count: string) => `${count} to do`;

// Needs
export const variantOf = (product: string, variant: string) => `${product}, ${variant}`;
export const joinedNames = (names: string, last: string | undefined) => `${names} and ${last}`;
export const andMore = (names: string, count: number) => `${names} and ${count} more`;
