import { paidDays } from "@awning/domain/order/money/mark-paid";
import type { PaidMethod } from "@awning/domain/order/money/payment";
import { refundableByHand } from "@awning/domain/order/money/refund-by-hand";
import type { Order } from "@awning/domain/order/order";
import type { OrderAction } from "@awning/domain/order/order-action";
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

/** How money goes back of which the card refused some: `most` of it an owner may have sent another way. */
export function useByHand(order: Order) {
  // As the server counts where no zone was said.
  const days = paidDays(order, Date.now(), useOwnZone(order.siteId) || "UTC");
  const [isChosen, turn] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [way, setWay] = useState<PaidMethod>("transfer");
  const most = refundableByHand(order);
  const isOn = isChosen && most > 0;
  const day = typed ?? days.to;
  // Today is the server's to know: the clock of a device may be wrong.
  const sent: Pick<Extract<OrderAction, { type: "refund" }>, "way" | "day"> = isOn ? { way, ...(typed !== null && { day }) } : {};
  return { most, isOn, turn, days, day, setDay: setTyped, way, setWay, sent, isWrong: isOn && dayProblem(day, days) !== null };
}

/** Asked only after the card has refused: where it goes now, and how and when it went by hand. */
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
