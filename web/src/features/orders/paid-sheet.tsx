import { formatMoney } from "@awning/domain/money";
import { type Order, orderName } from "@awning/domain/order";
import { wasUndone } from "@awning/domain/order-acts";
import { isPaidInPerson } from "@awning/domain/shop-settings";
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
        {isPaidInPerson(order.paymentMethod)
          ? `Note that ${order.buyer.name} paid ${money} in cash. The buyer sees it on the order page at once.`
          : `Check your account for ${money} with ${orderName(order.number)} as its reference. ${telling(order)}`}
      </p>
    </ActSheet>
  );
}

function telling(order: Order): string {
  if (wasUndone(order)) return "The buyer sees it on the order page at once; a mail went out the first time.";
  return "The buyer gets a mail and sees it on the order page at once.";
}
