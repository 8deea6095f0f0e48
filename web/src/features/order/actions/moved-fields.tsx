import type { PaidMethod, Payment } from "@awning/domain/order/money/payment";
import { wallTime } from "@awning/domain/time/zoned-time";
import { DayField, type Days } from "#form/day-field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as words from "./labels.ts";

const WAYS = [
  { key: "transfer", label: uiLabels.bankTransfer },
  { key: "cash", label: words.cash },
  { key: "link", label: uiLabels.paymentLink },
] as const satisfies { key: PaidMethod; label: string }[];

type Props = {
  /** The labels, for a payment or a refund. */
  labels: { day: string; way: string };
  days: Days;
  day: string;
  way: PaidMethod;
  onDay: (day: string) => void;
  onWay: (way: PaidMethod) => void;
};

/** On which day money was paid or refunded by hand, and how. */
export function MovedFields({ labels, days, day, way, onDay, onWay }: Props) {
  return (
    <>
      <DayField label={labels.day} {...{ days, day, onDay }} early={words.dateBeforeOrder} />
      <div className="field">
        <span className="field__label" aria-hidden="true">
          {labels.way}
        </span>
        <Segment label={labels.way} items={WAYS} current={way} onChange={onWay} />
      </div>
    </>
  );
}

/** The day of a payment, when it differs from the reader's day of `at`; otherwise `null`. */
export function earlierDay({ day }: Pick<Payment, "day">, at: number): string | null {
  return day !== "" && day !== wallTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone).day ? day : null;
}
