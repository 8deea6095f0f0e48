import type { OrderView } from "@awning/domain/order/order-view";
import { formatCount } from "@awning/domain/values/counts";
import type { ReactNode } from "react";
import { sentence } from "#words/sentence.ts";

// Headlines, and what comes next
export const canceled = "Canceled";
export const orderExpired = "Order expired";
export const partiallyDone = "Partially done";
export const partiallyShipped = "Partially shipped";
export const serviceCanceled = "Service canceled";
export const nothingToShip = "Nothing to ship";
export const notPickedUp = "Not picked up";
export const notPickedUpText = "It was ready but wasn’t picked up. Contact the shop if you still want it.";
export const readyForPickup = "Ready for pickup";
export const paidNote = "Paid.";
export const packed = "Packed";
export const beingPacked = "Being packed";
export const orderConfirmed = "Order confirmed";
export const nothingToPayNote = "Nothing to pay.";
export const beingPrepared = "Being prepared";
export const scheduling = "Scheduling";
export const bookedByMailHint = "Your booking email has the link to see, move or cancel it.";
export const inProgress = "In progress";
export const youllPayInCash = "You’ll pay in cash.";
export const theShopKeepsTheRest = "The shop keeps the rest.";
export const partialRefundOnItsWay = "A partial refund is on its way to you.";
export const yourRefundIsOnItsWay = "Your refund is on its way.";
export const nothingRefunded = "The shop keeps what you paid.";
export const refundPromised = "The shop will refund you.";
export const youveBeenRefunded = "You’ve been refunded.";
export const nothingWasCharged = "Nothing was charged.";
export const nothingDueText = "You don’t have to pay anything.";
export const serviceUnpaidHint = "The shop will arrange a time with you once your payment arrives.";
export const timeUnpaidHint = "Your time is held until your payment arrives.";
export const waitingForYourTransfer = "Waiting for your transfer";
export const waitingForYourPayment = "Waiting for your payment";
export const paymentCheckTitle = "Your payment is being checked";
export const paymentCheckHint = "This page updates when it goes through.";
export const paymentFailed = "Payment failed";
export const reservedWhilePaying = "Your items are reserved while you pay.";
export const done = "Done";
export const markedDone = "The shop has marked it as done.";
export const deliveredText = "The shop has delivered it.";
export const onItsWay = "On its way";
export const yourOrderHasShipped = "Your order has shipped.";
export const pickedUp = "Picked up";
export const youHaveYourOrder = "You have your order.";
export const awaitingPayment = "Awaiting payment";
export const confirmed = "Confirmed";
export const completed = "Completed";
export const expired = "Expired";
export const nothingToPay = "Nothing to pay";
export const beingChecked = "Being checked";
export const failed = "Failed";
export const paid = "Paid";
export const partiallyRefunded = "Partially refunded";
export const noPaymentDue = "No payment due";
export const delivered = "Delivered";
export const partiallyDelivered = "Partially delivered";
export const notDone = "Not done";
export const notShipped = "Not shipped";
export const shipped = "Shipped";
export const notShippedYet = "Not shipped yet";
export const waitingForPickup = "Waiting for pickup";
export const notDoneYet = "Not done yet";
export const notDeliveredYet = "Not delivered yet";
export const refund = "Refund";
export const theRestWillFollow = "The rest will follow.";
export const pickupDetailsHint = "See the pickup details below.";
export const itShipsNext = "It ships next.";
export const emailWhenReadyForPickup = "You’ll get an email when it’s ready for pickup.";
export const inProgressText = "The shop is taking care of it.";
export const partiallyRefundedText = "You’ve been partially refunded.";
export const itWasntPaidInTime = "It wasn’t paid in time.";
export const expiredText = "It wasn’t paid in time, so the items are back in stock.";
export const shopWillArrangeTime = "The shop will contact you to arrange a time.";

export const PARCEL_HEADLINES = {
  delivered: { title: "Delivered", words: "Your order has arrived." },
  lost: { title: "Lost in transit", words: "A parcel didn’t arrive. The shop will contact you about what happens next." },
  returned: { title: "Returned to the shop", words: "A parcel couldn’t be delivered. The shop will contact you about what happens next." },
};

export const PAY_LATER: Readonly<Record<OrderView["paymentMethod"], string>> = {
  cash: "Pay in cash at pickup.",
  on_delivery: "Pay in cash on delivery.",
  transfer: "Your transfer hasn’t arrived yet.",
  link: "Your payment hasn’t arrived yet.",
  card: "Not paid yet.",
};

export const AFTER_MONEY: Readonly<Record<OrderView["delivery"], string>> = {
  shipping: "It ships once your payment arrives.",
  pickup: "You can pick it up once your payment arrives.",
  none: "You’ll get it once your payment arrives.",
};

export const UNPAID_WORDS = {
  cash: "Cash",
  on_delivery: "Cash on delivery",
  transfer: "Awaiting transfer",
  link: "Awaiting payment",
  card: "Awaiting card payment",
} as const;

export const HANDED_OVER = { shipping: "Shipped", pickup: "Picked up", none: "Delivered" } as const;

/** How long scarce pieces are still kept. */
export function availableForLabel(leftMs: number): string {
  const minutes = Math.ceil(leftMs / 60_000);
  if (minutes <= 0) return "Your time to pay has run out.";
  return `Your items are reserved for ${formatCount(minutes, "more minute")}.`;
}

// Address form
export const editAddress = "Edit address";
export const nameLabel = "Name";
export const streetAddress = "Street address";
export const apartmentFloorCompany = "Apartment, floor, company";
export const postalCode = "Postal code";
export const city = "City";
export const countryFixedHint = (country: string) => `In ${country}. To ship to another country, cancel and order again.`;
export const saveAddress = "Save address";

// Buyer actions
export const buyAgain = "Buy again";
export const changedYourMind = "Changed your mind?";
export const cancelUnpaidHint = "You can cancel until you’ve paid.";
export const cancelHint = (until: ReactNode) => sentence`You can cancel until ${until}.`;
export const afterThatAsk = (contactTheShop: ReactNode) => sentence`After that, ${contactTheShop}.`;
export const contact = (shopName: string) => `contact ${shopName}`;
export const cancelOrder = "Cancel order";
export const cancelUnpaidWarning = "You can’t undo this. You won’t have to pay anything.";
export const cancelPaidWarning = "You can’t undo this. You’ll get back what you paid.";
export const yesCancelOrder = "Yes, cancel order";

// Files panel
export const yourFiles = "Your files";
export const downloadsUnpaidHint = "You can download them here once your payment has arrived.";
export const filesGoneText = "This order was canceled or refunded, so its files are no longer available.";
export const filesWithdrawn = "You withdrew from this item, so its files are no longer available.";
export const downloadsUsedUp = (downloadCount: number) => `You’ve used all ${downloadCount} downloads.`;
export const moreDownloadsOf = (fileName: string) => `More downloads of ${fileName}`;
export const moreDownloadsHint = "To get more, reply to any email about this order.";
export const askForMore = (name: string) => `Ask ${name} for more`;
export const download = "Download";
export const downloadLabel = (name: string) => `Download ${name}`;

// Find order
export const findMyOrder = "Find my order";
export const findOrderHint = (displayName: string) =>
  `Enter your order number and the email you used at ${displayName}. We’ll email you a link to your order.`;
export const orderNumber = "Order number";
export const orderNumberHint = "You’ll find it in every email about the order, for example #1042.";
export const email = "Email";
export const emailMeLink = "Email me the link";
export const checkYourEmail = "Check your email";
export const findOrderDone = (askedFor: string) =>
  `If we find a matching order, we’ll email a link to ${askedFor} within a minute. Didn’t get it? Check the order number and email.`;
export const tryAgain = "Try again";

// Locked order
export const orderAt = (displayName: string) => `Order at ${displayName}`;
export const isThisYourOrder = "Is this your order?";
export const linkIncompleteHint =
  "This link is incomplete. Enter the email you ordered with to see the details, or get the full link by email.";
export const showDetails = "Show details";
export const items = "Items";
export const orderNotFound = "Order not found";
export const notFoundHint =
  "The link may be incomplete, or the email doesn’t match. Open the order from your confirmation email, or find it by its number.";
export const backTo = (displayName: string) => `Back to ${displayName}`;

// Order panels
export const amountLabel = "Amount";
export const reference = "Reference";
export const accountHolder = "Account holder";
export const iban = "IBAN";
export const bic = "BIC";
export const payCodeLabel = "QR code for your banking app, with the account, the amount and the reference";
export const payCodeHint = "Scan it with your banking app to fill in the transfer.";
export const payOn = (hostname: string) => `Pay on ${hostname}`;
export const reservedUntilHint = (until: ReactNode) => sentence`Your items are reserved until ${until}.`;
export const paymentLabel = "Payment";
export const closedPayRefused = "This shop is closed, so you can’t pay right now. Please don’t send any money.";
export const cardNoLongerPossible = (askForAnotherWay: ReactNode) =>
  sentence`This order can no longer be paid by card. You can cancel it and order again, or ${askForAnotherWay}.`;
export const anotherWayToPay = "Another way to pay";
export const askForAnotherWay = (name: string) => `ask ${name} for another way to pay`;
export const payByCard = "Pay by card";
export const payElsewhereHint = "You’ll pay on the payment provider’s page and come back here.";
export const payNow = (total: string) => `Pay ${total} now`;
export const shippingToTitle = "Shipping to";
export const pickupLabel = "Pickup";
export const pickupHint = "The shop will tell you where and when.";
export const billingAddress = "Billing address";
export const vatNumber = (taxNumber: string) => `VAT number ${taxNumber}`;
export const yourNote = "Your note";
export const PAY_WORDS = {
  transfer: { title: "Pay by bank transfer", withoutInstructions: "The shop will send you its bank details." },
  link: { title: "Payment link", withoutInstructions: "The shop will send you a link to pay." },
  cash: { title: "Pay in cash", withoutInstructions: "Pay in cash when you pick up your order." },
  on_delivery: { title: "Cash on delivery", withoutInstructions: "Have the exact amount ready when your order arrives." },
} as const;

// Order progress
export const pickupCode = (code: ReactNode) => sentence`Pickup code: ${code}`;
export const messageFromShop = (cancelReason: string) => `Message from the shop: ${cancelReason}`;
export const orderLabel = "Order";
export const service = "Service";
export const deliveryLabel = "Delivery";
export const notYet = "Not yet";
export const refundedWithReason = (amount: string, reason: string) => `${amount} refunded: ${reason}`;
export const refundWithReason = (amount: string, reason: string) => `${amount} refund on its way: ${reason}`;
export const track = (carrierAndNumber: string) => `Track ${carrierAndNumber}`;
export const trackParcel = "Track parcel";

// What happened
export const ordered = "Ordered";
export const confirmedByTheShop = "Confirmed by the shop";
export const paymentBeingChecked = "Payment being checked";
export const lostInTransit = "Lost in transit";
export const returnedToTheShop = "Returned to the shop";
export const backInTransit = "Back in transit";
export const canceledYourself = "Canceled by you";
export const canceledByTheShop = "Canceled by the shop";
export const paymentRefundOnItsWay = "Payment refund on its way";
export const refundOnItsWay = (amount: string) => `${amount} refund on its way`;
export const paymentRefunded = "Payment refunded";
export const amountRefunded = (amount: string) => `${amount} refunded`;
export const withdrawn = "Withdrawal received";
export const updated = "Updated";
export const trackingUpdated = "Tracking updated";
export const addressChanged = "Address changed";
export const billingAddressChanged = "Billing address changed";

// Site confirmation
export const orderFor = (orderNumber: string, total: string) => `Order ${orderNumber}, ${total}`;
export const orderWithNothingToPay = (orderNumber: string) => `Order ${orderNumber}, nothing to pay`;
export const thankYou = "Thank you, your order is in.";
export const whatHappensNext = "What happens next";
export const saveThisLink = "Save this link";
export const orderLinkHint = "Use this link to get back to your order. You’ll also find it in your email.";
export const copyLink = "Copy link";
export const copy = "Copy";
export const viewOrder = "View order";
export const transferTheAmount = "Transfer the amount. You’ll find the details below and in your email.";
export const payLinkHint = "Pay with the link below. It’s in your email too.";
export const serviceMailHint = (shopName: string) => `${shopName} will email you to arrange a time.`;
export const shopWritesHint = (shopName: string) => `${shopName} will be in touch by email.`;
export const onDeliveryHint = (shopName: string) => `${shopName} will pack your order and email you when it ships. You pay on delivery.`;
export const packingMailHint = (shopName: string) => `${shopName} will pack your order and email you when it ships.`;
export const pickupNextText = "Then you can pick it up.";
export const payAtPickupText = "Pick it up and pay there. See the details below.";
export const downloadNextText = "Then you can download your files here.";
export const downloadYourFilesAbove = "Download your files above.";
export const detailsMailed = (email: string) => `We’ve emailed the details to ${email}.`;
export const pickupText = "Pick it up. See the details below.";

// Site invoice
export const backToOrder = (orderNumber: string) => `Back to order ${orderNumber}`;
export const printHint = "To save or print it, use your browser’s print menu.";
export const invoice = "Invoice";
export const invoiceLabel = (number: string) => `Invoice ${number}`;
export const issued = "Issued";
export const seller = "Seller";
export const taxNumber = (taxNumber: string) => `Tax number ${taxNumber}`;
export const buyer = "Buyer";
export const to = (name: string) => `To ${name}`;
export const item = "Item";
export const quantity = "Quantity";
export const price = "Price";
export const tax = "Tax";
export const ofDiscountAppliesTo = (discount: string) => `${discount} of the discount applies to this`;
export const subtotal = "Subtotal";
export const discount = (code: string) => `Discount ${code}`;
export const shippingLabel = "Shipping";
export const total = "Total";
export const paidLabel = (payment: string) => `Paid ${payment}`;
export const refundedLabel = "Refunded";
export const taxOn = (rate: string, taxed: string) => `Tax ${rate} on ${taxed}`;
export const includesTaxOn = (rate: string, taxed: string) => `Includes tax ${rate} on ${taxed}`;

// Site order
export const orderPlaced = (orderNumber: string, placedAt: ReactNode) => sentence`Order ${orderNumber}, ${placedAt}`;
export const pageIsntUpdating = "This page isn’t updating automatically right now.";
export const refresh = "Refresh";
export const backToShop = "Back to shop";
export const oneMoment = "One moment.";
export const openingPaymentPage = "Opening the payment page.";
export const paymentNotCompleted = "Payment not completed.";
export const canceledPaymentText = "You weren’t charged, and your items are still reserved for you. You can pay now or later.";
export const alreadyPaid = "This order is already paid.";
export const youWerentChargedAgain = "You weren’t charged again.";
export const paymentPageFailed = "We couldn’t open the payment page.";
export const failedPaymentText = "You weren’t charged. Your order is saved and your items are reserved for you. Try again in a moment.";
export const cardRefused = "This order can no longer be paid by card.";
export const notChargedText = "You weren’t charged. See your options below.";
export const from = (shopName: string) => `From ${shopName}`;
