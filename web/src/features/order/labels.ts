// Invoice paper
export const refunded = "Refunded";

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
export const canceled = "Canceled";
export const expired = "Expired";
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
