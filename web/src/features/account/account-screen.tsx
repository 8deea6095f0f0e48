import { sitePaths } from "@awning/domain/routes/paths";
import type { ReactNode } from "react";
import { useAccount } from "#data/account/accounts.ts";
import { useSession } from "#data/account/session.ts";
import { Bone } from "#ui/skeleton.tsx";
import { failureWords } from "#ui/words.ts";
import { AccountPage, AccountSection } from "./account-page.tsx";
import { AddressOfMail } from "./address-of-mail.tsx";
import { LeavePart } from "./leave-part.tsx";
import { SignInWays } from "./sign-in-ways.tsx";
import { SignOut } from "./sign-out.tsx";
import { StoragePart } from "./storage-part.tsx";

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
        {account.state === "failed" ? <p role="alert">{failureWords(account.failure)}</p> : null}
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
