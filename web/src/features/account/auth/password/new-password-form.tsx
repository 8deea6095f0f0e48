import { type FormEvent, type ReactNode, useState } from "react";
import * as labels from "#features/account/auth/password/labels.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { focusOn, Wrong } from "../form-alert.tsx";
import { newPasswordError } from "./new-password.ts";
import { PasswordField } from "./password-field.tsx";
import { passwordStrength } from "./password-strength.ts";

type Props = {
  email: string;
  /** The label of the button; `isMain` makes it the action of the screen. */
  button: string;
  isMain?: boolean;
  choose: (password: string) => Promise<unknown>;
  children?: ReactNode;
};

/** Chooses a password for an account that needs not know its current one. */
export function NewPasswordForm({ email, button, isMain = false, choose, children }: Props) {
  const [password, setPassword] = useState("");
  const [isMissed, setMissed] = useState(false);
  const act = useAction();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissed(true);
    if (!passwordStrength(password).isAccepted) return focusOn(event.currentTarget, "password");
    await act.run(() => choose(password));
  };
  return (
    <form className="st-stack" onSubmit={submit} noValidate>
      {children}
      {/* Password managers store the new password under this address. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={labels.newPassword}
        name="password"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          act.clear();
        }}
        autoComplete="new-password"
        hint={labels.n8To128Characters}
        error={newPasswordError(password, isMissed, act.failure)}
        rate={[email.split("@")[0] ?? ""]}
      />
      {act.failure && act.failure.code !== "weak_password" ? <Wrong>{failureLabel(act.failure)}</Wrong> : null}
      <Button type="submit" variant={isMain ? "primary" : "outline"} className={isMain ? "st-big st-wide" : "st-wide"} isBusy={act.isBusy}>
        {button}
      </Button>
    </form>
  );
}
