import { PRIVATE_NOTES_MAX, type Reservation } from "@awning/domain/booking/reservation";
import { cleanText } from "@awning/domain/values/text";
import { useState } from "react";
import { runReservationAction } from "#data/booking/reservations.ts";
import { Button } from "#ui/buttons/button.tsx";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { refusedAction } from "../actions/refused-notice.tsx";
import * as labels from "./labels.ts";

/** The owner's note about a reservation. The input stays when saving fails. */
export function PrivateNote({ reservation }: { reservation: Reservation }) {
  const [typed, setTyped] = useState<string | null>(null);
  const { isBusy, failure, run } = useAction();
  const isOnline = useOnline();
  const text = typed ?? reservation.notes;
  const cleaned = cleanText(text);
  const isTooLong = cleaned.length > PRIVATE_NOTES_MAX;
  const save = async () => {
    if (isTooLong) return;
    if (!(await run(() => runReservationAction(reservation, { type: "note", text: cleaned })))) return;
    setTyped(null);
    showToast(labels.noteSaved);
  };
  return (
    <div className="resv-open__note">
      <Field
        label={uiLabels.privateNote}
        note={labels.privateHint}
        error={isTooLong ? uiLabels.atMostCharacters(PRIVATE_NOTES_MAX) : failure && refusedAction(failure).text}
        count={{ used: cleaned.length, max: PRIVATE_NOTES_MAX }}
      >
        <TextArea value={text} rows={2} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      {cleaned === reservation.notes ? null : (
        <Button size="sm" isBusy={isBusy} disabled={!isOnline} onClick={() => void save()}>
          {isOnline ? labels.saveNote : uiLabels.needsAConnection}
        </Button>
      )}
    </div>
  );
}
