import { isOnSite } from "@awning/domain/booking/prepaid/booked-line";
import { formatMoney } from "@awning/domain/money/money";
import type { OrderAction } from "@awning/domain/order/actions";
import { digitalLines } from "@awning/domain/order/fulfilment/download";
import { undoMove } from "@awning/domain/order/money/mark-paid";
import type { Order } from "@awning/domain/order/order";
import { isEnded } from "@awning/domain/order/state";
import { nextState } from "@awning/domain/order/transition-table";
import { numberLocale } from "#ui/locale.ts";
import { actionDisplay } from "./action-display.ts";
import { type ActionSheetProps, OrderActionSheet } from "./action-sheet.tsx";
import * as labels from "./labels.ts";

/** The actions that need only a confirmation. */
export const PLAIN_ACTS = [
  "accept",
  "undo_paid",
  "begin",
  "ready",
  "not_collected",
  "complete",
  "reopen",
  "unfulfil",
] as const satisfies OrderAction["type"][];
export type PlainAction = (typeof PLAIN_ACTS)[number];

/** Confirms an action without other input, and says what it does. */
export function ConfirmSheet({ act, ...sheet }: ActionSheetProps & { act: PlainAction | null }) {
  if (act === null) return null;
  const { label } = actionDisplay(act, sheet.order);
  return (
    <OrderActionSheet title={label} confirm={label} sheet={sheet} onConfirm={() => void sheet.onAct({ type: act })}>
      <p className="soft">{words(act, sheet.order)}</p>
    </OrderActionSheet>
  );
}

function words(act: PlainAction, order: Order): string {
  switch (act) {
    case "ready":
      if (!order.buyer.email) return labels.readyUntoldHint(order.buyer.name, order.pickupCode);
      return order.pickupCode ? labels.readyCodeMailHint(order.buyer.name, order.pickupCode) : labels.readyMailHint(order.buyer.name);
    case "begin":
      return labels.preparingHint;
    case "accept":
      return acceptWords(order);
    case "undo_paid":
      if (isOnSite(order)) return labels.onSiteUndoHint;
      if (isEnded(order)) return labels.latePaymentUndoHint;
      return nextState(order, undoMove(order))?.status === "pending" ? labels.paymentUndoHint : labels.markUndoHint;
    case "complete":
      return nextState(order, "complete_unsent") === null ? labels.completeHint : labels.completeNothingLeftHint;
    case "reopen":
      return labels.reopenHint;
    case "not_collected":
      return labels.notPickedUpHint(order.buyer.name);
    case "unfulfil":
      if (order.fulfilmentStatus === "not_collected") return labels.readyAgainHint(order.buyer.name);
      return order.fulfilmentStatus === "ready" || order.fulfilmentStatus === "in_progress"
        ? labels.pageUpdateHint
        : labels.lastStepUndoHint;
  }
}

function acceptWords(order: Order): string {
  const money = formatMoney(order.total, order.currency, numberLocale());
  return labels.acceptUnpaidHint(money, order.buyer.name, digitalLines(order.lines).length > 0);
}
