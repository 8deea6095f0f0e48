import { formatMoney } from "@awning/domain/money";
import { CANCEL_REASON_MAX, orderName } from "@awning/domain/order";
import { useState } from "react";
import { Field } from "#ui/field.tsx";
import { SwitchLine } from "#ui/switch-line.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { ActSheet, type ActSheetProps } from "./act-sheet.tsx";

/** Cancels an order with a reason for the buyer, and puts the pieces back on sale unless they are gone. */
export function CancelSheet({ isOpen, ...sheet }: ActSheetProps & { isOpen: boolean }) {
  const [reason, setReason] = useState("");
  const [isRestocked, setRestocked] = useState(true);
  const [isJudged, setJudged] = useState(false);
  const { order } = sheet;
  const typed = reason.trim();
  const error =
    typed === "" ? "Say why: the buyer reads it" : typed.length > CANCEL_REASON_MAX ? `At most ${CANCEL_REASON_MAX} characters` : null;
  const counted = order.lines.filter((line) => line.counted).reduce((sum, line) => sum + line.quantity, 0);
  const confirm = () => {
    setJudged(true);
    if (error === null) void sheet.onAct({ type: "cancel", reason: typed, restock: counted > 0 && isRestocked });
  };
  return (
    <ActSheet title={`Cancel ${orderName(order.number)}`} isOpen={isOpen} confirm="Cancel the order" sheet={sheet} onConfirm={confirm}>
      <p className="soft">
        {order.paymentStatus === "paid"
          ? `This cannot be taken back. ${formatMoney(order.total, order.currency, navigator.language)} are paid: give them back afterwards and note it here.`
          : "This cannot be taken back. The buyer gets a mail."}
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
    </ActSheet>
  );
}
