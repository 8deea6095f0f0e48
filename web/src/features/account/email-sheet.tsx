import type { Failure } from "@awning/domain/errors/failure";
import { emailSchema } from "@awning/domain/values/email";
import { type FormEvent, useId, useRef, useState } from "react";
import { changeEmail } from "#data/account/passwords.ts";
import { toFailure } from "#data/core/failures.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import "./leave.css";
import * as labels from "./labels.ts";
import { isWrongPassword, PasswordAgain } from "./password-again.tsx";
import { useFreshSignIn } from "./use-fresh-sign-in.ts";

/** Asks for the account's new email address, and to sign in again if the last sign-in is too old. */
export function EmailSheet({ isOpen, onClose, onAsked }: { isOpen: boolean; onClose: () => void; onAsked: () => void }) {
  const form = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    <Sheet
      title={labels.changeYourEmailAddress}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{uiLabels.cancel}</Button>
          <Button type="submit" form={form} variant="primary" isBusy={isBusy}>
            {labels.sendLink}
          </Button>
        </>
      }
    >
      <EmailForm id={form} isBusy={isBusy} setBusy={setBusy} onAsked={onAsked} />
    </Sheet>
  );
}

type FormProps = { id: string; isBusy: boolean; setBusy: (isBusy: boolean) => void; onAsked: () => void };

function EmailForm({ id, isBusy, setBusy, onAsked }: FormProps) {
  const { isReady, asks, ensure, note } = useFreshSignIn();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [password, setPassword] = useState("");
  const [isMissed, setMissed] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const address = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    setFailure(null);
    const parsed = emailSchema.safeParse(email);
    const lacksPassword = asks === "password" && password === "";
    setError(parsed.success ? null : uiLabels.emailInvalid);
    setMissed(lacksPassword);
    if (!parsed.success) return address.current?.focus();
    if (lacksPassword) return secret.current?.focus();
    setBusy(true);
    try {
      if (!(await ensure(password))) return;
      await changeEmail(parsed.data);
      onAsked();
    } catch (thrown) {
      const failed = toFailure(thrown);
      note(failed);
      if (failed.details["reason"] === "same_address") {
        setError(labels.emailUnchanged);
        address.current?.focus();
        return;
      }
      setFailure(failed);
      if (isWrongPassword(failed)) secret.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form id={id} className="leave__form" onSubmit={send} noValidate>
      <p>{labels.changeEmailHint}</p>
      <Field label={labels.newEmailAddress} error={error}>
        <TextInput
          ref={address}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <PasswordAgain asks={asks} ref={secret} value={password} onChange={setPassword} isMissed={isMissed} failure={failure} />
      {failure && !isWrongPassword(failure) ? (
        <p className="leave__wrong" role="alert">
          {failureLabel(failure)}
        </p>
      ) : null}
    </form>
  );
}
