import type { EmailChangeRefusal } from "@awning/domain/email-change";
import { paths } from "@awning/domain/paths";
import { useCallback, useEffect, useState } from "react";
import { confirmEmailChange } from "#data/email-change.ts";
import { useSession } from "#data/session.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Envelope, TornTicket } from "./drawings.tsx";
import { Hanging } from "./hanging.tsx";
import "./auth.css";

type Outcome = { email: string } | EmailChangeRefusal | "offline";

const WRONG: Record<EmailChangeRefusal | "offline", { title: string; text: string }> = {
  expired_code: { title: "This link has expired", text: "Your address is unchanged. Ask for another link on your account page." },
  bad_code: {
    title: "This link opens nothing",
    text: "It is not whole, a newer one has replaced it, or the change was stopped. Your address is unchanged.",
  },
  taken: { title: "This address has an account", text: "Another account uses it by now, so yours stays where it is." },
  offline: { title: "We can't reach the server", text: "You seem to be offline. The link is still good. Try it when you're back." },
};

/** Opens the link of a mail to a new address of an account, and says what became of it. */
export function ConfirmChangeScreen({ code }: { code: string }) {
  const session = useSession();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const open = useCallback(() => confirmEmailChange(code).then(setOutcome), [code]);
  useEffect(() => {
    void open();
  }, [open]);
  const isSignedIn = session.state === "signed_in";
  if (outcome === null)
    return (
      <>
        <Hanging isWide>
          <Envelope />
        </Hanging>
        <h1>One moment</h1>
        <p className="st-big-p st-center" role="status">
          Moving your account…
        </p>
      </>
    );
  if (typeof outcome === "object")
    return (
      <>
        <Hanging isWide>
          <Envelope />
        </Hanging>
        <h1>Your account has moved</h1>
        <div className="st-stack">
          <p className="st-big-p st-center">
            From now on you log in with <b>{outcome.email}</b>. Your password is the same.
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
