import { paths } from "@awning/domain/paths";
import { Link, Navigate } from "react-router";
import { runCommand } from "#data/commands.ts";
import { useSession } from "#data/session.ts";
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
      <h1>A new link</h1>
      <MailForm
        key={email}
        startEmail={email}
        act="Send me a new link"
        send={(address) => runCommand("resend-confirmation", { email: address })}
        sent={(address) => `If ${address} waits for a confirmation, a new link is on its way there.`}
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
