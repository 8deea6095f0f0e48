import type { OrderAction } from "@awning/domain/order/actions";
import { wasSent } from "@awning/domain/order/fulfilment/order-parcels";
import { fulfilmentLabels } from "@awning/domain/order/labels";
import { defaultMethod, wasTold } from "@awning/domain/order/money/mark-paid";
import type { Order } from "@awning/domain/order/order";
import { areServices, isServiceNext, nextOf, sentOf } from "@awning/domain/order/quantities";
import { isEnded, type OrderFacts, paysFirst, waitsFor } from "@awning/domain/order/state";
import type { OrderActionType } from "@awning/domain/order/transition-table";
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
import * as labels from "./labels.ts";

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
  const isPaidLater = waitsFor(order) === "fulfilment" && !paysFirst(order.paymentMethod);
  return {
    shown: isPaidLater ? shown.toSorted((a, b) => Number(a === "mark_paid") - Number(b === "mark_paid")) : shown,
    inMenu: allowed.filter((act) => !isShown(act)),
  };
}

/** The label of an action for this order. */
export function actionDisplay(act: OrderActionType, order: Acted): { label: string; icon: LucideIcon } {
  switch (act) {
    case "mark_paid":
      return { label: labels.markAsPaid, icon: Banknote };
    case "mark_late":
      return { label: labels.recordLatePayment, icon: Banknote };
    case "accept":
      return { label: labels.acceptWithoutPayment, icon: Handshake };
    case "undo_paid":
      return { label: labels.undoPayment, icon: StepBack };
    case "begin":
      return { label: labels.startPreparing, icon: Package };
    case "ready":
      return { label: labels.markAsReadyForPickup, icon: BellRing };
    case "fulfil":
      if (isServiceNext(order)) return { label: labels.markAsDone, icon: CircleCheck };
      if (order.delivery === "pickup") return { label: labels.markAsPickedUp, icon: HandCoins };
      return { label: order.delivery === "none" ? labels.markAsSent : labels.markAsShipped, icon: Truck };
    case "pack":
      return { label: labels.markAsPacked, icon: Package };
    case "not_collected":
      return { label: labels.markAsNotPickedUp, icon: PackageX };
    case "complete":
      return { label: labels.completeOrder, icon: CircleCheck };
    case "refund":
      return { label: labels.refund, icon: Undo2 };
    case "unfulfil":
      if (order.fulfilmentStatus === "not_collected") return { label: labels.readyAgainAction, icon: StepBack };
      if (order.fulfilmentStatus === "in_progress") return { label: labels.undoPreparing, icon: StepBack };
      return { label: order.fulfilmentStatus === "ready" ? labels.undoReadyForPickup : undoWords(order), icon: StepBack };
    case "reopen":
      return { label: labels.reopenOrder, icon: RotateCcw };
    case "cancel":
      return { label: labels.cancelOrder, icon: Ban };
  }
}

/** Labels what the last action's undo reverses. */
function undoWords(order: Acted): string {
  const last = sentOf(order.shipments).at(-1);
  return last && areServices(order, last.lines) ? labels.markAsNotDone : fulfilmentLabels(order).undo;
}

const FULFILLED_WORDS: Record<Order["delivery"], string> = {
  shipping: "Marked as shipped",
  pickup: "Marked as picked up",
  none: "Marked as sent",
};

export type Acted = Pick<Order, "delivery" | "paymentMethod" | "events" | "buyer" | "lines" | "shipments" | "fulfilmentStatus" | "refunds">;

/** What is said after an act. Who picks up in person gets no mail about it, and neither does who left no address. */
export function doneLabel(act: OrderAction, order: Acted): string {
  const { delivery, paymentMethod, events, buyer } = order;
  const told = (words: string) => (buyer.email === "" ? words : `${words}. We’ll email the buyer`);
  switch (act.type) {
    case "mark_paid": {
      const isTold = (act.way ?? defaultMethod(paymentMethod)) === "cash" || wasTold({ events, paymentMethod });
      return isTold ? "Marked as paid" : told("Marked as paid");
    }
    case "mark_late":
      return "Payment recorded. Here’s the order’s current status.";
    case "accept":
      return "Accepted, awaiting payment";
    case "undo_paid":
      return "Payment undone";
    case "fulfil":
      if (act.parcel === undefined && areServices(order, act.lines ?? nextOf(order)))
        return delivery === "pickup" ? "Marked as done" : told("Marked as done");
      if (act.parcel !== undefined && wasSent({ events }, act.parcel)) return FULFILLED_WORDS.shipping;
      return delivery === "pickup" ? FULFILLED_WORDS.pickup : told(FULFILLED_WORDS[delivery]);
    case "cancel":
      return told("Canceled");
    case "refund":
      return told("Refund recorded");
    case "begin":
      return "Being prepared";
    case "ready":
      return told("Ready for pickup");
    case "not_collected":
      return "Marked as not picked up";
    case "pack":
      return "Marked as packed";
    case "unpack":
      return "Unpacked";
    case "deliver":
      return "Marked as delivered";
    case "lose":
      return "Marked as lost";
    case "bring_back":
      return "Marked as returned";
    case "undo_parcel":
      return "In transit again";
    case "complete":
      return "Completed";
    case "reopen":
      return "Reopened";
    case "unfulfil":
      return "Undone";
  }
}
