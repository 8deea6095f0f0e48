import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["reset-password"];

export function resetPasswordSubject(): string {
  return "Reset your password";
}

/** Leads an owner who forgot the password to the form for a new one. */
export function ResetPassword(content: Content) {
  return (
    <OwnerMail
      title={resetPasswordSubject()}
      preview="The button works for one hour."
      footer={`You're getting this because a password reset was requested at ${shownUrl(content.siteUrl)}.`}
    >
      <Title>Reset your password</Title>
      <Paragraph>Someone, most likely you, asked to reset the password for this email address.</Paragraph>
      <Action href={content.url}>Reset your password</Action>
      <Aside>The button works once, for one hour. Your old password works until you change it.</Aside>
      <Aside>
        If the button doesn't work, copy this link into your browser:
        <br />
        <InlineLink href={content.url}>{content.url}</InlineLink>
      </Aside>
      <Aside>Didn't request this? Ignore this email. Nothing will change.</Aside>
    </OwnerMail>
  );
}
