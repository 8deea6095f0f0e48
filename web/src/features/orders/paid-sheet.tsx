import { formatMoney } from "@awning/domain/money";
import { orderName } from "@awning/domain/order";
import { ActSheet, type ActSheetProps } from "./act-sheet.tsx";

/** Asks once before money is said to have come. */
export function PaidSheet({ isOpen, ...sheet }: ActSheetProps & { isOpen: boolean }) {
  const { order } = sheet;
  const money = formatMoney(order.total, order.currency, navigator.language);
  return (
    <ActSheet
      title={`${money} arrived`}
      isOpen={isOpen}
      confirm="Mark as paid"
      sheet={sheet}
      onConfirm={() => void sheet.onAct({ type: "mark_paid" })}
    >
      <p className="soft">
        {order.paymentMethod === "transfer"
          ? `Check your account for ${money} with ${orderName(order.number)} as its reference. The buyer gets a mail and sees it on the order page at once.`
          : `Note that ${order.buyer.name} paid ${money} in cash. The buyer sees it on the order page at once.`}
      </p>
    </ActSheet>
  );
}
