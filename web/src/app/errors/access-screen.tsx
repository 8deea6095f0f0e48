import { paths } from "@awning/domain/routes/paths";
import { useState } from "react";
import { useLocation } from "react-router";
import { signOutEverywhereHere, useSession } from "#data/account/session.ts";
import { Button, ButtonAnchor, ButtonLink } from "#ui/buttons/button.tsx";
import { ErrorScreen } from "#ui/feedback/error-screen.tsx";
import { loginAddress } from "../titles.ts";
import { FRONT, TODAY, useDocumentTitle } from "./fault-screen.tsx";
import * as labels from "./labels.ts";

/** 401: the session ended while the user was working. Signing in leads back here. */
export function SignedOut() {
  const { pathname, search } = useLocation();
  const title = labels.theShutterIsDown;
  useDocumentTitle(title);
  return (
    <ErrorScreen
      contact={paths.contact}
      scene="shut"
      title={title}
      acts={
        <>
          {/* A full load, because the tab's database state ended with the session. */}
          <ButtonAnchor variant="primary" href={loginAddress(pathname + search)}>
            {labels.logInAction}
          </ButtonAnchor>
          <ButtonAnchor href={FRONT.to}>{FRONT.words}</ButtonAnchor>
        </>
      }
      note={labels.loggedOutHint}
    >
      {labels.loggedOutText}
    </ErrorScreen>
  );
}

/** 403: signed in with an account that has no access to this. */
export function Forbidden({ retry }: { retry: () => void }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const title = labels.youDontHaveAccess;
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
            {labels.useAnotherAccount}
          </Button>
          <Button variant="quiet" onClick={retry}>
            {labels.tryAgain}
          </Button>
        </>
      }
      note={labels.otherAccountHint}
    >
      {session.state === "signed_in" && session.email !== "" ? (
        <>{labels.otherAccountText(<b>{session.email}</b>)}</>
      ) : (
        labels.otherAccountTitle
      )}
    </ErrorScreen>
  );
}
