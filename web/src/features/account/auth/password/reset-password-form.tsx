import { Failure } from "@awning/domain/errors/failure";
import { paths } from "@awning/domain/routes/paths";
import { useEffect, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { chooseWithCode, readResetCode } from "#data/account/passwords.ts";
import { signIn } from "#data/account/sign-ins.ts";
import * as labels from "#features/account/auth/password/labels.ts";
import { type CodeError, codeErrorPath } from "../code-error-labels.ts";
import { explainCode } from "../confirm-screen.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

type Found = { state: "reading" } | { state: "good"; email: string } | { state: "bad"; reason: CodeError };

async function reasonOf(code: string, error: unknown): Promise<CodeError> {
  if (error instanceof Failure && error.code === "offline") return "offline";
  return code === "" ? "malformed" : explainCode(code);
}

/** Sets a new password with a mailed code and signs in with it. An invalid code leads to its explanation. */
export function ResetPasswordForm({ code }: { code: string }) {
  const [found, setFound] = useState<Found>({ state: "reading" });
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
  const choose = async (password: string) => {
    try {
      await chooseWithCode(code, { email: found.email, password });
    } catch (error) {
      // The link can expire while the user picks a new password.
      if (error instanceof Failure && error.code === "bad_request") return setFound({ state: "bad", reason: await reasonOf(code, error) });
      throw error;
    }
    await signIn(found.email, password);
    navigate(paths.dashboard, { replace: true });
  };
  return (
    <NewPasswordForm email={found.email} button={labels.saveAction} isMain choose={choose}>
      <p className="st-big-p st-center">{labels.newPasswordHint(<b>{found.email}</b>)}</p>
    </NewPasswordForm>
  );
}
