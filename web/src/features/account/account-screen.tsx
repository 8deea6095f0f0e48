import type { Account } from "@awning/domain/account/account";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { type ReactNode, useState } from "react";
import { useAccount } from "#data/account/accounts.ts";
import { type Session, signOutEverywhereHere, useSession } from "#data/account/session.ts";
import { runCommand } from "#data/core/commands.ts";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Bone } from "#ui/layout/skeleton.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { AccountPage, AccountSection } from "./account-page.tsx";
import { ChangeOfAddress } from "./change-of-address.tsx";
import { LeavePart } from "./leave-part.tsx";
import { StoragePart } from "./storage-part.tsx";
import { useProviders } from "./use-fresh-sign-in.ts";

type Slots = {
  rename: (username: string, changes: readonly number[]) => ReactNode;
  passwordForm: (email: string) => ReactNode;
  resend: (send: () => Promise<unknown>) => ReactNode;
};

/** Everything about how the owner signs in and what the page is called. The forms come from the sign-up. */
export function AccountScreen({ rename, passwordForm, resend }: Slots) {
  const session = useSession();
  const account = useAccount();
  if (session.state !== "signed_in") return null;
  const username = account.state === "ready" ? account.data?.username : undefined;
  return (
    <AccountPage state={username ? `${window.location.host}${sitePaths.home(username)}` : session.email}>
      <AccountSection title="Address" text="The name of your page. If you change it, the old address redirects to the new one.">
        {account.state === "failed" ? <p role="alert">{failureLabel(account.failure)}</p> : null}
        {account.state === "loading" ? <Bone width="70%" height={40} /> : null}
        {account.state === "ready" && account.data ? rename(account.data.username, account.data.usernameChanges) : null}
      </AccountSection>
      <AccountSection title="Email" text="We send order and account emails here. Confirm it before you publish.">
        <AddressOfMail session={session} account={account.state === "ready" ? account.data : null} resend={resend} />
      </AccountSection>
      <SignInWays passwordForm={passwordForm(session.email)} />
      <StoragePart />
      <AccountSection title="This device" text="Logging out removes your data from this browser.">
        <SignOut />
      </AccountSection>
      <LeavePart />
    </AccountPage>
  );
}

/** Signs out on this device and takes the copy of the owner's data with it. */
function SignOut() {
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    signOutEverywhereHere().catch(() => setBusy(false));
  };
  return (
    <div>
      <Button variant="outline" isBusy={isBusy} onClick={leave}>
        Log out
      </Button>
    </div>
  );
}

/** The e-mail address and whether it is confirmed. `resend` draws the button that sends the mail again. */
function AddressOfMail({
  session,
  account,
  resend,
}: {
  account: Account | null;
  session: Extract<Session, { state: "signed_in" }>;
  resend: (send: () => Promise<unknown>) => React.ReactNode;
}) {
  return (
    <>
      <p className="account__row">
        <b>{session.email}</b>
        {session.isVerified ? (
          <StateMark shape="disc" tone="leaf" word="Confirmed" />
        ) : (
          <StateMark shape="alert" tone="sun" word="Not confirmed yet" />
        )}
      </p>
      {session.isVerified ? null : resend(() => runCommand("resend-confirmation", { email: session.email }))}
      {account ? <ChangeOfAddress account={account} email={session.email} /> : null}
    </>
  );
}

/** Password and Google. `passwordForm` is drawn for accounts that have a password. */
function SignInWays({ passwordForm }: { passwordForm: ReactNode }) {
  const ways = useProviders();
  return (
    <>
      <AccountSection title="Password" text="At least 8 characters. A short phrase is easy to remember and hard to guess.">
        {ways === null ? <Bone width="60%" /> : ways.hasPassword ? passwordForm : <NoPassword />}
      </AccountSection>
      <AccountSection title="Google" text="Log in with your Google account instead of a password.">
        {ways === null ? (
          <Bone width="40%" />
        ) : (
          <p className="account__row">
            {ways.hasGoogle ? (
              <StateMark shape="disc" tone="leaf" word="Connected" />
            ) : (
              <StateMark shape="ring" tone="faint" word="Not connected" />
            )}
          </p>
        )}
      </AccountSection>
    </>
  );
}

function NoPassword() {
  return (
    <>
      <p>You log in with Google and don’t have a password yet. We can email you a link to set one.</p>
      <ButtonLink variant="outline" to={paths.auth.forgotPassword}>
        Set a password
      </ButtonLink>
    </>
  );
}
