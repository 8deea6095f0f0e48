import { paths } from "@awning/domain/routes/paths";
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
      <p>You log in with Google and don't have a password yet. We can email you a link to set one.</p>
      <ButtonLink variant="outline" to={paths.auth.forgotPassword}>
        Set a password
      </ButtonLink>
    </>
  );
}
