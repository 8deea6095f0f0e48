import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["confirm-new-address"];

export function confirmNewAddressSubject(): string {
  return "Confirm your new email";
}

/** Asks the holder of an address whether an account may move there. */
export function ConfirmNewAddress(content: Content) {
  return (
    <OwnerMail
      title={confirmNewAddressSubject()}
      preview="One tap to finish changing your email address."
      footer={`You're getting this because the owner of ${shownUrl(content.siteUrl)}/${content.username} wants to use this address.`}
    >
      <Title>Confirm your email</Title>
      <Paragraph>
        The account of{" "}
        <b>
          {shownUrl(content.siteUrl)}/{content.username}
        </b>{" "}
        will use this email address. Once you confirm, log in with it. You'll be logged out on all devices.
      </Paragraph>
      <Action href={content.url}>Confirm new email</Action>
      <Aside>The button works until {mailTime(content.until, content.locale, content.timeZone)}, on any device.</Aside>
      <Aside>
        If the button doesn't work, copy this link into your browser:
        <br />
        <InlineLink href={content.url}>{content.url}</InlineLink>
      </Aside>
      <Aside>Didn't request this? Ignore this email. Nothing will change.</Aside>
    </OwnerMail>
  );
}
