import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { Action } from "../parts/action.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";
import { Aside, Paragraph, Title } from "../parts/words.tsx";

type Content = MailContentOf["address-changed"];

export function addressChangedSubject({ isOld }: Content): string {
  return isOld ? "Your Awning email address was changed" : "Your new Awning email address";
}

/** Tells both addresses that the account has moved from one to the other. */
export function AddressChanged(content: Content) {
  const { email, isOld } = content;
  return (
    <OwnerMail
      title={addressChangedSubject(content)}
      preview={`Log in with ${email} from now on.`}
      footer={`You're getting this because the email address of ${content.username} at ${shownUrl(content.siteUrl)} was changed.`}
    >
      <Title>{isOld ? "Your email address was changed." : "Your new email address is set."}</Title>
      <Paragraph>
        The account of {shownUrl(content.siteUrl)}/{content.username} now uses <b>{email}</b>. You've been logged out on all devices. Log in
        with your new address and your password. If you used Google before, select “Forgot your password?” on the login page to set one.
      </Paragraph>
      <Paragraph>Order emails, account emails and replies from buyers now go there.</Paragraph>
      <Action href={content.loginUrl}>Log in</Action>
      <Aside>{isOld ? "Wasn't you? Reply to this email right away and we'll help." : "Wasn't you? Reply to this email."}</Aside>
    </OwnerMail>
  );
}
