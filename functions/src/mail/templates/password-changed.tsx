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
      preview="Not you? Choose another one at once."
      footer={`Sent because the password of ${content.username} at ${shownUrl(content.siteUrl)} was changed.`}
    >
      <Title>You have a new password.</Title>
      <Paragraph>
        It was changed on {mailTime(content.at, content.locale, content.timeZone)}. Other devices have to log in again with it. It was you?
        Then there is nothing to do.
      </Paragraph>
      <Paragraph>
        <b>Not you?</b> Choose another one now: that logs out everybody who is not you.
      </Paragraph>
      <Action href={content.resetUrl}>Choose another password</Action>
      <Aside>You cannot get in any more? Answer this mail, and we look at it together.</Aside>
    </OwnerMail>
  );
}
