import { DELETION_DAYS, DELETION_REASON_MAX } from "@awning/domain/account/deletion";
import { useState } from "react";
import { scheduleDeletion } from "#data/account/leaving.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import * as uiLabels from "#ui/labels.ts";
import { FreshSheet } from "./fresh-sheet.tsx";
import * as labels from "./labels.ts";

/** Confirms deletion, and asks to sign in again if the last sign-in is too old. */
export function LeaveSheet({ onClose, onLeft }: { onClose: () => void; onLeft: () => void }) {
  const [reason, setReason] = useState("");
  return (
    <FreshSheet
      title={labels.deleteYourAccount}
      confirm={labels.deleteMyAccount}
      dismiss={labels.keepAccount}
      isDanger
      onClose={onClose}
      run={async () => {
        await scheduleDeletion(reason);
        onLeft();
        showToast(labels.deletionPlannedHint);
      }}
    >
      {() => (
        <>
          <p>{labels.deletionConfirmHint(DELETION_DAYS)}</p>
          <Field label={labels.whyAreYouLeaving} note={uiLabels.optional} count={{ used: reason.length, max: DELETION_REASON_MAX }}>
            <TextArea
              name="reason"
              rows={2}
              maxLength={DELETION_REASON_MAX}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </>
      )}
    </FreshSheet>
  );
}
