import { type FormEvent, useState } from "react";
import { chooseWithPresent } from "#data/account/passwords.ts";
import * as labels from "#features/account/auth/password/labels.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { focusOn, Right, Wrong } from "../form-alert.tsx";
import { newPasswordError } from "./new-password.ts";
import { PasswordField } from "./password-field.tsx";
import { passwordStrength } from "./password-strength.ts";

/** Changes the password of the signed-in account, which must know its current one. */
export function ChangePasswordForm({ email }: { email: string }) {
  const [present, setPresent] = useState("");
  const [next, setNext] = useState("");
  const [isMissed, setMissed] = useState(false);
  const [isDone, setDone] = useState(false);
  const act = useAction();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setDone(false);
    setMissed(true);
    if (present === "") return focusOn(form, "present");
    if (!passwordStrength(next).isAccepted) return focusOn(form, "next");
    if (!(await act.run(() => chooseWithPresent(present, { email, password: next })))) return;
    setPresent("");
    setNext("");
    setMissed(false);
    setDone(true);
  };
  const isWrong = act.failure?.details.reason === "wrong_credentials";
  const presentError = isWrong ? labels.currentPasswordWrong : isMissed && present === "" ? labels.currentPasswordMissing : undefined;
  const isOther = act.failure && !isWrong && act.failure.code !== "weak_password";
  return (
    <form className="auth-form" onSubmit={submit} noValidate>
      {/* Password managers store the new password under this address. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={labels.currentPassword}
        name="present"
        value={present}
        onChange={(typed) => {
          setPresent(typed);
          act.clear();
        }}
        autoComplete="current-password"
        error={presentError}
      />
      <PasswordField
        label={labels.newPassword}
        name="next"
        value={next}
        onChange={(typed) => {
          setNext(typed);
          act.clear();
        }}
        autoComplete="new-password"
        hint={labels.n8To128Characters}
        error={newPasswordError(next, isMissed, act.failure)}
        rate={[email.split("@")[0] ?? ""]}
      />
      {isOther && act.failure ? <Wrong>{failureLabel(act.failure)}</Wrong> : null}
      {isDone ? <Right>{labels.passwordChanged}</Right> : null}
      <Button type="submit" variant="ink" isBusy={act.isBusy}>
        {labels.changePassword}
      </Button>
    </form>
  );
}
