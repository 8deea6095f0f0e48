import { DELETION_DAYS, DELETION_REASON_MAX } from "@awning/domain/account/deletion";
import { type FormEvent, useId, useRef, useState } from "react";
import { scheduleDeletion } from "#data/account/leaving.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";
import { isWrongPassword, PasswordAgain } from "./password-again.tsx";
import { useFreshSignIn } from "./use-fresh-sign-in.ts";

/** Confirms deletion, and asks to sign in again if the last sign-in is too old. */
export function LeaveSheet({ isOpen, ...props }: Props & { isOpen: boolean }) {
  return isOpen ? <OpenSheet {...props} /> : null;
}

type Props = { onClose: () => void; onLeft: () => void };

function OpenSheet({ onClose, onLeft }: Props) {
  const form = useId();
  const { isReady, asks, ensure, note } = useFreshSignIn();
  const [password, setPassword] = useState("");
  const [reason, setReason] = useState("");
  const [isMissed, setMissed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, failure, run, clear } = useAction((failed) => {
    note(failed);
    field.current?.focus();
  });

  const leave = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    clear();
    const lacksPassword = asks === "password" && password === "";
    setMissed(lacksPassword);
    if (lacksPassword) return field.current?.focus();
    void run(async () => {
      if (!(await ensure(password))) return;
      await scheduleDeletion(reason);
      onLeft();
      showToast(labels.deletionPlannedHint);
    });
  };

  return (
    <Sheet
      title={labels.deleteYourAccount}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{labels.keepAccount}</Button>
          <Button type="submit" form={form} danger isBusy={isBusy}>
            {labels.deleteMyAccount}
          </Button>
        </>
      }
    >
      <form id={form} className="sheet-form" onSubmit={leave} noValidate>
        <p>{labels.deletionConfirmHint(DELETION_DAYS)}</p>
        <PasswordAgain asks={asks} ref={field} value={password} onChange={setPassword} isMissed={isMissed} failure={failure} />
        <Field label={labels.whyAreYouLeaving} note={uiLabels.optional} count={{ used: reason.length, max: DELETION_REASON_MAX }}>
          <TextArea
            name="reason"
            rows={2}
            maxLength={DELETION_REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {failure && !isWrongPassword(failure) ? (
          <p className="leave__wrong" role="alert">
            {failureLabel(failure)}
          </p>
        ) : null}
      </form>
    </Sheet>
  );
}
