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
      preview="No second one is needed. Here is the way in."
      footer={`Sent because somebody asked for an account at ${shownUrl(content.siteUrl)} with this address.`}
    >
      <Title>You are already in.</Title>
      <Paragraph>
        Someone, most likely you, just signed up with this address or wanted to move an account to it. It already has an Awning account, so
        we made no second one and changed nothing.
      </Paragraph>
      <Action href={content.loginUrl}>Log in</Action>
      <Aside>
        Forgot the password? <InlineLink href={content.resetUrl}>Choose a new one</InlineLink>.
      </Aside>
      <Aside>Not you? Then there is nothing to do. Whoever it was learned nothing about your account.</Aside>
    </OwnerMail>
  );
}
