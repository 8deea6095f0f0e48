import type { Failure } from "@awning/domain/errors/failure";
import { emailSchema } from "@awning/domain/values/email";
import { useRef, useState } from "react";
import { changeEmail } from "#data/account/passwords.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as uiLabels from "#ui/labels.ts";
import { FreshSheet } from "./fresh-sheet.tsx";
import * as labels from "./labels.ts";

/** Asks for the account's new email address, and to sign in again if the last sign-in is too old. */
export function EmailSheet({ onClose, onAsked }: { onClose: () => void; onAsked: () => void }) {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | null>(null);
  const address = useRef<HTMLInputElement>(null);
  const check = () => {
    const isFine = emailSchema.safeParse(email).success;
    setError(isFine ? null : uiLabels.emailInvalid);
    if (!isFine) address.current?.focus();
    return isFine;
  };
  return (
    <FreshSheet
      title={labels.changeYourEmailAddress}
      confirm={labels.sendLink}
      onClose={onClose}
      check={check}
      run={async () => {
        await changeEmail(emailSchema.parse(email));
        onAsked();
      }}
      onFailure={(failure) => isSameAddress(failure) && address.current?.focus()}
      wordsOf={(failure) => (isSameAddress(failure) ? null : failureLabel(failure))}
    >
      {(failure) => (
        <>
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
        </>
      )}
    </FreshSheet>
  );
}

function isSameAddress(failure: Failure | null): boolean {
  return failure?.details["reason"] === "same_address";
}
