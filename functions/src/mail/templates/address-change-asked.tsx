import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["address-change-asked"];

export function addressChangeAskedSubject(): string {
  return "Your email address is about to change";
}

/** Warns the present address of an account before it moves away. */
export function AddressChangeAsked(content: Content) {
  return (
    <OwnerMail
      title={addressChangeAskedSubject()}
      preview="Wasn't you? Reset your password now to stop this change."
      footer={`You're getting this because this is the email address of ${content.username} at ${shownUrl(content.siteUrl)}.`}
    >
      <Title>Email change requested.</Title>
      <Paragraph>
        Someone logged in to your account, most likely you, asked to change its email address to <b>{content.email}</b>. Once that address
        is confirmed, you can no longer log in with this one.
      </Paragraph>
      <Paragraph>
        <b>Not you?</b> Reset your password now. This cancels the change and logs out all other devices.
      </Paragraph>
      <Action href={content.resetUrl}>Reset your password</Action>
      <Aside>
        Was this you? Then you don't need to do anything. You can also cancel the change on{" "}
        <InlineLink href={content.accountUrl}>your account page</InlineLink>.
      </Aside>
    </OwnerMail>
  );
}
