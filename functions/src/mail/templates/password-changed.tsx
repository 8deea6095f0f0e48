import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/details.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/labels.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";

type Content = MailContentOf["password-changed"];

export function passwordChangedSubject(): string {
  return "Your password was changed";
}

/** Tells the holder of an account that its password is another one now: whoever changed it may not have been them. */
export function PasswordChanged(content: Content) {
  return (
    <OwnerMail
      title={passwordChangedSubject()}
      preview="Wasn’t you? Reset your password now."
      footer={`You’re getting this because the password of ${content.username} at ${shownUrl(content.siteUrl)} was changed.`}
    >
      <Title>Your password was changed.</Title>
      <Paragraph>
        It was changed on {mailTime(content.at, content.locale, content.timeZone)}. Your other devices were logged out. If this was you, you
        don’t need to do anything.
      </Paragraph>
      <Paragraph>
        <b>Not you?</b> Reset your password now. This logs out all other devices.
      </Paragraph>
      <Action href={content.resetUrl}>Reset password</Action>
      <Aside>Can’t log in anymore? Reply to this email and we’ll help.</Aside>
    </OwnerMail>
  );
}

type ResetPasswordContent = MailContentOf["reset-password"];

export function resetPasswordSubject(): string {
  return "Reset your password";
}

/** Leads an owner who forgot the password to the form for a new one. */
export function ResetPassword(content: ResetPasswordContent) {
  return (
    <OwnerMail
      title={resetPasswordSubject()}
      preview="The button works for one hour."
      footer={`You’re getting this because a password reset was requested at ${shownUrl(content.siteUrl)}.`}
    >
      <Title>Reset your password</Title>
      <Paragraph>Someone, most likely you, asked to reset the password for this email address.</Paragraph>
      <Action href={content.url}>Reset your password</Action>
      <Aside>The button works once, for one hour. Your old password works until you change it.</Aside>
      <Aside>
        If the button doesn’t work, copy this link into your browser:
        <br />
        <InlineLink href={content.url}>{content.url}</InlineLink>
      </Aside>
      <Aside>Didn’t request this? Ignore this email. Nothing will change.</Aside>
    </OwnerMail>
  );
}

type NewSignInContent = MailContentOf["new-sign-in"];

export function newSignInSubject({ device }: NewSignInContent): string {
  return `New login: ${device}`;
}

/** Tells an owner of a sign-in on a device that the account has not seen. */
export function NewSignIn(content: NewSignInContent) {
  return (
    <OwnerMail
      title={newSignInSubject(content)}
      preview="If this was you, you don’t need to do anything."
      footer={`You’re getting this because there was a login to ${content.username} at ${shownUrl(content.siteUrl)} from a new device.`}
    >
      <Title>New login to your account.</Title>
      <Paragraph>
        Someone logged in with <b>{content.device}</b> on {mailTime(content.at, content.locale, content.timeZone)}. This device is new to
        your account. If this was you, you don’t need to do anything.
      </Paragraph>
      <Paragraph>
        <b>Not you?</b> Reset your password now. This logs out all other devices.
      </Paragraph>
      <Action href={content.resetUrl}>Reset your password</Action>
      <Aside>Private windows and browsers with cleared data count as new devices.</Aside>
    </OwnerMail>
  );
}
