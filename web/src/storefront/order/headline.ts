import { isArranged } from "@awning/domain/order/quantities";
import { isPaidInPerson } from "@awning/domain/shop/shop-settings";
import * as labels from "./labels.ts";
import { hasService, isDoneOnly, isWithoutParcel, type OrderState, parcelsState } from "./order-state.ts";

/** The one line that says the order's status and what comes next. */
export function orderHeadline(state: OrderState): { title: string; words: string } {
  if (state.status === "cancelled") return { title: labels.canceled, words: moneyBackWords(state) };
  if (state.status === "expired") return { title: labels.orderExpired, words: expiredWords(state) };
  const parcels = parcelsState(state);
  if (parcels && parcels !== "packed") return labels.PARCEL_HEADLINES[parcels];
  if (state.fulfilmentStatus === "fulfilled") return fulfilledHeadline(state);
  const agree = state.hasServiceLeft ? ` ${labels.shopWillArrangeTime}` : "";
  if (state.fulfilmentStatus === "partly_fulfilled")
    return { title: hasService(state) ? labels.partiallyDone : labels.partiallyShipped, words: `${labels.theRestWillFollow}${agree}` };
  if (state.fulfilmentStatus === "not_needed")
    return { title: isArranged(state) ? labels.serviceCanceled : labels.nothingToShip, words: moneyBackWords(state) };
  if (state.status === "pending") return pendingHeadline(state);
  if (state.fulfilmentStatus === "not_collected") return { title: labels.notPickedUp, words: labels.notPickedUpText };
  const due = state.paymentStatus === "unpaid";
  if (state.fulfilmentStatus === "ready")
    return { title: labels.readyForPickup, words: `${due ? payLater(state) : labels.paidNote} ${labels.pickupDetailsHint}${agree}` };
  const packing = parcels ? labels.packed : labels.beingPacked;
  if (due && state.delivery === "shipping") return { title: packing, words: `${labels.itShipsNext} ${payLater(state)}${agree}` };
  const isBegun = state.fulfilmentStatus === "in_progress";
  if (due && !isBegun && isPaidInPerson(state.paymentMethod) && !isArranged(state))
    return { title: labels.orderConfirmed, words: `${payLater(state)}${agree}` };
  const paid = due ? payLater(state) : state.paymentStatus === "none_due" ? labels.nothingToPayNote : labels.paidNote;
  if (state.delivery === "shipping") return { title: packing, words: `${paid} ${labels.itShipsNext}${agree}` };
  if (state.delivery === "pickup")
    return {
      title: isBegun ? labels.beingPrepared : labels.orderConfirmed,
      words: `${paid} ${labels.emailWhenReadyForPickup}${agree}`,
    };
  if (isArranged(state))
    return state.hasServiceLeft
      ? { title: labels.scheduling, words: `${paid} ${labels.shopWillArrangeTime}` }
      : { title: labels.orderConfirmed, words: `${paid} ${labels.bookedByMailHint}` };
  return { title: labels.inProgress, words: `${paid} ${labels.inProgressText}` };
}

function payLater({ paymentMethod, delivery }: OrderState): string {
  return paymentMethod === "cash" && delivery === "none" ? labels.youllPayInCash : labels.PAY_LATER[paymentMethod];
}

function moneyBackWords(state: OrderState): string {
  const { paymentStatus, refunds } = state;
  const kept = state.isMoneyKept ? ` ${labels.theShopKeepsTheRest}` : "";
  if (refunds.some((one) => one.state === "pending")) return kept ? labels.partialRefundOnItsWay : labels.yourRefundIsOnItsWay;
  if (paymentStatus === "paid" && kept) return labels.nothingRefunded;
  if (paymentStatus === "paid") return labels.refundPromised;
  if (paymentStatus === "refunded") return labels.youveBeenRefunded;
  if (paymentStatus === "partly_refunded") return `${labels.partiallyRefundedText}${kept}`;
  return labels.nothingWasCharged;
}

function expiredWords(state: OrderState): string {
  const money = state.paymentStatus === "voided" ? labels.nothingDueText : moneyBackWords(state);
  return isArranged(state) ? `${labels.itWasntPaidInTime} ${money}` : `${labels.expiredText} ${money}`;
}

function pendingHeadline(state: OrderState): { title: string; words: string } {
  const { paymentMethod, paymentStatus } = state;
  const unpaid = state.hasServiceLeft ? labels.serviceUnpaidHint : labels.timeUnpaidHint;
  const words = isArranged(state) ? unpaid : labels.AFTER_MONEY[state.delivery];
  if (paymentMethod === "transfer") return { title: labels.waitingForYourTransfer, words };
  if (paymentMethod !== "card") return { title: labels.waitingForYourPayment, words };
  if (paymentStatus === "processing") return { title: labels.paymentCheckTitle, words: labels.paymentCheckHint };
  if (paymentStatus === "failed") return { title: labels.paymentFailed, words: labels.notChargedText };
  return { title: labels.waitingForYourPayment, words: labels.reservedWhilePaying };
}

function fulfilledHeadline(state: OrderState): { title: string; words: string } {
  if (isDoneOnly(state)) return { title: labels.done, words: labels.markedDone };
  if (isWithoutParcel(state)) return { title: labels.done, words: labels.deliveredText };
  if (state.delivery === "shipping") return { title: labels.onItsWay, words: labels.yourOrderHasShipped };
  if (state.delivery === "pickup") return { title: labels.pickedUp, words: labels.youHaveYourOrder };
  return { title: labels.done, words: isArranged(state) ? labels.markedDone : labels.deliveredText };
}
