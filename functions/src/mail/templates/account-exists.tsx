import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["account-exists"];

export function accountExistsSubject(): string {
  return "You already have an Awning account";
}

/** Tells an owner that somebody signed up with their address once more. The sign-up page does not. */
export function AccountExists(content: Content) {
  return (
    <OwnerMail
      title={accountExistsSubject()}
      preview="You can log in with your existing account."
      footer={`You're getting this because someone tried to sign up at ${shownUrl(content.siteUrl)} with this address.`}
    >
      <Title>You already have an account.</Title>
      <Paragraph>
        Someone, most likely you, tried to sign up or change an account to this email address. It already has an Awning account, so nothing
        has changed.
      </Paragraph>
      <Action href={content.loginUrl}>Log in</Action>
      <Aside>
        Forgot your password? <InlineLink href={content.resetUrl}>Reset it</InlineLink>.
      </Aside>
      <Aside>Wasn't you? You can ignore this email. Your account wasn't accessed.</Aside>
    </OwnerMail>
  );
}
