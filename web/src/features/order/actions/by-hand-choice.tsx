import type { OrderAction } from "@awning/domain/order/actions";
import { paidDays } from "@awning/domain/order/money/mark-paid";
import type { PaidMethod } from "@awning/domain/order/money/payment";
import { refundableByHand } from "@awning/domain/order/money/refunds";
import type { Order } from "@awning/domain/order/order";
import { CreditCard, HandCoins } from "lucide-react";
import { useState } from "react";
import { useOwnZone } from "#data/site/own-locale.ts";
import { Segment } from "#ui/fields/segment.tsx";
import * as words from "./labels.ts";
import { dayProblem, MovedFields } from "./moved-fields.tsx";

const LABELS = { day: words.dateSent, way: words.method };
const SENT = [
  { key: "card", label: words.retryCardRefund, icon: CreditCard },
  { key: "hand", label: words.iUsedAnotherMethod, icon: HandCoins },
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
  return { most, isOn, turn, days, day, setDay: setTyped, way, setWay, sent, isWrong: isOn && dayProblem(day, days) !== null };
}

/** Shown only after the card refused: where the refund goes, and how and when it was sent by hand. */
export function ByHandChoice({ byHand, onChange }: { byHand: ByHand; onChange: (isByHand: boolean) => void }) {
  const { most, isOn, days, day, way } = byHand;
  if (most === 0) return null;
  return (
    <>
      <Segment label={words.refundMethod} items={SENT} current={isOn ? "hand" : "card"} onChange={(key) => onChange(key === "hand")} />
      {isOn ? <MovedFields labels={LABELS} days={days} day={day} way={way} onDay={byHand.setDay} onWay={byHand.setWay} /> : null}
    </>
  );
}
