// Invoice paper
export const invoiceDraft = "Invoice draft";
export const invoice = "Invoice";
export const seller = "Seller";
export const taxNumber = (taxNumber: string) => `Tax number ${taxNumber}`;
export const draft = "Draft";
export const invoiceLabel = (number: string) => `Invoice ${number}`;
export const issued = "Issued";
export const ordered = "Ordered";
export const order = "Order";
export const buyer = "Buyer";
export const to = "To";
export const vatNumber = (taxNumber: string) => `VAT number ${taxNumber}`;
export const items = "Items";
export const quantity = "Quantity";
export const tax = "Tax";
export const ofDiscountAppliesHere = (discount: string) => `${discount} of the discount applies here`;
export const discount = (code: string) => `Discount ${code}`;
export const shipping = "Shipping";
export const total = "Total";
export const paid = (payment: string) => `Paid ${payment}`;
export const refunded = "Refunded";
export const includesTax = "Includes tax";
export const taxRateOn = (includesTax: string, rate: string, money: string) => `${includesTax} ${rate} on ${money}`;
export const notYet = "not yet";

// Order counts
export const youreAllCaughtUp = "You’re all caught up";
export const toShip = (count: string) => `${count} to ship`;
export const toPrepare = (count: string) => `${count} to prepare`;
export const toProvide = (count: string) => `${count} to provide`;
export const readyForPickup = (ready: string) => `${ready} ready for pickup`;
export const awaitingTransfer = (count: string) => `${count} awaiting transfer`;
export const awaitingPayment = (unpaid: string) => `${unpaid} awaiting payment`;
export const toRefund = (refund: string) => `${refund} to refund`;
export const toReview = (toLookInto: string) => `${toLookInto} to review`;

// Order tracks
export const nothingToPay = "Nothing to pay";
export const paymentFailed = "Payment failed";
export const partiallyRefunded = "Partially refunded";
export const notPaid = "Not paid";
export const notPickedUp = "Not picked up";
export const beingPrepared = "Being prepared";
export const returnedToSender = "Returned to sender";
export const placed = "Placed";
export const canceled = "Canceled";
export const expired = "Expired";
export const open = "Open";
export const completed = "Completed";
export const payment = "Payment";
export const unpaid = "Unpaid";
export const paidStep = "Paid";
export const processing = "Processing";
export const fulfillment = "Fulfillment";
export const ready = "Ready";
export const packed = "Packed";
export const delivered = "Delivered";
export const lost = "Lost";

// Goods line
export const andMoreLines = (first: string, rest: number) => `${first}, ${rest} more`;

// Order days
export const today = "Today";
export const yesterday = "Yesterday";
