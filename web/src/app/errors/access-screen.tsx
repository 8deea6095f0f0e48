import { useState } from "react";
import { useLocation } from "react-router";
import { signOutEverywhereHere, useSession } from "#data/session.ts";
import { Button, ButtonAnchor, ButtonLink } from "#ui/button.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { loginAddress } from "../login-address.ts";
import { FRONT, TODAY, useDocumentTitle } from "./fault-screen.tsx";

/** 401: the sign-in ended while somebody was at work. Signing in leads back here. */
export function SignedOut() {
  const { pathname, search } = useLocation();
  const title = "The shutter is down.";
  useDocumentTitle(title);
  return (
    <ErrorScreen
      scene="shut"
      title={title}
      acts={
        <>
          {/* A new load: what the database had in this tab ended with the sign-in. */}
          <ButtonAnchor variant="primary" href={loginAddress(pathname + search)}>
            Log in
          </ButtonAnchor>
          <ButtonAnchor href={FRONT.to}>{FRONT.words}</ButtonAnchor>
        </>
      }
      note="Were you typing when this appeared? Your text is kept in this tab and comes back with you."
    >
      You are signed out, maybe in another tab. This is the owner's side of the counter: log in, and you are back where you were.
    </ErrorScreen>
  );
}

/** 403: signed in, but not with the account this belongs to. */
export function Forbidden({ retry }: { retry: () => void }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const title = "Somebody else's stall.";
  useDocumentTitle(title);
  const switchAccount = () => {
    setLeaving(true);
    void signOutEverywhereHere(loginAddress(pathname + search));
  };
  return (
    <ErrorScreen
      scene="private"
      title={title}
      acts={
        <>
          <ButtonLink variant="primary" to={TODAY.to}>
            {TODAY.words}
          </ButtonLink>
          <Button onClick={switchAccount} isBusy={isLeaving}>
            Use another account
          </Button>
          <Button variant="quiet" onClick={retry}>
            Try again
          </Button>
        </>
      }
      note="Should this be yours? Try again, or sign out and in: a sign-in that is a few weeks old can be the reason."
    >
      {session.state === "signed_in" && session.email !== "" ? (
        <>
          You are signed in as <b>{session.email}</b>, and this belongs to another account.
        </>
      ) : (
        "This belongs to another account."
      )}
    </ErrorScreen>
  );
}
