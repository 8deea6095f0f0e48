import { paths } from "@awning/domain/routes/paths";
import { useSearchParams } from "react-router";
import { useSession } from "#data/account/session.ts";
import * as labels from "#features/account/auth/password/labels.ts";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { StallKey } from "../drawings.tsx";
import { Hanging } from "../hanging.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

/** A new password: with a mailed code, or with the current password when signed in. */
export function UpdatePasswordScreen() {
  const [query] = useSearchParams();
  const session = useSession();
  const code = query.get("code");
  return (
    <>
      <Hanging isWide>
        <StallKey />
      </Hanging>
      <h1>{labels.chooseANewPassword}</h1>
      {code !== null ? (
        <ResetPasswordForm code={code} />
      ) : session.state === "signed_in" ? (
        <div className="st-stack">
          <p className="st-big-p st-center">{labels.forAddress(<b>{session.email}</b>)}</p>
          <ChangePasswordForm email={session.email} />
        </div>
      ) : session.state === "signed_out" ? (
        <SignedOut />
      ) : null}
    </>
  );
}

function SignedOut() {
  return (
    <div className="st-stack">
      <p className="st-big-p st-center">{labels.loggedOutHint}</p>
      <ButtonLink variant="primary" className="st-big st-wide" to={paths.auth.forgotPassword}>
        {labels.sendMeALink}
      </ButtonLink>
      <ButtonLink variant="outline" className="st-wide" to={`${paths.auth.login}?next=${encodeURIComponent(paths.account)}`}>
        {labels.logInAction}
      </ButtonLink>
    </div>
  );
}
