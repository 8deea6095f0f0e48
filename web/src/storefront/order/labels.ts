import { type Currency, formatMoney } from "@awning/domain/money/money";
import { shipmentsState } from "@awning/domain/order/fulfilment/fulfilment";
import type { OrderView } from "@awning/domain/order/order-view";
import { isArranged } from "@awning/domain/order/quantities";
import { isPaidInPerson } from "@awning/domain/shop/shop-settings";
import { formatCount } from "@awning/domain/values/counts";

type State = Pick<OrderView, "status" | "paymentStatus" | "fulfilmentStatus" | "delivery" | "paymentMethod" | "refunds"> &
  Pick<OrderView, "kinds" | "hasServiceLeft" | "isMoneyKept"> &
  // Who has no key of the order is told nothing of what left.
  Partial<Pick<OrderView, "shipments">>;

const hasService = ({ kinds }: State) => kinds.includes("service");

/** Whether what was done of it is services alone: the things of a mixed order may have gone back. */
function isDoneOnly({ kinds, shipments = [] }: State): boolean {
  const done = shipments.flatMap((one) => one.lines.map(({ line }) => kinds[line]));
  return done.length > 0 && done.every((kind) => kind === "service");
}

/** The shipments that things left in. */
function withThings({ kinds, shipments = [] }: State) {
  return shipments.filter((one) => one.lines.some(({ line }) => kinds[line] === "physical"));
}

/** Whether what left of it are files and services alone, whatever it is that was to travel. */
const isWithoutParcel = (state: State) => (state.shipments ?? []).length > 0 && withThings(state).length === 0;

const parcelsOf = (state: State) => shipmentsState({ ...state, shipments: withThings(state) });

/** The one line that says where an order stands and what comes next. */
export function orderHeadline(state: State): { title: string; words: string } {
  if (state.status === "cancelled") return { title: "Canceled", words: moneyBackWords(state) };
  if (state.status === "expired") return { title: "Order expired", words: expiredWords(state) };
  const parcels = parcelsOf(state);
  if (parcels && parcels !== "packed") return PARCEL_HEADLINES[parcels];
  if (state.fulfilmentStatus === "fulfilled") return fulfilledHeadline(state);
  const agree = state.hasServiceLeft ? AGREE : "";
  if (state.fulfilmentStatus === "partly_fulfilled")
    return { title: hasService(state) ? "Partially done" : "Partially shipped", words: `The rest will follow.${agree}` };
  if (state.fulfilmentStatus === "not_needed")
    return { title: isArranged(state) ? "Service canceled" : "Nothing to ship", words: moneyBackWords(state) };
  if (state.status === "pending") return pendingHeadline(state);
  if (state.fulfilmentStatus === "not_collected")
    return { title: "Not picked up", words: "It was ready but wasn’t picked up. Contact the shop if you still want it." };
  const due = state.paymentStatus === "unpaid";
  if (state.fulfilmentStatus === "ready")
    return { title: "Ready for pickup", words: `${due ? payLater(state) : "Paid."} See the pickup details below.${agree}` };
  const packing = parcels ? "Packed" : "Being packed";
  if (due && state.delivery === "shipping") return { title: packing, words: `It ships next. ${payLater(state)}${agree}` };
  const isBegun = state.fulfilmentStatus === "in_progress";
  if (due && !isBegun && isPaidInPerson(state.paymentMethod) && !isArranged(state))
    return { title: "Order confirmed", words: `${payLater(state)}${agree}` };
  const paid = due ? payLater(state) : state.paymentStatus === "none_due" ? "Nothing to pay." : "Paid.";
  if (state.delivery === "shipping") return { title: packing, words: `${paid} It ships next.${agree}` };
  if (state.delivery === "pickup")
    return {
      title: isBegun ? "Being prepared" : "Order confirmed",
      words: `${paid} You’ll get an email when it’s ready for pickup.${agree}`,
    };
  if (isArranged(state)) return { title: "Scheduling", words: `${paid}${AGREE}` };
  return { title: "In progress", words: `${paid} The shop is taking care of it.` };
}

const AGREE = " The shop will contact you to arrange a time.";

const PARCEL_HEADLINES = {
  delivered: { title: "Delivered", words: "Your order has arrived." },
  lost: { title: "Lost in transit", words: "A parcel didn’t arrive. The shop will contact you about what happens next." },
  returned: { title: "Returned to the shop", words: "A parcel couldn’t be delivered. The shop will contact you about what happens next." },
};

const PAY_LATER: Readonly<Record<State["paymentMethod"], string>> = {
  cash: "Pay in cash at pickup.",
  on_delivery: "Pay in cash on delivery.",
  transfer: "Your transfer hasn’t arrived yet.",
  link: "Your payment hasn’t arrived yet.",
  card: "Not paid yet.",
};

function payLater({ paymentMethod, delivery }: State): string {
  return paymentMethod === "cash" && delivery === "none" ? "You’ll pay in cash." : PAY_LATER[paymentMethod];
}

function moneyBackWords(state: State): string {
  const { paymentStatus, refunds } = state;
  const kept = state.isMoneyKept ? " The shop keeps the rest." : "";
  if (refunds.some((one) => one.state === "pending")) return kept ? "A partial refund is on its way to you." : "Your refund is on its way.";
  if (paymentStatus === "paid" && kept) return "The shop keeps what you paid.";
  if (paymentStatus === "paid") return "The shop will refund you.";
  if (paymentStatus === "refunded") return "You’ve been refunded.";
  if (paymentStatus === "partly_refunded") return `You’ve been partially refunded.${kept}`;
  return "Nothing was charged.";
}

function expiredWords(state: State): string {
  const money = state.paymentStatus === "voided" ? "You don’t have to pay anything." : moneyBackWords(state);
  return isArranged(state) ? `It wasn’t paid in time. ${money}` : `It wasn’t paid in time, so the items are back in stock. ${money}`;
}

function pendingHeadline(state: State): { title: string; words: string } {
  const { paymentMethod, paymentStatus } = state;
  const words = isArranged(state) ? "The shop will arrange a time with you once your payment arrives." : AFTER_MONEY[state.delivery];
  if (paymentMethod === "transfer") return { title: "Waiting for your transfer", words };
  if (paymentMethod !== "card") return { title: "Waiting for your payment", words };
  if (paymentStatus === "processing") return { title: "Your payment is being checked", words: "This page updates when it goes through." };
  if (paymentStatus === "failed") return { title: "Payment failed", words: "You weren’t charged. See your options below." };
  return { title: "Waiting for your payment", words: "Your items are reserved while you pay." };
}

const AFTER_MONEY: Readonly<Record<State["delivery"], string>> = {
  shipping: "It ships once your payment arrives.",
  pickup: "You can pick it up once your payment arrives.",
  none: "You’ll get it once your payment arrives.",
};

function fulfilledHeadline(state: State): { title: string; words: string } {
  if (isDoneOnly(state)) return { title: "Done", words: "The shop has marked it as done." };
  if (isWithoutParcel(state)) return { title: "Done", words: "The shop has delivered it." };
  if (state.delivery === "shipping") return { title: "On its way", words: "Your order has shipped." };
  if (state.delivery === "pickup") return { title: "Picked up", words: "You have your order." };
  return { title: "Done", words: isArranged(state) ? "The shop has marked it as done." : "The shop has delivered it." };
}

/** The three axes of an order in words. */
export function orderAxes(state: State): { order: string; payment: string; delivery: string } {
  const order = { pending: "Awaiting payment", open: "Confirmed", completed: "Completed", cancelled: "Canceled", expired: "Expired" };
  const payment = {
    none_due: "Nothing to pay",
    unpaid: UNPAID_WORDS[state.paymentMethod],
    processing: "Being checked",
    failed: "Failed",
    paid: "Paid",
    partly_refunded: "Partially refunded",
    refunded: "Refunded",
    voided: "No payment due",
  };
  return { order: order[state.status], payment: payment[state.paymentStatus], delivery: deliveryWords(state) };
}

const UNPAID_WORDS = {
  cash: "Cash",
  on_delivery: "Cash on delivery",
  transfer: "Awaiting transfer",
  link: "Awaiting payment",
  card: "Awaiting card payment",
} as const;

function deliveryWords(state: State): string {
  const isOver = state.fulfilmentStatus === "fulfilled";
  const over = isArranged(state) || isDoneOnly(state) ? "Done" : "Delivered";
  const parcels = parcelsOf(state);
  if (parcels && parcels !== "packed") return PARCEL_HEADLINES[parcels].title;
  if (state.fulfilmentStatus === "partly_fulfilled") return hasService(state) ? "Partially done" : "Partially delivered";
  if (state.status === "cancelled" || state.status === "expired" || state.fulfilmentStatus === "not_needed")
    return isOver ? over : isArranged(state) ? "Not done" : "Not shipped";
  if (isOver && isWithoutParcel(state)) return over;
  if (state.delivery === "shipping") return isOver ? "Shipped" : "Not shipped yet";
  if (state.delivery === "pickup")
    return isOver ? "Picked up" : state.fulfilmentStatus === "not_collected" ? "Not picked up" : "Waiting for pickup";
  return isOver ? over : isArranged(state) ? "Not done yet" : "Not delivered yet";
}

const HANDED_OVER = { shipping: "Shipped", pickup: "Picked up", none: "Delivered" } as const;

type Event = OrderView["events"][number];

/** How some of it, or what is still to come, reaches its buyer. */
function reachWords({ delivery, kinds, shipments = [] }: State, part: string): string {
  const lines = shipments.find((one) => one.id === part)?.lines.map(({ line }) => kinds[line]) ?? kinds;
  return lines.includes("service") && (delivery === "none" || lines.every((kind) => kind === "service")) ? "Done" : HANDED_OVER[delivery];
}

/** What a buyer is told of: not of money that had not come after all. */
export function publicEvents<One extends Event>(events: readonly One[]): One[] {
  const undone = new Set(events.filter(({ type }) => type === "payment_undone").map(({ part }) => part));
  return events.filter(({ type, part }) => !((type === "paid" || type === "paid_late") && undone.has(part)));
}

/** What happened, for the timeline; `null` for what is the shop's own. */
export function buyerEventLabel(
  { type, by, amount, part }: Omit<Event, "at">,
  state: State,
  currency: Currency,
  language: string,
): string | null {
  const money = amount === null ? "Payment" : formatMoney(amount, currency, language);
  switch (type) {
    case "placed":
      return "Ordered";
    case "accepted":
      return "Confirmed by the shop";
    case "payment_started":
      return "Payment being checked";
    case "payment_failed":
      return "Payment failed";
    case "paid":
    case "paid_late":
      return "Paid";
    case "begun":
      return "Being prepared";
    case "ready":
      return "Ready for pickup";
    case "not_collected":
      return "Not picked up";
    case "packed":
      return "Packed";
    case "delivered":
      return "Delivered";
    case "lost":
      return "Lost in transit";
    case "returned":
      return "Returned to the shop";
    case "parcel_undone":
      return "Back in transit";
    case "fulfilled":
      return part === "" ? null : reachWords(state, part);
    case "cancelled":
      return by === "buyer" ? "Canceled by you" : "Canceled by the shop";
    case "expired":
      return "Expired";
    case "refund_started":
      return `${money} refund on its way`;
    case "refunded":
      return `${money} refunded`;
    case "tracking_changed":
      return "Tracking updated";
    case "address_changed":
      return "Address changed";
    case "bill_to_changed":
      return "Billing address changed";
    case "completed":
    case "reopened":
    case "reminded":
    case "unfulfilled":
    case "unpacked":
    case "link_renewed":
    case "email_changed":
    case "invoiced":
    case "refund_failed":
    case "payment_undone":
      return null;
  }
}

/** What is still to come, in order; empty when nothing is. */
export function nextSteps(state: State): string[] {
  if (state.status === "cancelled" || state.status === "expired")
    return state.paymentStatus === "paid" && !state.isMoneyKept ? ["Refund"] : [];
  if (state.status === "completed" || state.fulfilmentStatus === "not_collected") return [];
  return [
    ...(state.status === "pending" || (state.paymentStatus === "unpaid" && !isPaidInPerson(state.paymentMethod)) ? ["Paid"] : []),
    ...(state.delivery === "pickup" && (state.fulfilmentStatus === "unfulfilled" || state.fulfilmentStatus === "in_progress")
      ? ["Ready for pickup"]
      : []),
    ...(state.fulfilmentStatus === "fulfilled" ? [] : [hasService(state) ? "Done" : HANDED_OVER[state.delivery]]),
  ];
}

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
export const inToShipTo = (country: string) => `In ${country}. To ship to another country, cancel and order again.`;
export const saveAddress = "Save address";

// Buyer actions
export const buyAgain = "Buy again";
export const changedYourMind = "Changed your mind?";
export const youCanCancelUntilYouve = "You can cancel until you’ve paid.";
export const youCanCancelUntil = "You can cancel until";
export const cancelOrder = "Cancel order";
export const youCantUndoThisYou = "You can’t undo this. You won’t have to pay anything.";
export const youCantUndoThisYoull = "You can’t undo this. You’ll get back what you paid.";
export const yesCancelOrder = "Yes, cancel order";

// Files panel
export const yourFiles = "Your files";
export const youCanDownloadThemHere = "You can download them here once your payment has arrived.";
export const thisOrderWasCanceledOr = "This order was canceled or refunded, so its files are no longer available.";
export const askForMore = (name: string) => `Ask ${name} for more`;
export const download = "Download";
export const downloadLabel = (name: string) => `Download ${name}`;

// Find order
export const findMyOrder = "Find my order";
export const enterYourOrderNumber = (displayName: string) =>
  `Enter your order number and the email you used at ${displayName}. We’ll email you a link to your order.`;
export const orderNumber = "Order number";
export const youllFindItInEvery = "You’ll find it in every email about the order, for example #1042.";
export const email = "Email";
export const emailMeLink = "Email me the link";
export const checkYourEmail = "Check your email";
export const ifWeFindMatching = (askedFor: string) =>
  `If we find a matching order, we’ll email a link to ${askedFor} within a minute. Didn’t get it? Check the order number and email.`;
export const tryAgain = "Try again";

// Locked order
export const orderAt = (displayName: string) => `Order at ${displayName}`;
export const isThisYourOrder = "Is this your order?";
export const thisLinkIsIncompleteEnter =
  "This link is incomplete. Enter the email you ordered with to see the details, or get the full link by email.";
export const showDetails = "Show details";
export const items = "Items";
export const orderNotFound = "Order not found";
export const linkMayBeIncompleteOr =
  "The link may be incomplete, or the email doesn’t match. Open the order from your confirmation email, or find it by its number.";
export const backTo = (displayName: string) => `Back to ${displayName}`;

// Order panels
export const amountLabel = "Amount";
export const reference = "Reference";
export const payOn = (hostname: string) => `Pay on ${hostname}`;
export const yourItemsAreReservedUntil = "Your items are reserved until";
export const paymentLabel = "Payment";
export const thisShopIsClosedSo = "This shop is closed, so you can’t pay right now. Please don’t send any money.";
export const askForAnotherWay = (name: string) => `ask ${name} for another way to pay`;
export const payByCard = "Pay by card";
export const youllPayOnPaymentProviders = "You’ll pay on the payment provider’s page and come back here.";
export const payNow = (total: string) => `Pay ${total} now`;
export const shippingTo = "Shipping to";
export const pickupLabel = "Pickup";
export const shopWillTellYouWhere = "The shop will tell you where and when.";
export const billingAddress = "Billing address";
export const vatNumber = (taxNumber: string) => `VAT number ${taxNumber}`;
export const yourNote = "Your note";

// Order progress
export const messageFromShop = (cancelReason: string) => `Message from the shop: ${cancelReason}`;
export const orderLabel = "Order";
export const service = "Service";
export const deliveryLabel = "Delivery";
export const notYet = "Not yet";

// Site confirmation
export const thankYouYourOrderIs = "Thank you, your order is in.";
export const whatHappensNext = "What happens next";
export const saveThisLink = "Save this link";
export const useThisLinkToGet = "Use this link to get back to your order. You’ll also find it in your email.";
export const copyLink = "Copy link";
export const copy = "Copy";
export const viewOrder = "View order";
export const willEmailYouTo = (shopName: string) => `${shopName} will email you to arrange a time.`;
export const willBeInTouch = (shopName: string) => `${shopName} will be in touch by email.`;
export const willPackYourOrder = (shopName: string) => `${shopName} will pack your order and email you when it ships. You pay on delivery.`;
export const willPackYourOrderAnd = (shopName: string) => `${shopName} will pack your order and email you when it ships.`;
export const thenYouCanPickIt = "Then you can pick it up.";
export const pickItUpAndPay = "Pick it up and pay there. See the details below.";
export const thenYouCanDownloadYour = "Then you can download your files here.";
export const downloadYourFilesAbove = "Download your files above.";
export const weveEmailedDetailsTo = (email: string) => `We’ve emailed the details to ${email}.`;
export const pickItUpSeeDetails = "Pick it up. See the details below.";

// Site invoice
export const invoice = "Invoice";
export const invoiceLabel = (number: string) => `Invoice ${number}`;
export const issued = "Issued";
export const ordered = "Ordered";
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
export const includesTax = "Includes tax";

// Site order
export const orderInLine = (number: string) => `Order ${number},`;
export const backToShop = "Back to shop";
export const oneMoment = "One moment.";
export const openingPaymentPage = "Opening the payment page.";
export const paymentNotCompleted = "Payment not completed.";
export const youWerentChargedAndYour = "You weren’t charged, and your items are still reserved for you. You can pay now or later.";
export const thisOrderIsAlreadyPaid = "This order is already paid.";
export const youWerentChargedAgain = "You weren’t charged again.";
export const weCouldntOpenPaymentPage = "We couldn’t open the payment page.";
export const youWerentChargedYourOrder =
  "You weren’t charged. Your order is saved and your items are reserved for you. Try again in a moment.";
export const thisOrderCanNoLonger = "This order can no longer be paid by card.";
export const youWerentChargedSeeYour = "You weren’t charged. See your options below.";
export const from = (shopName: string) => `From ${shopName}`;
