import { fulfilmentWords } from "@awning/domain/fulfilment-words";
import type { Order } from "@awning/domain/order";
import { areServices, isServiceNext, sentOf } from "@awning/domain/order-pieces";
import type { OwnerActType } from "@awning/domain/order-transitions";
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
const IN_MENU: ReadonlySet<OwnerActType> = new Set([
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
export function arrangeActs(allowed: readonly OwnerActType[], isOver: boolean): { shown: OwnerActType[]; inMenu: OwnerActType[] } {
  const isShown = (act: OwnerActType) => !IN_MENU.has(act) || (isOver && act === "refund");
  return { shown: allowed.filter(isShown), inMenu: allowed.filter((act) => !isShown(act)) };
}

type Acted = Pick<Order, "delivery" | "fulfilmentStatus" | "lines" | "shipments" | "refunds">;

/** What an act is called for this order. */
export function actLook(act: OwnerActType, order: Acted): { label: string; icon: LucideIcon } {
  switch (act) {
    case "mark_paid":
      return { label: "Mark as paid", icon: Banknote };
    case "mark_late":
      return { label: "The money came after all", icon: Banknote };
    case "accept":
      return { label: "Accept unpaid", icon: Handshake };
    case "undo_paid":
      return { label: "Not paid after all", icon: StepBack };
    case "begin":
      return { label: "Start preparing", icon: Package };
    case "ready":
      return { label: "Ready to collect", icon: BellRing };
    case "fulfil":
      if (isServiceNext(order)) return { label: "Mark as done", icon: CircleCheck };
      if (order.delivery === "pickup") return { label: "Mark as handed over", icon: HandCoins };
      return { label: order.delivery === "none" ? "Mark as sent" : "Mark as shipped", icon: Truck };
    case "pack":
      return { label: "Mark as packed", icon: Package };
    case "not_collected":
      return { label: "Not collected", icon: PackageX };
    case "complete":
      return { label: "Complete the order", icon: CircleCheck };
    case "refund":
      return { label: "Give money back", icon: Undo2 };
    case "unfulfil":
      if (order.fulfilmentStatus === "not_collected") return { label: "Ready to collect again", icon: StepBack };
      if (order.fulfilmentStatus === "in_progress") return { label: "Not being prepared yet", icon: StepBack };
      return { label: order.fulfilmentStatus === "ready" ? "Not ready yet" : undoWords(order), icon: StepBack };
    case "reopen":
      return { label: "Reopen the order", icon: RotateCcw };
    case "cancel":
      return { label: "Cancel the order", icon: Ban };
  }
}

/** What was last is taken back. */
function undoWords(order: Acted): string {
  const last = sentOf(order.shipments).at(-1);
  return last && areServices(order, last.lines) ? "Not done after all" : fulfilmentWords(order).undo;
}
