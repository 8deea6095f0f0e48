import { paths } from "@awning/domain/routes/paths";
import { Link, Navigate, useLocation } from "react-router";
import * as z from "zod/mini";
import { useSession } from "#data/account/session.ts";
import { runCommand } from "#data/core/commands.ts";
import { Envelope, StallKey } from "../drawings.tsx";
import { Hanging } from "../hanging.tsx";
import { MailForm } from "../mail-form.tsx";

const stateSchema = z.object({ email: z.string() });

/** A link for a new password. Works signed in too, for somebody who has no password because they came with Google. */
export function ForgotScreen() {
  const session = useSession();
  const carried = stateSchema.safeParse(useLocation().state);
  const email = session.state === "signed_in" ? session.email : carried.success ? carried.data.email : "";
  return (
    <>
      <Hanging isWide>
        <StallKey />
      </Hanging>
      <h1>Forgot your password?</h1>
      <MailForm
        key={email}
        startEmail={email}
        act="Send me a link"
        send={(address) => runCommand("request-password-reset", { email: address })}
        sent={(address) => `If ${address} has an account, we’ve sent a link to reset the password.`}
      >
        <p className="st-hint st-center">
          Remembered it?{" "}
          <Link className="st-a" to={paths.auth.login}>
            Log in
          </Link>
        </p>
      </MailForm>
    </>
  );
}

/** A new confirmation mail. */
export function ResendScreen() {
  const session = useSession();
  if (session.state === "signed_in" && session.isVerified) return <Navigate to={paths.dashboard} replace />;
  const email = session.state === "signed_in" ? session.email : "";
  return (
    <>
      <Hanging isWide>
        <Envelope />
      </Hanging>
      <h1>Get a new link</h1>
      <MailForm
        key={email}
        startEmail={email}
        act="Send me a new link"
        send={(address) => runCommand("resend-confirmation", { email: address })}
        sent={(address) => `If ${address} still needs confirming, we’ve sent a new link.`}
      >
        <p className="st-hint st-center">
          Already confirmed?{" "}
          <Link className="st-a" to={paths.auth.login}>
            Log in
          </Link>
        </p>
      </MailForm>
    </>
  );
}
