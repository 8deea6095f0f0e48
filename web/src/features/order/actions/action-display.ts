import { fulfilmentLabels } from "@awning/domain/order/fulfilment/labels";
import type { Order } from "@awning/domain/order/order";
import { areServices, isServiceNext, sentOf } from "@awning/domain/order/quantities";
import type { OrderActionType } from "@awning/domain/order/transitions";
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

/** The acts that stand in the menu: seldom wanted, or not to be pressed by mistake. */
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

/** Which acts stand on the page and which in the menu. Money that has to go back is what a cancelled order waits for. */
export function arrangeActions(
  allowed: readonly OrderActionType[],
  isOver: boolean,
): { shown: OrderActionType[]; inMenu: OrderActionType[] } {
  const isShown = (act: OrderActionType) => !IN_MENU.has(act) || (isOver && act === "refund");
  return { shown: allowed.filter(isShown), inMenu: allowed.filter((act) => !isShown(act)) };
}

type Acted = Pick<Order, "delivery" | "fulfilmentStatus" | "lines" | "shipments" | "refunds">;

/** What an act is called for this order. */
export function actionDisplay(act: OrderActionType, order: Acted): { label: string; icon: LucideIcon } {
  switch (act) {
    case "mark_paid":
      return { label: "Mark as paid", icon: Banknote };
    case "mark_late":
      return { label: "Record late payment", icon: Banknote };
    case "accept":
      return { label: "Accept without payment", icon: Handshake };
    case "undo_paid":
      return { label: "Undo payment", icon: StepBack };
    case "begin":
      return { label: "Start preparing", icon: Package };
    case "ready":
      return { label: "Mark as ready for pickup", icon: BellRing };
    case "fulfil":
      if (isServiceNext(order)) return { label: "Mark as done", icon: CircleCheck };
      if (order.delivery === "pickup") return { label: "Mark as handed over", icon: HandCoins };
      return { label: order.delivery === "none" ? "Mark as sent" : "Mark as shipped", icon: Truck };
    case "pack":
      return { label: "Mark as packed", icon: Package };
    case "not_collected":
      return { label: "Mark as not picked up", icon: PackageX };
    case "complete":
      return { label: "Complete order", icon: CircleCheck };
    case "refund":
      return { label: "Refund", icon: Undo2 };
    case "unfulfil":
      if (order.fulfilmentStatus === "not_collected") return { label: "Mark as ready for pickup again", icon: StepBack };
      if (order.fulfilmentStatus === "in_progress") return { label: "Undo preparing", icon: StepBack };
      return { label: order.fulfilmentStatus === "ready" ? "Undo ready for pickup" : undoWords(order), icon: StepBack };
    case "reopen":
      return { label: "Reopen order", icon: RotateCcw };
    case "cancel":
      return { label: "Cancel order", icon: Ban };
  }
}

/** What was last is taken back. */
function undoWords(order: Acted): string {
  const last = sentOf(order.shipments).at(-1);
  return last && areServices(order, last.lines) ? "Mark as not done" : fulfilmentLabels(order).undo;
}
