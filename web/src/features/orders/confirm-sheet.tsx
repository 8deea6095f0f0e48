import { digitalLines } from "@awning/domain/download";
import { formatMoney } from "@awning/domain/money";
import type { Order } from "@awning/domain/order";
import type { OrderAct } from "@awning/domain/order-act";
import { nextState } from "@awning/domain/order-transitions";
import { undoMove } from "@awning/domain/order-undo";
import { isEnded } from "@awning/domain/order-waits";
import { actLook } from "./act-look.ts";
import { ActSheet, type ActSheetProps } from "./act-sheet.tsx";

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
] as const satisfies OrderAct["type"][];
export type PlainAct = (typeof PLAIN_ACTS)[number];

/** Asks once before an act that needs nothing more, and says what it leads to. */
export function ConfirmSheet({ act, ...sheet }: ActSheetProps & { act: PlainAct | null }) {
  if (act === null) return null;
  const { label } = actLook(act, sheet.order);
  return (
    <ActSheet title={label} isOpen confirm={label} sheet={sheet} onConfirm={() => void sheet.onAct({ type: act })}>
      <p className="soft">{words(act, sheet.order)}</p>
    </ActSheet>
  );
}

function words(act: PlainAct, order: Order): string {
  switch (act) {
    case "ready":
      if (!order.buyer.email) return `${order.buyer.name} left no e-mail, so tell them yourself. Their code is ${order.pickupCode}.`;
      return order.pickupCode
        ? `${order.buyer.name} gets a mail with the place and the code ${order.pickupCode}.`
        : `${order.buyer.name} gets a mail with the place.`;
    case "begin":
      return "The order page says so at once, and the buyer can no longer cancel the order themselves. No mail goes out.";
    case "accept":
      return acceptWords(order);
    case "undo_paid":
      if (isEnded(order)) return "For what was noted by mistake. Nothing is left to give back, and the order stays over. No mail goes out.";
      return nextState(order, undoMove(order))?.status === "pending"
        ? "For what was marked by mistake. The order waits for its money again and its pieces are kept. No mail goes out."
        : "For what was marked by mistake. The order page says so at once. No mail goes out.";
    case "complete":
      return nextState(order, "complete_unsent") === null
        ? "The order moves to those that are done. You can reopen it."
        : "The order moves to those that are done, with nothing to send. You can reopen it.";
    case "reopen":
      return "The order stands among the open ones again. Nobody is told.";
    case "not_collected":
      return `${order.buyer.name} did not come for it. The order page says so at once; no mail goes out. Cancel the order then to put its pieces back on sale and to give money back.`;
    case "unfulfil":
      if (order.fulfilmentStatus === "not_collected")
        return `It waits for ${order.buyer.name} once more. The order page says so at once. Whoever had a mail about it gets no second one.`;
      return order.fulfilmentStatus === "ready" || order.fulfilmentStatus === "in_progress"
        ? "The order page says so at once. No mail goes out."
        : "The last step is taken back, and the order page says so at once. No mail goes out; what it was about waits for you again.";
  }
}

function acceptWords(order: Order): string {
  const money = formatMoney(order.total, order.currency, navigator.language);
  const files = digitalLines(order.lines).length > 0 ? " Files stay closed until it is paid." : "";
  return `${money} have not arrived yet, and the order says so until you mark it as paid. It opens now and does not expire: its pieces stay with ${order.buyer.name}, and nobody is reminded to pay.${files} No mail goes out.`;
}
