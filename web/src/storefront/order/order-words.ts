import { type Currency, formatMoney } from "@awning/domain/money";
import type { OrderEvent } from "@awning/domain/order";
import { isArranged as isOrderArranged, NOTHING_LEFT } from "@awning/domain/order-pieces";
import type { OrderView } from "@awning/domain/order-view";
import { isMoneyKept } from "@awning/domain/order-waits";
import { shipmentsWord } from "@awning/domain/parcel";
import { isPaidInPerson } from "@awning/domain/shop-settings";

type State = Pick<OrderView, "status" | "paymentStatus" | "fulfilmentStatus" | "delivery" | "paymentMethod" | "refunds"> &
  Partial<Pick<OrderView, "shipments" | "kinds" | "hasServiceLeft" | "events">>;

const hasService = ({ kinds }: State) => kinds?.includes("service") ?? false;
/** A copy from before its kinds were kept arranges nothing. */
export const isArranged = ({ delivery, kinds = [] }: State) => isOrderArranged({ delivery, kinds });

/** Whether a time is still to be agreed on; a copy from before it was kept that left in part is not known to need one. */
const isToAgree = (state: State) => state.hasServiceLeft ?? (hasService(state) && state.fulfilmentStatus !== "partly_fulfilled");

/** Whether what was done of it is services alone: the things of a mixed order may have gone back. */
function isDoneOnly({ kinds, shipments = [] }: State): boolean {
  const done = shipments.flatMap((one) => one.lines.map(({ line }) => kinds?.[line]));
  return done.length > 0 && done.every((kind) => kind === "service");
}

/** The shipments that things left in; of a copy from before its kinds were kept all. */
function withThings({ kinds, shipments = [] }: State) {
  return kinds ? shipments.filter((one) => one.lines.some(({ line }) => kinds[line] === "physical")) : shipments;
}

/** Whether what left of it are files and services alone, whatever it is that was to travel. */
const isWithoutParcel = (state: State) => (state.shipments ?? []).length > 0 && withThings(state).length === 0;

const parcelsOf = (state: State) => shipmentsWord({ ...state, shipments: withThings(state) });

/** The one line that says where an order stands and what comes next. */
export function orderHeadline(state: State): { title: string; words: string } {
  if (state.status === "cancelled") return { title: "Cancelled", words: moneyBackWords(state) };
  if (state.status === "expired") return { title: "Not paid in time", words: expiredWords(state) };
  const parcels = parcelsOf(state);
  if (parcels && parcels !== "packed") return PARCEL_HEADLINES[parcels];
  if (state.fulfilmentStatus === "fulfilled") return fulfilledHeadline(state);
  const agree = isToAgree(state) ? AGREE : "";
  if (state.fulfilmentStatus === "partly_fulfilled")
    return { title: hasService(state) ? "Partly done" : "Partly on its way", words: `The rest follows.${agree}` };
  if (state.fulfilmentStatus === "not_needed")
    return { title: isArranged(state) ? "Called off" : "Nothing is sent", words: moneyBackWords(state) };
  if (state.status === "pending") return pendingHeadline(state);
  if (state.fulfilmentStatus === "not_collected")
    return { title: "Not collected", words: "It was ready and nobody came for it. Write to the shop if you still want it." };
  const due = state.paymentStatus === "unpaid";
  if (state.fulfilmentStatus === "ready")
    return { title: "Ready to be collected", words: `${due ? payLater(state) : "It is paid."} See below where.${agree}` };
  const packing = parcels ? "Packed" : "Being packed";
  if (due && state.delivery === "shipping") return { title: packing, words: `The parcel goes out next. ${payLater(state)}${agree}` };
  const isBegun = state.fulfilmentStatus === "in_progress";
  if (due && !isBegun && isPaidInPerson(state.paymentMethod) && !isArranged(state))
    return { title: "Waiting for you", words: `${payLater(state)}${agree}` };
  const paid = due ? payLater(state) : state.paymentStatus === "none_due" ? "Nothing to pay." : "Paid.";
  if (state.delivery === "shipping") return { title: packing, words: `${paid} The parcel goes out next.${agree}` };
  if (state.delivery === "pickup")
    return { title: isBegun ? "Being prepared" : "Being put aside", words: `${paid} You get a mail when you can collect it.${agree}` };
  if (isArranged(state)) return { title: "Finding a time", words: `${paid}${AGREE}` };
  return { title: "In work", words: `${paid} The shop takes it from here.` };
}

const AGREE = " The shop will be in touch to agree on a time.";

const PARCEL_HEADLINES = {
  delivered: { title: "Delivered", words: "The parcel has arrived." },
  lost: { title: "Lost on its way", words: "A parcel did not arrive. The shop tells you what comes next." },
  returned: { title: "Back at the shop", words: "A parcel could not be delivered. The shop tells you what comes next." },
};

const PAY_LATER: Readonly<Record<State["paymentMethod"], string>> = {
  cash: "Pay in cash when you collect it.",
  on_delivery: "Pay in cash when it arrives.",
  transfer: "Your transfer has not arrived yet.",
  link: "Your payment has not arrived yet.",
  card: "It is not paid yet.",
};

function payLater({ paymentMethod, delivery }: State): string {
  return paymentMethod === "cash" && delivery === "none" ? "You pay in cash." : PAY_LATER[paymentMethod];
}

const isKept = ({ status, events = [] }: State) => isMoneyKept({ status, events });

function moneyBackWords(state: State): string {
  const { paymentStatus, refunds } = state;
  const kept = isKept(state) ? " The shop keeps the rest." : "";
  if (refunds.some((one) => one.state === "pending")) return `${kept ? "A part of your" : "Your"} money is on its way back to you.`;
  if (paymentStatus === "paid" && kept) return "The shop keeps what you paid.";
  if (paymentStatus === "paid") return "The shop will send your money back.";
  if (paymentStatus === "refunded") return "Your money has been sent back.";
  if (paymentStatus === "partly_refunded") return `A part of your money has been sent back.${kept}`;
  return "Nothing was paid and nothing is due.";
}

function expiredWords(state: State): string {
  const money = state.paymentStatus === "voided" ? "Nothing is due." : moneyBackWords(state);
  return isArranged(state) ? money : `The pieces went back on the shelf. ${money}`;
}

function pendingHeadline(state: State): { title: string; words: string } {
  const { paymentMethod, paymentStatus } = state;
  const words = isArranged(state) ? "The shop agrees on a time with you once the money has arrived." : AFTER_MONEY[state.delivery];
  if (paymentMethod === "transfer") return { title: "Waiting for your transfer", words };
  if (paymentMethod !== "card") return { title: "Waiting for your payment", words };
  if (paymentStatus === "processing") return { title: "Your payment is being checked", words: "This page says when it has come through." };
  if (paymentStatus === "failed") return { title: "The payment did not go through", words: "Nothing was taken. See below how to go on." };
  return { title: "Waiting for your payment", words: "It is kept for you while you pay." };
}

const AFTER_MONEY: Readonly<Record<State["delivery"], string>> = {
  shipping: "The shop sends it once the money has arrived.",
  pickup: "You can collect it once the money has arrived.",
  none: "The shop hands it over once the money has arrived.",
};

function fulfilledHeadline(state: State): { title: string; words: string } {
  if (isDoneOnly(state)) return { title: "Done", words: "The shop has marked it as done." };
  if (isWithoutParcel(state)) return { title: "Done", words: "The shop has handed it over." };
  if (state.delivery === "shipping") return { title: "On its way", words: "The parcel has left the shop." };
  if (state.delivery === "pickup") return { title: "Collected", words: "It is with you." };
  return { title: "Done", words: `The shop has ${isArranged(state) ? "marked it as done" : "handed it over"}.` };
}

/** The three axes of an order in words. */
export function orderAxes(state: State): { order: string; payment: string; delivery: string } {
  const order = { pending: "Received, not paid", open: "Accepted", completed: "Completed", cancelled: "Cancelled", expired: "Expired" };
  const payment = {
    none_due: "Nothing to pay",
    unpaid: UNPAID_WORDS[state.paymentMethod],
    processing: "Being checked",
    failed: "Did not go through",
    paid: "Paid",
    partly_refunded: "Partly paid back",
    refunded: "Paid back",
    voided: "Nothing due any more",
  };
  return { order: order[state.status], payment: payment[state.paymentStatus], delivery: deliveryWords(state) };
}

const UNPAID_WORDS = {
  cash: "In cash",
  on_delivery: "In cash when it arrives",
  transfer: "Waiting for the transfer",
  link: "Waiting for the payment",
  card: "Waiting for the card",
} as const;

function deliveryWords(state: State): string {
  const isOver = state.fulfilmentStatus === "fulfilled";
  const over = isArranged(state) || isDoneOnly(state) ? "Done" : "Handed over";
  const parcels = parcelsOf(state);
  if (parcels && parcels !== "packed") return PARCEL_HEADLINES[parcels].title;
  if (state.fulfilmentStatus === "partly_fulfilled") return hasService(state) ? "Partly done" : "Partly handed over";
  if (state.status === "cancelled" || state.status === "expired" || state.fulfilmentStatus === "not_needed")
    return isOver ? over : isArranged(state) ? "Not done" : "Not sent";
  if (isOver && isWithoutParcel(state)) return over;
  if (state.delivery === "shipping") return isOver ? "Handed to the carrier" : "Not sent yet";
  if (state.delivery === "pickup")
    return isOver ? "Collected" : state.fulfilmentStatus === "not_collected" ? "Not collected" : "Waits to be collected";
  return isOver ? over : isArranged(state) ? "Not done yet" : "Not handed over yet";
}

const HANDED_OVER = { shipping: "Handed to the carrier", pickup: "Collected", none: "Handed over" } as const;

type Event = Pick<OrderEvent, "type" | "amount" | "part">;

/** How some of it, or what is still to come, reaches its buyer. */
function reachWords({ delivery, kinds, shipments = [] }: State, part: string): string {
  const lines = shipments.find((one) => one.id === part)?.lines.map(({ line }) => kinds?.[line]) ?? kinds ?? [];
  return lines.includes("service") && (delivery === "none" || lines.every((kind) => kind === "service")) ? "Done" : HANDED_OVER[delivery];
}

/** What a buyer is told of: not of money that had not come after all. */
export function toldEvents<One extends Event>(events: readonly One[]): One[] {
  const undone = new Set(events.filter(({ type }) => type === "payment_undone").map(({ part }) => part));
  return events.filter(({ type, part }) => !((type === "paid" || type === "paid_late") && undone.has(part)));
}

/** What happened, for the timeline; `null` for what is the shop's own. */
export function eventWords({ type, amount, part }: Event, state: State, currency: Currency, language: string): string | null {
  const money = amount === null ? "Money" : formatMoney(amount, currency, language);
  switch (type) {
    case "placed":
      return "Ordered";
    case "accepted":
      return "Accepted by the shop";
    case "payment_started":
      return "Payment being checked";
    case "payment_failed":
      return "Payment did not go through";
    case "paid":
    case "paid_late":
      return "Paid";
    case "begun":
      return "Being prepared";
    case "ready":
      return "Ready to be collected";
    case "not_collected":
      return "Not collected";
    case "packed":
      return "Packed";
    case "delivered":
      return "Delivered";
    case "lost":
      return "Lost on its way";
    case "returned":
      return "Back at the shop";
    case "parcel_undone":
      return "On its way after all";
    case "fulfilled":
      return part === NOTHING_LEFT ? null : reachWords(state, part);
    case "cancelled":
      return part === "buyer" ? "Cancelled by you" : "Cancelled by the shop";
    case "expired":
      return "Not paid in time";
    case "refund_started":
      return `${money} on the way back`;
    case "refunded":
      return `${money} sent back`;
    case "tracking_changed":
      return "Parcel followed in another way";
    case "address_changed":
      return "Address changed";
    case "bill_to_changed":
      return "Address on the invoice changed";
    case "message":
      return "The shop wrote to you";
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
    return state.paymentStatus === "paid" && !isKept(state) ? ["Money sent back"] : [];
  if (state.status === "completed" || state.fulfilmentStatus === "not_collected") return [];
  return [
    ...(state.status === "pending" || (state.paymentStatus === "unpaid" && !isPaidInPerson(state.paymentMethod)) ? ["Paid"] : []),
    ...(state.delivery === "pickup" && (state.fulfilmentStatus === "unfulfilled" || state.fulfilmentStatus === "in_progress")
      ? ["Ready to be collected"]
      : []),
    ...(state.fulfilmentStatus === "fulfilled" ? [] : [hasService(state) ? "Done" : HANDED_OVER[state.delivery]]),
  ];
}

/** How long scarce pieces are still kept. */
export function keptWords(leftMs: number): string {
  const minutes = Math.ceil(leftMs / 60_000);
  if (minutes <= 0) return "Your time to pay is over.";
  return `Kept for you for ${minutes} more ${minutes === 1 ? "minute" : "minutes"}.`;
}
