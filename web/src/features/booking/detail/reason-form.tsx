import { REASON_MAX, type Reservation } from "@awning/domain/booking/reservation";
import type { Failure } from "@awning/domain/errors/failure";
import { cleanLine } from "@awning/domain/values/text";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#ui/buttons/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { RefusedNotice } from "../actions/refused-notice.tsx";
import { momentText } from "../labels.ts";
import * as labels from "./labels.ts";

type Props = {
  reservation: Reservation;
  confirm: string;
  text: string;
  isBusy: boolean;
  failure: Failure | null;
  onBack: () => void;
  onConfirm: (reason: string) => void;
  /** Whether the guest is mailed; without an address nobody is. */
  isTold?: boolean;
  /** What else is decided with it. */
  children?: ReactNode;
};

/** Asks for the reason to decline or cancel a booking, which the guest reads. */
export function ReasonForm({ reservation, confirm, text, isBusy, failure, onBack, onConfirm, isTold = true, children }: Props) {
  const [reason, setReason] = useState("");
  const [isJudged, setJudged] = useState(false);
  const isOnline = useOnline();
  const typed = cleanLine(reason);
  const error = typed === "" ? labels.reasonMissing : typed.length > REASON_MAX ? uiLabels.atMostCharacters(REASON_MAX) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (error === null && isOnline && !isBusy) onConfirm(typed);
  };
  const { guest, startsAt, local } = reservation;
  return (
    <form className="sheet-form" onSubmit={submit} noValidate>
      <p className="soft">
        {guest.name}, {momentText(startsAt, local.zone, Date.now())}. {text}
        {guest.email && isTold ? ` ${labels.wellEmailYourGuest}` : ""}
      </p>
      <Field
        label={uiLabels.reason}
        note={labels.shownToYourGuest}
        error={isJudged ? error : null}
        count={{ used: typed.length, max: REASON_MAX }}
      >
        <TextArea value={reason} rows={3} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
      {children}
      <RefusedNotice failure={failure} zone={local.zone} />
      <div className="dialog__foot">
        <Button onClick={onBack}>{labels.back}</Button>
        <Button type="submit" variant="ink" isBusy={isBusy} disabled={!isOnline}>
          {isOnline ? confirm : uiLabels.needsAConnection}
        </Button>
      </div>
    </form>
  );
}
