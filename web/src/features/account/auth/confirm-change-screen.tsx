import type { EmailChangeRefusal } from "@awning/domain/account/account";
import { paths } from "@awning/domain/routes/paths";
import { type ReactNode, useState } from "react";
import { type AddressOutcome, confirmEmailChange, returnAddress } from "#data/account/passwords.ts";
import { useSession } from "#data/account/session.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { useAction } from "#ui/hooks/use-action.ts";
import { Envelope, TornTicket } from "./drawings.tsx";
import { Hanging } from "./hanging.tsx";
import "./auth.css";

type Words = { title: string; text: string };
type Wrong = Record<EmailChangeRefusal | "offline", Words>;

const OFFLINE = { title: "We can’t reach the server", text: "The link still works: try again when you’re back online." };

const CHANGE_WRONG: Wrong = {
  expired_code: { title: "This link has expired", text: "Your email address hasn’t changed. Request a new link on your account page." },
  bad_code: {
    title: "This link doesn’t work",
    text: "It’s incomplete, it was replaced by a newer one, or the change was canceled. Your email address hasn’t changed.",
  },
  taken: { title: "This email address is already in use", text: "Another account uses it now, so your email address hasn’t changed." },
  offline: OFFLINE,
};

const RETURN_WRONG: Wrong = {
  expired_code: { title: "This link has expired", text: "Reply to the email with the link, and we’ll help you get your account back." },
  bad_code: { title: "This link doesn’t work", text: "It’s incomplete. Copy all of it from the email, or reply to the email for help." },
  taken: { title: "Another account uses this email address", text: "Reply to the email with the link, and we’ll help you." },
  offline: OFFLINE,
};

/** The link mailed to an account's new address. */
export function ConfirmChangeScreen({ code }: { code: string }) {
  return (
    <MailedLink
      open={() => confirmEmailChange(code)}
      ask={{
        title: "Use this email address?",
        text: "You’ll log in with this email address from now on, and all your devices will be logged out.",
      }}
      button="Change my email"
      done="Email address changed"
      wrong={CHANGE_WRONG}
    >
      {(email) => (
        <>
          Log in with <b>{email}</b> and your password from now on. If you used Google before, select “Forgot your password?” on the login
          page to set one.
        </>
      )}
    </MailedLink>
  );
}

/** The link mailed to the address that an account had until it was changed. */
export function ReturnAddressScreen({ code }: { code: string }) {
  return (
    <MailedLink
      open={() => returnAddress(code)}
      ask={{
        title: "Restore this email address?",
        text: "Your account will use this email address again. All devices will be logged out, and your passkeys and password will stop working.",
      }}
      button="Restore address"
      done="Email address restored"
      wrong={RETURN_WRONG}
    >
      {(email) => (
        <>
          We sent a link to <b>{email}</b>. Open it to set a new password, then check your page and your payment details.
        </>
      )}
    </MailedLink>
  );
}

type LinkProps = {
  open: () => Promise<AddressOutcome>;
  ask: Words;
  button: string;
  done: string;
  wrong: Wrong;
  children: (email: string) => ReactNode;
};

/** Opening a mailed link changes nothing, because mail scanners open links; the button does, and the result is shown. */
function MailedLink({ open, ask, button, done, wrong, children }: LinkProps) {
  const session = useSession();
  const [outcome, setOutcome] = useState<AddressOutcome | null>(null);
  const { isBusy, run } = useAction();
  const press = () => run(async () => setOutcome(await open()));
  const isSignedIn = session.state === "signed_in";
  if (outcome === null)
    return (
      <>
        <Hanging isWide>
          <Envelope />
        </Hanging>
        <h1>{ask.title}</h1>
        <div className="st-stack">
          <p className="st-big-p st-center">{ask.text}</p>
          <Button variant="primary" className="st-big st-wide" isBusy={isBusy} onClick={() => void press()}>
            {button}
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
        <h1>{done}</h1>
        <div className="st-stack">
          <p className="st-big-p st-center">{children(outcome.email)}</p>
          <ButtonLink variant="primary" className="st-big st-wide" to={isSignedIn ? paths.dashboard : paths.auth.login}>
            {isSignedIn ? "Go to your dashboard" : "Log in"}
          </ButtonLink>
        </div>
      </>
    );
  const { title, text } = wrong[outcome];
  return (
    <>
      <Hanging isWide>
        <TornTicket />
      </Hanging>
      <h1>{title}</h1>
      <div className="st-stack">
        <p className="st-big-p st-center">{text}</p>
        {outcome === "offline" ? (
          <Button variant="primary" className="st-big st-wide" onClick={() => void press()}>
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
