import type { Account } from "@awning/domain/account/account";
import type { Session } from "#data/account/session.ts";
import { runCommand } from "#data/core/commands.ts";
import { StateMark } from "#ui/state-mark.tsx";
import { ChangeOfAddress } from "./change-of-address.tsx";

/** The e-mail address and whether it is confirmed. `resend` draws the button that sends the mail again. */
export function AddressOfMail({
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
