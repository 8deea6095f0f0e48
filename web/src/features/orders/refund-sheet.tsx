import { formatMoney, parseMoney, toDecimal } from "@awning/domain/money";
import { orderName } from "@awning/domain/order";
import { moneyOf } from "@awning/domain/order-money";
import { REFUND_REASON_MAX } from "@awning/domain/payment";
import { useState } from "react";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { ActSheet, type ActSheetProps } from "./act-sheet.tsx";

/** Gives back any amount up to what the shop still holds, with a reason for the buyer. */
export function RefundSheet({ isOpen, ...sheet }: ActSheetProps & { isOpen: boolean }) {
  return isOpen ? <OpenRefundSheet {...sheet} /> : null;
}

function OpenRefundSheet(sheet: ActSheetProps) {
  const { order } = sheet;
  const { refundable } = moneyOf(order);
  const money = (amount: number) => formatMoney(amount, order.currency, navigator.language);
  const [typed, setTyped] = useState(() => toDecimal(refundable, order.currency));
  const [reason, setReason] = useState(order.cancelReason);
  const [isJudged, setJudged] = useState(false);
  const amount = parseMoney(typed, order.currency);
  const isFitting = amount !== null && amount > 0 && amount <= refundable;
  const words = reason.trim();
  const reasonError =
    words === "" ? "Say why: the buyer reads it" : words.length > REFUND_REASON_MAX ? `At most ${REFUND_REASON_MAX} characters` : null;
  const isCard = order.paymentMethod === "card";
  const confirm = () => {
    setJudged(true);
    if (isFitting && reasonError === null) void sheet.onAct({ type: "refund", amount, reason: words });
  };
  return (
    <ActSheet
      title="Give money back"
      isOpen
      confirm={isFitting ? `${isCard ? "Send" : "Note"} ${money(amount)} back` : "Give back"}
      sheet={sheet}
      onConfirm={confirm}
    >
      <p className="soft">
        {isCard
          ? `It goes back to the card that paid ${orderName(order.number)}.`
          : `Awning moves no money itself: send it to ${order.buyer.name} first, then note it here.`}
      </p>
      <Field
        label="Amount"
        hint={`Up to ${money(refundable)}`}
        error={isJudged && !isFitting ? `An amount up to ${money(refundable)}` : null}
      >
        <TextInput
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          before={order.currency}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <Field
        label="Reason"
        note="the buyer reads this"
        error={isJudged ? reasonError : null}
        count={{ used: words.length, max: REFUND_REASON_MAX }}
      >
        <TextArea value={reason} rows={3} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
    </ActSheet>
  );
}
