import type { EmailChangeRefusal } from "@awning/domain/email-change";
import { paths } from "@awning/domain/paths";
import { useState } from "react";
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

/**
 * The link of a mail to a new address of an account. It moves nothing by being opened, as programs that look through mails do, but by
 * a press; then it says what became of it.
 */
export function ConfirmChangeScreen({ code }: { code: string }) {
  const session = useSession();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    setOutcome(await confirmEmailChange(code));
    setBusy(false);
  };
  const isSignedIn = session.state === "signed_in";
  if (outcome === null)
    return (
      <>
        <Hanging isWide>
          <Envelope />
        </Hanging>
        <h1>Move your account here?</h1>
        <div className="st-stack">
          <p className="st-big-p st-center">
            From then on you log in with the address that this mail came to, and every device is logged out.
          </p>
          <Button variant="primary" className="st-big st-wide" isBusy={isBusy} onClick={() => void open()}>
            Move my account
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
        <h1>Your account has moved</h1>
        <div className="st-stack">
          <p className="st-big-p st-center">
            From now on you log in with <b>{outcome.email}</b> and your password. You always came in with Google? Then choose a password
            first: “Forgot it?” where you log in.
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
