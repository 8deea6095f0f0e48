import { type MailContentOf, shownUrl } from "../mail-content.ts";
import { mailDate, mailTime } from "../mail-time.ts";
import { Action } from "../parts/details.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/labels.tsx";
import { OwnerMail } from "../parts/owner-mail.tsx";

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
      footer={`You’re getting this because the email address of ${content.username} at ${shownUrl(content.siteUrl)} was changed.`}
    >
      <Title>{isOld ? "Your email address was changed." : "Your new email address is set."}</Title>
      <Paragraph>
        The account for {shownUrl(content.siteUrl)}/{content.username} now uses <b>{email}</b>. You’ve been logged out on all devices. Log
        in with your new address and your password. If you used Google before, select “Forgot your password?” on the login page to set one.
      </Paragraph>
      <Paragraph>Order emails, account emails and replies from buyers now go there.</Paragraph>
      <Action href={content.loginUrl}>Log in</Action>
      <Aside>{isOld ? "Wasn’t you? Reply to this email right away and we’ll help." : "Wasn’t you? Reply to this email."}</Aside>
    </OwnerMail>
  );
}

type AddressChangeAskedContent = MailContentOf["address-change-asked"];

export function addressChangeAskedSubject(): string {
  return "Your email address is about to change";
}

/** Warns the present address of an account before it moves away. */
export function AddressChangeAsked(content: AddressChangeAskedContent) {
  return (
    <OwnerMail
      title={addressChangeAskedSubject()}
      preview="Wasn’t you? Reset your password now to stop this change."
      footer={`You’re getting this because this is the email address of ${content.username} at ${shownUrl(content.siteUrl)}.`}
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
        If this was you, you don’t need to do anything. You can also cancel the change on{" "}
        <InlineLink href={content.accountUrl}>your account page</InlineLink>.
      </Aside>
    </OwnerMail>
  );
}

type ConfirmNewAddressContent = MailContentOf["confirm-new-address"];

export function confirmNewAddressSubject(): string {
  return "Confirm your new email";
}

/** Asks the holder of an address whether an account may move there. */
export function ConfirmNewAddress(content: ConfirmNewAddressContent) {
  return (
    <OwnerMail
      title={confirmNewAddressSubject()}
      preview="One tap to finish changing your email address."
      footer={`You’re getting this because the owner of ${shownUrl(content.siteUrl)}/${content.username} wants to use this address.`}
    >
      <Title>Confirm your email</Title>
      <Paragraph>
        The account for{" "}
        <b>
          {shownUrl(content.siteUrl)}/{content.username}
        </b>{" "}
        will use this email address. Once you confirm, log in with it. You’ll be logged out on all devices.
      </Paragraph>
      <Action href={content.url}>Confirm new email</Action>
      <Aside>The button works until {mailTime(content.until, content.locale, content.timeZone)}, on any device.</Aside>
      <Aside>
        If the button doesn’t work, copy this link into your browser:
        <br />
        <InlineLink href={content.url}>{content.url}</InlineLink>
      </Aside>
      <Aside>Didn’t request this? Ignore this email. Nothing will change.</Aside>
    </OwnerMail>
  );
}

type UsernameChangedContent = MailContentOf["username-changed"];

export function usernameChangedSubject({ siteUrl, username }: UsernameChangedContent): string {
  return `Your page is now ${shownUrl(siteUrl)}/${username}`;
}

/** Tells an owner that the page has another name, and how long the old one leads there. */
export function UsernameChanged(content: UsernameChangedContent) {
  const site = shownUrl(content.siteUrl);
  return (
    <OwnerMail
      title={usernameChangedSubject(content)}
      preview={`The old address redirects there until ${mailDate(content.until, content.locale, content.timeZone)}.`}
      footer={`You’re getting this because the name of ${site}/${content.old} was changed.`}
    >
      <Title>Your page has a new name.</Title>
      <Paragraph>
        Find it at{" "}
        <b>
          {site}/{content.username}
        </b>{" "}
        from now on. Anyone who opens {site}/{content.old} is redirected there until{" "}
        {mailDate(content.until, content.locale, content.timeZone)}. After that, others can use the old name. If you printed it somewhere,
        update it by then.
      </Paragraph>
      <Action href={content.pageUrl}>Open your page</Action>
      <Aside>
        Not you? <InlineLink href={content.resetUrl}>Reset your password</InlineLink> right away: someone else is logged in to your account.
      </Aside>
    </OwnerMail>
  );
}
