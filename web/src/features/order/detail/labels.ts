import { formatCount } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Bill part
export const billingAddress = "Billing address";
export const vatNumber = (taxNumber: string) => `VAT number ${taxNumber}`;
export const sameAsShippingAddress = "Same as shipping address";
export const buyersNameNoAddress = "Buyer’s name, no address";
export const changeBillingAddress = "Change billing address";
export const useAnotherAddress = "Use another address";
export const billingAddressUpdated = "Billing address updated";
export const billingAddressRemoved = "Billing address removed";
export const billingAddressAction = "Use a different billing address";
export const useBuyersDetails = "Use the buyer’s details";

// Mail moment
export const sendingTo = (name: string, to: string) => `${name}: sending to ${to}`;
export const sendAgain = "Send again";
export const sendAgainLabel = (name: string) => `Send again: ${name}`;
export const to = (to: string) => `to ${to}`;
export const email = (name: ReactNode, nameAfter: ReactNode) => sentence`Email: ${name} ${nameAfter}`;

// No such order
export const notFoundHint = "Check the link. It may be incomplete or belong to another shop.";
export const orderNotFound = "Order not found";
export const viewAllOrders = "View all orders";

// Order withdrawals
export const withdrawal = "Withdrawal";
export const withdrewAt = (name: string, when: ReactNode) => sentence`${name} withdrew ${when}.`;
export const declaredByNumber = "Made with an order number and email address.";
export const notTheBuyerHint = "If it wasn’t the buyer, mark it as settled: they can still withdraw.";
export const unitsOf = (count: number, title: string) => `${count} × ${title}`;
export const refundByDay = (day: string) => `Refund by ${day}.`;
export const nothingWasPaid = "Nothing was paid, so there’s nothing to refund.";
export const mayWaitHint = "You can wait until the items are back or the buyer shows that they sent them.";
export const settledAt = (when: ReactNode) => sentence`Settled ${when}.`;
export const itemsAreBack = "Items returned";
export const usedBeyondTrying = "Used more than needed to try it out";
export const usedHint = "Only you see this note. You can refund less for items that lost value this way.";
export const refundAmount = (amount: string) => `Refund ${amount}`;
export const markAsSettled = "Mark as settled";
export const withdrawalSettled = "Withdrawal settled";

// Order downloads
export const downloadLimitReset = "Download limit reset";
export const downloads = "Downloads";
export const resetDownloadLimit = "Reset download limit";
export const noFilesHint = "No files yet. Add files to the product, or send them yourself.";
export const ofDownloadsUsed = (used: number, downloadsMax: number) => `${used} of ${downloadsMax} downloads used`;
export const notDownloadedYet = "not downloaded yet";

// Order events
export const mailsKeptHint = (mailsKeptDays: number) => `Emails are shown for ${mailsKeptDays} days. Older ones aren’t listed.`;

// Order lines
export const itemsAndPayment = "Items and payment";
export const items = "Items";
export const code = (code: string) => `Code ${code}`;
export const freeShipping = "Free shipping";
export const shipping = (name: string) => `Shipping, ${name}`;
export const shippingLabel = "Shipping";
export const tax = "Tax";
export const total = "Total";
export const includesTax = "Includes tax";
export const paid = "Paid";
export const refunded = "Refunded";
export const refundPending = "Refund pending";
export const kept = "Kept";
export const cardFee = "Card fee";
export const feesPlusNotKnown = (fees: ReactNode, currency: string) => sentence`${fees}, plus fees not known in ${currency}`;
export const notKnownIn = (currency: string) => `Not known in ${currency}`;
export const off = (discount: string) => `${discount} off`;
export const sku = (sku: string) => `SKU ${sku}`;
export const withTax = (rate: string) => `with ${rate} tax`;
export const plusTax = (rate: string) => `plus ${rate} tax`;

// Order parcels
export const packedNotShippedYet = "Packed, not shipped yet";
export const inTransit = "In transit";
export const delivered = "Delivered";
export const lostInTransit = "Lost in transit";
export const returnedToSender = "Returned to sender";
export const undoDelivered = "Undo delivered";
export const undoLost = "Undo lost";
export const undoReturned = "Undo returned";
export const unpack = "Unpack";
export const lost = "Lost";
export const undo = "Undo";
export const changeTracking = "Change tracking";
export const addTracking = "Add tracking";
export const shippedWithoutTracking = "Shipped without tracking.";
export const refund = "Refund";
export const refundLabel = (name: string) => `${name}: refund`;
export const change = "Change";
export const trackParcel = "Track parcel";
export const trackingNumber = "Tracking number";
export const parcel = "Parcel";
export const parcelNumber = (number: number) => `Parcel ${number}`;

// Order progress
export const orderStatus = "Order status";
export const cash = "Cash";
export const card = "Card";
export const methodAndReservation = (method: string, holdUntil: string) => `${method}, reserved until ${holdUntil}`;
export const services = (count: number) => formatCount(count, "service");
export const itemsToShip = (count: number) => `${formatCount(count, "item")} to ship`;
export const itemsForPickup = (count: number) => `${formatCount(count, "item")} for pickup`;
export const digitalItems = (count: number) => `${formatCount(count, "item")} digital`;
export const itemCount = (count: number) => formatCount(count, "item");

// Buyer's history
export const firstOrder = "First order";
export const soFar = (count: number, money: string) => `${formatCount(count, "order")}, ${money} so far`;

// Order screen
export const previousOrder = "Previous order";
export const nextOrder = "Next order";
export const destinationLine = (city: string) => `ships to ${city}`;
export const forPickup = "for pickup";
export const orders = "Orders";
export const order = "Order";
export const loadingTheOrder = "Loading the order";
export const offlineVersion = "last synced version, you’re offline";
export const outstandingNotice = (money: string) =>
  `Awaiting payment: ${money} outstanding. Mark the order as paid once you’ve received it.`;
export const noteFromBuyer = "Note from the buyer:";
export const timeline = "Timeline";
export const reviewed = "Reviewed";
export const needsReview = "Needs review";
export const markAsReviewed = "Mark as reviewed";

// Order side
export const buyer = "Buyer";
export const noEmailHint = "No email address, so no emails are sent";
export const copyEmail = "Copy email";
export const emailCopied = "Email address copied";
export const changeEmail = "Change email";
export const addEmail = "Add email";
export const paymentInstructionsSent = "Payment instructions sent";
export const referenceOf = (reference: string) => `Reference ${reference}`;
export const documents = "Documents";
export const invoice = "Invoice";
export const invoiceLabel = (invoice: string) => `Invoice ${invoice}`;
export const packingSlip = "Packing slip";
export const pickup = "Pickup";
export const noPickupLocation = "No pickup location was set.";
export const shippingAddressTitle = "Ship to";
export const copyAddress = "Copy address";
export const message = (name: string) => `Message ${name}`;
export const messageHint = "Starts a conversation about this order. The buyer also gets your message by email and can reply there.";
export const sourceLabel = "Came from";
export const noteSaved = "Note saved";
export const privateHint = "only you can see this";
export const atMostCharacters = (privateNoteMax: number) => `Use at most ${privateNoteMax} characters`;
export const saveNote = "Save note";
export const consents = "Consents";
export const yes = "Yes";
export const noticeShown = "Notice shown";
export const withdrawalWaived = "Shown, right of withdrawal waived";
export const no = "No";
export const newLinkSent = (email: string) => `We sent the new link to ${email}`;
export const resendOrderLink = "Resend order link";
export const sendNewOrderLink = "Send a new order link?";
export const sendNewLink = "Send new link";
export const resendLinkHint = (name: string) => `${name} will get it by email. Links in earlier emails stop working right away.`;
export const site = "Site";
export const campaign = "Campaign";
export const linkClicked = "Link clicked";
export const purchaseTerms = "Purchase terms";
export const awningTerms = "Awning terms";
export const rightOfWithdrawal = "Right of withdrawal";
export const immediateDownload = "Immediate download";
export const marketingEmails = "Marketing emails";
export const pickupCode = (pickupCode: ReactNode) => sentence`Pickup code: ${pickupCode}`;
export const accepted = (day: string) => `Accepted ${day}`;
export const viewText = "View";
export const yourShopTerms = "Your shop terms";
export const yourRightOfWithdrawal = "Your right of withdrawal";
export const yourPrivacy = "Your privacy";
export const leftOfBooking = (title: string) => `${title}: left to pay`;
