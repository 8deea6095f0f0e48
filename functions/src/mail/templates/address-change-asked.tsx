import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["address-change-asked"];

export function addressChangeAskedSubject(): string {
  return "Your account is to move to another address";
}

/** Warns the present address of an account before it moves away. */
export function AddressChangeAsked(content: Content) {
  return (
    <OwnerMail
      title={addressChangeAskedSubject()}
      preview="Not you? Choose a new password now, and it stays here."
      footer={`Sent because the account of ${content.username} at ${shownUrl(content.siteUrl)} has this address.`}
    >
      <Title>Somebody is moving your account.</Title>
      <Paragraph>
        Someone who is logged in to your account, most likely you, wants to move it to <b>{content.email}</b>. Once the link in the mail
        there is opened, this address opens your account no more.
      </Paragraph>
      <Paragraph>
        <b>Not you?</b> Choose a new password now: that stops it, and logs out everybody who is not you.
      </Paragraph>
      <Action href={content.resetUrl}>Choose a new password</Action>
      <Aside>
        It was you? Then there is nothing to do here. You can also stop it on{" "}
        <InlineLink href={content.accountUrl}>your account page</InlineLink>.
      </Aside>
    </OwnerMail>
  );
}
