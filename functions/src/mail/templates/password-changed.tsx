import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["password-changed"];

export function passwordChangedSubject(): string {
  return "Your password was changed";
}

/** Tells the holder of an account that its password is another one now: whoever changed it may not have been them. */
export function PasswordChanged(content: Content) {
  return (
    <OwnerMail
      title={passwordChangedSubject()}
      preview="Wasn't you? Reset your password now."
      footer={`You're getting this because the password of ${content.username} at ${shownUrl(content.siteUrl)} was changed.`}
    >
      <Title>Your password was changed.</Title>
      <Paragraph>
        It was changed on {mailTime(content.at, content.locale, content.timeZone)}. Your other devices were logged out. Was this you? Then
        you don't need to do anything.
      </Paragraph>
      <Paragraph>
        <b>Not you?</b> Reset your password now. This logs out all other devices.
      </Paragraph>
      <Action href={content.resetUrl}>Reset password</Action>
      <Aside>Can't log in anymore? Reply to this email and we'll help.</Aside>
    </OwnerMail>
  );
}
