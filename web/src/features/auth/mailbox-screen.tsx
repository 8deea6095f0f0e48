import { paths } from "@awning/domain/paths";
import { useEffect } from "react";
import { Link, Navigate, useLocation } from "react-router";
import * as z from "zod/mini";
import { runCommand } from "#data/commands.ts";
import { refreshSession, useSession } from "#data/session.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Envelope } from "./drawings.tsx";
import { Hanging } from "./hanging.tsx";
import { ResendButton } from "./resend-button.tsx";

const stateSchema = z.object({ email: z.string() });
const LOCAL_INBOX = "http://127.0.0.1:1080";

/** After sign-up: what happens now. It says the same to everybody, whether the address was known before or not. */
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
      <h1>Look in your mailbox</h1>
      <div className="st-stack">
        <p className="st-big-p st-center">
          A link is on its way{email ? " to " : ""}
          {email ? <b>{email}</b> : null}. Open it to confirm the address. Any device will do.
        </p>
        <ButtonLink variant="primary" className="st-big st-wide" to={paths.dashboard}>
          Start on your page meanwhile
        </ButtonLink>
        <p className="st-hint st-center">You can build everything now. Publishing waits for the confirmation.</p>
        <dl className="auth-next">
          {__DEVELOPMENT__ ? (
            <div>
              <dt>On this machine</dt>
              <dd>
                Mails stay here.{" "}
                <a className="st-a" href={LOCAL_INBOX}>
                  Open the local inbox
                </a>
              </dd>
            </div>
          ) : null}
          <div>
            <dt>Nothing there?</dt>
            <dd>Look in the spam folder first. Mail can take a few minutes.</dd>
            <dd>
              {email ? (
                <ResendButton isFresh send={() => runCommand("resend-confirmation", { email })} done="Sent again." />
              ) : (
                <Link className="st-a" to={paths.auth.resendConfirmation}>
                  Send it again
                </Link>
              )}
            </dd>
          </div>
          <div>
            <dt>Had an account before?</dt>
            <dd>Then the mail tells you how to get back in. We say the same to everyone, so nobody can find out who has an account.</dd>
          </div>
        </dl>
      </div>
    </>
  );
}

/** The link may be opened on a phone: coming back to this tab looks whether the address is confirmed by now. */
function useFreshSessionOnReturn() {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") refreshSession().catch(() => undefined);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
