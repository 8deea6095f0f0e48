import type { Failure } from "@awning/domain/errors/failure";
import type { Ref } from "react";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import * as labels from "./labels.ts";

type Props = {
  asks: "password" | "google" | "passkey" | null;
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  isMissed: boolean;
  failure: Failure | null;
};

/** The password field of a reauthentication, or a note that Google's popup or the device's prompt will open. */
export function PasswordAgain({ asks, ref, value, onChange, isMissed, failure }: Props) {
  if (asks === null) return null;
  if (asks === "google") return <p className="soft">{labels.googleConfirmHint}</p>;
  if (asks === "passkey") return <p className="soft">{labels.passkeyConfirmHint}</p>;
  const error = isWrongPassword(failure) ? labels.passwordWrong : isMissed ? labels.enterYourPassword : null;
  return (
    <Field label={labels.yourPassword} hint={labels.passwordAgainHint} error={error}>
      <TextInput
        ref={ref}
        name="password"
        type="password"
        autoComplete="current-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** Whether the field already shows this failure. */
export function isWrongPassword(failure: Failure | null): boolean {
  return failure?.details["reason"] === "wrong_credentials";
}
