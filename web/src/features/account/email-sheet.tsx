import type { Failure } from "@awning/domain/errors/failure";
import { emailSchema } from "@awning/domain/values/email";
import { type FormEvent, useId, useRef, useState } from "react";
import { changeEmail } from "#data/account/passwords.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import * as uiLabels from "#ui/labels.ts";
import "./leave.css";
import * as labels from "./labels.ts";
import { isWrongPassword, PasswordAgain } from "./password-again.tsx";
import { useFreshSignIn } from "./use-fresh-sign-in.ts";

/** Asks for the account's new email address, and to sign in again if the last sign-in is too old. */
export function EmailSheet({ isOpen, ...props }: Props & { isOpen: boolean }) {
  return isOpen ? <OpenSheet {...props} /> : null;
}

type Props = { onClose: () => void; onAsked: () => void };

function OpenSheet({ onClose, onAsked }: Props) {
  const form = useId();
  const { isReady, asks, ensure, note } = useFreshSignIn();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [password, setPassword] = useState("");
  const [isMissed, setMissed] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const { isBusy, failure, run, clear } = useAction((failed) => {
    note(failed);
    if (isSameAddress(failed)) address.current?.focus();
    else if (isWrongPassword(failed)) secret.current?.focus();
  });

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    clear();
    const parsed = emailSchema.safeParse(email);
    const lacksPassword = asks === "password" && password === "";
    setError(parsed.success ? null : uiLabels.emailInvalid);
    setMissed(lacksPassword);
    if (!parsed.success) return address.current?.focus();
    if (lacksPassword) return secret.current?.focus();
    void run(async () => {
      if (!(await ensure(password))) return;
      await changeEmail(parsed.data);
      onAsked();
    });
  };

  return (
    <Sheet
      title={labels.changeYourEmailAddress}
      isOpen
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
      <form id={form} className="sheet-form" onSubmit={send} noValidate>
        <p>{labels.changeEmailHint}</p>
        <Field label={labels.newEmailAddress} error={isSameAddress(failure) ? labels.emailUnchanged : error}>
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
        {failure && !isWrongPassword(failure) && !isSameAddress(failure) ? (
          <p className="leave__wrong" role="alert">
            {failureLabel(failure)}
          </p>
        ) : null}
      </form>
    </Sheet>
  );
}

function isSameAddress(failure: Failure | null): boolean {
  return failure?.details["reason"] === "same_address";
}
