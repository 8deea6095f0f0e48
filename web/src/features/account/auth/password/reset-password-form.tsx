import { Failure } from "@awning/domain/errors/failure";
import { paths } from "@awning/domain/routes/paths";
import { type FormEvent, useEffect, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { chooseWithCode, readResetCode } from "#data/account/passwords.ts";

import { signIn } from "#data/account/sign-ins.ts";
import * as labels from "#features/account/auth/password/labels.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { type CodeError, codeErrorPath } from "../code-error-labels.ts";
import { explainCode } from "../confirm-screen.tsx";
import { focusOn, Wrong } from "../form-alert.tsx";
import { newPasswordError } from "./new-password.ts";
import { PasswordField } from "./password-field.tsx";
import { passwordStrength } from "./password-strength.ts";

type Found = { state: "reading" } | { state: "good"; email: string } | { state: "bad"; reason: CodeError };

async function reasonOf(code: string, error: unknown): Promise<CodeError> {
  if (error instanceof Failure && error.code === "offline") return "offline";
  return code === "" ? "malformed" : explainCode(code);
}

/** Sets a new password with a mailed code and signs in with it. An invalid code leads to its explanation. */
export function ResetPasswordForm({ code }: { code: string }) {
  const [found, setFound] = useState<Found>({ state: "reading" });
  const [password, setPassword] = useState("");
  const [isMissed, setMissed] = useState(false);
  const act = useAction();
  const navigate = useNavigate();
  useEffect(() => {
    let isCurrent = true;
    readResetCode(code).then(
      (email) => isCurrent && setFound({ state: "good", email }),
      async (error) => {
        const reason = await reasonOf(code, error);
        if (isCurrent) setFound({ state: "bad", reason });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);
  if (found.state === "bad") return <Navigate to={codeErrorPath(paths.auth.codeError, found.reason, "reset", code)} replace />;
  if (found.state === "reading") {
    return (
      <p className="st-big-p st-center" role="status">
        {labels.checkingYourLink}
      </p>
    );
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissed(true);
    if (!passwordStrength(password).isAccepted) return focusOn(event.currentTarget, "password");
    const isDone = await act.run(async () => {
      try {
        await chooseWithCode(code, { email: found.email, password });
      } catch (error) {
        // The link can expire while the user picks a new password.
        if (error instanceof Failure && error.code === "bad_request")
          return setFound({ state: "bad", reason: await reasonOf(code, error) });
        throw error;
      }
      await signIn(found.email, password);
      navigate(paths.dashboard, { replace: true });
    });
    if (isDone) setPassword("");
  };
  return (
    <form className="st-stack" onSubmit={submit} noValidate>
      <p className="st-big-p st-center">{labels.newPasswordHint(<b>{found.email}</b>)}</p>
      <input type="hidden" name="username" autoComplete="username" value={found.email} readOnly />
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
        rate={[found.email.split("@")[0] ?? ""]}
      />
      {act.failure && act.failure.code !== "weak_password" ? <Wrong>{failureLabel(act.failure)}</Wrong> : null}
      <Button type="submit" variant="primary" className="st-big st-wide" isBusy={act.isBusy}>
        {labels.saveAction}
      </Button>
    </form>
  );
}
