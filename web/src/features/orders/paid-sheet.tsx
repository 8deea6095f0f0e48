import { paidDays, usualWay, wasTold } from "@awning/domain/mark-paid";
import { formatMoney } from "@awning/domain/money";
import { type Order, orderName } from "@awning/domain/order";
import type { PaidWay } from "@awning/domain/payment";
import { useState } from "react";
import { useOwnZone } from "#data/own-information.ts";
import { ActSheet, type ActSheetProps } from "./act-sheet.tsx";
import { dayProblem, MovedFields } from "./moved-fields.tsx";

const LABELS = { day: "Day it came", way: "How it came" };

/** Asks on which day money came, and how, before it is said to have come: in time, or after the order had ended. */
export function PaidSheet({ isOpen, ...sheet }: ActSheetProps & { isOpen: boolean }) {
  // Asked anew each time: whoever took a mark back starts from today again.
  return isOpen ? <AskPaid {...sheet} /> : null;
}

function AskPaid(sheet: ActSheetProps) {
  const { order } = sheet;
  const isLate = order.status === "expired" || order.status === "cancelled";
  // As the server counts where no zone was said.
  const days = paidDays(order, Date.now(), useOwnZone(order.siteId) || "UTC");
  const [typed, setTyped] = useState<string | null>(null);
  const [way, setWay] = useState<PaidWay>(usualWay(order.paymentMethod));
  const day = typed ?? days.to;
  const problem = dayProblem(day, days);
  const money = formatMoney(order.total, order.currency, navigator.language);
  const confirm = () => {
    // Today is the server's to know: the clock of a device may be wrong.
    if (problem === null) void sheet.onAct({ type: isLate ? "mark_late" : "mark_paid", way, ...(typed !== null && { day }) });
  };
  return (
    <ActSheet
      title={isLate ? `${money} came after all` : `${money} arrived`}
      isOpen
      confirm={isLate ? "Note the money" : "Mark as paid"}
      sheet={sheet}
      onConfirm={confirm}
    >
      <MovedFields labels={LABELS} days={days} day={day} way={way} onDay={setTyped} onWay={setWay} />
      <p className="soft">{isLate ? lateWords(order) : wayWords(order, way, money)}</p>
    </ActSheet>
  );
}

function lateWords({ status, buyer }: Order): string {
  if (status === "cancelled") return `The order stays cancelled: send the money back to ${buyer.name}, then note that too.`;
  return `If the pieces are still there, they are set aside and the order is open again. If not, it stays expired: send the money back to ${buyer.name}, then note that too.`;
}

function wayWords(order: Order, way: PaidWay, money: string): string {
  if (way === "cash") return `Note that ${order.buyer.name} paid ${money} in cash. The buyer sees it on the order page at once.`;
  return `Check your account for ${money} with ${orderName(order.number)} as its reference. ${telling(order)}`;
}

function telling(order: Order): string {
  if (order.buyer.email === "") return "The buyer sees it on the order page at once.";
  if (wasTold(order)) return "The buyer sees it on the order page at once, and gets no second mail about it.";
  return "The buyer gets a mail and sees it on the order page at once.";
}
