import { formatMoney } from "@awning/domain/money";
import { orderName } from "@awning/domain/order";
import { ActSheet, type ActSheetProps } from "./act-sheet.tsx";

/** Asks once before money is said to have come, or to have gone back. */
export function PaidSheet({ act, ...sheet }: ActSheetProps & { act: "mark_paid" | "mark_refunded" | null }) {
  const { order } = sheet;
  const money = formatMoney(order.total, order.currency, navigator.language);
  const isRefund = act === "mark_refunded";
  return (
    <ActSheet
      title={isRefund ? `${money} given back` : `${money} arrived`}
      isOpen={act !== null}
      confirm={isRefund ? "Mark as given back" : "Mark as paid"}
      sheet={sheet}
      onConfirm={() => act && sheet.onAct({ type: act })}
    >
      <p className="soft">
        {isRefund
          ? `Awning moves no money itself: send ${money} to ${order.buyer.name} first, then note it here.`
          : order.paymentMethod === "transfer"
            ? `Check your account for ${money} with ${orderName(order.number)} as its reference. The buyer sees it on the order page at once.`
            : `Note that ${order.buyer.name} paid ${money} in cash. The buyer sees it on the order page at once.`}
      </p>
    </ActSheet>
  );
}
