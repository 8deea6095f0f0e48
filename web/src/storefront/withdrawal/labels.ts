// The legal words here are listed in `docs/legal.md`: a change of them is a new version there.
import type { NoWithdrawal } from "@awning/domain/order/withdrawal/period";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Both buttons are worded by Directive 2011/83/EU, Art. 11a(1) and (3).
export const withdrawHere = "Withdraw from contract here";
export const confirmWithdrawal = "Confirm withdrawal";

// Exceptions, on products, at the checkout and on orders
export const NO_WITHDRAWAL: Readonly<Record<NoWithdrawal, string>> = {
  custom: "made to your specifications, so you can’t withdraw from buying it",
  perishable: "spoils quickly, so you can’t withdraw from buying it",
  dated: "for a fixed date, so you can’t withdraw from buying it",
  files: "delivered right away as you asked, so you can’t withdraw from buying it",
};
export const sealed = "you can only withdraw while the seal is unbroken";
export const exception = (title: string, words: string) => `${title}: ${words}.`;

// Order page
export const rightToWithdraw = "Right to withdraw";
export const untilDay = (day: ReactNode) => sentence`You can withdraw from this order until the end of ${day}, without giving a reason.`;
export const untilReceived = "You can withdraw from this order without giving a reason until 14 days after you receive the last item.";
export const otherDay = (title: string, day: string) => `${title}: until the end of ${day}.`;
export const periodEnded = (day: ReactNode) => sentence`You could withdraw until ${day}.`;
export const boughtByBusiness = "You bought this as a business, with a VAT number, so you can’t withdraw.";
export const chooseItems = "Which items?";
export const nothing = "None";
export const wholeOnly = "You haven’t paid yet, so this cancels the whole order.";
export const unitsOf = (count: number, title: string) => `${count} × ${title}`;
export const continueLabel = "Continue";
export const confirmHint = (shopName: string) => `This tells ${shopName} that you withdraw from buying these items.`;
export const receiptFollows = "You’ll get a receipt by email at once.";
export const goBack = "Go back";
export const withdrewOn = (when: ReactNode) => sentence`You withdrew on ${when}.`;
export const receiptSent = "We’ve emailed you a receipt.";
export const refundBy = (shopName: string, day: string) => `${shopName} has until ${day} to refund you.`;
export const sendBack = (shopName: string) =>
  `Send the items back within 14 days. ${shopName} may wait with the refund until they arrive or you show that you sent them.`;
export const settled = "It’s settled.";

// By order number
export const byNumberHint = (shopName: string) =>
  `Tell ${shopName} that you withdraw from an order. If you have the order’s link, it’s quicker on the order page.`;
export const yourName = "Your name";
export const orderNumber = "Order number";
export const orderNumberHint = "You’ll find it in every email about the order, for example #1042.";
export const email = "Email";
export const emailHint = "The one you ordered with. The receipt goes there.";
export const onlySomeItems = "Only some items? Name them";
export const wholeOrder = "The whole order";
export const items = "Items";
export const statement = (name: string, orderNumber: string, shopName: string) =>
  `${name} withdraws from order ${orderNumber} at ${shopName}.`;
export const checkYourEmail = "Check your email";
export const doneHint = (email: string) =>
  `If this number and email belong to an order that can be withdrawn from, your withdrawal is in and a receipt is on its way to ${email}. Didn’t get it? Check both, or write to the shop.`;
export const tryAgain = "Try again";
