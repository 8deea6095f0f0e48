import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Action display
export const markAsPaid = "Mark as paid";
export const recordLatePayment = "Record late payment";
export const acceptWithoutPayment = "Accept without payment";
export const undoPayment = "Undo payment";
export const startPreparing = "Start preparing";
export const markAsReadyForPickup = "Mark as ready for pickup";
export const markAsDone = "Mark as done";
export const markAsPickedUp = "Mark as picked up";
export const markAsSent = "Mark as sent";
export const markAsShipped = "Mark as shipped";
export const markAsPacked = "Mark as packed";
export const markAsNotPickedUp = "Mark as not picked up";
export const completeOrder = "Complete order";
export const readyAgainAction = "Mark as ready for pickup again";
export const undoPreparing = "Undo preparing";
export const undoReadyForPickup = "Undo ready for pickup";
export const reopenOrder = "Reopen order";
export const cancelOrder = "Cancel order";
export const markAsNotDone = "Mark as not done";

export const paidShort = "Mark paid";
export const readyShort = "Ready";
export const completeShort = "Complete";
export const shipShort = "Ship";
export const pickedUpShort = "Picked up";
export const sendShort = "Send";

// Action sheet
export const keepOrder = "Keep order";

// Address fields
export const nameInvalid = "Enter a name without a web address";
export const streetInvalid = "Enter a street address of up to 120 characters";
export const lineTooLong = "Use at most 120 characters";
export const postalCodeInvalid = "Enter a valid postal code for this country";
export const cityInvalid = "Enter a city of up to 80 characters";
export const stateInvalid = "Choose a state in this country";
export const countryCodeInvalid = "Enter two letters, such as DE";
export const vatNumber = "VAT number";
export const vatNumberTooLong = "Use at most 40 characters";
export const streetAddress = "Street address";
export const apartmentSuiteEtc = "Apartment, suite, etc.";
export const postalCode = "Postal code";
export const city = "City";
export const state = "State";
export const countryCode = "Country code";

// By hand choice
export const dateSent = "Date sent";
export const method = "Method";
export const refundMethod = "Refund method";
export const youWithdrew = "You withdrew from buying it.";
export const retryCardRefund = "Retry card refund";
export const iUsedAnotherMethod = "I used another method";

// Cancel sheet
export const reasonMissing = "Enter a reason. The buyer will see it.";
export const atMostCharacters = (cancelReasonMax: number) => `Use at most ${cancelReasonMax} characters`;
export const cancel = (number: string) => `Cancel ${number}`;
export const hasBeenPaid = (money: string) => `${money} has been paid.`;
export const wellEmailBuyer = "We’ll email the buyer.";
export const shownToBuyer = "shown to the buyer";
export const restock1Item = "Restock 1 item";
export const restockItems = (counted: number) => `Restock ${counted} items`;
export const restockHint = "Available to buy again right away.";
export const stockWontChange = "Stock won’t change.";
export const paymentOf = (money: string) => `Payment of ${money}`;
export const keepMoneyHint = "Only if your terms allow it.";
export const keepMoneyToldHint = "Only if your terms allow it. We’ll tell the buyer that you’re keeping it.";
export const refundLaterHint = "The order stays in your list until it’s refunded.";
export const cardRefundHint = "Refunded to the card. Banks can take up to 10 days.";
export const refundByHandHint = "Send the money first. This only records the refund.";
export const refundNow = "Refund now";
export const refundLater = "Refund later";
export const cancelWarning = (name: ReactNode, email: ReactNode) => sentence`This can’t be undone.${name}${email}`;
export const dontRefund = "Don’t refund";

// Confirm sheet
export const readyUntoldHint = (name: string, pickupCode: string) =>
  `${name} left no email address, so let them know yourself. Pickup code: ${pickupCode}.`;
export const readyCodeMailHint = (name: string, pickupCode: string) =>
  `We’ll email ${name} the pickup location and the code ${pickupCode}.`;
export const readyMailHint = (name: string) => `We’ll email ${name} the pickup location.`;
export const preparingHint = "The order page updates right away, and the buyer can no longer cancel. No email is sent.";
export const latePaymentUndoHint =
  "Use this if you recorded a payment by mistake. The order stays closed with nothing to refund. No email is sent.";
export const onSiteUndoHint =
  "Use this if you recorded it by mistake. This order is canceled, and the booking is no longer paid. No email is sent.";
export const paymentUndoHint =
  "Use this if you marked it by mistake. The order goes back to awaiting payment and its items stay reserved. No email is sent.";
export const markUndoHint = "Use this if you marked it by mistake. The order page updates right away. No email is sent.";
export const completeHint = "The order moves to Done. You can reopen it.";
export const completeNothingLeftHint = "The order moves to Done with nothing left to fulfill. You can reopen it.";
export const reopenHint = "The order moves back to your open orders. No email is sent.";
export const notPickedUpHint = (name: string) =>
  `${name} didn’t pick it up. The order page updates right away; no email is sent. To restock the items and refund the buyer, cancel the order next.`;
export const readyAgainHint = (name: string) =>
  `The order is ready for ${name} again. The order page updates right away. No second email is sent.`;
export const pageUpdateHint = "The order page updates right away. No email is sent.";
export const lastStepUndoHint =
  "This undoes the last step, and the items go back to your open tasks. The order page updates right away. No email is sent.";
export const filesLockedHint = "Files stay locked until it’s paid.";
export const acceptUnpaidHint = (money: string, name: string, hasFiles: boolean) =>
  `${money} is still unpaid, and the order shows that until you mark it as paid. It opens now and won’t expire: its items stay reserved for ${name}, who gets no payment reminder.${hasFiles ? ` ${filesLockedHint}` : ""} No email is sent.`;

// Email sheet
export const orderLinkSent = (email: string) => `We sent the order link to ${email}`;
export const buyersEmail = "Buyer’s email";
export const earlierLinksHint = "Links in earlier emails stop working right away.";
export const saveAndSendLink = "Save and send link";
export const addressUpdated = "Address updated";
export const changeAddress = "Change address";
export const changeAddressHint = (earlierLinks: ReactNode) =>
  sentence`We’ll send the order link and all future emails there. ${earlierLinks}`;

// Fulfil sheet
export const trackingNumberIsOptional = (order: string) => `${order} A tracking number is optional.`;
export const handedOverHint = (name: string) => `${name} has the items. The order page updates right away.`;
export const filesSentMailHint = (name: string, email: string) => `We’ll email ${name}. Send the files to ${email} first.`;
export const packedParcel = (goodsLine: string) => `In the packed parcel: ${goodsLine}.`;
export const itemsInThisParcel = "Items in this parcel";
export const items = "Items";
export const itemsMissing = "Choose at least one item.";
export const pickupCode = "Pickup code";
export const pickupCodeHint = "Enter the buyer’s code to check it against this order.";
export const serviceDoneHint = (name: string) =>
  `You provided the service for ${name}. The order page updates right away. No email is sent.`;
export const serviceDoneMailHint = (name: string) => `You provided the service. We’ll email ${name} that it’s done.`;
export const noEmailHint = (name: string) => `${name} left no email address, so no email is sent.`;
export const parcelMailedHint = (name: string) => `We already emailed ${name} about this parcel, so no second email is sent.`;
export const parcelMailHint = (name: string) => `We’ll email ${name} that the parcel is on its way.`;

// Moved fields
export const dateBeforeOrder = (from: string) => `Choose a date on or after ${from}, when the order was placed`;
export const cash = "Cash";

// Order actions
export const moreActions = "More actions";
export const offlineHint = "You’re offline. Reconnect to update this order.";
export const orderChanged = "This order was updated elsewhere. Here’s its current status.";
export const dismissNotice = "Got it";
export const packedHint = (name: string) =>
  `The parcel stays here until you mark it as shipped. The order page updates right away; no email is sent. From now on, ${name} can’t cancel or change the address without you.`;

// Paid sheet
export const dateReceived = "Date received";
export const record = (money: string) => `Record ${money}`;
export const markAsPaidLabel = (money: string) => `Mark ${money} as paid`;
export const recordPayment = "Record payment";
export const paidWhenCanceledHint = (name: string) => `The order stays canceled. Send the money back to ${name}, then record the refund.`;
export const paidWhenExpiredHint = (name: string) =>
  `If the items are still in stock, they’re reserved and the order reopens. If not, it stays expired: send the money back to ${name}, then record the refund.`;
export const paidInCashHint = (name: string, money: string) =>
  `Record that ${name} paid ${money} in cash. It shows on the order page right away.`;
export const paidByTransferHint = (money: string, number: string, order: string) =>
  `Check your bank account for ${money} with the reference ${number}. ${order}`;
export const recordHint = "It shows on the order page right away.";
export const recordNoMailHint = "It shows on the order page right away. No second email is sent.";
export const recordMailHint = "We’ll email the buyer, and it shows on the order page right away.";

// Refund sheet
export const parcelWasLostInTransit = "The parcel was lost in transit";
export const parcelWasReturnedToUs = "The parcel was returned to us";
export const cardAmountInvalid = "Enter an amount that ends in 0. Cards don’t support others.";
export const enterAmountUpTo = (refundable: string) => `Enter an amount up to ${refundable}`;
export const refund = "Refund";
export const refundLabel = (amount: string) => `Refund ${amount}`;
export const recordRefundOf = (amount: string) => `Record refund of ${amount}`;
export const cardRefundTarget = (number: string) => `Refunded to the card used for ${number}.`;
export const refundSendMoneyHint = (name: string) =>
  `Send the money to ${name} first, then record it here. Awning doesn’t move it for you.`;
export const itemsToRefund = "Items to refund";
export const refundShipping = "Refund shipping";
export const theBuyerPaid = (money: string) => `The buyer paid ${money}`;
export const refundLeavesNothing = "This would leave nothing to fulfill. Cancel the order instead to refund and restock in one step.";
export const upTo = (refundable: string) => `Up to ${refundable}`;

// Restock field
export const restockUnshippedHint = "Available to buy again right away. Unshipped items won’t be sent.";
export const restockItemsLabel = "Restock items";
export const restock = "Restock";
export const restockStillSentHint = "Everything unshipped will still be sent.";
export const dontSendSomeItems = "Don’t send some items";
export const itemsToLeaveOut = "Items to leave out";
export const ofLabel = (max: number) => `of ${max}`;

// Tracking sheet
export const trackingUpdatedMail = "Tracking updated. We’ll email the buyer";
export const tracking = "Tracking";
export const trackingMailHint = (name: string) => `${name} will get an email, and the order page updates right away.`;
export const trackingMissing = "Fill in at least one field.";
export const changeTracking = "Change tracking";
export const hermes = "Hermes";
export const fedex = "FedEx";
export const royalMail = "Royal Mail";
export const postnl = "PostNL";
export const laPoste = "La Poste";
export const correos = "Correos";
export const carrier = "Carrier";
export const trackingTooLong = (trackingMax: number) => `Use at most ${trackingMax} characters in each field`;
export const trackingNumber = "Tracking number";
export const trackingLink = "Tracking link";
export const trackingLinkInvalid = "Enter a full link that starts with https://";

// Use order action
export const refundTooHigh = "This is more than can still be refunded. Check the order’s current status.";
export const itemsHandled = "These items were already handled. Check the order’s current status.";
export const itemsNotRemovable = "These items can no longer be removed from the order. Check its current status.";
export const paymentDateRefused = "The payment can’t have arrived on this date. Choose another one.";
export const parcelChanged = "This parcel’s status has changed. Check the order’s current status.";
export const pickupCodeWrong = "This code doesn’t match the order. Check it with the buyer, or leave it blank.";
