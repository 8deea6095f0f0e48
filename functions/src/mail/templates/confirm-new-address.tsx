import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailTime } from "../mail-time.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["confirm-new-address"];

export function confirmNewAddressSubject(): string {
  return "Confirm your new address";
}

/** Asks the holder of an address whether an account may move there. */
export function ConfirmNewAddress(content: Content) {
  return (
    <OwnerMail
      title={confirmNewAddressSubject()}
      preview="One tap, and your account is here."
      footer={`Sent because the owner of ${shownUrl(content.siteUrl)}/${content.username} wants to use this address.`}
    >
      <Title>Is this you?</Title>
      <Paragraph>
        The account of{" "}
        <b>
          {shownUrl(content.siteUrl)}/{content.username}
        </b>{" "}
        is to move to this address. Confirm it, and from then on you log in with it. You are logged out everywhere by that.
      </Paragraph>
      <Action href={content.url}>Yes, move it here</Action>
      <Aside>The button works until {mailTime(content.until, content.locale, content.timeZone)}, on any device.</Aside>
      <Aside>
        No button? Copy this into your browser:
        <br />
        <InlineLink href={content.url}>{content.url}</InlineLink>
      </Aside>
      <Aside>Not you? Leave it. Without a tap, nothing happens.</Aside>
    </OwnerMail>
  );
}
