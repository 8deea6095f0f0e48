import { paths } from "@awning/domain/routes/paths";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useAccount } from "#data/account/accounts.ts";
import { refreshSession, signOutEverywhereHere, useSession } from "#data/account/session.ts";
import { readSignInDetails, type SignInDetails } from "#data/account/sign-in-details.ts";
import type { Live } from "#data/core/live.ts";
import { useSite } from "#data/site/sites.ts";
import { Button } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { useAction } from "#ui/hooks/use-action.ts";
import { Wrong } from "./form-alert.tsx";
import "./sign-in-state.css";

function liveWords(live: Live<unknown>, isAsked: boolean): string {
  if (!isAsked) return "none";
  if (live.state === "failed") return `failed: ${live.failure.code}`;
  if (live.state === "loading") return "loading";
  return live.data === null ? "none" : JSON.stringify(live.data, null, 2);
}

/** For development: the user, the token's claims, and the database's state. Not in production builds. */
export function SignInState() {
  const session = useSession();
  const account = useAccount();
  const site = useSite();
  const act = useAction();
  const [details, setDetails] = useState<SignInDetails | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session or a refreshed token means reading again
  useEffect(() => {
    let isCurrent = true;
    void readSignInDetails().then((found) => isCurrent && setDetails(found));
    return () => {
      isCurrent = false;
    };
  }, [session, round]);
  const refresh = async () => {
    await act.run(refreshSession);
    setRound((count) => count + 1);
  };
  return (
    <main id="main" tabIndex={-1} className="sign-in-state">
      <h1>Sign-in state</h1>
      <dl>
        <dt>Session</dt>
        <dd data-testid="session">{session.state}</dd>
        <dt>uid</dt>
        <dd data-testid="uid">{details?.uid ?? "none"}</dd>
        <dt>Email</dt>
        <dd data-testid="email">{details ? `${details.email}, ${details.isVerified ? "confirmed" : "not confirmed"}` : "none"}</dd>
        <dt>Providers</dt>
        <dd>{details?.providers.join(", ") || "none"}</dd>
        <dt>Token ends</dt>
        <dd>{details ? new Date(details.tokenExpiresAt).toISOString() : "none"}</dd>
        <dt>Claims</dt>
        <dd>
          <pre data-testid="claims">{details ? JSON.stringify(details.claims, null, 2) : "none"}</pre>
        </dd>
        <dt>Account</dt>
        <dd>
          <pre data-testid="account">{liveWords(account, session.state === "signed_in")}</pre>
        </dd>
        <dt>Site</dt>
        <dd>
          <pre data-testid="site">{liveWords(site, session.state === "signed_in")}</pre>
        </dd>
      </dl>
      {act.failure ? <Wrong>{failureLabel(act.failure)}</Wrong> : null}
      <p className="across gap-4">
        <Button variant="ink" isBusy={act.isBusy} onClick={refresh}>
          Refresh the token
        </Button>
        {session.state === "signed_in" ? (
          <Button onClick={() => void signOutEverywhereHere()}>Log out</Button>
        ) : (
          <Link className="link" to={`${paths.auth.login}?${new URLSearchParams({ next: paths.testAuth })}`}>
            Log in
          </Link>
        )}
      </p>
    </main>
  );
}
