import type { EmailChangeRefusal } from "@awning/domain/account/account";
import { paths } from "@awning/domain/routes/paths";
import { useState } from "react";
import { confirmEmailChange } from "#data/account/passwords.ts";
import { useSession } from "#data/account/session.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { Envelope, TornTicket } from "./drawings.tsx";
import { Hanging } from "./hanging.tsx";
import "./auth.css";
import * as labels from "#features/account/labels.ts";

type Outcome = { email: string } | EmailChangeRefusal | "offline";

const WRONG: Record<EmailChangeRefusal | "offline", { title: string; text: string }> = {
  expired_code: { title: labels.thisLinkHasExpired, text: labels.yourEmailAddressHasntChanged },
  bad_code: {
    title: labels.thisLinkDoesntWork,
    text: labels.itsIncompleteItWasReplaced,
  },
  taken: { title: labels.thisEmailAddressIsAlready, text: labels.anotherAccountUsesItNow },
  offline: { title: labels.weCantReachTheServer, text: labels.youSeemToBeOffline },
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
        <h1>{labels.useThisEmailAddress}</h1>
        <div className="st-stack">
          <p className="st-big-p st-center">{labels.youllLogInWithThis}</p>
          <Button variant="primary" className="st-big st-wide" isBusy={isBusy} onClick={() => void open()}>
            {labels.changeMyEmail}
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
        <h1>{labels.emailAddressChanged}</h1>
        <div className="st-stack">
          <p className="st-big-p st-center">{labels.logInWithAndYour(<b>{outcome.email}</b>)}</p>
          <ButtonLink variant="primary" className="st-big st-wide" to={isSignedIn ? paths.dashboard : paths.auth.login}>
            {isSignedIn ? labels.goToYourDashboard : labels.logIn}
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
            {labels.tryAgain}
          </Button>
        ) : (
          <ButtonLink variant="primary" className="st-big st-wide" to={paths.account}>
            {labels.goToYourAccount}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
