import { formatMoney } from "@awning/domain/money/money";
import { CANCEL_REASON_MAX, orderName } from "@awning/domain/order/order";
import { unsentPieces } from "@awning/domain/order/order-acts";
import { moneyOf } from "@awning/domain/order/order-money";
import { cleanLine } from "@awning/domain/values/text";
import { useState } from "react";
import { Field } from "#ui/field.tsx";
import { SwitchLine } from "#ui/switch-line.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { ActSheet, type ActSheetProps } from "./act-sheet.tsx";
import { CancelMoney, type MoneyEnd } from "./cancel-money.tsx";

/** Cancels an order with a reason for the buyer: whether its pieces go back on sale, and what becomes of its money. */
export function CancelSheet({ isOpen, ...sheet }: ActSheetProps & { isOpen: boolean }) {
  const [reason, setReason] = useState("");
  const [isRestocked, setRestocked] = useState(true);
  const [end, setEnd] = useState<MoneyEnd>(sheet.order.paymentMethod === "card" ? "now" : "later");
  const [isJudged, setJudged] = useState(false);
  const { order } = sheet;
  const typed = cleanLine(reason);
  const error =
    typed === ""
      ? "Enter a reason. The buyer will see it."
      : typed.length > CANCEL_REASON_MAX
        ? `Use at most ${CANCEL_REASON_MAX} characters`
        : null;
  const counted = unsentPieces(order).reduce((sum, piece) => sum + piece.quantity, 0);
  const { refundable } = moneyOf(order);
  const money = formatMoney(refundable, order.currency, navigator.language);
  const ofMoney = refundable > 0 ? { refund: end === "now", keep: end === "keep" } : {};
  const confirm = () => {
    setJudged(true);
    if (error === null) void sheet.onAct({ type: "cancel", reason: typed, restock: counted > 0 && isRestocked, ...ofMoney });
  };
  return (
    <ActSheet title={`Cancel ${orderName(order.number)}`} isOpen={isOpen} confirm="Cancel order" sheet={sheet} onConfirm={confirm}>
      <p className="soft">
        This can't be undone.{refundable > 0 ? ` ${money} has been paid.` : ""}
        {order.buyer.email === "" ? "" : " We'll email the buyer."}
      </p>
      <Field
        label="Reason"
        note="shown to the buyer"
        error={isJudged ? error : null}
        count={{ used: typed.length, max: CANCEL_REASON_MAX }}
      >
        <TextArea value={reason} rows={3} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
      {counted > 0 ? (
        <SwitchLine
          label={counted === 1 ? "Restock 1 item" : `Restock ${counted} items`}
          sub={isRestocked ? "Available to buy again right away." : "Stock won't change."}
          isOn={isRestocked}
          onChange={setRestocked}
        />
      ) : null}
      {refundable > 0 ? (
        <CancelMoney
          money={money}
          isCard={order.paymentMethod === "card"}
          isMailed={order.buyer.email !== ""}
          end={end}
          onChange={setEnd}
        />
      ) : null}
    </ActSheet>
  );
}
