import { formatMoney } from "@awning/domain/money/money";
import { moneyOf } from "@awning/domain/order/money/order-money";
import { unsentQuantities } from "@awning/domain/order/money/refunds";
import { CANCEL_REASON_MAX, orderName } from "@awning/domain/order/order";
import { cleanLine } from "@awning/domain/values/text";
import { useState } from "react";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import * as uiLabels from "#ui/labels.ts";
import { numberLocale } from "#ui/locale.ts";
import { type ActionSheetProps, OrderActionSheet } from "./action-sheet.tsx";
import * as labels from "./labels.ts";

/** Cancels an order with a reason for the buyer, and asks whether to restock and refund it. */
export function CancelSheet({ isOpen, ...sheet }: ActionSheetProps & { isOpen: boolean }) {
  const [reason, setReason] = useState("");
  const [isRestocked, setRestocked] = useState(true);
  const [end, setEnd] = useState<MoneyEnd>(sheet.order.paymentMethod === "card" ? "now" : "later");
  const [isJudged, setJudged] = useState(false);
  const { order } = sheet;
  const typed = cleanLine(reason);
  const error = typed === "" ? labels.reasonMissing : typed.length > CANCEL_REASON_MAX ? labels.atMostCharacters(CANCEL_REASON_MAX) : null;
  const counted = unsentQuantities(order).reduce((sum, piece) => sum + piece.quantity, 0);
  const { refundable } = moneyOf(order);
  const money = formatMoney(refundable, order.currency, numberLocale());
  const ofMoney = refundable > 0 ? { refund: end === "now", keep: end === "keep" } : {};
  const confirm = () => {
    setJudged(true);
    if (error === null) void sheet.onAct({ type: "cancel", reason: typed, restock: counted > 0 && isRestocked, ...ofMoney });
  };
  return (
    <OrderActionSheet
      title={labels.cancel(orderName(order.number))}
      isOpen={isOpen}
      confirm={labels.cancelOrder}
      dismiss={labels.keepOrder}
      sheet={sheet}
      onConfirm={confirm}
    >
      <p className="soft">
        {labels.cancelWarning(
          refundable > 0 ? ` ${labels.hasBeenPaid(money)}` : "",
          order.buyer.email === "" ? "" : ` ${labels.wellEmailBuyer}`,
        )}
      </p>
      <Field
        label={uiLabels.reason}
        note={labels.shownToBuyer}
        error={isJudged ? error : null}
        count={{ used: typed.length, max: CANCEL_REASON_MAX }}
      >
        <TextArea value={reason} rows={3} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
      {counted > 0 ? (
        <SwitchLine
          label={counted === 1 ? labels.restock1Item : labels.restockItems(counted)}
          sub={isRestocked ? labels.restockHint : labels.stockWontChange}
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
    </OrderActionSheet>
  );
}

/** What happens to the money of a canceled order. */
type MoneyEnd = "now" | "later" | "keep";

const ITEMS = [
  { key: "now", label: labels.refundNow },
  { key: "later", label: labels.refundLater },
  { key: "keep", label: labels.dontRefund },
] as const satisfies { key: MoneyEnd; label: string }[];

type Props = { money: string; isCard: boolean; isMailed: boolean; end: MoneyEnd; onChange: (end: MoneyEnd) => void };

/** Asks what happens to `money`, the formatted refundable amount, and explains each answer. */
function CancelMoney({ money, isCard, isMailed, end, onChange }: Props) {
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        {labels.paymentOf(money)}
      </span>
      <Segment label={labels.paymentOf(money)} items={ITEMS} current={end} onChange={onChange} />
      <p className="field__hint" role="status">
        {endWords(end, isCard, isMailed)}
      </p>
    </div>
  );
}

function endWords(end: MoneyEnd, isCard: boolean, isMailed: boolean): string {
  if (end === "keep") return isMailed ? labels.keepMoneyToldHint : labels.keepMoneyHint;
  if (end === "later") return labels.refundLaterHint;
  return isCard ? labels.cardRefundHint : labels.refundByHandHint;
}
