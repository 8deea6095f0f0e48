import type { PaymentMethod } from "@awning/domain/shop/shop-settings";
import type { ReactNode } from "react";
import { sentence } from "../sentence.ts";

// Services
export const willBeInTouch = (shop: string) => `${shop} will be in touch to arrange a time.`;

// Buyer mail
export const invoice = (invoice: string) => `Invoice ${invoice}`;
export const message = (name: string) => `Message ${name}`;
export const taxNumber = (taxNumber: string) => `Tax number ${taxNumber}`;
export const messageFrom = (shop: string) => `Message from ${shop}`;
export const invoiceOfOrder = (invoice: ReactNode) => sentence`${invoice} for this order, to read or print.`;
export const soldBy = (shop: string, page: ReactNode) => sentence`Sold by ${shop}, ${page}.`;
export const messageOrReply = (message: ReactNode) => sentence`${message}, or reply to this email. Sent with Awning.`;

// Chat text
export const order = (name: string) => `order ${name}`;

// Order lines
export const total = "Total";
export const code = (code: string) => `Code ${code}`;
export const freeShipping = "Free shipping";
export const shipping = "Shipping";
export const shippingBy = (method: string) => `Shipping, ${method}`;
export const tax = (rate: string) => `Tax ${rate}`;
export const items = "Items";
export const includesTax = (rate: string) => `Includes ${rate} tax`;
export const piecesWithTax = (pieces: string, rate: string) => `${pieces}, with ${rate} tax`;
export const piecesPlusTax = (pieces: string, rate: string) => `${pieces}, plus ${rate} tax`;
export const messageFromAbout = (shop: string, title: string) => `Message from ${shop} about ${title}`;

// Owner mail
export const awning = "awning";
export const youOwn = (page: string, manageNotifications: ReactNode) =>
  sentence`You’re getting this because you own ${page}. ${manageNotifications}`;
export const manageNotifications = "Manage notifications";

// Test notice
export const thisIsATestOrder = "This is a test order. No payment was taken.";

// Details
export const payAt = (money: ReactNode, link: ReactNode) => sentence`Pay ${money} at ${link}`;

// Payment
/** How an order is paid, as mails name it. */
export const paymentMethods: Readonly<Record<PaymentMethod, string>> = {
  transfer: "Bank transfer",
  cash: "Cash on pickup",
  on_delivery: "Cash on delivery",
  link: "Payment link",
  card: "Card",
};

/** The same within a sentence. */
export const paymentMethodsInSentences: Readonly<Record<PaymentMethod, string>> = {
  transfer: "bank transfer",
  cash: "cash on pickup",
  on_delivery: "cash on delivery",
  link: "payment link",
  card: "card",
};

/** How an order was paid, once it is. */
export const paidBy: Readonly<Record<PaymentMethod, string>> = { ...paymentMethods, cash: "Cash", on_delivery: "Cash" };
