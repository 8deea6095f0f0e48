import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["new-sign-in"];

export function newSignInSubject({ device }: Content): string {
  return `New login: ${device}`;
}

/** Tells an owner of a sign-in on a device that the account has not seen. */
export function NewSignIn(content: Content) {
  return (
    <OwnerMail
      title={newSignInSubject(content)}
      preview="Was this you? Then you don't need to do anything."
      footer={`You're getting this because ${content.username} at ${shownUrl(content.siteUrl)} was logged in to from a new device.`}
    >
      <Title>New login to your account.</Title>
      <Paragraph>
        With <b>{content.device}</b>, on {mailTime(content.at, content.locale, content.timeZone)}. This device is new to your account. Was
        this you? Then you don't need to do anything.
      </Paragraph>
      <Paragraph>
        <b>Not you?</b> Reset your password now. This logs out all other devices.
      </Paragraph>
      <Action href={content.resetUrl}>Reset your password</Action>
      <Aside>Private windows and browsers with cleared data count as new devices.</Aside>
    </OwnerMail>
  );
}
