import type { Account } from "@awning/domain/account/account";
import { formatMoney } from "@awning/domain/money/money";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { allCountries } from "@awning/domain/values/country-names";
import { englishIn, localeOfRegion, regionOf } from "@awning/domain/values/region";
import { type ReactNode, useState } from "react";
import { useAccount } from "#data/account/accounts.ts";
import { type Session, signOutEverywhereHere, useSession } from "#data/account/session.ts";
import { runCommand } from "#data/core/commands.ts";
import { toFailure } from "#data/core/failures.ts";
import { dataOr } from "#data/core/live.ts";
import { CountrySelect } from "#form/country-select.tsx";
import { Button, ButtonLink } from "#ui/buttons/button.tsx";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Field } from "#ui/fields/field.tsx";
import { useOnline } from "#ui/hooks/use-online.ts";
import * as uiLabels from "#ui/labels.ts";
import { Bone } from "#ui/layout/skeleton.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { AccountPage, AccountSection } from "./account-page.tsx";
import { ChangeOfAddress } from "./change-of-address.tsx";
import { DownloadPart } from "./download-part.tsx";
import * as labels from "./labels.ts";
import { LeavePart } from "./leave-part.tsx";
import { PasskeysPart } from "./passkeys/passkeys-part.tsx";
import { RecoveryPart } from "./recovery/recovery-part.tsx";
import { ActivityPart } from "./security/activity-part.tsx";
import { SessionsPart } from "./security/sessions-part.tsx";
import { StoragePart } from "./storage-part.tsx";
import { useProviders } from "./use-fresh-sign-in.ts";

type SignedIn = Extract<Session, { state: "signed_in" }>;

type Slots = {
  rename: (username: string, changes: readonly number[]) => ReactNode;
  passwordForm: (email: string) => ReactNode;
  resend: (send: () => Promise<unknown>) => ReactNode;
};

/** Sign-in, email address and username of the owner. The forms come from the sign-up. */
export function AccountScreen({ rename, passwordForm, resend }: Slots) {
  const session = useSession();
  const account = useAccount();
  if (session.state !== "signed_in") return null;
  const username = account.state === "ready" ? account.data?.username : undefined;
  return (
    <AccountPage state={username ? `${window.location.host}${sitePaths.home(username)}` : session.email}>
      <AccountSection id="address" title={labels.address} text={labels.nameHint}>
        {account.state === "failed" ? <p role="alert">{failureLabel(account.failure)}</p> : null}
        {account.state === "loading" ? <Bone width="70%" height={40} /> : null}
        {account.state === "ready" && account.data ? rename(account.data.username, account.data.usernameChanges) : null}
      </AccountSection>
      <AccountSection id="email" title={uiLabels.email} text={labels.emailHint}>
        <AddressOfMail session={session} account={dataOr(account, null)} resend={resend} />
      </AccountSection>
      <SignInWays session={session} passwordForm={passwordForm(session.email)} />
      <SessionsPart />
      <ActivityPart siteId={session.uid} />
      {account.state === "ready" && account.data ? <RegionPart locale={account.data.locale} /> : null}
      <StoragePart />
      <AccountSection id="move-in" title={labels.importTitle} text={labels.importHint}>
        <div>
          <ButtonLink to={settingsPaths.import}>{labels.importAFile}</ButtonLink>
        </div>
      </AccountSection>
      {username ? <DownloadPart siteId={session.uid} username={username} /> : null}
      <AccountSection id="log-out" title={labels.thisDevice} text={labels.logOutHint}>
        <SignOut />
      </AccountSection>
      <LeavePart />
    </AccountPage>
  );
}

/** Signs out on this device and deletes its copy of the owner's data. */
function SignOut() {
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    signOutEverywhereHere().catch(() => setBusy(false));
  };
  return (
    <div>
      <Button variant="outline" isBusy={isBusy} onClick={leave}>
        {labels.logOut}
      </Button>
    </div>
  );
}

/** The email address and whether it is confirmed. `resend` renders the button that sends the mail again. */
function AddressOfMail({
  session,
  account,
  resend,
}: {
  account: Account | null;
  session: SignedIn;
  resend: (send: () => Promise<unknown>) => React.ReactNode;
}) {
  return (
    <>
      <p className="account__row">
        <b>{session.email}</b>
        {session.isVerified ? (
          <StateMark shape="disc" tone="leaf" word={labels.confirmed} />
        ) : (
          <StateMark shape="alert" tone="sun" word={labels.notConfirmedYet} />
        )}
      </p>
      {session.isVerified ? null : resend(() => runCommand("resend-confirmation", { email: session.email }))}
      {account ? <ChangeOfAddress account={account} email={session.email} /> : null}
    </>
  );
}

/** Password, passkeys, recovery codes and Google. `passwordForm` is rendered for accounts with a password. */
function SignInWays({ session, passwordForm }: { session: SignedIn; passwordForm: ReactNode }) {
  const ways = useProviders();
  const [isOffered, setOffered] = useState(false);
  const { email, isVerified } = session;
  return (
    <>
      <AccountSection id="password" title={labels.password} text={labels.newPasswordHint}>
        {ways === null ? <Bone width="60%" /> : ways.hasPassword ? passwordForm : <NoPassword hasGoogle={ways.hasGoogle} />}
      </AccountSection>
      <PasskeysPart hasPassword={ways?.hasPassword ?? false} isVerified={isVerified} onPasswordRemoved={() => setOffered(true)} />
      <RecoveryPart email={email} isVerified={isVerified} isOffered={isOffered} onAnswer={() => setOffered(false)} />
      <AccountSection id="google" title={labels.google} text={labels.googleLoginHint}>
        {ways === null ? (
          <Bone width="40%" />
        ) : (
          <p className="account__row">
            {ways.hasGoogle ? (
              <StateMark shape="disc" tone="leaf" word={labels.connected} />
            ) : (
              <span>{labels.connectGoogleHint(<b>{email}</b>)}</span>
            )}
          </p>
        )}
      </AccountSection>
    </>
  );
}

function NoPassword({ hasGoogle }: { hasGoogle: boolean }) {
  return (
    <>
      <p>{hasGoogle ? labels.noPasswordHint : labels.onlyPasskeysHint}</p>
      <ButtonLink variant="outline" to={paths.auth.forgotPassword}>
        {labels.setAPassword}
      </ButtonLink>
    </>
  );
}

/** The owner's country, with examples of its dates and prices. A choice is shown at once, until the account says otherwise. */
function RegionPart({ locale }: { locale: string }) {
  const isOnline = useOnline();
  const [choice, setChoice] = useState<{ before: string; country: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = choice?.before === locale ? localeOfRegion(choice.country) : locale;
  const region = regionOf(shown);
  const choose = async (country: string) => {
    setChoice({ before: locale, country });
    setProblem(null);
    try {
      await runCommand("change-region", { country });
    } catch (error) {
      setChoice(null);
      setProblem(failureLabel(toFailure(error)));
    }
  };
  return (
    <AccountSection id="region" title={labels.region} text={labels.regionHint}>
      <Field label={labels.country} hint={exampleOf(shown)} error={problem ?? undefined}>
        <CountrySelect value={region} disabled={!isOnline} onChoose={(country) => void choose(country)}>
          {/* "Latin America" is a browser locale's region, not a country to select. */}
          {allCountries().some(({ code }) => code === region) ? null : <option value={region}>{labels.chooseYourCountry}</option>}
        </CountrySelect>
      </Field>
    </AccountSection>
  );
}

const EXAMPLE_AT = Date.UTC(2026, 10, 27, 14, 5);

function exampleOf(locale: string): string {
  const date = new Intl.DateTimeFormat(englishIn(locale), { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(EXAMPLE_AT);
  return labels.example(date, formatMoney(123_450, "EUR", locale));
}
