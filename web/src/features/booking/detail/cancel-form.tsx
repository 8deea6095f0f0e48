import { keptAhead, paidOnSite } from "@awning/domain/booking/prepaid/on-site";
import { isShared, type Reservation } from "@awning/domain/booking/reservation";
import type { Failure } from "@awning/domain/errors/failure";
import { formatMoney } from "@awning/domain/money/money";
import { useState } from "react";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { numberLocale } from "#ui/locale.ts";
import { RefundSelect } from "../refund-select.tsx";
import * as labels from "./labels.ts";
import { ReasonForm } from "./reason-form.tsx";

/** Cancels the booking, also the later dates of its series, or its start with all its guests. */
type Scope = "one" | "rest" | "start";
/** `refund` in percent, of one booking that was paid when booking. */
export type CancelChoice = { scope: Scope; refund?: number };

type Props = {
  reservation: Reservation;
  isBusy: boolean;
  failure: Failure | null;
  onBack: () => void;
  onCancel: (reason: string, choice: CancelChoice) => void;
};

const CONFIRM: Readonly<Record<Scope, string>> = {
  one: labels.cancelBooking,
  rest: labels.cancelBookings,
  start: labels.cancelForEveryone,
};

/** Cancels a booking, and more where the owner wants: later ones of its series are never paid when booking, and a whole start refunds all. */
export function CancelForm({ reservation, onCancel, ...common }: Props) {
  const [scope, setScope] = useState<Scope>("one");
  const [refund, setRefund] = useState(100);
  const { series, orderId } = reservation;
  const hasRefund = orderId !== null && keptAhead(reservation) > 0 && scope !== "start";
  const onSite = paidOnSite(reservation);
  const kept = onSite > 0 ? labels.onSiteKept(formatMoney(onSite, reservation.service.currency, numberLocale())) : null;
  const told = scope === "one" ? kept : reservation.service.price > 0 ? labels.allOnSiteKept : null;
  const choice = (wanted: Scope, text: string) => (
    <Checkbox checked={scope === wanted} onChange={(event) => setScope(event.currentTarget.checked ? wanted : "one")}>
      {text}
    </Checkbox>
  );
  return (
    <ReasonForm
      {...common}
      reservation={reservation}
      confirm={CONFIRM[scope]}
      text={scope === "start" ? labels.startCanceledHint : labels.timeFreedWarning}
      isTold={scope !== "start"}
      onConfirm={(reason) => onCancel(reason, { scope, ...(hasRefund && { refund }) })}
    >
      {hasRefund ? <RefundSelect label={labels.refund} hint={labels.refundHint} percent={refund} onChange={setRefund} /> : null}
      {told ? <p className="soft num">{told}</p> : null}
      {series && series.place < series.of ? choice("rest", labels.cancelRest) : null}
      {isShared(reservation) ? choice("start", labels.cancelStart) : null}
    </ReasonForm>
  );
}
