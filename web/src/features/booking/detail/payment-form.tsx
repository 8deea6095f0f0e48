import { recordable, recordableDays } from "@awning/domain/booking/prepaid/on-site";
import type { Reservation } from "@awning/domain/booking/reservation";
import { formatMoney } from "@awning/domain/money/money";
import { toTypedAmount } from "@awning/domain/money/typed-amount";
import type { PaidMethod } from "@awning/domain/order/money/payment";
import { type FormEvent, useState } from "react";
import { type RecordedPayment, recordPayment } from "#data/booking/recorded-payments.ts";
import { newOrderKey } from "#data/order/manual-orders.ts";
import { useOwnZone } from "#data/site/own-locale.ts";
import { DayField, dayProblem } from "#form/day-field.tsx";
import { readMoney } from "#form/read-fields.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Segment } from "#ui/fields/segment.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { currencySign, numberLocale } from "#ui/locale.ts";
import { RefusedNotice } from "../actions/refused-notice.tsx";
import * as labels from "./labels.ts";

const WAYS = [
  { key: "cash", label: labels.cash },
  { key: "link", label: labels.cardOrLink },
  { key: "transfer", label: labels.transfer },
] as const satisfies { key: PaidMethod; label: string }[];

type Props = { reservation: Reservation; onBack: () => void; onRecorded: (payment: RecordedPayment) => void };

/** Records what a guest paid on site: the whole rest, or a part of it. */
export function PaymentForm({ reservation, onBack, onRecorded }: Props) {
  const { service, guest, local } = reservation;
  const { currency } = service;
  const most = recordable(reservation);
  const [typed, setTyped] = useState(() => toTypedAmount(most, currency));
  const [way, setWay] = useState<PaidMethod>("cash");
  // Like the server, which uses UTC when no time zone is set.
  const days = recordableDays(reservation, Date.now(), useOwnZone(reservation.siteId) || "UTC");
  const [typedDay, setDay] = useState<string | null>(null);
  const day = typedDay ?? days.to;
  const isDay = dayProblem(day, days, labels.dateBeforeBooking) === null;
  const [isJudged, setJudged] = useState(false);
  // One key for each payment, so that one that was sent twice is recorded once.
  const [key] = useState(newOrderKey);
  const { isBusy, failure, run } = useAction();
  const isOnline = useOnline();
  const read = readMoney(typed, currency, numberLocale());
  const amount = "value" in read ? read.value : null;
  const money = formatMoney(most, currency, numberLocale());
  const error = "error" in read ? read.error || labels.amountMissing : problemOf(read.value, most, money);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (error !== null || amount === null || !isDay || !isOnline || isBusy) return;
    await run(async () => {
      onRecorded(await recordPayment(reservation, { key, amount, way, ...(typedDay !== null && { day }) }));
      showToast(labels.paymentRecorded);
    });
  };
  return (
    <form className="sheet-form" onSubmit={(event) => void submit(event)} noValidate>
      <p className="soft">{labels.recordHint(guest.name || labels.thisGuest, guest.email !== "")}</p>
      <Field label={uiLabels.amount} hint={labels.leftToPay(money)} error={isJudged ? error : null}>
        <TextInput
          inputMode="decimal"
          before={currencySign(currency)}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <div className="field">
        <span className="field__label" aria-hidden="true">
          {labels.paymentMethod}
        </span>
        <Segment label={labels.paymentMethod} items={WAYS} current={way} onChange={setWay} />
      </div>
      <DayField label={labels.paymentDay} days={days} day={day} early={labels.dateBeforeBooking} onDay={setDay} />
      <RefusedNotice failure={failure} zone={local.zone} />
      <div className="dialog__foot">
        <Button onClick={onBack}>{labels.back}</Button>
        <Button type="submit" variant="ink" isBusy={isBusy} disabled={!isOnline}>
          {isOnline ? labels.recordPayment : uiLabels.needsAConnection}
        </Button>
      </div>
    </form>
  );
}

function problemOf(amount: number, most: number, money: string): string | null {
  if (amount === 0) return labels.amountMissing;
  return amount > most ? labels.amountTooHigh(money) : null;
}
