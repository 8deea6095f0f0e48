import { paths } from "@awning/domain/routes/paths";
import { Link, Navigate, useLocation, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { useSession } from "#data/account/session.ts";
import { runCommand } from "#data/core/commands.ts";
import * as labels from "#features/account/auth/password/labels.ts";
import { Envelope, StallKey } from "../drawings.tsx";
import { Hanging } from "../hanging.tsx";
import { MailForm } from "../mail-form.tsx";
import * as recoveryLabels from "./recovery-labels.ts";
import { RecoveryScreen } from "./recovery-screen.tsx";

/** In the address of the form for recovery codes. */
const RECOVERY = "recovery";

const stateSchema = z.object({ email: z.string() });

/** Requests a link for a new password, or takes a recovery code. Also for signed-in users without one, who signed up with Google. */
export function ForgotScreen() {
  const session = useSession();
  const [query] = useSearchParams();
  const carried = stateSchema.safeParse(useLocation().state);
  const email = session.state === "signed_in" ? session.email : carried.success ? carried.data.email : "";
  const sign = (
    <Hanging isWide>
      <StallKey />
    </Hanging>
  );
  if (query.has(RECOVERY))
    return (
      <>
        {sign}
        <RecoveryScreen startEmail={email} />
      </>
    );
  return (
    <>
      {sign}
      <h1>{labels.forgotYourPassword}</h1>
      <MailForm
        key={email}
        startEmail={email}
        act="Send me a link"
        send={(address) => runCommand("request-password-reset", { email: address })}
        sent={(address) => labels.resetLinkSent(address)}
      >
        <p className="st-hint st-center">
          {recoveryLabels.noEmailHint(
            <Link className="st-a" to={`?${RECOVERY}`} state={{ email }}>
              {recoveryLabels.useACode}
            </Link>,
          )}
        </p>
        <p className="st-hint st-center">
          {labels.rememberedHint(
            <Link className="st-a" to={paths.auth.login}>
              {labels.logInAction}
            </Link>,
          )}
        </p>
      </MailForm>
    </>
  );
}

/** Requests a new confirmation mail. */
export function ResendScreen() {
  const session = useSession();
  if (session.state === "signed_in" && session.isVerified) return <Navigate to={paths.dashboard} replace />;
  const email = session.state === "signed_in" ? session.email : "";
  return (
    <>
      <Hanging isWide>
        <Envelope />
      </Hanging>
      <h1>{labels.getANewLink}</h1>
      <MailForm
        key={email}
        startEmail={email}
        act="Send me a new link"
        send={(address) => runCommand("resend-confirmation", { email: address })}
        sent={(address) => labels.confirmLinkSent(address)}
      >
        <p className="st-hint st-center">
          {labels.alreadyConfirmed(
            <Link className="st-a" to={paths.auth.login}>
              {labels.logInAction}
            </Link>,
          )}
        </p>
      </MailForm>
    </>
  );
}
