import { formatMoney } from "@awning/domain/money/money";
import { defaultMethod, paidDays, wasTold } from "@awning/domain/order/money/mark-paid";
import type { PaidMethod } from "@awning/domain/order/money/payment";
import { type Order, orderName } from "@awning/domain/order/order";
import { useState } from "react";
import { useOwnZone } from "#data/site/own-locale.ts";
import { dayProblem } from "#form/day-field.tsx";
import { numberLocale } from "#ui/locale.ts";
import { type ActionSheetProps, OrderActionSheet } from "./action-sheet.tsx";
import * as words from "./labels.ts";
import { MovedFields } from "./moved-fields.tsx";

const LABELS = { day: words.dateReceived, way: words.method };

/** Asks on which day and how a payment arrived before marking it paid: in time, or after the order had ended. */
export function PaidSheet({ isOpen, ...sheet }: ActionSheetProps & { isOpen: boolean }) {
  // Remounted each time, so a reversed payment starts from today again.
  return isOpen ? <AskPaid {...sheet} /> : null;
}

function AskPaid(sheet: ActionSheetProps) {
  const { order } = sheet;
  const isLate = order.status === "expired" || order.status === "cancelled";
  // Like the server, which uses UTC when no time zone is set.
  const days = paidDays(order, Date.now(), useOwnZone(order.siteId) || "UTC");
  const [typed, setTyped] = useState<string | null>(null);
  const [way, setWay] = useState<PaidMethod>(defaultMethod(order.paymentMethod));
  const day = typed ?? days.to;
  const problem = dayProblem(day, days, words.dateBeforeOrder);
  const money = formatMoney(order.total, order.currency, numberLocale());
  const confirm = () => {
    // Omitted for today, which the server determines, because the device's clock may be wrong.
    if (problem === null) void sheet.onAct({ type: isLate ? "mark_late" : "mark_paid", way, ...(typed !== null && { day }) });
  };
  return (
    <OrderActionSheet
      title={isLate ? words.record(money) : words.markAsPaidLabel(money)}
      confirm={isLate ? words.recordPayment : words.markAsPaid}
      sheet={sheet}
      onConfirm={confirm}
    >
      <MovedFields labels={LABELS} days={days} day={day} way={way} onDay={setTyped} onWay={setWay} />
      <p className="soft">{isLate ? lateWords(order) : wayWords(order, way, money)}</p>
    </OrderActionSheet>
  );
}

function lateWords({ status, buyer }: Order): string {
  if (status === "cancelled") return words.paidWhenCanceledHint(buyer.name);
  return words.paidWhenExpiredHint(buyer.name);
}

function wayWords(order: Order, way: PaidMethod, money: string): string {
  if (way === "cash") return words.paidInCashHint(order.buyer.name, money);
  return words.paidByTransferHint(money, orderName(order.number), telling(order));
}

function telling(order: Order): string {
  if (order.buyer.email === "") return words.recordHint;
  if (wasTold(order)) return words.recordNoMailHint;
  return words.recordMailHint;
}
