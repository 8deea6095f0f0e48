import type { Reservation } from "@awning/domain/booking/reservation";
import type { Failure } from "@awning/domain/errors/failure";
import { useState } from "react";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import * as labels from "./labels.ts";
import { ReasonForm } from "./reason-form.tsx";

type Props = {
  reservation: Reservation;
  isBusy: boolean;
  failure: Failure | null;
  onBack: () => void;
  onCancel: (reason: string, isRest: boolean) => void;
};

/** Cancels a booking, and if the owner wants the later ones of its series. */
export function CancelForm({ reservation, onCancel, ...common }: Props) {
  const [isRest, setRest] = useState(false);
  const { series, orderId } = reservation;
  return (
    <ReasonForm
      {...common}
      reservation={reservation}
      confirm={isRest ? labels.cancelBookings : labels.cancelBooking}
      text={orderId ? `${labels.timeFreedWarning} ${labels.refundInOrder}` : labels.timeFreedWarning}
      onConfirm={(reason) => onCancel(reason, isRest)}
    >
      {series && series.place < series.of ? (
        <Checkbox checked={isRest} onChange={(event) => setRest(event.currentTarget.checked)}>
          {labels.cancelRest}
        </Checkbox>
      ) : null}
    </ReasonForm>
  );
}
