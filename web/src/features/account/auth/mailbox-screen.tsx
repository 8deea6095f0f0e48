import { paths } from "@awning/domain/routes/paths";
import { useEffect } from "react";
import { Link, Navigate, useLocation } from "react-router";
import * as z from "zod/mini";
import { refreshSession, useSession } from "#data/account/session.ts";
import { runCommand } from "#data/core/commands.ts";
import { ButtonLink } from "#ui/buttons/button.tsx";
import { Envelope } from "./drawings.tsx";
import { Hanging } from "./hanging.tsx";
import { ResendButton } from "./resend-button.tsx";

const stateSchema = z.object({ email: z.string() });
const LOCAL_INBOX = "http://127.0.0.1:1080";

/** After sign-up: what happens next. It never depends on whether the address was known. */
export function MailboxScreen() {
  const session = useSession();
  const location = useLocation();
  const carried = stateSchema.safeParse(location.state);
  const email = carried.success ? carried.data.email : session.state === "signed_in" ? session.email : "";
  useFreshSessionOnReturn();
  if (session.state === "signed_in" && session.isVerified) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <Hanging isWide>
        <Envelope />
      </Hanging>
      <h1>Check your email</h1>
      <div className="st-stack">
        <p className="st-big-p st-center">
          We sent a link{email ? " to " : ""}
          {email ? <b>{email}</b> : null}. Open it on any device to confirm your email.
        </p>
        <ButtonLink variant="primary" className="st-big st-wide" to={paths.dashboard}>
          Start building your page
        </ButtonLink>
        <p className="st-hint st-center">You can publish once your email is confirmed.</p>
        <dl className="auth-next">
          {__DEVELOPMENT__ ? (
            <div>
              <dt>Development</dt>
              <dd>
                Emails stay on this computer.{" "}
                <a className="st-a" href={LOCAL_INBOX}>
                  Open the local inbox
                </a>
              </dd>
            </div>
          ) : null}
          <div>
            <dt>Can’t find it?</dt>
            <dd>Check your spam folder. Emails can take a few minutes.</dd>
            <dd>
              {email ? (
                <ResendButton isFresh send={() => runCommand("resend-confirmation", { email })} done="Sent again." />
              ) : (
                <Link className="st-a" to={paths.auth.resendConfirmation}>
                  Send again
                </Link>
              )}
            </dd>
          </div>
          <div>
            <dt>Already have an account?</dt>
            <dd>If so, the email explains how to log in. Everyone sees this message, so no one can find out who has an account.</dd>
          </div>
        </dl>
      </div>
    </>
  );
}

/** The link may be opened on a phone, so returning to this tab checks whether the address is confirmed. */
function useFreshSessionOnReturn() {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") refreshSession().catch(() => undefined);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
