import type { OrderEvent, OrderView } from "@awning/domain/order";

type State = Pick<OrderView, "status" | "paymentStatus" | "fulfilmentStatus" | "delivery" | "paymentMethod">;

/** The one line that says where an order stands and what comes next. */
export function orderHeadline(state: State): { title: string; words: string } {
  if (state.status === "cancelled") {
    if (state.paymentStatus === "paid") return { title: "Cancelled", words: "The shop will send your money back." };
    if (state.paymentStatus === "refunded") return { title: "Cancelled", words: "Your money has been sent back." };
    return { title: "Cancelled", words: "Nothing was paid and nothing is due." };
  }
  if (state.status === "expired") return { title: "Not paid in time", words: "The pieces went back on the shelf. Nothing is due." };
  if (state.fulfilmentStatus === "fulfilled") return fulfilledHeadline(state);
  if (state.status === "pending") return { title: "Waiting for your transfer", words: AFTER_TRANSFER[state.delivery] };
  if (state.paymentStatus === "unpaid") return { title: "Waiting for you", words: "Pay in cash when you collect it." };
  const paid = state.paymentStatus === "paid" ? "Paid." : "Nothing to pay.";
  if (state.delivery === "shipping") return { title: "Being packed", words: `${paid} The parcel goes out next.` };
  if (state.delivery === "pickup") return { title: "Ready to be collected", words: `${paid} See below where.` };
  return { title: "In work", words: `${paid} The shop takes it from here.` };
}

const AFTER_TRANSFER: Readonly<Record<State["delivery"], string>> = {
  shipping: "The shop sends it once the money has arrived.",
  pickup: "You can collect it once the money has arrived.",
  none: "The shop hands it over once the money has arrived.",
};

function fulfilledHeadline(state: State): { title: string; words: string } {
  if (state.delivery === "shipping") return { title: "On its way", words: "The parcel has left the shop." };
  if (state.delivery === "pickup") return { title: "Collected", words: "It is with you." };
  return { title: "Done", words: "The shop has handed it over." };
}

/** The three axes of an order in words. */
export function orderAxes(state: State): { order: string; payment: string; delivery: string } {
  const order = { pending: "Received, not paid", open: "Accepted", completed: "Completed", cancelled: "Cancelled", expired: "Expired" };
  const payment = {
    none_due: "Nothing to pay",
    unpaid: state.paymentMethod === "cash" ? "In cash on pick-up" : "Waiting for the transfer",
    paid: "Paid",
    refunded: "Paid back",
    voided: "Nothing due any more",
  };
  return { order: order[state.status], payment: payment[state.paymentStatus], delivery: deliveryWords(state) };
}

function deliveryWords(state: State): string {
  const isDone = state.fulfilmentStatus === "fulfilled";
  if (state.status === "cancelled" || state.status === "expired") return isDone ? "Handed over" : "Not sent";
  if (state.delivery === "shipping") return isDone ? "Handed to the carrier" : "Not sent yet";
  if (state.delivery === "pickup") return isDone ? "Collected" : "Waits to be collected";
  return isDone ? "Handed over" : "Not handed over yet";
}

/** What happened, for the timeline. */
export function eventWords(type: OrderEvent["type"], state: Pick<State, "delivery">): string {
  const handedOver = { shipping: "Handed to the carrier", pickup: "Collected", none: "Handed over" };
  return {
    placed: "Ordered",
    paid: "Paid",
    fulfilled: handedOver[state.delivery],
    cancelled: "Cancelled by the shop",
    expired: "Not paid in time",
    refunded: "Money sent back",
  }[type];
}

/** What is still to come, in order; empty when nothing is. */
export function nextSteps(state: State): string[] {
  if (state.status === "cancelled") return state.paymentStatus === "paid" ? ["Money sent back"] : [];
  if (state.status === "expired" || state.status === "completed") return [];
  const handOver = { shipping: "Handed to the carrier", pickup: "Collected", none: "Handed over" }[state.delivery];
  return [
    ...(state.paymentStatus === "unpaid" && state.paymentMethod === "transfer" ? ["Paid"] : []),
    ...(state.fulfilmentStatus === "unfulfilled" ? [handOver] : []),
  ];
}
