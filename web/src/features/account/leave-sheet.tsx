import { DELETION_DAYS, DELETION_REASON_MAX } from "@awning/domain/account/deletion";
import type { Failure } from "@awning/domain/errors/failure";
import { type FormEvent, useId, useRef, useState } from "react";
import { scheduleDeletion } from "#data/account/leaving.ts";
import { toFailure } from "#data/core/failures.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import * as uiLabels from "#ui/labels.ts";
import * as labels from "./labels.ts";
import { isWrongPassword, PasswordAgain } from "./password-again.tsx";
import { useFreshSignIn } from "./use-fresh-sign-in.ts";

/** Confirms deletion, and asks to sign in again if the last sign-in is too old. */
export function LeaveSheet({ isOpen, onClose, onLeft }: { isOpen: boolean; onClose: () => void; onLeft: () => void }) {
  const form = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    <Sheet
      title={labels.deleteYourAccount}
      isOpen={isOpen}
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
      <LeaveForm id={form} isBusy={isBusy} setBusy={setBusy} onDone={onLeft} />
    </Sheet>
  );
}

type FormProps = { id: string; isBusy: boolean; setBusy: (isBusy: boolean) => void; onDone: () => void };

function LeaveForm({ id, isBusy, setBusy, onDone }: FormProps) {
  const { isReady, asks, ensure, note } = useFreshSignIn();
  const [password, setPassword] = useState("");
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isMissed, setMissed] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const leave = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    setFailure(null);
    const lacksPassword = asks === "password" && password === "";
    setMissed(lacksPassword);
    if (lacksPassword) return field.current?.focus();
    setBusy(true);
    try {
      if (!(await ensure(password))) return;
      await scheduleDeletion(reason);
      onDone();
      showToast(labels.deletionPlannedHint);
    } catch (error) {
      const failed = toFailure(error);
      setFailure(failed);
      note(failed);
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form id={id} className="leave__form" onSubmit={leave} noValidate>
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
  );
}
