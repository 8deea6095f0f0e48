import { formatMoney } from "@awning/domain/money";
import { CANCEL_REASON_MAX, orderName } from "@awning/domain/order";
import { unsentPieces } from "@awning/domain/order-acts";
import { moneyOf } from "@awning/domain/order-money";
import { cleanLine } from "@awning/domain/text";
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
    typed === "" ? "Say why: the buyer reads it" : typed.length > CANCEL_REASON_MAX ? `At most ${CANCEL_REASON_MAX} characters` : null;
  const counted = unsentPieces(order).reduce((sum, piece) => sum + piece.quantity, 0);
  const { refundable } = moneyOf(order);
  const money = formatMoney(refundable, order.currency, navigator.language);
  const ofMoney = refundable > 0 ? { refund: end === "now", keep: end === "keep" } : {};
  const confirm = () => {
    setJudged(true);
    if (error === null) void sheet.onAct({ type: "cancel", reason: typed, restock: counted > 0 && isRestocked, ...ofMoney });
  };
  return (
    <ActSheet title={`Cancel ${orderName(order.number)}`} isOpen={isOpen} confirm="Cancel the order" sheet={sheet} onConfirm={confirm}>
      <p className="soft">
        This cannot be taken back.{refundable > 0 ? ` ${money} are paid.` : ""}
        {order.buyer.email === "" ? "" : " The buyer gets a mail."}
      </p>
      <Field
        label="Reason"
        note="the buyer reads this"
        error={isJudged ? error : null}
        count={{ used: typed.length, max: CANCEL_REASON_MAX }}
      >
        <TextArea value={reason} rows={3} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
      {counted > 0 ? (
        <SwitchLine
          label={counted === 1 ? "Put the piece back into stock" : `Put ${counted} pieces back into stock`}
          sub={isRestocked ? "Others can buy it at once." : "The stock stays as it is."}
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
