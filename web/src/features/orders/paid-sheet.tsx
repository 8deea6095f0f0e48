import { paidDays, usualWay, wasTold } from "@awning/domain/mark-paid";
import { formatMoney } from "@awning/domain/money";
import { type Order, orderName } from "@awning/domain/order";
import { dayWords } from "@awning/domain/paid-words";
import type { PaidWay } from "@awning/domain/payment";
import { useState } from "react";
import { useOwnZone } from "#data/own-information.ts";
import { Field } from "#ui/field.tsx";
import { Segment } from "#ui/segment.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { ActSheet, type ActSheetProps } from "./act-sheet.tsx";

const WAYS = [
  { key: "transfer", label: "Transfer" },
  { key: "cash", label: "Cash" },
  { key: "link", label: "Pay link" },
] as const satisfies { key: PaidWay; label: string }[];

/** Asks on which day money came, and how, before it is said to have come. */
export function PaidSheet({ isOpen, ...sheet }: ActSheetProps & { isOpen: boolean }) {
  // Asked anew each time: whoever took a mark back starts from today again.
  return isOpen ? <AskPaid {...sheet} /> : null;
}

function AskPaid(sheet: ActSheetProps) {
  const { order } = sheet;
  // As the server counts where no zone was said.
  const days = paidDays(order, Date.now(), useOwnZone(order.siteId) || "UTC");
  const [typed, setTyped] = useState<string | null>(null);
  const [way, setWay] = useState<PaidWay>(usualWay(order.paymentMethod));
  const day = typed ?? days.to;
  const problem = dayProblem(day, days);
  const money = formatMoney(order.total, order.currency, navigator.language);
  const confirm = () => {
    // Today is the server's to know: the clock of a device may be wrong.
    if (problem === null) void sheet.onAct({ type: "mark_paid", way, ...(typed !== null && { day }) });
  };
  return (
    <ActSheet title={`${money} arrived`} isOpen confirm="Mark as paid" sheet={sheet} onConfirm={confirm}>
      <Field label="Day it came" error={problem}>
        <TextInput type="date" min={days.from} max={days.to} value={day} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <div className="field">
        <span className="field__label" aria-hidden="true">
          How it came
        </span>
        <Segment label="How it came" items={WAYS} current={way} onChange={setWay} />
      </div>
      <p className="soft">{wayWords(order, way, money)}</p>
    </ActSheet>
  );
}

function dayProblem(day: string, { from, to }: { from: string; to: string }): string | null {
  if (day === "") return "Which day was it";
  if (day > to) return "That day is still to come";
  return day < from ? `The order is of ${dayWords(from, navigator.language)}` : null;
}

function wayWords(order: Order, way: PaidWay, money: string): string {
  if (way === "cash") return `Note that ${order.buyer.name} paid ${money} in cash. The buyer sees it on the order page at once.`;
  return `Check your account for ${money} with ${orderName(order.number)} as its reference. ${telling(order)}`;
}

function telling(order: Order): string {
  if (order.buyer.email === "") return "The buyer sees it on the order page at once.";
  if (wasTold(order)) return "The buyer sees it on the order page at once; a mail went out the first time.";
  return "The buyer gets a mail and sees it on the order page at once.";
}
