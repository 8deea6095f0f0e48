import { type KeyboardEvent, type Ref, useState } from "react";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import "./password.css";
import * as labels from "#features/account/auth/password/labels.ts";
import { passwordStrength } from "./password-strength.ts";

type PasswordFieldProps = {
  label: string;
  name: string;
  value: string;
  onChange: (password: string) => void;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  error?: string | null;
  /** Shows the password's strength; the texts are what others can know about its owner. */
  rate?: readonly string[];
  ref?: Ref<HTMLInputElement>;
};

/** A password field with a show button, which allows pasting and warns of Caps Lock. */
export function PasswordField({ label, name, value, onChange, autoComplete, hint, error, rate, ref }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState("CapsLock"));
  const says = isCapsLock ? labels.capsLockHint : hint;
  return (
    <div className="password">
      <Field label={label} error={error} hint={<span role="status">{says}</span>}>
        <TextInput
          ref={ref}
          name={name}
          type={isShown ? "text" : "password"}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={noteCapsLock}
          onKeyUp={noteCapsLock}
          onBlur={() => setCapsLock(false)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          after={
            <button
              type="button"
              className="password__show"
              aria-label={(isShown ? labels.hideField : labels.showField)(label.toLowerCase())}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? labels.hide : labels.show}
            </button>
          }
        />
      </Field>
      {rate && value !== "" ? <Meter {...passwordStrength(value, rate)} /> : null}
    </div>
  );
}

/** Five scallops that fill from the left, with a text. */
function Meter({ level, words }: ReturnType<typeof passwordStrength>) {
  return (
    <div className="meter">
      <span className="meter__cloth" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((step) => (
          <i key={step} className={step <= level ? "meter__on" : ""} />
        ))}
      </span>
      <span className="meter__words" role="status">
        {words}
      </span>
    </div>
  );
}
