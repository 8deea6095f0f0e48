import { formatMoney } from "@awning/domain/money/money";
import { digitalLines } from "@awning/domain/order/fulfilment/download";
import type { Order } from "@awning/domain/order/order";
import type { OrderAction } from "@awning/domain/order/order-action";
import { isEnded } from "@awning/domain/order/state";
import { nextState } from "@awning/domain/order/transitions";
import { undoMove } from "@awning/domain/order/undo";
import { actionDisplay } from "./action-display.ts";
import { ActionSheet, type ActionSheetProps } from "./action-sheet.tsx";

/** The acts that need nothing but a yes. */
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

/** Asks once before an act that needs nothing more, and says what it leads to. */
export function ConfirmSheet({ act, ...sheet }: ActionSheetProps & { act: PlainAction | null }) {
  if (act === null) return null;
  const { label } = actionDisplay(act, sheet.order);
  return (
    <ActionSheet title={label} isOpen confirm={label} sheet={sheet} onConfirm={() => void sheet.onAct({ type: act })}>
      <p className="soft">{words(act, sheet.order)}</p>
    </ActionSheet>
  );
}

function words(act: PlainAction, order: Order): string {
  switch (act) {
    case "ready":
      if (!order.buyer.email)
        return `${order.buyer.name} left no email address, so let them know yourself. Pickup code: ${order.pickupCode}.`;
      return order.pickupCode
        ? `We’ll email ${order.buyer.name} the pickup location and the code ${order.pickupCode}.`
        : `We’ll email ${order.buyer.name} the pickup location.`;
    case "begin":
      return "The order page updates right away, and the buyer can no longer cancel. No email is sent.";
    case "accept":
      return acceptWords(order);
    case "undo_paid":
      if (isEnded(order))
        return "Use this if you recorded a payment by mistake. The order stays closed with nothing to refund. No email is sent.";
      return nextState(order, undoMove(order))?.status === "pending"
        ? "Use this if you marked it by mistake. The order goes back to awaiting payment and its items stay reserved. No email is sent."
        : "Use this if you marked it by mistake. The order page updates right away. No email is sent.";
    case "complete":
      return nextState(order, "complete_unsent") === null
        ? "The order moves to Done. You can reopen it."
        : "The order moves to Done with nothing left to fulfill. You can reopen it.";
    case "reopen":
      return "The order moves back to your open orders. No email is sent.";
    case "not_collected":
      return `${order.buyer.name} didn’t pick it up. The order page updates right away; no email is sent. To restock the items and refund the buyer, cancel the order next.`;
    case "unfulfil":
      if (order.fulfilmentStatus === "not_collected")
        return `The order is ready for ${order.buyer.name} again. The order page updates right away. No second email is sent.`;
      return order.fulfilmentStatus === "ready" || order.fulfilmentStatus === "in_progress"
        ? "The order page updates right away. No email is sent."
        : "This undoes the last step, and the items go back to your open tasks. The order page updates right away. No email is sent.";
  }
}

function acceptWords(order: Order): string {
  const money = formatMoney(order.total, order.currency, navigator.language);
  const files = digitalLines(order.lines).length > 0 ? " Files stay locked until it’s paid." : "";
  return `${money} is still unpaid, and the order shows that until you mark it as paid. It opens now and won’t expire: its items stay reserved for ${order.buyer.name}, who gets no payment reminder.${files} No email is sent.`;
}
