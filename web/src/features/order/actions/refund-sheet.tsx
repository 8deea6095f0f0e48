import { formatMoney } from "@awning/domain/money/money";
import { amountProblem, parseMoney, toTypedAmount } from "@awning/domain/money/typed-amount";
import type { OrderAction } from "@awning/domain/order/actions";
import type { ParcelState, Shipment } from "@awning/domain/order/fulfilment/shipment";
import { paidDays } from "@awning/domain/order/money/mark-paid";
import { moneyOf } from "@awning/domain/order/money/order-money";
import { type PaidMethod, REFUND_REASON_MAX } from "@awning/domain/order/money/payment";
import {
  canRefundByCard,
  canRefundShipping,
  canTakeOff,
  paidForShipping,
  quantitiesToDiscard,
  refundableByHand,
  refundableQuantities,
  refundWorth,
  restockableQuantities,
} from "@awning/domain/order/money/refunds";
import { type Order, orderName } from "@awning/domain/order/order";
import { withdrawalRefund } from "@awning/domain/order/withdrawal/settle";
import type { Withdrawal } from "@awning/domain/order/withdrawal/withdrawal";
import { cleanLine } from "@awning/domain/values/text";
import { CircleAlert, CreditCard, HandCoins } from "lucide-react";
import { useState } from "react";
import { useOwnZone } from "#data/site/own-locale.ts";
import { dayProblem } from "#form/day-field.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { SwitchLine } from "#ui/fields/switch-line.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { currencySign, numberLocale } from "#ui/locale.ts";
import { type ActionSheetProps, OrderActionSheet } from "./action-sheet.tsx";
import * as labels from "./labels.ts";
import { MovedFields } from "./moved-fields.tsx";
import { DropField, QuantityField, RestockField, toLineQuantities, useTakenOff } from "./restock-field.tsx";

type Props = ActionSheetProps & {
  /** The parcel whose items are preselected: one that was lost or returned. */
  about?: Shipment;
  /** The withdrawal that it settles, whose units and amount are preselected. */
  withdrawal?: Withdrawal;
};
const ABOUT_WORDS: Partial<Record<ParcelState, string>> = {
  lost: labels.parcelWasLostInTransit,
  returned: labels.parcelWasReturnedToUs,
};

/** Refunds any amount up to what the shop still holds, with a reason for the buyer. */
export function RefundSheet({ isOpen, ...sheet }: Props & { isOpen: boolean }) {
  return isOpen ? <OpenRefundSheet {...sheet} /> : null;
}

/** What is refunded, as chosen and typed so far, and what is wrong with it. */
function useRefund(order: Order, { about, withdrawal }: Pick<Props, "about" | "withdrawal">) {
  const owed = withdrawal && withdrawalRefund(order, withdrawal);
  const byHand = useByHand(order);
  const refundable = byHand.isOn ? byHand.most : moneyOf(order).refundable;
  const money = (amount: number) => formatMoney(amount, order.currency, numberLocale());
  const toTyped = (amount: number) => toTypedAmount(amount, order.currency, numberLocale());
  const most = refundableQuantities(order);
  const meant = about?.lines ?? owed?.lines ?? [];
  const inParcel = order.lines.map((_, index) => meant.find((one) => one.line === index)?.quantity ?? 0);
  const [counts, setCounts] = useState(() => most.map((max, index) => Math.min(max, inParcel[index] ?? 0)));
  const [typed, setTyped] = useState(() => {
    const chosen = toLineQuantities(counts);
    if (owed && chosen.length > 0) return toTyped(owed.amount);
    return toTyped(chosen.length > 0 ? refundWorth(order, chosen, false) : refundable);
  });
  const [reason, setReason] = useState(order.cancelReason || (about && ABOUT_WORDS[about.state]) || (withdrawal ? labels.youWithdrew : ""));
  const [isShippingToo, setShippingToo] = useState(owed?.shipping ?? false);
  const lines = toLineQuantities(counts);
  // Lost items are not restocked.
  const [given, setGiven] = useState(inParcel);
  const stock = useTakenOff(restockableQuantities(order), given, about?.state === "returned" || withdrawal?.isBack);
  const less = (all: readonly number[]) => all.map((count, index) => Math.max(0, count - (stock.isOn ? (stock.counts[index] ?? 0) : 0)));
  const heldBack = toLineQuantities(quantitiesToDiscard(order).map((count, index) => Math.min(count, inParcel[index] ?? 0)));
  const isHeldBack = withdrawal !== undefined && heldBack.length > 0 && canTakeOff(order, { restock: [], drop: heldBack });
  const unsent = useTakenOff(less(quantitiesToDiscard(order)), less(given), isHeldBack);
  const [restock, drop] = [stock.pieces, unsent.pieces];
  // Selected items determine the amount; a typed amount belongs to no item.
  const choose = (chosen: number[], withShipping: boolean) => {
    setCounts(chosen);
    setGiven(chosen);
    stock.followAgain();
    unsent.followAgain();
    setShippingToo(withShipping);
    const isAny = withShipping || chosen.some((count) => count > 0);
    setTyped(toTyped(isAny ? refundWorth(order, toLineQuantities(chosen), withShipping) : refundable));
  };
  const send = (isByHand: boolean) => {
    byHand.turn(isByHand);
    if (isByHand && (amount === null || amount > byHand.most)) type(toTyped(byHand.most));
  };
  const type = (words: string) => {
    setTyped(words);
    // What was withdrawn may be worth less after use.
    if (withdrawal) return;
    setCounts(most.map(() => 0));
    setShippingToo(false);
  };
  const amount = parseMoney(typed, order.currency, numberLocale());
  const worth = withdrawal && (lines.length > 0 || isShippingToo) ? refundWorth(order, lines, isShippingToo) : refundable;
  const ceiling = Math.min(refundable, worth);
  const isWithin = amount !== null && amount > 0 && amount <= ceiling;
  const isFitting = isWithin && (byHand.isOn || canRefundByCard(order, amount));
  const unread = typed.trim() === "" ? null : amountProblem(typed, order.currency, numberLocale());
  const amountError = unread ? unread : isWithin ? labels.cardAmountInvalid : labels.enterAmountUpTo(money(ceiling));
  const words = cleanLine(reason);
  const reasonError =
    words === "" ? labels.reasonMissing : words.length > REFUND_REASON_MAX ? labels.atMostCharacters(REFUND_REASON_MAX) : null;
  const isCard = order.paymentMethod === "card" && !byHand.isOn;
  const isStockFitting = canTakeOff(order, { restock, drop });
  const settles = withdrawal ? { withdrawal: withdrawal.id } : {};
  const isRight = isFitting && reasonError === null && isStockFitting && !byHand.isWrong;
  return {
    byHand,
    send,
    money,
    ceiling,
    goods: { most, counts, choose: (chosen: number[]) => choose(chosen, isShippingToo) },
    shipping: { isOn: isShippingToo, turn: (withShipping: boolean) => choose(counts, withShipping) },
    stock,
    unsent,
    isStockFitting,
    amount: { typed, type, error: isFitting ? null : amountError, isCard, value: isFitting ? amount : null },
    reason: { typed: reason, type: setReason, length: words.length, error: reasonError },
    action: isRight
      ? { type: "refund" as const, amount, reason: words, lines, shipping: isShippingToo, restock, drop, ...byHand.sent, ...settles }
      : null,
  };
}

function OpenRefundSheet({ about, withdrawal, ...sheet }: Props) {
  const { order } = sheet;
  const refund = useRefund(order, { ...(about && { about }), ...(withdrawal && { withdrawal }) });
  const { byHand, money, ceiling, goods, shipping, amount, reason } = refund;
  const [isJudged, setJudged] = useState(false);
  const confirm = () => {
    setJudged(true);
    if (refund.action) void sheet.onAct(refund.action);
  };
  return (
    <OrderActionSheet
      title={labels.refund}
      confirm={amount.value === null ? labels.refund : (amount.isCard ? labels.refundLabel : labels.recordRefundOf)(money(amount.value))}
      sheet={sheet}
      onConfirm={confirm}
    >
      <ByHandChoice byHand={byHand} onChange={refund.send} />
      <p className="soft">
        {amount.isCard ? labels.cardRefundTarget(orderName(order.number)) : labels.refundSendMoneyHint(order.buyer.name)}
      </p>
      {goods.most.some((left) => left > 0) ? (
        <QuantityField label={labels.itemsToRefund} order={order} most={goods.most} counts={goods.counts} onChange={goods.choose} />
      ) : null}
      {canRefundShipping(order) ? (
        <SwitchLine
          label={labels.refundShipping}
          sub={labels.theBuyerPaid(money(paidForShipping(order)))}
          isOn={shipping.isOn}
          onChange={shipping.turn}
        />
      ) : null}
      <RestockField order={order} pieces={refund.stock} />
      <DropField order={order} pieces={refund.unsent} />
      {refund.isStockFitting ? null : (
        <Notice tone="sun" icon={CircleAlert}>
          {labels.refundLeavesNothing}
        </Notice>
      )}
      <Field label={uiLabels.amount} hint={labels.upTo(money(ceiling))} error={isJudged ? amount.error : null}>
        <TextInput
          value={amount.typed}
          inputMode="decimal"
          autoComplete="off"
          before={currencySign(order.currency)}
          onChange={(event) => amount.type(event.currentTarget.value)}
        />
      </Field>
      <Field
        label={uiLabels.reason}
        note={labels.shownToBuyer}
        error={isJudged ? reason.error : null}
        count={{ used: reason.length, max: REFUND_REASON_MAX }}
      >
        <TextArea value={reason.typed} rows={3} onChange={(event) => reason.type(event.currentTarget.value)} />
      </Field>
    </OrderActionSheet>
  );
}

const LABELS = { day: labels.dateSent, way: labels.method };
const SENT = [
  { key: "card", label: labels.retryCardRefund, icon: CreditCard },
  { key: "hand", label: labels.iUsedAnotherMethod, icon: HandCoins },
] as const;

export type ByHand = ReturnType<typeof useByHand>;

/** The refund method after the card provider refused part of a refund: up to `most` may be sent another way. */
export function useByHand(order: Order) {
  // Like the server, which uses UTC when no time zone is set.
  const days = paidDays(order, Date.now(), useOwnZone(order.siteId) || "UTC");
  const [isChosen, turn] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [way, setWay] = useState<PaidMethod>("transfer");
  const most = refundableByHand(order);
  const isOn = isChosen && most > 0;
  const day = typed ?? days.to;
  // Omitted for today, which the server determines, because the device's clock may be wrong.
  const sent: Pick<Extract<OrderAction, { type: "refund" }>, "way" | "day"> = isOn ? { way, ...(typed !== null && { day }) } : {};
  return {
    most,
    isOn,
    turn,
    days,
    day,
    setDay: setTyped,
    way,
    setWay,
    sent,
    isWrong: isOn && dayProblem(day, days, labels.dateBeforeOrder) !== null,
  };
}

/** Shown only after the card refused: where the refund goes, and how and when it was sent by hand. */
export function ByHandChoice({ byHand, onChange }: { byHand: ByHand; onChange: (isByHand: boolean) => void }) {
  const { most, isOn, days, day, way } = byHand;
  if (most === 0) return null;
  return (
    <>
      <Segment label={labels.refundMethod} items={SENT} current={isOn ? "hand" : "card"} onChange={(key) => onChange(key === "hand")} />
      {isOn ? <MovedFields labels={LABELS} days={days} day={day} way={way} onDay={byHand.setDay} onWay={byHand.setWay} /> : null}
    </>
  );
}
