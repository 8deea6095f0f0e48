import type { Failure } from "@awning/domain/failure";
import type { Ref } from "react";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";

type Props = {
  asks: "password" | "google" | null;
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  isMissed: boolean;
  failure: Failure | null;
};

/** The field for the password where it is asked for again, or what is about to ask instead. */
export function PasswordAgain({ asks, ref, value, onChange, isMissed, failure }: Props) {
  if (asks === null) return null;
  if (asks === "google") return <p className="soft">Google's window asks once more who you are.</p>;
  const error = isWrongPassword(failure) ? "That is not your password." : isMissed ? "Your password is missing." : null;
  return (
    <Field label="Your password" hint="Asked again, so that nobody else can do this." error={error}>
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

/** Whether a failure is said at the field already. */
export function isWrongPassword(failure: Failure | null): boolean {
  return failure?.details["reason"] === "wrong_credentials";
}
