import type { EmailChangeRefusal } from "@awning/domain/account/account";
import { paths } from "@awning/domain/routes/paths";
import { useState } from "react";
import { confirmEmailChange } from "#data/account/passwords.ts";
import { useSession } from "#data/account/session.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { Envelope, TornTicket } from "./drawings.tsx";
import { Hanging } from "./hanging.tsx";
import "./auth.css";

type Outcome = { email: string } | EmailChangeRefusal | "offline";

const WRONG: Record<EmailChangeRefusal | "offline", { title: string; text: string }> = {
  expired_code: { title: "This link has expired", text: "Your email address hasn’t changed. Request a new link on your account page." },
  bad_code: {
    title: "This link doesn’t work",
    text: "It’s incomplete, it was replaced by a newer one, or the change was canceled. Your email address hasn’t changed.",
  },
  taken: { title: "This email address is already in use", text: "Another account uses it now, so your email address hasn’t changed." },
  offline: { title: "We can’t reach the server", text: "The link still works: try again when you’re back online." },
};

/**
 * The link mailed to an account's new address. Opening it changes nothing, because mail scanners open links; the button does,
 * and the result is shown.
 */
export function ConfirmChangeScreen({ code }: { code: string }) {
  const session = useSession();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { isBusy, run } = useAction();
  const open = () => run(async () => setOutcome(await confirmEmailChange(code)));
  const isSignedIn = session.state === "signed_in";
  if (outcome === null)
    return (
      <>
        <Hanging isWide>
          <Envelope />
        </Hanging>
        <h1>Use this email address?</h1>
        <div className="st-stack">
          <p className="st-big-p st-center">You’ll log in with this email address from now on, and all your devices will be logged out.</p>
          <Button variant="primary" className="st-big st-wide" isBusy={isBusy} onClick={() => void open()}>
            Change my email
          </Button>
        </div>
      </>
    );
  if (typeof outcome === "object")
    return (
      <>
        <Hanging isWide>
          <Envelope />
        </Hanging>
        <h1>Email address changed</h1>
        <div className="st-stack">
          <p className="st-big-p st-center">
            Log in with <b>{outcome.email}</b> and your password from now on. If you used Google before, select “Forgot your password?” on
            the login page to set one.
          </p>
          <ButtonLink variant="primary" className="st-big st-wide" to={isSignedIn ? paths.dashboard : paths.auth.login}>
            {isSignedIn ? "Go to your dashboard" : "Log in"}
          </ButtonLink>
        </div>
      </>
    );
  const { title, text } = WRONG[outcome];
  return (
    <>
      <Hanging isWide>
        <TornTicket />
      </Hanging>
      <h1>{title}</h1>
      <div className="st-stack">
        <p className="st-big-p st-center">{text}</p>
        {outcome === "offline" ? (
          <Button variant="primary" className="st-big st-wide" onClick={() => void open()}>
            Try again
          </Button>
        ) : (
          <ButtonLink variant="primary" className="st-big st-wide" to={paths.account}>
            Go to your account
          </ButtonLink>
        )}
      </div>
    </>
  );
}
