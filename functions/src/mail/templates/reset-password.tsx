import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["reset-password"];

export function resetPasswordSubject(): string {
  return "Choose a new password";
}

/** Leads an owner who forgot the password to the form for a new one. */
export function ResetPassword(content: Content) {
  return (
    <OwnerMail
      title={resetPasswordSubject()}
      preview="The button works for one hour."
      footer={`Sent because a new password was asked for at ${shownUrl(content.siteUrl)}.`}
    >
      <Title>A new password</Title>
      <Paragraph>Someone, most likely you, asked for a new password for this address. Choose one and you are back at your stall.</Paragraph>
      <Action href={content.url}>Choose a new password</Action>
      <Aside>The button works for one hour and once. The old password works until then.</Aside>
      <Aside>
        No button? Copy this into your browser:
        <br />
        <InlineLink href={content.url}>{content.url}</InlineLink>
      </Aside>
      <Aside>Not you? Leave it. Nothing changes without a tap.</Aside>
    </OwnerMail>
  );
}
