import { paths } from "@awning/domain/routes/paths";
import { Link, Navigate } from "react-router";
import { useSession } from "#data/account/session.ts";
import { runCommand } from "#data/core/commands.ts";
import { Envelope } from "./drawings.tsx";
import { Hanging } from "./hanging.tsx";
import { MailForm } from "./mail-form.tsx";

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
        sent={(address) => `If ${address} still needs confirming, we've sent a new link.`}
      >
        <p className="st-hint st-center">
          Confirmed already?{" "}
          <Link className="st-a" to={paths.auth.login}>
            Log in
          </Link>
        </p>
      </MailForm>
    </>
  );
}
