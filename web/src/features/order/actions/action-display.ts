import type { OrderAction } from "@awning/domain/order/actions";
import { canTakeBack, packable, wasSent } from "@awning/domain/order/fulfilment/order-parcels";
import { fulfilmentLabels } from "@awning/domain/order/labels";
import { canUndoPaid, defaultMethod, wasTold } from "@awning/domain/order/money/mark-paid";
import { moneyOf } from "@awning/domain/order/money/order-money";
import type { Order } from "@awning/domain/order/order";
import { areServices, isServiceNext, nextOf, sentOf } from "@awning/domain/order/quantities";
import { isEnded, type OrderFacts, paysFirst } from "@awning/domain/order/state";
import { isToFulfill } from "@awning/domain/order/to-fulfill";
import { type OrderActionType, ownerActions } from "@awning/domain/order/transition-table";
import {
  Ban,
  Banknote,
  BellRing,
  CircleCheck,
  HandCoins,
  Handshake,
  type LucideIcon,
  Package,
  PackageX,
  RotateCcw,
  StepBack,
  Truck,
  Undo2,
} from "lucide-react";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";

/** What the state of an order allows, with amounts, quantities and times, which the transition table does not know. */
export function offeredActions(order: Order): OrderActionType[] {
  return ownerActions(order).filter((act) => {
    if (act === "refund") return moneyOf(order).refundable > 0;
    if (act === "undo_paid") return canUndoPaid(order, Date.now());
    if (act === "pack") return packable(order).length > 0;
    return act !== "unfulfil" || canTakeBack(order);
  });
}

/** The actions in the menu: rarely needed, or not to be pressed by accident. */
const IN_MENU: ReadonlySet<OrderActionType> = new Set([
  "mark_late",
  "accept",
  "begin",
  "pack",
  "not_collected",
  "undo_paid",
  "refund",
  "unfulfil",
  "reopen",
  "cancel",
]);

/**
 * Which actions are buttons and which are in the menu, the next step first. If goods leave before payment, the next step is
 * not the payment; a canceled order waits for its refund.
 */
export function arrangeActions(
  allowed: readonly OrderActionType[],
  order: OrderFacts,
): { shown: OrderActionType[]; inMenu: OrderActionType[] } {
  const isShown = (act: OrderActionType) => !IN_MENU.has(act) || (isEnded(order) && act === "refund");
  const shown = allowed.filter(isShown);
  const isPaidLater = isToFulfill(order) && !paysFirst(order.paymentMethod);
  return {
    shown: isPaidLater ? shown.toSorted((a, b) => Number(a === "mark_paid") - Number(b === "mark_paid")) : shown,
    inMenu: allowed.filter((act) => !isShown(act)),
  };
}

/** What can be done now, as the button of an order; `null` if nothing waits for the owner. */
export function nextAction(order: Order): OrderActionType | null {
  return arrangeActions(offeredActions(order), order).shown[0] ?? null;
}

type Display = { label: string; icon: LucideIcon };

/** The same in a word, for a row. */
const SHORT: Readonly<Partial<Record<OrderActionType, string>>> = {
  mark_paid: labels.paidShort,
  mark_late: labels.paidShort,
  ready: labels.readyShort,
  complete: labels.completeShort,
  refund: labels.refund,
};

export function shortLabel(act: OrderActionType, order: Acted): string {
  if (act !== "fulfil") return SHORT[act] ?? actionDisplay(act, order).label;
  if (isServiceNext(order)) return uiLabels.done;
  return { shipping: labels.shipShort, pickup: labels.pickedUpShort, none: labels.sendShort }[order.delivery];
}

const DISPLAYS: Readonly<Record<Exclude<OrderActionType, "fulfil" | "unfulfil">, Display>> = {
  mark_paid: { label: labels.markAsPaid, icon: Banknote },
  mark_late: { label: labels.recordLatePayment, icon: Banknote },
  accept: { label: labels.acceptWithoutPayment, icon: Handshake },
  undo_paid: { label: labels.undoPayment, icon: StepBack },
  begin: { label: labels.startPreparing, icon: Package },
  ready: { label: labels.markAsReadyForPickup, icon: BellRing },
  pack: { label: labels.markAsPacked, icon: Package },
  not_collected: { label: labels.markAsNotPickedUp, icon: PackageX },
  complete: { label: labels.completeOrder, icon: CircleCheck },
  refund: { label: labels.refund, icon: Undo2 },
  reopen: { label: labels.reopenOrder, icon: RotateCcw },
  cancel: { label: labels.cancelOrder, icon: Ban },
};

/** The label of an action for this order. */
export function actionDisplay(act: OrderActionType, order: Acted): Display {
  if (act === "unfulfil") return { label: undoWords(order), icon: StepBack };
  if (act !== "fulfil") return DISPLAYS[act];
  if (isServiceNext(order)) return { label: labels.markAsDone, icon: CircleCheck };
  if (order.delivery === "pickup") return { label: labels.markAsPickedUp, icon: HandCoins };
  return { label: order.delivery === "none" ? labels.markAsSent : labels.markAsShipped, icon: Truck };
}

/** Labels what the last action's undo reverses. */
function undoWords(order: Acted): string {
  if (order.fulfilmentStatus === "not_collected") return labels.readyAgainAction;
  if (order.fulfilmentStatus === "in_progress") return labels.undoPreparing;
  if (order.fulfilmentStatus === "ready") return labels.undoReadyForPickup;
  const last = sentOf(order.shipments).at(-1);
  return last && areServices(order, last.lines) ? labels.markAsNotDone : fulfilmentLabels(order).undo;
}

const FULFILLED_WORDS: Record<Order["delivery"], string> = {
  shipping: "Marked as shipped",
  pickup: "Marked as picked up",
  none: "Marked as sent",
};

export type Acted = Pick<
  Order,
  "delivery" | "paymentMethod" | "events" | "buyer" | "lines" | "shipments" | "fulfilmentStatus" | "refunds" | "withdrawals"
>;

/** What is said after an act. Who picks up in person gets no mail about it, and neither does who left no address. */
export function doneLabel(act: OrderAction, order: Acted): string {
  const { delivery, paymentMethod, events, buyer } = order;
  const told = (words: string) => (buyer.email === "" ? words : `${words}. We’ll email the buyer`);
  switch (act.type) {
    case "mark_paid": {
      const isTold = (act.way ?? defaultMethod(paymentMethod)) === "cash" || wasTold({ events, paymentMethod });
      return isTold ? "Marked as paid" : told("Marked as paid");
    }
    case "fulfil":
      if (act.parcel === undefined && areServices(order, act.lines ?? nextOf(order)))
        return delivery === "pickup" ? "Marked as done" : told("Marked as done");
      if (act.parcel !== undefined && wasSent({ events }, act.parcel)) return FULFILLED_WORDS.shipping;
      return delivery === "pickup" ? FULFILLED_WORDS.pickup : told(FULFILLED_WORDS[delivery]);
    case "cancel":
      return told("Canceled");
    case "refund":
      return told("Refund recorded");
    case "ready":
      return told("Ready for pickup");
    default:
      return DONE_WORDS[act.type];
  }
}

/** What is said after the acts of which the buyer gets no mail. */
const DONE_WORDS: Readonly<Record<Exclude<OrderAction["type"], "mark_paid" | "fulfil" | "cancel" | "refund" | "ready">, string>> = {
  mark_late: "Payment recorded. Here’s the order’s current status.",
  accept: "Accepted, awaiting payment",
  undo_paid: "Payment undone",
  begin: "Being prepared",
  not_collected: "Marked as not picked up",
  pack: "Marked as packed",
  unpack: "Unpacked",
  deliver: "Marked as delivered",
  lose: "Marked as lost",
  bring_back: "Marked as returned",
  undo_parcel: "In transit again",
  complete: "Completed",
  reopen: "Reopened",
  unfulfil: "Undone",
};
