import { paths } from "@awning/domain/paths";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { Bone } from "#ui/skeleton.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { AccountSection } from "./account-page.tsx";
import { useProviders } from "./use-providers.ts";

/** Password and Google. `passwordForm` is drawn for accounts that have a password. */
export function SignInWays({ passwordForm }: { passwordForm: ReactNode }) {
  const ways = useProviders();
  return (
    <>
      <AccountSection title="Password" text="At least 8 characters. A short sentence is easy to keep and hard to guess.">
        {ways === null ? <Bone width="60%" /> : ways.hasPassword ? passwordForm : <NoPassword />}
      </AccountSection>
      <AccountSection title="Google" text="Signing in through Google's window instead of with a password.">
        {ways === null ? (
          <Bone width="40%" />
        ) : (
          <p className="account__row">
            {ways.hasGoogle ? (
              <StateMark shape="disc" tone="leaf" word="Linked" />
            ) : (
              <StateMark shape="ring" tone="faint" word="Not linked" />
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
      <p>You came with Google and have no password. A link by mail lets you set one.</p>
      <ButtonLink variant="outline" to={paths.auth.forgotPassword}>
        Set a password
      </ButtonLink>
    </>
  );
}
