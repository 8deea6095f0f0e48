import { formatMoney } from "@awning/domain/money/money";
import { formatDay } from "@awning/domain/order/labels";
import { moneyOf } from "@awning/domain/order/money/order-money";
import type { Order } from "@awning/domain/order/order";
import { ownerActions } from "@awning/domain/order/transition-table";
import { isToComeBack } from "@awning/domain/order/withdrawal/open-withdrawals";
import { withdrawalRefund } from "@awning/domain/order/withdrawal/settle";
import { WITHDRAWN_USE_MAX, type Withdrawal } from "@awning/domain/order/withdrawal/withdrawal";
import { cleanLine } from "@awning/domain/values/text";
import { useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import { Section } from "#ui/lists/rows.tsx";
import { numberLocale, textLocale } from "#ui/locale.ts";
import { Time } from "#ui/time.tsx";
import { RefundSheet } from "../actions/refund-sheet.tsx";
import { useOrderAction, useOrderEdit } from "../actions/use-order-action.ts";
import * as labels from "./labels.ts";

/** What buyers withdrew from, and what is left to do about it; draws nothing without a withdrawal. */
export function OrderWithdrawals({ order }: { order: Order }) {
  if (order.withdrawals.length === 0) return null;
  return (
    <Section title={labels.withdrawal}>
      {order.withdrawals.map((one) => (
        <OneWithdrawal key={one.id} order={order} withdrawal={one} />
      ))}
    </Section>
  );
}

function OneWithdrawal({ order, withdrawal }: { order: Order; withdrawal: Withdrawal }) {
  const { at, words, name, lines, isByNumber, refundBy, settledAt } = withdrawal;
  const isPaid = moneyOf(order).paid > 0;
  const hints = [isPaid && isToComeBack(order, withdrawal) ? labels.mayWaitHint : "", isByNumber ? labels.notTheBuyerHint : ""];
  return (
    <div className="pile gap-3">
      <p>
        {labels.withdrewAt(name, <Time at={at} />)} {isByNumber ? labels.declaredByNumber : null}
      </p>
      {lines.length > 0 ? (
        <ul>
          {lines.map(({ line, quantity }) => (
            <li key={line}>{labels.unitsOf(quantity, titleOf(order, line))}</li>
          ))}
        </ul>
      ) : null}
      {words ? <p className="order__note">{words}</p> : null}
      {settledAt === null ? (
        <>
          <p>
            <b>{isPaid ? labels.refundByDay(formatDay(refundBy, textLocale())) : labels.nothingWasPaid}</b>{" "}
            <span className="soft">{hints.filter(Boolean).join(" ")}</span>
          </p>
          <OpenWithdrawal order={order} withdrawal={withdrawal} />
        </>
      ) : (
        <p className="soft">{labels.settledAt(<Time at={settledAt} />)}</p>
      )}
    </div>
  );
}

/** The owner's notes, the refund, and settling it without one. */
function OpenWithdrawal({ order, withdrawal }: { order: Order; withdrawal: Withdrawal }) {
  const { id, isBack, use } = withdrawal;
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefunding, setRefunding] = useState(false);
  const { isBusy, failure, save } = useOrderEdit(order);
  const action = useOrderAction(order);
  const isOnline = useOnline();
  const noted = cleanLine(typed ?? use);
  const isTooLong = noted.length > WITHDRAWN_USE_MAX;
  const canRefund = ownerActions(order).includes("refund") && moneyOf(order).refundable > 0;
  const { amount } = withdrawalRefund(order, withdrawal);
  const note = (changes: { isBack?: boolean; use?: string; isSettled?: boolean }, said: string) =>
    save({ type: "withdrawal", withdrawal: id, isBack, use, isSettled: false, ...changes }, said);
  const storeUse = async () => {
    if (!isTooLong && (await note({ use: noted }, labels.noteSaved))) setTyped(null);
  };
  const close = () => {
    action.clear();
    setRefunding(false);
  };
  return (
    <>
      <SwitchLine
        label={labels.itemsAreBack}
        isOn={isBack}
        isDisabled={isBusy || !isOnline}
        onChange={(isOn) => void note({ isBack: isOn }, labels.noteSaved)}
      />
      <Field
        label={labels.usedBeyondTrying}
        hint={labels.usedHint}
        error={isTooLong ? labels.atMostCharacters(WITHDRAWN_USE_MAX) : failure}
        count={{ used: noted.length, max: WITHDRAWN_USE_MAX }}
      >
        <TextInput value={typed ?? use} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <div className="acts">
        {noted === use ? null : (
          <Button size="sm" isBusy={isBusy} onClick={storeUse}>
            {labels.saveNote}
          </Button>
        )}
        {canRefund ? (
          <Button size="sm" variant="primary" disabled={!isOnline} onClick={() => setRefunding(true)}>
            {amount > 0 ? labels.refundAmount(formatMoney(amount, order.currency, numberLocale())) : labels.refund}
          </Button>
        ) : null}
        <Button size="sm" isBusy={isBusy} disabled={!isOnline} onClick={() => void note({ isSettled: true }, labels.withdrawalSettled)}>
          {labels.markAsSettled}
        </Button>
      </div>
      <RefundSheet
        isOpen={isRefunding}
        withdrawal={withdrawal}
        order={order}
        isBusy={action.busy !== null}
        failure={action.failure}
        onClose={close}
        onAct={(act) =>
          action.run(act, (said) => {
            setRefunding(false);
            showToast(said);
          })
        }
      />
    </>
  );
}

function titleOf({ lines }: Order, line: number): string {
  const { title = "", variantName = "" } = lines[line] ?? {};
  return [title, variantName].filter(Boolean).join(", ");
}
