import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["new-sign-in"];

export function newSignInSubject({ device }: Content): string {
  return `New sign-in: ${device}`;
}

/** Tells an owner of a sign-in on a device that the account has not seen. */
export function NewSignIn(content: Content) {
  return (
    <OwnerMail
      title={newSignInSubject(content)}
      preview="It was you? Then there is nothing to do."
      footer={`Sent because somebody logged in to the account of ${content.username} at ${shownUrl(content.siteUrl)} on another device.`}
    >
      <Title>Somebody has logged in.</Title>
      <Paragraph>
        With <b>{content.device}</b>, on {mailTime(content.at, content.locale, content.timeZone)}. Your account has not seen this device
        before. It was you? Then there is nothing to do.
      </Paragraph>
      <Paragraph>
        <b>Not you?</b> Choose a new password now: that logs out everybody who is not you.
      </Paragraph>
      <Action href={content.resetUrl}>Choose a new password</Action>
      <Aside>A private window, or a browser that has forgotten everything, is a new device every time.</Aside>
    </OwnerMail>
  );
}
