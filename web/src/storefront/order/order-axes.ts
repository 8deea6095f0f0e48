import { isArranged } from "@awning/domain/order/quantities";
import { isPaidInPerson } from "@awning/domain/shop/shop-settings";
import * as labels from "./labels.ts";
import { hasService, isDoneOnly, isWithoutParcel, type OrderState, parcelsState } from "./order-state.ts";

/** The three statuses of an order in words. */
export function orderAxes(state: OrderState): { order: string; payment: string; delivery: string } {
  const order = {
    pending: labels.awaitingPayment,
    open: labels.confirmed,
    completed: labels.completed,
    cancelled: labels.canceled,
    expired: labels.expired,
  };
  const payment = {
    none_due: labels.nothingToPay,
    unpaid: labels.UNPAID_WORDS[state.paymentMethod],
    processing: labels.beingChecked,
    failed: labels.failed,
    paid: labels.paid,
    partly_refunded: labels.partiallyRefunded,
    refunded: labels.refundedLabel,
    voided: labels.noPaymentDue,
  };
  return { order: order[state.status], payment: payment[state.paymentStatus], delivery: deliveryWords(state) };
}

function deliveryWords(state: OrderState): string {
  const isOver = state.fulfilmentStatus === "fulfilled";
  const over = isArranged(state) || isDoneOnly(state) ? labels.done : labels.delivered;
  const parcels = parcelsState(state);
  if (parcels && parcels !== "packed") return labels.PARCEL_HEADLINES[parcels].title;
  if (state.fulfilmentStatus === "partly_fulfilled") return hasService(state) ? labels.partiallyDone : labels.partiallyDelivered;
  if (state.status === "cancelled" || state.status === "expired" || state.fulfilmentStatus === "not_needed")
    return isOver ? over : isArranged(state) ? labels.notDone : labels.notShipped;
  if (isOver && isWithoutParcel(state)) return over;
  if (state.delivery === "shipping") return isOver ? labels.shipped : labels.notShippedYet;
  if (state.delivery === "pickup")
    return isOver ? labels.pickedUp : state.fulfilmentStatus === "not_collected" ? labels.notPickedUp : labels.waitingForPickup;
  return isOver ? over : isArranged(state) ? labels.notDoneYet : labels.notDeliveredYet;
}

/** The next steps, in order; empty when the order is complete. */
export function nextSteps(state: OrderState): string[] {
  if (state.status === "cancelled" || state.status === "expired")
    return state.paymentStatus === "paid" && !state.isMoneyKept ? [labels.refund] : [];
  if (state.status === "completed" || state.fulfilmentStatus === "not_collected") return [];
  return [
    ...(state.status === "pending" || (state.paymentStatus === "unpaid" && !isPaidInPerson(state.paymentMethod)) ? [labels.paid] : []),
    ...(state.delivery === "pickup" && (state.fulfilmentStatus === "unfulfilled" || state.fulfilmentStatus === "in_progress")
      ? [labels.readyForPickup]
      : []),
    ...(state.fulfilmentStatus === "fulfilled" ? [] : [hasService(state) ? labels.done : labels.HANDED_OVER[state.delivery]]),
  ];
}
