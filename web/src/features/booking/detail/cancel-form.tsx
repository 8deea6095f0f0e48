import type { Reservation } from "@awning/domain/booking/reservation";
import type { Failure } from "@awning/domain/errors/failure";
import { useState } from "react";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { RefundSelect } from "../refund-select.tsx";
import * as labels from "./labels.ts";
import { ReasonForm } from "./reason-form.tsx";

/** `isRest` cancels the later dates of its series as well; `refund` in percent, of one that was paid when booking. */
export type CancelChoice = { isRest: boolean; refund?: number };

type Props = {
  reservation: Reservation;
  isBusy: boolean;
  failure: Failure | null;
  onBack: () => void;
  onCancel: (reason: string, choice: CancelChoice) => void;
};

/** Cancels a booking, and if the owner wants the later ones of its series. These are never paid when booking, so they have no refund. */
export function CancelForm({ reservation, onCancel, ...common }: Props) {
  const [isRest, setRest] = useState(false);
  const [refund, setRefund] = useState(100);
  const { series, orderId } = reservation;
  return (
    <ReasonForm
      {...common}
      reservation={reservation}
      confirm={isRest ? labels.cancelBookings : labels.cancelBooking}
      text={labels.timeFreedWarning}
      onConfirm={(reason) => onCancel(reason, { isRest, ...(orderId !== null && { refund }) })}
    >
      {orderId !== null ? <RefundSelect label={labels.refund} hint={labels.refundHint} percent={refund} onChange={setRefund} /> : null}
      {series && series.place < series.of ? (
        <Checkbox checked={isRest} onChange={(event) => setRest(event.currentTarget.checked)}>
          {labels.cancelRest}
        </Checkbox>
      ) : null}
    </ReasonForm>
  );
}
