import { paths } from "@awning/domain/routes/paths";
import { useState } from "react";
import { useLocation } from "react-router";
import { signOutEverywhereHere, useSession } from "#data/account/session.ts";
import { Button, ButtonAnchor, ButtonLink } from "#ui/buttons/button.tsx";
import { ErrorScreen } from "#ui/feedback/error-screen.tsx";
import { loginAddress } from "../titles.ts";
import { FRONT, TODAY, useDocumentTitle } from "./fault-screen.tsx";

/** 401: the sign-in ended while somebody was at work. Signing in leads back here. */
export function SignedOut() {
  const { pathname, search } = useLocation();
  const title = "The shutter is down.";
  useDocumentTitle(title);
  return (
    <ErrorScreen
      contact={paths.contact}
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
      note="Anything you were typing is kept in this tab and restored after you log in."
    >
      You’re logged out, maybe from another tab. Log in to continue where you left off.
    </ErrorScreen>
  );
}

/** 403: signed in, but not with the account this belongs to. */
export function Forbidden({ retry }: { retry: () => void }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const title = "You don’t have access.";
  useDocumentTitle(title);
  const switchAccount = () => {
    setLeaving(true);
    void signOutEverywhereHere(loginAddress(pathname + search));
  };
  return (
    <ErrorScreen
      contact={paths.contact}
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
      note="Is this yours? Try again, or log out and back in."
    >
      {session.state === "signed_in" && session.email !== "" ? (
        <>
          You’re logged in as <b>{session.email}</b>, but this belongs to another account.
        </>
      ) : (
        "This belongs to another account."
      )}
    </ErrorScreen>
  );
}
