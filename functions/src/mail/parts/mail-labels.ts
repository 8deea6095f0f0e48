import type { ReactNode } from "react";
import { sentence } from "../sentence.ts";

// Buyer mail
export const invoice = (invoice: string) => `Invoice ${invoice}`;
export const message = (name: string) => `Message ${name}`;
export const taxNumber = (taxNumber: string) => `Tax number ${taxNumber}`;
export const messageFrom = (shop: string) => `Message from ${shop}`;
export const forThisOrderToRead = "for this order, to read or print.";
export const orReplyToThisEmail = ", or reply to this email. Sent with Awning.";

// Chat text
export const order = (name: string) => `order ${name}`;
export const theBookingFor = (name: string) => `the booking for ${name}`;
export const attachments = (files: number) => `(${files} attachments)`;
export const unsubscribe = "Unsubscribe";
export const replyToThisEmailTo = (shop: string) => `Reply to this email to reach ${shop}. Sent with Awning.`;
export const youreGettingThisBecauseThis = "You’re getting this because this address was entered at";

// Order lines
export const total = "Total";
export const code = (code: string) => `Code ${code}`;
export const freeShipping = "Free shipping";
export const shipping = "Shipping";
export const tax = (rate: string) => `Tax ${rate}`;
export const items = "Items";
export const includesTax = (rate: string) => `Includes ${rate} tax`;
export const taxPiecesAndModeAndRate = (pieces: string, mode: string, rate: string) => `${pieces}, ${mode} ${rate} tax`;
export const messageFromAbout = (shop: string, title: string) => `Message from ${shop} about ${title}`;

// Owner mail
export const awning = "awning";
export const manageNotifications = "Manage notifications";

// Test notice
export const thisIsATestOrder = "This is a test order. No payment was taken.";

// Details
export const payAt = (money: ReactNode, link: ReactNode) => sentence`Pay ${money} at ${link}`;
